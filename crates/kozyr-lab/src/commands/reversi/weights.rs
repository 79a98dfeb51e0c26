//! Weights in a file.

use std::path::Path;

use kozyr_reversi::engine::Weights;

use crate::{failure::Failure, files::read};

/// The weights in a file.
///
/// # Errors
/// If it cannot be read, or holds no weights.
pub(super) fn read_weights(file: &Path) -> Result<Weights, Failure> {
    Weights::from_bytes(&read(file)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))
}
