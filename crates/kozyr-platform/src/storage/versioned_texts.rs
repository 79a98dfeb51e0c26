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
    pub matches_name: Box<dyn Fn(&str) -> bool + Send + Sync>,
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
    /// The texts of a store.
    pub fn new(store: impl Store + 'static) -> Self {
        VersionedTexts {
            store: Box::new(store),
            kinds: RwLock::default(),
            change: Mutex::default(),
            state: Mutex::default(),
        }
    }

    /// Registers a kind of text.
    pub fn register_kind(&self, kind: TextKind) {
        self.kinds.write().unwrap_or_else(PoisonError::into_inner).push(kind);
        self.invalidate_checks();
    }

    /// Checks whether a text could be loaded; `None` if its kind is not registered.
    pub fn check(&self, name: &str, text: &str) -> Option<Result<(), LoadError>> {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().find(|kind| (kind.matches_name)(name)).map(|kind| (kind.check)(text))
    }

    /// Whether texts of this name are of a registered kind.
    pub fn is_known(&self, name: &str) -> bool {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().any(|kind| (kind.matches_name)(name))
    }

    /// Loads what is stored under one name. Retries if it cannot be read.
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

    /// Loads the text with this name. While another instance replaces it, the name is free for a
    /// moment; then the new version is tried, and the name again.
    fn read_text<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Result<Option<T>, LoadError> {
        let tries = if self.may_change() { 1 } else { MAX_TRIES };
        for _ in 0..tries {
            match self.read_slot(name, read) {
                Ok(None) if tries > 1 => {}
                found => return found,
            }
            if let found @ Ok(Some(_)) = self.read_slot(&new_name(name), read) {
                return found;
            }
        }
        Ok(None)
    }

    /// Reads what is stored under one name. Retries temporary errors.
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

    /// Loads the text with this name; `None` if there is no usable version.
    ///
    /// If the text is damaged, falls back to a new version about to replace it, then to the
    /// previous one.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, LoadError>) -> Option<T> {
        let _change = self.lock_changes();
        let trouble = match self.read_text(name, &read) {
            Ok(Some(found)) => {
                self.clear_unread(name);
                return Some(found);
            }
            Ok(None) => None,
            Err(unsound) => Some(unsound),
        };
        if let Some(unread @ LoadError::Unreadable(_)) = &trouble {
            return self.mark_unread(name, unread);
        }
        self.recover(name, trouble, &read)
    }

    /// Loads another version of a text that is damaged or missing.
    fn recover<T>(
        &self,
        name: &str,
        trouble: Option<LoadError>,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Option<T> {
        let mut unsound = Vec::new();
        let mut found = None;
        let mut first_trouble = trouble;
        if let Some(trouble) = &first_trouble {
            warn!("{name}: {trouble}");
            unsound.push((name.to_owned(), trouble.quarantine_prefix()));
        }
        let is_there = first_trouble.is_some();
        for slot in [new_name(name), old_name(name)] {
            match self.read_slot(&slot, read) {
                Ok(Some(other)) => found = found.or(Some((slot, other))),
                Ok(None) => {}
                Err(unread @ LoadError::Unreadable(_)) if found.is_none() => {
                    return self.mark_unread(name, &unread);
                }
                Err(trouble) => {
                    debug!("{slot}: {trouble}");
                    unsound.push((slot, trouble.quarantine_prefix()));
                    first_trouble.get_or_insert(trouble);
                }
            }
        }
        let aside = self.quarantine_all(name, unsound);
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
        let is_broken_write = !is_there && found.is_some();
        let told = |trouble: &LoadError| !is_broken_write || matches!(trouble, LoadError::Newer(_));
        if let Some(trouble) = first_trouble.filter(told) {
            self.record_error(name, StorageError::from_load(&trouble, found.is_some(), aside));
        }
        found
    }

    /// The most recent quarantined text that was too new or unreadable and can be loaded now.
    fn restore_quarantined<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Option<T> {
        let number = |taken: &String| {
            let of = |beginning| quarantine_number(beginning, name, taken);
            of(NEWER_PREFIX).or_else(|| of(UNREAD_PREFIX))
        };
        let mut asides = self.store.names().unwrap_or_default();
        asides.retain(|taken| number(taken).is_some());
        asides.sort_by_key(|taken| std::cmp::Reverse(number(taken)));
        for aside in asides {
            if let Ok(Some(found)) = self.read_slot(&aside, read) {
                if self.may_change() && !self.is_blocked(name) {
                    self.store.rename(&aside, name).ok();
                }
                return Some(found);
            }
        }
        None
    }

    fn mark_unread<T>(&self, name: &str, unread: &LoadError) -> Option<T> {
        warn!("{name}: {unread}");
        self.state().overwrite.insert(name.into(), OverwriteStatus::Unread);
        self.record_error(name, StorageError::from_load(unread, false, None));
        None
    }

    /// Saves a text. The previous version stays intact until the new one is complete, and remains
    /// as a fallback.
    ///
    /// # Errors
    /// Returns an error if the store is full, missing or not writable, or if another instance holds
    /// the write lock. The player is notified.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let _change = self.lock_changes();
        self.check_write_access()?;
        let written = self.replace(name, text);
        match &written {
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
        written
    }

    /// Saves a text if it has changed, and keeps the previous version; the caller has
    /// [locked changes](Self::lock_changes). Records no error.
    ///
    /// # Errors
    /// Returns the errors of [`write`](Self::write).
    pub fn replace(&self, name: &str, text: &str) -> io::Result<()> {
        self.ensure_overwritable(name)?;
        if self.read(name)?.is_some_and(|same| same == text) {
            return Ok(());
        }
        self.store.put(&new_name(name), text)?;
        self.store.rename(name, &old_name(name))?;
        self.store.rename(&new_name(name), name)
    }

    /// The names of all saved texts, including quarantined ones.
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

    /// Deletes a text and its previous version; does nothing if there is none with this name.
    ///
    /// # Errors
    /// Returns an error if the store is not writable or another instance holds the write lock.
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

    /// Records an error to report, unless it is the same as the text's last one.
    pub fn record_error(&self, name: &str, fault: StorageError) {
        let mut state = self.state();
        if state.last_errors.get(name) != Some(&fault) {
            state.last_errors.insert(name.into(), fault.clone());
            state.unreported.push((name.into(), fault));
        }
    }

    /// Records an error to report even if it repeats the last one.
    pub fn record_error_again(&self, name: &str, fault: StorageError) {
        self.state().last_errors.remove(name);
        self.record_error(name, fault);
    }

    /// Returns the errors since the last call, each with the name of the text.
    pub fn take_errors(&self) -> Vec<(String, StorageError)> {
        std::mem::take(&mut self.state().unreported)
    }

    /// Discards earlier checks, since another instance may have changed the texts.
    pub fn clear_cache(&self) {
        let mut state = self.state();
        state.overwrite.clear();
        state.last_errors.clear();
        state.import_is_settled = false;
    }

    /// Blocks other changes, and the hand-over of the write lock.
    pub(super) fn lock_changes(&self) -> MutexGuard<'_, ()> {
        self.change.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn state(&self) -> MutexGuard<'_, StorageState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
