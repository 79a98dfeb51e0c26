//! The write lock: one instance of the app changes texts; others read, and may request the lock.

use std::io;

use super::{
    Storage,
    error::StorageError,
    versioned_texts::{MAX_TRIES, VersionedTexts},
    write_access::WriteAccess,
};

impl Storage {
    /// Whether this instance of the app or another may change texts. If the lock has been lost, the
    /// player is notified.
    pub fn write_access(&self) -> WriteAccess {
        self.texts.detect_loss();
        self.texts.state().access
    }

    /// The folder that this instance cannot create or write to, so that nothing is saved. `None` if
    /// saving works, another instance holds the write lock, or the store is not a folder.
    pub fn unwritable_folder(&self) -> Option<&std::path::Path> {
        let state = self.texts.state();
        let is_closed = state.access == WriteAccess::Held && !state.is_guarded;
        self.folder_path().filter(|_| is_closed)
    }

    /// Requests the write lock from the instance that holds it. A request can fail silently: repeat
    /// it while [`Self::try_take_over`] returns false.
    pub fn request_write_access(&self) {
        self.texts.store.request_lock();
    }

    /// Withdraws the request after a timeout, and notifies the player that there was no answer, or
    /// why it is unknown who holds the lock.
    pub fn cancel_request(&self) {
        self.texts.store.cancel_request();
        let refusal = self.texts.state().last_refusal.take();
        let is_unclear = |error: &StorageError| matches!(error, StorageError::WriterUnknown { .. });
        self.texts.record_error_again(
            "",
            refusal.filter(is_unclear).unwrap_or(StorageError::TakeOverTimedOut),
        );
    }

    /// Saves pending texts, and hands the write lock over if another instance requests it; returns
    /// whether it did. The player is then notified. The background writer does this by itself where
    /// there is one.
    pub fn hand_over_if_requested(&self) -> bool {
        self.flush();
        self.texts.hand_over_if_requested()
    }

    /// Acquires the write lock if it is free; returns whether this instance holds it now. Rolls
    /// back an interrupted import.
    ///
    /// Everything loaded before must be reloaded before the next write.
    pub fn try_take_over(&self) -> bool {
        let result = self.texts.acquire();
        let is_ours = result.is_ok();
        self.texts.state().last_refusal = result.err();
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.watch_for_requests();
        is_ours
    }
}

impl VersionedTexts {
    /// Acquires the write lock at startup if it is free. Otherwise this instance may not change
    /// texts, and the player is notified.
    pub(super) fn acquire_at_start(&self) {
        if let Err(error) = self.acquire() {
            self.state().access = match error {
                StorageError::OpenElsewhere => WriteAccess::HeldElsewhere,
                _ => WriteAccess::Unknown,
            };
            self.record_error("", error);
        }
    }

    /// Acquires the write lock, forgets earlier checks of texts and rolls back an interrupted
    /// import. Succeeds without a lock if nobody can write to the store.
    ///
    /// # Errors
    /// Returns an error if another instance holds the lock or its state is unknown.
    fn acquire(&self) -> Result<(), StorageError> {
        let _change = self.lock_changes();
        let mut acquired = self.store.acquire_lock();
        for _ in 1..MAX_TRIES {
            if acquired.as_ref().is_err_and(|error| !is_unwritable(error)) {
                acquired = self.store.acquire_lock();
            }
        }
        let is_guarded = match acquired {
            Ok(true) => true,
            Ok(false) => return Err(StorageError::OpenElsewhere),
            // Nobody can write there, so there is nothing to lock.
            Err(error) if is_unwritable(&error) => false,
            Err(error) => return Err(StorageError::WriterUnknown { reason: error.to_string() }),
        };
        self.clear_cache();
        let mut state = self.state();
        (state.access, state.is_guarded) = (WriteAccess::Held, is_guarded);
        drop(state);
        // If the rollback fails, the player is notified and writing is blocked until one succeeds.
        self.roll_back_broken_import().ok();
        Ok(())
    }

    /// Hands the write lock over if another instance requests it; returns whether it did.
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

    /// Checks whether another instance took the write lock; if so, this one no longer changes
    /// texts, and the player is notified.
    pub(super) fn detect_loss(&self) {
        let mut state = self.state();
        if state.access == WriteAccess::Held && state.is_guarded && !self.store.holds_lock() {
            state.access = WriteAccess::TakenOver;
            drop(state);
            self.record_error_again("", StorageError::TakenOver);
        }
    }

    /// Whether this instance may change texts, after [checking](Self::detect_loss) that it still
    /// holds the lock.
    pub(super) fn may_change(&self) -> bool {
        self.detect_loss();
        self.state().access == WriteAccess::Held
    }

    /// Checks that texts may be written, and rolls back an interrupted import.
    ///
    /// # Errors
    /// Returns an error if another instance holds the write lock, or if an interrupted import
    /// cannot be rolled back.
    pub(super) fn check_write_access(&self) -> io::Result<()> {
        if !self.may_change() {
            return Err(io::Error::other("another instance of Kozyr holds the write lock"));
        }
        self.roll_back_broken_import()
    }
}

/// Whether the error means that nobody can write to the store, so that it needs no lock.
fn is_unwritable(error: &io::Error) -> bool {
    use io::ErrorKind::{
        AlreadyExists, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, Unsupported,
    };
    [AlreadyExists, NotADirectory, NotFound, PermissionDenied, ReadOnlyFilesystem, Unsupported]
        .contains(&error.kind())
}
