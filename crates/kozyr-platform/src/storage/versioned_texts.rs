//! Named texts in a store, each replaced atomically.
//!
//! A text has up to three names in the store: its own, that of its previous version, and that of a
//! new version about to replace it. Before the first write, all three are checked to hold only
//! valid texts of this app. This remains true, since only valid texts are written. Anything else is
//! quarantined first, under a free name.

use std::{
    io,
    sync::{Mutex, MutexGuard, PoisonError, RwLock},
};

use bevy::{platform::collections::HashMap, prelude::*};

use super::{
    error::{LoadError, StorageError},
    file_names::{NEWER_PREFIX, UNREAD_PREFIX, new_name, old_name, quarantine_number, text_name},
    overwrite::OverwriteStatus,
    store::Store,
    write_access::WriteAccess,
};

/// Named texts in a store, and their errors.
pub(crate) struct VersionedTexts {
    pub store: Box<dyn Store>,
    kinds: RwLock<Vec<TextKind>>,
    /// Locked during a change, so that the write lock is handed over only between changes.
    change: Mutex<()>,
    state: Mutex<StorageState>,
}

/// A kind of saved text.
pub(crate) struct TextKind {
    /// Whether a name belongs to a text of this kind.
    pub matches_name: Box<dyn Fn(&str) -> bool + Send + Sync>,
    /// Checks whether a text of this kind could be loaded.
    pub check: fn(&str) -> Result<(), LoadError>,
}

#[derive(Default)]
pub(super) struct StorageState {
    /// Results of earlier checks, by text; other texts have to be checked before a write.
    pub overwrite: HashMap<String, OverwriteStatus>,
    /// The last error of each text, until it is saved again.
    pub last_errors: HashMap<String, StorageError>,
    /// Errors that have not been reported yet.
    unreported: Vec<(String, StorageError)>,
    pub access: WriteAccess,
    /// The reason why the write lock could not be acquired on the last try.
    pub last_refusal: Option<StorageError>,
    /// Whether this instance holds a real lock, which can be lost.
    pub is_guarded: bool,
    /// Whether no interrupted import is left to roll back.
    pub import_is_settled: bool,
}

/// The number of tries for operations that may fail temporarily.
pub(super) const MAX_TRIES: usize = 3;

impl VersionedTexts {
    /// Manages the texts of a store. Reads nothing and does not acquire the write lock.
    pub fn new(store: impl Store + 'static) -> Self {
        VersionedTexts {
            store: Box::new(store),
            kinds: RwLock::default(),
            change: Mutex::default(),
            state: Mutex::default(),
        }
    }

    /// Registers a kind of text and forgets which texts were found safe to overwrite.
    pub fn register_kind(&self, kind: TextKind) {
        self.kinds.write().unwrap_or_else(PoisonError::into_inner).push(kind);
        self.invalidate_checks();
    }

    /// Checks whether `text` could be loaded under this name; `None` if no registered kind has such
    /// names. Does not read the store.
    pub fn check(&self, name: &str, text: &str) -> Option<Result<(), LoadError>> {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().find(|kind| (kind.matches_name)(name)).map(|kind| (kind.check)(text))
    }

    /// Whether texts of this name are of a registered kind.
    pub fn is_known(&self, name: &str) -> bool {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().any(|kind| (kind.matches_name)(name))
    }

    /// Loads what is stored under exactly this name and parses it with `read`; `None` if there is
    /// nothing. Retries temporary errors. Falls back on no other version.
    pub(super) fn read_slot<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Result<Option<T>, LoadError> {
        match self.read(name) {
            Ok(text) => text.map(|text| read(&text)).transpose(),
            Err(error) => Err(error.into()),
        }
    }

    /// Loads the text with this name and parses it with `read`. If this instance may not change
    /// texts, another may be replacing this one, and the name is free for a moment: then the new
    /// version is tried, and the name again. `None` if both are missing.
    fn read_text<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Result<Option<T>, LoadError> {
        let tries = if self.may_change() { 1 } else { MAX_TRIES };
        for _ in 0..tries {
            match self.read_slot(name, read) {
                Ok(None) if tries > 1 => {}
                result => return result,
            }
            if let result @ Ok(Some(_)) = self.read_slot(&new_name(name), read) {
                return result;
            }
        }
        Ok(None)
    }

