//! A record in a file.

use std::path::Path;

use kozyr_core::game::{Game, Record};

use crate::{failure::Failure, files::read_text};

/// The record in a file, played through.
///
/// # Errors
/// If it cannot be read, or what is wrong with it and where.
pub(super) fn read_record<G: Game>(file: &Path) -> Result<Record<G>, Failure> {
    Record::from_json(&read_text(file)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))
}
