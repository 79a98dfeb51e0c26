//! The Rust part of the Python package `kozyr`: games, tensors, notation and laboratory jobs.
//!
//! The public interface is documented in the package itself. All data passes between the two as
//! numbers, bytes and JSON.

mod batch;
mod game;
mod game_record;
mod lab;
mod notation;
mod tensor;

use pyo3::prelude::*;

/// Durak and Reversi, with opponents that explain every decision.
#[pymodule]
mod _kozyr {
    #[pymodule_export]
    use super::{
        batch::BatchCore,
        game::{GameCore, layout, opponents, strengths},
        lab::{JobCore, build_digest, main, run},
        notation::{disc_differences, read_game_file, read_games, write_games},
    };
}

/// Returns an error as a Python `ValueError`, for invalid arguments.
fn value_error(error: impl ToString) -> PyErr {
    pyo3::exceptions::PyValueError::new_err(error.to_string())
}
