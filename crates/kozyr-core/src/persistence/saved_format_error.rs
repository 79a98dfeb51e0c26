//! Why a text that was kept cannot be used.

use serde_json::Number;

use crate::version::Version;

/// Why a text cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unusable {
    /// It is garbled, or something else altogether.
    #[error("{0}")]
    Damaged(String),
    /// A later version of the program has written it.
    #[error("version {0} is newer than this program reads")]
    Newer(u64),
}

impl From<serde_json::Error> for Unusable {
    fn from(error: serde_json::Error) -> Self {
        Unusable::Damaged(error.to_string())
    }
}

/// Refuses texts of a version that this program does not read; `latest` is the last that it does.
pub(crate) fn check_version(stated: &Number, latest: u32) -> Result<(), Unusable> {
    match Version::of(stated, latest) {
        Version::Known => Ok(()),
        Version::Later(found) => Err(Unusable::Newer(found)),
        Version::Never => {
            Err(Unusable::Damaged(format!("there is no version {stated}; versions count from 1")))
        }
    }
}
