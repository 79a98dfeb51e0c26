//! The part of the Python package `kozyr` that is written in Rust: games, tensors, work in units.
//!
//! What Python's users see is documented in the package itself; here everything goes in and out as
//! numbers, bytes and JSON.

mod batch;
mod game;
mod game_record;
mod lab;
mod tensor;

use pyo3::prelude::*;

/// Durak and Reversi, and opponents that explain every decision.
#[pymodule]
mod _kozyr {
    #[pymodule_export]
    use super::{
        batch::BatchCore,
        game::{GameCore, layout, opponents, strengths},
        lab::{JobCore, build_digest, main, run},
    };
}

/// An error of ours as a Python `ValueError`: what was asked for cannot be.
fn value_error(error: impl ToString) -> PyErr {
    pyo3::exceptions::PyValueError::new_err(error.to_string())
}