    /// Reads what is stored under exactly this name; `None` if there is nothing. Retries temporary
    /// errors a few times.
    ///
    /// # Errors
    /// Returns an error if the text cannot be read; [`io::ErrorKind::InvalidData`] if it is not
    /// UTF-8.
    pub fn read(&self, name: &str) -> io::Result<Option<String>> {
        let mut tries = 1;
        loop {
            match self.store.read(name) {
                Err(error) if error.kind() != io::ErrorKind::InvalidData && tries < MAX_TRIES => {
                    tries += 1;
                }
                read => return read,
            }
        }
    }

    /// Loads the text with this name and parses it with `read`; `None` if there is no usable
    /// version.
    ///
    /// If the text is missing or damaged, quarantines unusable versions and falls back to a new
    /// version about to replace it, then to the previous one, then to a quarantined one that has
    /// become readable. A text that cannot be read at the moment gives `None` and is not
    /// overwritten. Errors are recorded.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, LoadError>) -> Option<T> {
        let _change = self.lock_changes();
        let error = match self.read_text(name, &read) {
            Ok(Some(found)) => {
                self.clear_unread(name);
                return Some(found);
            }
            Ok(None) => None,
            Err(error) => Some(error),
        };
        if let Some(unread @ LoadError::Unreadable(_)) = &error {
            return self.mark_unread(name, unread);
        }
        self.recover(name, error, &read)
    }

    /// Loads another version of the text `name`, which is missing or could not be loaded because of
    /// `error`. Quarantines unusable versions and records the error; `None` if no version is
    /// usable.
    fn recover<T>(
        &self,
        name: &str,
        error: Option<LoadError>,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Option<T> {
        let mut unusable = Vec::new();
        let mut found = None;
        let mut first_error = error;
        if let Some(error) = &first_error {
            warn!("{name}: {error}");
            unusable.push((name.to_owned(), error.quarantine_prefix()));
        }
        let was_present = first_error.is_some();
        for slot in [new_name(name), old_name(name)] {
            match self.read_slot(&slot, read) {
                Ok(Some(version)) => found = found.or(Some((slot, version))),
                Ok(None) => {}
                Err(unread @ LoadError::Unreadable(_)) if found.is_none() => {
                    return self.mark_unread(name, &unread);
                }
                Err(error) => {
                    debug!("{slot}: {error}");
                    unusable.push((slot, error.quarantine_prefix()));
                    first_error.get_or_insert(error);
                }
            }
        }
        let quarantined_as = self.quarantine_all(name, unusable);
        let found = match found {
            Some((slot, found)) => {
                // The previous version keeps its name, since it is not the text that was saved
                // last.
                if slot == new_name(name) && self.may_change() && !self.is_blocked(name) {
                    // If this fails, the next load finds the same version.
                    self.store.rename(&slot, name).ok();
                }
                Some(found)
            }
            None => self.restore_quarantined(name, read),
        };
        // An interrupted write is not worth reporting.
        let is_broken_write = !was_present && found.is_some();
        let is_reported =
            |error: &LoadError| !is_broken_write || matches!(error, LoadError::Newer(_));
        if let Some(error) = first_error.filter(is_reported) {
            self.record_error(
                name,
                StorageError::from_load(&error, found.is_some(), quarantined_as),
            );
        }
        found
    }

    /// Loads the last quarantined version of a text that was too new or unreadable and can be read
    /// now, and gives it the text's name; `None` if there is none.
    fn restore_quarantined<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Option<T> {
        let number = |stored: &String| {
            let number_after = |prefix| quarantine_number(prefix, name, stored);
            number_after(NEWER_PREFIX).or_else(|| number_after(UNREAD_PREFIX))
        };
        let mut quarantined = self.store.names().unwrap_or_default();
        quarantined.retain(|stored| number(stored).is_some());
        quarantined.sort_by_key(|stored| std::cmp::Reverse(number(stored)));
        for file_name in quarantined {
            if let Ok(Some(found)) = self.read_slot(&file_name, read) {
                if self.may_change() && !self.is_blocked(name) {
                    self.store.rename(&file_name, name).ok();
                }
                return Some(found);
            }
        }
        None
    }

    /// Blocks writes of a text that could not be read, and records the error. Always returns
    /// `None`.
    fn mark_unread<T>(&self, name: &str, unread: &LoadError) -> Option<T> {
        warn!("{name}: {unread}");
        self.state().overwrite.insert(name.into(), OverwriteStatus::Unread);
        self.record_error(name, StorageError::from_load(unread, false, None));
        None
    }

    /// Saves a text unless it is unchanged; before that, rolls back an interrupted import. The
    /// previous version stays intact until the new one is complete, and remains as a fallback.
    ///
    /// # Errors
    /// Returns an error if the store is full, missing or not writable, if another instance holds
    /// the write lock, or if the old text could not be read. Errors of saving are recorded.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let _change = self.lock_changes();
        self.check_write_access()?;
        let result = self.replace(name, text);
        match &result {
            Ok(()) => {
                self.state().last_errors.remove(name);
            }
            Err(error) => {
                warn!("cannot save {name}: {error}");
                // The player already knows that the text is unread.
                if !matches!(self.state().overwrite.get(name), Some(OverwriteStatus::Unread)) {
                    self.record_error(name, StorageError::from_write(error));
                }
            }
        }
        result
    }

    /// Saves a text unless it is unchanged, and keeps the previous version; the caller has [locked
    /// changes](Self::lock_changes) and checked that this instance may change texts. Records no
    /// error.
    ///
    /// # Errors
    /// Returns the errors of [`write`](Self::write).
    pub fn replace(&self, name: &str, text: &str) -> io::Result<()> {
        self.ensure_overwritable(name)?;
        if self.read(name)?.is_some_and(|current| current == text) {
            return Ok(());
        }
        self.store.put(&new_name(name), text)?;
        self.store.rename(name, &old_name(name))?;
        self.store.rename(&new_name(name), name)
    }

    /// The names of everything in the store, not only of the app's texts. They are sorted, without
    /// version suffixes and without duplicates.
    ///
    /// # Errors
    /// Returns an error if the store cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let names = self.store.names()?;
        let mut names: Vec<String> = names.iter().map(|name| text_name(name).into()).collect();
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// Deletes all versions of a text; does nothing if there is none with this name. Before that,
    /// rolls back an interrupted import.
    ///
    /// # Errors
    /// Returns an error if the store is not writable, if another instance holds the write lock, or
    /// if the text could not be read.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        let _change = self.lock_changes();
        self.check_write_access()?;
        self.remove_slots(name)
    }

    /// Deletes all versions of a text; the caller has [locked changes](Self::lock_changes).
    ///
    /// # Errors
    /// Returns the errors of [`remove`](Self::remove).
    pub fn remove_slots(&self, name: &str) -> io::Result<()> {
        self.ensure_overwritable(name)?;
        // The text itself comes last, or its previous version would replace it on the next load.
        for name in [&new_name(name), &old_name(name), name] {
            self.store.remove(name)?;
        }
        Ok(())
    }

    /// Records an error to report, unless it is the same as the text's last one. The name is empty
    /// for the store as a whole.
    pub fn record_error(&self, name: &str, error: StorageError) {
        let mut state = self.state();
        if state.last_errors.get(name) != Some(&error) {
            state.last_errors.insert(name.into(), error.clone());
            state.unreported.push((name.into(), error));
        }
    }

    /// Records an error to report even if it repeats the last one.
    pub fn record_error_again(&self, name: &str, error: StorageError) {
        self.state().last_errors.remove(name);
        self.record_error(name, error);
    }

    /// Returns the errors recorded since the last call, each with the name of the text, which is
    /// empty for the store as a whole.
    pub fn take_errors(&self) -> Vec<(String, StorageError)> {
        std::mem::take(&mut self.state().unreported)
    }

    /// Forgets everything learned about the stored texts: earlier checks, the last errors, and that
    /// no import is interrupted. Another instance may have changed the texts.
    pub fn clear_cache(&self) {
        let mut state = self.state();
        state.overwrite.clear();
        state.last_errors.clear();
        state.import_is_settled = false;
    }

    /// Blocks other changes, and the hand-over of the write lock, until the guard is dropped.
    pub(super) fn lock_changes(&self) -> MutexGuard<'_, ()> {
        self.change.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives exclusive access to what is known about the texts.
    pub(super) fn state(&self) -> MutexGuard<'_, StorageState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
