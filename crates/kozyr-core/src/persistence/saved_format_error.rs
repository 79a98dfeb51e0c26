//! Errors of reading saved texts.

use serde_json::Number;

use crate::version::VersionCheck;

/// Why a saved text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SavedFormatError {
    /// It is damaged, or something else entirely.
    #[error("{0}")]
    Damaged(String),
    /// It was written by a newer version of the program.
    #[error("version {0} is newer than this program reads")]
    TooNew(u64),
}

impl From<serde_json::Error> for SavedFormatError {
    /// Treats any JSON error as damage, with its message.
    fn from(error: serde_json::Error) -> Self {
        SavedFormatError::Damaged(error.to_string())
    }
}

/// Returns an error if a version is newer than `latest`, the newest that this program reads, or is
/// not a positive integer.
pub(crate) fn check_version(version: &Number, latest: u32) -> Result<(), SavedFormatError> {
    match VersionCheck::check(version, latest) {
        VersionCheck::Supported => Ok(()),
        VersionCheck::TooNew(found) => Err(SavedFormatError::TooNew(found)),
        VersionCheck::Invalid => Err(SavedFormatError::Damaged(format!(
            "there is no version {version}; versions count from 1"
        ))),
    }
}
