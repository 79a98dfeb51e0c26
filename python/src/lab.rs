//! The laboratory's jobs, from Python.

use std::{
    ffi::OsString,
    io,
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::SeqCst},
    thread::{self, Thread},
    time::Duration,
};

use clap::Parser;
use kozyr_core::opponent::StopToken;
use kozyr_lab::{
    commands::{self, Cli, job_from_args, job_from_plan},
    console::{Console, Invocation},
    contender::Forfeit,
    failure::Failure,
    jobs::{AnyJobRun, BUILD_DIGEST, ReportOptions},
    observer::{MatchObserver, MatchSide},
    signals,
};
use pyo3::{exceptions::PyRuntimeError, prelude::*};

use crate::value_error;

/// The polling interval for Python's signals.
const SIGNAL_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Ignores the progress of single games.
struct NullObserver;

impl MatchObserver for NullObserver {
    fn on_games_finished(&self, _: u64) {}

    fn on_forfeit(&self, _: MatchSide, _: &Forfeit) {}
}

/// Converts a failure to a Python exception: `ValueError` for invalid arguments, otherwise
/// `RuntimeError`.
fn to_py_err(failure: Failure) -> PyErr {
    match failure {
        Failure::Usage(text) => value_error(text),
        other => PyRuntimeError::new_err(other.to_string()),
    }
}

/// A job with the results of its units so far; the core of a job in `kozyr.lab`.
#[pyclass(module = "kozyr._kozyr")]
pub struct JobCore(Box<dyn AnyJobRun>);

#[pymethods]
impl JobCore {
    #[staticmethod]
    fn from_args(words: Vec<String>) -> PyResult<Self> {
        job_from_args(&words).map(JobCore).map_err(to_py_err)
    }

    #[staticmethod]
    fn from_plan(plan: &str) -> PyResult<Self> {
        let plan = serde_json::from_str(plan).map_err(value_error)?;
        job_from_plan(&plan).map(JobCore).map_err(to_py_err)
    }

    fn plan(&self) -> String {
        self.0.header().plan.to_string()
    }

    fn units(&self) -> u64 {
        self.0.header().units
    }

    fn games(&self, unit: u64) -> u64 {
        self.0.games(unit)
    }

    fn play(&self, py: Python<'_>, units: Vec<u64>, threads: NonZeroUsize) -> PyResult<String> {
        let units: Vec<u64> = units.into_iter().filter(|&unit| unit < self.units()).collect();
        let stop = StopToken::new();
        let play = || self.0.play(&units, threads, &stop, &NullObserver);
        interruptible(py, play, || stop.request_stop())?.map_err(to_py_err)
    }

    fn merge_part(&mut self, name: &str, part: &str) -> PyResult<()> {
        self.0.merge_part(name, part).map_err(value_error)
    }

    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    fn missing_units(&self) -> Vec<u64> {
        self.0.missing_units()
    }

    fn to_part(&self) -> PyResult<String> {
        self.0.to_part().map_err(to_py_err)
    }

    /// The report, an error if any, and whether the only error is that units are missing.
    fn report(
        &self,
        json: bool,
        out: Option<std::path::PathBuf>,
    ) -> PyResult<(String, Option<String>, bool)> {
        let mut text = Vec::new();
        let console = &mut Console { input: &mut io::empty(), output: &mut text, invocation: None };
        let told = self.0.report(&ReportOptions { json, out }, console);
        let text = String::from_utf8(text).map_err(value_error)?;
        Ok(match told {
            Ok(()) => (text, None, false),
            Err(failure) => {
                let is_unfinished = matches!(failure, Failure::Stopped(_));
                (text, Some(failure.to_string()), is_unfinished)
            }
        })
    }
}

/// The digest of everything that can change the result of a game.
#[pyfunction]
pub fn build_digest() -> &'static str {
    BUILD_DIGEST
}

/// Runs a command line of the laboratory without input and returns its output.
#[pyfunction]
pub fn run(py: Python<'_>, words: Vec<String>) -> PyResult<String> {
    let words = ["kozyr-lab".to_owned()].into_iter().chain(words);
    let cli = Cli::try_parse_from(words).map_err(value_error)?;
    let run = || {
        let mut text = Vec::new();
        let console = Console { input: &mut io::empty(), output: &mut text, invocation: None };
        commands::run(cli, console).map(|()| text)
    };
    let told = interruptible(py, run, signals::request_stop)?;
    String::from_utf8(told.map_err(to_py_err)?).map_err(value_error)
}

/// Runs `kozyr-lab` with the process's input, outputs and signals, and returns the exit status.
/// `python` is the path of the Python interpreter.
#[pyfunction]
pub fn main(py: Python<'_>, python: &str, words: Vec<OsString>) -> u8 {
    let by = |python: &str| [python, "-m", "kozyr"].map(str::to_owned).to_vec();
    let called =
        Invocation { local_command: by(python), installed_command: by("python"), args: words };
    py.detach(|| {
        let output = &mut io::stdout();
        let status = commands::main(&called, &mut io::stdin().lock(), output);
        // A failed write means that the reader has closed the output.
        let _ = io::Write::flush(output);
        status
    })
}

/// Marks the work as finished, even after a panic, and wakes the waiting thread.
struct FinishedSignal<'a>(&'a AtomicBool, Thread);

impl Drop for FinishedSignal<'_> {
    fn drop(&mut self) {
        self.0.store(true, SeqCst);
        self.1.unpark();
    }
}

/// Runs work without holding the GIL, and calls `end` if a signal handler raises an exception.
fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send,
    end: impl Fn() + Sync,
) -> PyResult<T> {
    let over = &AtomicBool::new(false);
    thread::scope(|scope| {
        let waiting = thread::current();
        let worker = thread::Builder::new().spawn_scoped(scope, move || {
            let _over = FinishedSignal(over, waiting);
            work()
        })?;
        let mut heard = Ok(());
        while heard.is_ok() && !over.load(SeqCst) {
            py.detach(|| thread::park_timeout(SIGNAL_POLL_INTERVAL));
            heard = py.check_signals();
        }
        if heard.is_err() {
            end();
        }
        let result = py.detach(|| worker.join());
        heard?;
        result.map_err(|_| PyRuntimeError::new_err("the laboratory panicked; the message is above"))
    })
}
