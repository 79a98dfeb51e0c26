//! What goes wrong with texts that are kept.

use std::io;

use bevy::prelude::*;
use kozyr_core::persistence::Unusable;

use super::file_names::{DAMAGED, NEWER, UNREAD};

/// Why a text cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum Unsound {
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

impl Unsound {
    /// How the name begins under which it is put aside.
    pub(crate) fn aside(&self) -> &'static str {
        match self {
            Unsound::Newer(_) => NEWER,
            Unsound::Damaged(_) => DAMAGED,
            Unsound::Unreadable(_) => UNREAD,
        }
    }
}

impl From<io::Error> for Unsound {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::InvalidData => Unsound::Damaged(error.to_string()),
            _ => Unsound::Unreadable(error),
        }
    }
}

impl From<Unusable> for Unsound {
    fn from(error: Unusable) -> Self {
        match error {
            Unusable::Damaged(reason) => Unsound::Damaged(reason),
            Unusable::Newer(_) => Unsound::Newer(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Unsound {
    fn from(error: serde_json::Error) -> Self {
        Unsound::Damaged(error.to_string())
    }
}

/// What went wrong with a text, as far as a player needs to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It was damaged; the text before it was taken. `aside` is the name under which the damaged
    /// one is kept, if it could be put aside.
    Mended {
        /// Where it is now.
        aside: Option<String>,
    },
    /// It was damaged, and nothing could be taken in its place.
    Damaged {
        /// Where it is now.
        aside: Option<String>,
    },
    /// A later version of the app has written it.
    Newer {
        /// Where it is now.
        aside: Option<String>,
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
    Halfway,
    /// There is no place that keeps anything.
    Nowhere,
    /// Another instance of the app keeps texts here, so this one does not.
    Elsewhere,
    /// It cannot be found out whether another instance of the app keeps texts here, so this one does
    /// not.
    Unclear {
        /// What the system says.
        reason: String,
    },
    /// Another instance of the app has taken over; this one keeps nothing any more.
    TakenOver,
    /// Another instance of the app was asked to leave its place to this one, and does not answer.
    NoAnswer,
}

impl Fault {
    pub(crate) fn of_load(unsound: &Unsound, mended: bool, aside: Option<String>) -> Self {
        match unsound {
            Unsound::Newer(_) => Fault::Newer { aside },
            Unsound::Unreadable(error) => Fault::Unreadable { reason: error.to_string() },
            _ if mended => Fault::Mended { aside },
            _ => Fault::Damaged { aside },
        }
    }

    pub(crate) fn of_write(error: &io::Error) -> Self {
        use io::ErrorKind::{
            FileTooLarge, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
        };
        match error.kind() {
            StorageFull | QuotaExceeded | FileTooLarge => Fault::Full,
            PermissionDenied | ReadOnlyFilesystem => Fault::Denied,
            _ => Fault::Failed { reason: error.to_string() },
        }
    }
}

/// Something went wrong with a text; the player is told of it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct StorageFault {
    /// The name of the text.
    pub name: String,
    /// What went wrong.
    pub fault: Fault,
}
