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
    /// Returns the job of a command line, given without the name of the program. Fails if the
    /// command line is invalid or not that of a batch job.
    #[staticmethod]
    fn from_args(words: Vec<String>) -> PyResult<Self> {
        job_from_args(&words).map(JobCore).map_err(to_py_err)
    }

    /// Returns the job of a plan, given as JSON. Fails if the plan is invalid.
    #[staticmethod]
    fn from_plan(plan: &str) -> PyResult<Self> {
        let plan = serde_json::from_str(plan).map_err(value_error)?;
        job_from_plan(&plan).map(JobCore).map_err(to_py_err)
    }

    /// Returns the plan of the job, as JSON.
    fn plan(&self) -> String {
        self.0.header().plan.to_string()
    }

    /// Returns the number of units that the job consists of.
    fn units(&self) -> u64 {
        self.0.header().units
    }

    /// Returns the number of games in a unit.
    fn games(&self, unit: u64) -> u64 {
        self.0.games(unit)
    }

    /// Runs the given units on this many threads and returns their results as a part in JSON. Does
    /// not add them to this job. Ignores units that the job does not have.
    ///
    /// Fails if the job cannot start, or if a signal handler of Python raises an exception
    /// meanwhile, which is passed on.
    fn play(&self, py: Python<'_>, units: Vec<u64>, threads: NonZeroUsize) -> PyResult<String> {
        let units: Vec<u64> = units.into_iter().filter(|&unit| unit < self.units()).collect();
        let stop = StopToken::new();
        let play = || self.0.play(&units, threads, &stop, &NullObserver);
        interruptible(py, play, || stop.request_stop())?.map_err(to_py_err)
    }

    /// Adds the results in a part, given as JSON; `name` names the part in error messages. Fails if
    /// it is not a part of this job or contradicts the results so far.
    fn merge_part(&mut self, name: &str, part: &str) -> PyResult<()> {
        self.0.merge_part(name, part).map_err(value_error)
    }

    /// Whether no missing unit could change the report.
    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    /// Returns the units without results, in order.
    fn missing_units(&self) -> Vec<u64> {
        self.0.missing_units()
    }

    /// Returns all results so far, as a part in JSON.
    fn to_part(&self) -> PyResult<String> {
        self.0.to_part().map_err(to_py_err)
    }

    /// Reports the results so far, as one JSON object if `json` is set. If `out` is given, also
    /// writes the file or folder that the job produces there.
    ///
    /// Returns the printed report, an error message if any, and whether the only error is that
    /// units are missing.
    fn report(
        &self,
        json: bool,
        out: Option<std::path::PathBuf>,
    ) -> PyResult<(String, Option<String>, bool)> {
        let mut text = Vec::new();
        let console = &mut Console { input: &mut io::empty(), output: &mut text, invocation: None };
        let outcome = self.0.report(&ReportOptions { json, out }, console);
        let text = String::from_utf8(text).map_err(value_error)?;
        Ok(match outcome {
            Ok(()) => (text, None, false),
            Err(failure) => {
                let is_unfinished = matches!(failure, Failure::Stopped(_));
                (text, Some(failure.to_string()), is_unfinished)
            }
        })
    }
}

/// Returns the digest of everything that can change the result of a game.
#[pyfunction]
pub fn build_digest() -> &'static str {
    BUILD_DIGEST
}

/// Runs a command line of the laboratory, given without the name of the program and without input,
/// and returns its output. Fails if the command line is invalid or the command fails.
#[pyfunction]
pub fn run(py: Python<'_>, words: Vec<String>) -> PyResult<String> {
    let words = ["kozyr-lab".to_owned()].into_iter().chain(words);
    let cli = Cli::try_parse_from(words).map_err(value_error)?;
    let run = || {
        let mut text = Vec::new();
        let console = Console { input: &mut io::empty(), output: &mut text, invocation: None };
        commands::run(cli, console).map(|()| text)
    };
    let outcome = interruptible(py, run, signals::request_stop)?;
    String::from_utf8(outcome.map_err(to_py_err)?).map_err(value_error)
}

/// Runs `kozyr-lab` with these arguments and the input, outputs and signals of the process, and
/// returns the exit status. `python` is the path of the Python interpreter, for the Slurm scripts
/// that the command writes.
#[pyfunction]
pub fn main(py: Python<'_>, python: &str, words: Vec<OsString>) -> u8 {
    let module_command = |python: &str| [python, "-m", "kozyr"].map(str::to_owned).to_vec();
    let invocation = Invocation {
        local_command: module_command(python),
        installed_command: module_command("python"),
        args: words,
    };
    py.detach(|| {
        let output = &mut io::stdout();
        let status = commands::main(&invocation, &mut io::stdin().lock(), output);
        // A failed write means that the reader has closed the output.
        let _ = io::Write::flush(output);
        status
    })
}

/// When dropped, even by a panic, sets the flag that the work is finished and wakes the waiting
/// thread.
struct FinishedSignal<'a>(&'a AtomicBool, Thread);

impl Drop for FinishedSignal<'_> {
    fn drop(&mut self) {
        self.0.store(true, SeqCst);
        self.1.unpark();
    }
}

/// Runs `work` on another thread without holding the GIL, waits for it and returns its result.
/// Checks the signals of Python meanwhile.
///
/// If a signal handler raises an exception, calls `request_stop`, waits for the work to end and
/// fails with that exception. Fails with a `RuntimeError` if the work panics.
fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send,
    request_stop: impl Fn() + Sync,
) -> PyResult<T> {
    let is_finished = &AtomicBool::new(false);
    thread::scope(|scope| {
        let waiting_thread = thread::current();
        let worker = thread::Builder::new().spawn_scoped(scope, move || {
            let _over = FinishedSignal(is_finished, waiting_thread);
            work()
        })?;
        let mut signal_result = Ok(());
        while signal_result.is_ok() && !is_finished.load(SeqCst) {
            py.detach(|| thread::park_timeout(SIGNAL_POLL_INTERVAL));
            signal_result = py.check_signals();
        }
        if signal_result.is_err() {
            request_stop();
        }
        let result = py.detach(|| worker.join());
        signal_result?;
        result.map_err(|_| PyRuntimeError::new_err("the laboratory panicked; the message is above"))
    })
}
