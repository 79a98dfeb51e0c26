//! Errors of loading and saving texts.

use std::io;

use bevy::prelude::*;
use kozyr_core::persistence::SavedFormatError;

use super::file_names::{DAMAGED_PREFIX, NEWER_PREFIX, UNREAD_PREFIX};

/// The reason why a text cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// It is truncated, garbled or not the expected format.
    #[error("damaged: {0}")]
    Damaged(String),
    /// A later version of the app wrote it.
    #[error("written by a later version: {0}")]
    Newer(String),
    /// It cannot be read at the moment, so it may still be intact.
    #[error("cannot be read at the moment: {0}")]
    Unreadable(io::Error),
}

impl LoadError {
    /// The prefix of the name under which such a text is quarantined.
    pub(crate) fn quarantine_prefix(&self) -> &'static str {
        match self {
            LoadError::Newer(_) => NEWER_PREFIX,
            LoadError::Damaged(_) => DAMAGED_PREFIX,
            LoadError::Unreadable(_) => UNREAD_PREFIX,
        }
    }
}

impl From<io::Error> for LoadError {
    /// Invalid data counts as damage; every other error may be temporary.
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
    /// Every JSON error counts as damage.
    fn from(error: serde_json::Error) -> Self {
        LoadError::Damaged(error.to_string())
    }
}

/// A storage error, in the detail that a player needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The text was damaged, and its previous version was loaded.
    Recovered {
        /// The name of the quarantined text, if it could be quarantined.
        quarantined_as: Option<String>,
    },
    /// The text was damaged, and there was no version to fall back on.
    Damaged {
        /// The name of the quarantined text, if it could be quarantined.
        quarantined_as: Option<String>,
    },
    /// A later version of the app wrote the text.
    Newer {
        /// The name of the quarantined text, if it could be quarantined.
        quarantined_as: Option<String>,
    },
    /// The text cannot be read at the moment. It is not overwritten until it has been read.
    Unreadable {
        /// The system's error message.
        reason: String,
    },
    /// There is no space left to save the text.
    Full,
    /// The store is not writable.
    Denied,
    /// The text cannot be saved for another reason.
    Failed {
        /// The system's error message.
        reason: String,
    },
    /// An import could be neither completed nor rolled back; the next start tries again.
    ImportIncomplete,
    /// There is no persistent store.
    NoStore,
    /// Another instance of the app holds the write lock, so this one does not save.
    OpenElsewhere,
    /// It is unknown whether another instance holds the write lock, so this one does not save.
    WriterUnknown {
        /// The system's error message.
        reason: String,
    },
    /// Another instance of the app took the write lock over; this one no longer saves.
    TakenOver,
    /// Another instance of the app did not answer the request for the write lock.
    TakeOverTimedOut,
}

impl StorageError {
    /// The error to report for a text that could not be loaded. `is_recovered` says whether another
    /// version was loaded instead; `quarantined_as` is the new name of the unusable text, if it was
    /// quarantined.
    pub(crate) fn from_load(
        error: &LoadError,
        is_recovered: bool,
        quarantined_as: Option<String>,
    ) -> Self {
        match error {
            LoadError::Newer(_) => StorageError::Newer { quarantined_as },
            LoadError::Unreadable(error) => StorageError::Unreadable { reason: error.to_string() },
            _ if is_recovered => StorageError::Recovered { quarantined_as },
            _ => StorageError::Damaged { quarantined_as },
        }
    }

    /// The error to report for a text that could not be saved: no space, no permission, or another
    /// reason.
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

/// Sent when storage failed; the player is notified.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct StorageFailed {
    /// The name of the text; empty for the store as a whole.
    pub name: String,
    /// The error.
    pub error: StorageError,
}
