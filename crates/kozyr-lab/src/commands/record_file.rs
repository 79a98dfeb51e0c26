//! Reading a record from a file.

use std::path::Path;

use kozyr_core::game::{Game, Record};

use crate::{failure::Failure, files::read_text};

/// Reads a record and replays it.
///
/// # Errors
/// If the file cannot be read or the record is invalid; the error says where.
pub(super) fn read_record<G: Game>(file: &Path) -> Result<Record<G>, Failure> {
    Record::from_json(&read_text(file)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))
}
