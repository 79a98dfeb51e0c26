//! The laboratory's work in units, from Python.

use std::{
    ffi::OsString,
    io,
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::SeqCst},
    thread::{self, Thread},
    time::Duration,
};

use clap::Parser;
use kozyr_core::opponent::Stop;
use kozyr_lab::{
    commands::{self, Cli, work_of_plan, work_of_words},
    console::{Called, Console},
    contender::Forfeit,
    failure::Failure,
    jobs::{BUILD, Form, Gather},
    observer::{Side, Watch},
    signals,
};
use pyo3::{exceptions::PyRuntimeError, prelude::*};

use crate::value_error;

/// How often Python is asked whether somebody wants an end.
const ASKED_EVERY: Duration = Duration::from_millis(50);

/// Nobody is told game by game.
struct Nobody;

impl Watch for Nobody {
    fn finished(&self, _: u64) {}

    fn forfeited(&self, _: Side, _: &Forfeit) {}
}

/// What was asked for cannot be, or it went wrong.
fn error(failure: Failure) -> PyErr {
    match failure {
        Failure::Usage(text) => value_error(text),
        other => PyRuntimeError::new_err(other.to_string()),
    }
}

/// Some work, and what has come of its units; what `kozyr.lab.Work` is made of.
#[pyclass(module = "kozyr._kozyr")]
pub struct WorkCore(Box<dyn Gather>);

#[pymethods]
impl WorkCore {
    #[staticmethod]
    fn of_words(words: Vec<String>) -> PyResult<Self> {
        work_of_words(&words).map(WorkCore).map_err(error)
    }

    #[staticmethod]
    fn of_plan(plan: &str) -> PyResult<Self> {
        let plan = serde_json::from_str(plan).map_err(value_error)?;
        work_of_plan(&plan).map(WorkCore).map_err(error)
    }

    fn plan(&self) -> String {
        self.0.head().plan.to_string()
    }

    fn units(&self) -> u64 {
        self.0.head().units
    }

    fn games(&self, unit: u64) -> u64 {
        self.0.games(unit)
    }

    fn play(&self, py: Python<'_>, units: Vec<u64>, threads: NonZeroUsize) -> PyResult<String> {
        let units: Vec<u64> = units.into_iter().filter(|&unit| unit < self.units()).collect();
        let stop = Stop::new();
        let play = || self.0.play(&units, threads, &stop, &Nobody);
        interruptible(py, play, || stop.request())?.map_err(error)
    }

    fn take(&mut self, name: &str, part: &str) -> PyResult<()> {
        self.0.take(name, part).map_err(value_error)
    }

    fn is_whole(&self) -> bool {
        self.0.is_whole()
    }

    fn missing(&self) -> Vec<u64> {
        self.0.missing()
    }

    fn part(&self) -> PyResult<String> {
        self.0.part().map_err(error)
    }

    /// What is told, what is wrong about it, and whether that is only that units are missing.
    fn report(
        &self,
        json: bool,
        out: Option<std::path::PathBuf>,
    ) -> PyResult<(String, Option<String>, bool)> {
        let mut text = Vec::new();
        let console = &mut Console { input: &mut io::empty(), output: &mut text, called: None };
        let told = self.0.report(&Form { json, out }, console);
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

/// The digest of everything that decides what comes of games.
#[pyfunction]
pub fn build() -> &'static str {
    BUILD
}

/// Does what a command line of the laboratory asks, without input, and returns what it prints.
#[pyfunction]
pub fn run(py: Python<'_>, words: Vec<String>) -> PyResult<String> {
    let words = ["kozyr-lab".to_owned()].into_iter().chain(words);
    let cli = Cli::try_parse_from(words).map_err(value_error)?;
    let run = || {
        let mut text = Vec::new();
        let console = Console { input: &mut io::empty(), output: &mut text, called: None };
        commands::run(cli, console).map(|()| text)
    };
    let told = interruptible(py, run, signals::ask)?;
    String::from_utf8(told.map_err(error)?).map_err(value_error)
}

/// Is the program `kozyr-lab`, with its input, its outputs, its signals and its status to exit with,
/// begun by the Python at this path.
#[pyfunction]
pub fn main(py: Python<'_>, python: &str, words: Vec<OsString>) -> u8 {
    let by = |python: &str| [python, "-m", "kozyr"].map(str::to_owned).to_vec();
    let called = Called { here: by(python), anywhere: by("python"), words };
    py.detach(|| {
        let output = &mut io::stdout();
        let status = commands::main(&called, &mut io::stdin().lock(), output);
        // Whoever does not read the end has gone away.
        let _ = io::Write::flush(output);
        status
    })
}

/// Says that something is over, also where it panicked, and wakes who waits for it.
struct Over<'a>(&'a AtomicBool, Thread);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, SeqCst);
        self.1.unpark();
    }
}

/// Does something without Python's lock, and hears of signals, by which Python ends it early.
fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send,
    end: impl Fn() + Sync,
) -> PyResult<T> {
    let over = &AtomicBool::new(false);
    thread::scope(|scope| {
        let waiting = thread::current();
        let worker = thread::Builder::new().spawn_scoped(scope, move || {
            let _over = Over(over, waiting);
            work()
        })?;
        let mut heard = Ok(());
        while heard.is_ok() && !over.load(SeqCst) {
            py.detach(|| thread::park_timeout(ASKED_EVERY));
            heard = py.check_signals();
        }
        if heard.is_err() {
            end();
        }
        let result = py.detach(|| worker.join());
        heard?;
        result.map_err(|_| PyRuntimeError::new_err("it panicked; what it said is above"))
    })
}
