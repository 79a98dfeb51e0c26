//! The laboratory's work in units, from Python.

use std::num::NonZeroUsize;

use clap::Parser;
use kozyr_core::opponent::Stop;
use kozyr_lab::{
    arena::{Side, Watch},
    commands::{Cli, Failure, run as run_command, work_of_plan, work_of_words},
    contender::Forfeit,
    play::Console,
    units::{BUILD, Form, Gather},
};
use pyo3::{exceptions::PyRuntimeError, prelude::*};

use crate::value_error;

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
        py.detach(|| self.0.play(&units, threads, &Stop::new(), &Nobody)).map_err(error)
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
        let console = &mut Console { input: &mut std::io::empty(), output: &mut text };
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
    // The console belongs to the thread that runs it alone.
    let told = py.detach(|| {
        let mut text = Vec::new();
        let console = Console { input: &mut std::io::empty(), output: &mut text };
        run_command(cli, console).map(|()| text)
    });
    String::from_utf8(told.map_err(error)?).map_err(value_error)
}
