//! What goes wrong with texts that are kept.

use std::io;

use bevy::prelude::*;
use kozyr_core::persistence::SavedFormatError;

use super::file_names::{DAMAGED_PREFIX, NEWER_PREFIX, UNREAD_PREFIX};

/// Why a text cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// It is cut short, garbled, or something else altogether.
    #[error("damaged: {0}")]
    Damaged(String),
    /// A later version of the app has written it.
    #[error("written by a later version: {0}")]
    Newer(String),
    /// It cannot be read just now; nobody knows whether it is sound.
    #[error("cannot be read just now: {0}")]
    Unreadable(io::Error),
}

impl LoadError {
    /// How the name begins under which it is put aside.
    pub(crate) fn quarantine_prefix(&self) -> &'static str {
        match self {
            LoadError::Newer(_) => NEWER_PREFIX,
            LoadError::Damaged(_) => DAMAGED_PREFIX,
            LoadError::Unreadable(_) => UNREAD_PREFIX,
        }
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::InvalidData => LoadError::Damaged(error.to_string()),
            _ => LoadError::Unreadable(error),
        }
    }
}

impl From<SavedFormatError> for LoadError {
    fn from(error: SavedFormatError) -> Self {
        match error {
            SavedFormatError::Damaged(reason) => LoadError::Damaged(reason),
            SavedFormatError::TooNew(_) => LoadError::Newer(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for LoadError {
    fn from(error: serde_json::Error) -> Self {
        LoadError::Damaged(error.to_string())
    }
}

/// What went wrong with a text, as far as a player needs to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// It was damaged; the text before it was taken. `aside` is the name under which the damaged
    /// one is kept, if it could be put aside.
    Recovered {
        /// Where it is now.
        quarantined_as: Option<String>,
    },
    /// It was damaged, and nothing could be taken in its place.
    Damaged {
        /// Where it is now.
        quarantined_as: Option<String>,
    },
    /// A later version of the app has written it.
    Newer {
        /// Where it is now.
        quarantined_as: Option<String>,
    },
    /// It cannot be read just now, and is not written over until it was.
    Unreadable {
        /// What the system says.
        reason: String,
    },
    /// There is no room to keep it.
    Full,
    /// The place lets nothing be kept.
    Denied,
    /// It cannot be kept for another reason.
    Failed {
        /// What the system says.
        reason: String,
    },
    /// An import could neither be ended nor undone; it is tried again at the next start.
    ImportIncomplete,
    /// There is no place that keeps anything.
    NoStore,
    /// Another instance of the app keeps texts here, so this one does not.
    OpenElsewhere,
    /// It cannot be found out whether another instance of the app keeps texts here, so this one does
    /// not.
    WriterUnknown {
        /// What the system says.
        reason: String,
    },
    /// Another instance of the app has taken over; this one keeps nothing any more.
    TakenOver,
    /// Another instance of the app was asked to leave its place to this one, and does not answer.
    TakeOverTimedOut,
}

impl StorageError {
    pub(crate) fn from_load(unsound: &LoadError, mended: bool, aside: Option<String>) -> Self {
        match unsound {
            LoadError::Newer(_) => StorageError::Newer { quarantined_as: aside },
            LoadError::Unreadable(error) => StorageError::Unreadable { reason: error.to_string() },
            _ if mended => StorageError::Recovered { quarantined_as: aside },
            _ => StorageError::Damaged { quarantined_as: aside },
        }
    }

    pub(crate) fn from_write(error: &io::Error) -> Self {
        use io::ErrorKind::{
            FileTooLarge, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
        };
        match error.kind() {
            StorageFull | QuotaExceeded | FileTooLarge => StorageError::Full,
            PermissionDenied | ReadOnlyFilesystem => StorageError::Denied,
            _ => StorageError::Failed { reason: error.to_string() },
        }
    }
}

/// Something went wrong with a text; the player is told of it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct StorageFailed {
    /// The name of the text.
    pub name: String,
    /// What went wrong.
    pub error: StorageError,
}
