//! One instance of the app changes texts; others look, and may ask for its place.

use std::io;

use super::{
    Storage,
    error::StorageError,
    versioned_texts::{MAX_SAMPLING_TRIES, VersionedTexts},
    write_access::WriteAccess,
};

impl Storage {
    /// Who changes the texts: this instance of the app or another.
    pub fn write_access(&self) -> WriteAccess {
        self.texts.detect_loss();
        self.texts.state().access
    }

    /// The folder that nothing can be saved in, because it cannot be created or written to.
    pub fn unwritable_folder(&self) -> Option<&std::path::Path> {
        let state = self.texts.state();
        let is_closed = state.access == WriteAccess::Held && !state.is_guarded;
        self.folder_path().filter(|_| is_closed)
    }

    /// Asks the instance that changes the texts to leave that to this one, which
    /// [takes it](Self::take_over) once it can.
    pub fn request_write_access(&self) {
        self.texts.store.request_lock();
    }

    /// Stops asking, since nobody answers, or nobody can tell who does; the player is told.
    pub fn cancel_request(&self) {
        self.texts.store.cancel_request();
        let refusal = self.texts.state().last_refusal.take();
        let is_unclear = |fault: &StorageError| matches!(fault, StorageError::WriterUnknown { .. });
        self.texts.record_error_again(
            "",
            refusal.filter(is_unclear).unwrap_or(StorageError::TakeOverTimedOut),
        );
    }

    /// Leaves the place to another instance of the app if one asks for it; whether one did. Where
    /// texts are written off the frame this is looked after by itself.
    pub fn hand_over_if_requested(&self) -> bool {
        self.flush();
        self.texts.hand_over_if_requested()
    }

    /// Changes the texts from now on, if nobody else does; whether that came to pass.
    ///
    /// Whatever was loaded before has to be loaded anew before anything is written.
    pub fn try_take_over(&self) -> bool {
        let taken = self.texts.acquire();
        let is_ours = taken.is_ok();
        self.texts.state().last_refusal = taken.err();
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.watch_for_requests();
        is_ours
    }
}

impl VersionedTexts {
    /// Takes the place if it is free when the app begins.
    pub(super) fn acquire_at_start(&self) {
        if let Err(fault) = self.acquire() {
            self.state().access = match fault {
                StorageError::OpenElsewhere => WriteAccess::HeldElsewhere,
                _ => WriteAccess::Unknown,
            };
            self.record_error("", fault);
        }
    }

    /// Takes the place.
    ///
    /// # Errors
    /// If it is another's, or nobody can tell.
    fn acquire(&self) -> Result<(), StorageError> {
        let _change = self.lock_changes();
        let mut claimed = self.store.acquire_lock();
        for _ in 1..MAX_SAMPLING_TRIES {
            if claimed.as_ref().is_err_and(|error| !is_unwritable(error)) {
                claimed = self.store.acquire_lock();
            }
        }
        let is_guarded = match claimed {
            Ok(true) => true,
            Ok(false) => return Err(StorageError::OpenElsewhere),
            // Nobody can change anything there.
            Err(error) if is_unwritable(&error) => false,
            Err(error) => return Err(StorageError::WriterUnknown { reason: error.to_string() }),
        };
        self.clear_cache();
        let mut state = self.state();
        (state.access, state.is_guarded) = (WriteAccess::Held, is_guarded);
        drop(state);
        // The player is told if that fails, and nothing is written before it does not.
        self.roll_back_broken_import().ok();
        Ok(())
    }

    /// Leaves the place to whoever asks for it; whether somebody does.
    pub(super) fn hand_over_if_requested(&self) -> bool {
        let _change = self.lock_changes();
        if !self.store.supports_requests() || !self.store.is_lock_requested() {
            return false;
        }
        self.state().access = WriteAccess::TakenOver;
        self.store.release_lock();
        self.record_error_again("", StorageError::TakenOver);
        true
    }

    /// Notices that the place was taken away.
    pub(super) fn detect_loss(&self) {
        let mut state = self.state();
        if state.access == WriteAccess::Held && state.is_guarded && !self.store.holds_lock() {
            state.access = WriteAccess::TakenOver;
            drop(state);
            self.record_error_again("", StorageError::TakenOver);
        }
    }

    /// Whether anything may be changed here.
    pub(super) fn may_change(&self) -> bool {
        self.detect_loss();
        self.state().access == WriteAccess::Held
    }

    /// Whether texts may be written.
    ///
    /// # Errors
    /// If another instance of the app does, or an import is broken off and cannot be undone.
    pub(super) fn check_write_access(&self) -> io::Result<()> {
        if !self.may_change() {
            return Err(io::Error::other("another instance of Kozyr keeps texts here"));
        }
        self.roll_back_broken_import()
    }
}

/// Whether a place cannot be changed by anybody, so that it need not be guarded.
fn is_unwritable(error: &io::Error) -> bool {
    use io::ErrorKind::{
        AlreadyExists, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, Unsupported,
    };
    [AlreadyExists, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, Unsupported]
        .contains(&error.kind())
}
