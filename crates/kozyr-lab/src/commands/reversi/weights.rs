//! Reading weights from a file.

use std::path::Path;

use kozyr_reversi::engine::Weights;

use crate::{failure::Failure, files::read};

/// Reads weights from a file.
///
/// # Errors
/// If the file cannot be read or does not contain weights.
pub(super) fn read_weights(file: &Path) -> Result<Weights, Failure> {
    Weights::from_bytes(&read(file)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))
}
