//! Why a text that was kept cannot be used.

use serde_json::Number;

use crate::version::VersionCheck;

/// Why a text cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SavedFormatError {
    /// It is garbled, or something else altogether.
    #[error("{0}")]
    Damaged(String),
    /// A later version of the program has written it.
    #[error("version {0} is newer than this program reads")]
    TooNew(u64),
}

impl From<serde_json::Error> for SavedFormatError {
    fn from(error: serde_json::Error) -> Self {
        SavedFormatError::Damaged(error.to_string())
    }
}

/// Refuses texts of a version that this program does not read; `latest` is the last that it does.
pub(crate) fn check_version(stated: &Number, latest: u32) -> Result<(), SavedFormatError> {
    match VersionCheck::check(stated, latest) {
        VersionCheck::Supported => Ok(()),
        VersionCheck::TooNew(found) => Err(SavedFormatError::TooNew(found)),
        VersionCheck::Invalid => Err(SavedFormatError::Damaged(format!(
            "there is no version {stated}; versions count from 1"
        ))),
    }
}
