//! Named texts in a store, each replaced as a whole or not at all.
//!
//! A text may lie under three names: its own, that of the one before it, and that of the one that
//! is about to take its place. Nothing is written before it is known of all three that they hold
//! nothing but sound texts of ours: then the ground is firm, and stays so, since what is written
//! is sound. Whatever else lies there is put aside first, under a name that is free.

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

/// Named texts in a store, and what is wrong with them.
pub(crate) struct VersionedTexts {
    pub store: Box<dyn Store>,
    kinds: RwLock<Vec<TextKind>>,
    /// Held by whoever changes something, so that the place is left between two changes.
    change: Mutex<()>,
    state: Mutex<StorageState>,
}

/// A kind of text that is kept.
pub(crate) struct TextKind {
    pub matches_name: Box<dyn Fn(&str) -> bool + Send + Sync>,
    pub check: fn(&str) -> Result<(), LoadError>,
}

#[derive(Default)]
pub(super) struct StorageState {
    /// What is known of what lies under the names of a text; of others it has to be found out.
    pub overwrite: HashMap<String, OverwriteStatus>,
    /// What the last fault about a text was, until it is kept again.
    pub last_errors: HashMap<String, StorageError>,
    /// Faults that nobody was told of yet.
    unreported: Vec<(String, StorageError)>,
    pub access: WriteAccess,
    /// Why the place could not be taken when it was last tried.
    pub last_refusal: Option<StorageError>,
    /// Whether the place is ours by a right that can be lost.
    pub is_guarded: bool,
    /// No import is under way that was broken off.
    pub import_is_settled: bool,
}

/// So often is tried what may fail only now.
pub(super) const MAX_SAMPLING_TRIES: usize = 3;

impl VersionedTexts {
    /// The texts that a store has.
    pub fn new(store: impl Store + 'static) -> Self {
        VersionedTexts {
            store: Box::new(store),
            kinds: RwLock::default(),
            change: Mutex::default(),
            state: Mutex::default(),
        }
    }

    /// Makes a kind of text known.
    pub fn register_kind(&self, kind: TextKind) {
        self.kinds.write().unwrap_or_else(PoisonError::into_inner).push(kind);
        self.invalidate_checks();
    }

    /// Whether a text could be loaded; `None` if it is of a kind that nobody knows.
    pub fn check(&self, name: &str, text: &str) -> Option<Result<(), LoadError>> {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().find(|kind| (kind.matches_name)(name)).map(|kind| (kind.check)(text))
    }

    /// Whether texts of that name are of a known kind.
    pub fn is_known(&self, name: &str) -> bool {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().any(|kind| (kind.matches_name)(name))
    }

    /// What is under a name of the store. What cannot be read is tried again.
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

    /// What the text of that name is. Where somebody else writes it has no name of its own for a
    /// moment, but then the next one or itself has.
    fn read_text<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, LoadError>,
    ) -> Result<Option<T>, LoadError> {
        let tries = if self.may_change() { 1 } else { MAX_SAMPLING_TRIES };
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

    /// The same as text.
    pub fn read(&self, name: &str) -> io::Result<Option<String>> {
        let mut tries = 1;
        loop {
            match self.store.read(name) {
                Err(error)
                    if error.kind() != io::ErrorKind::InvalidData && tries < MAX_SAMPLING_TRIES =>
                {
                    tries += 1;
                }
                read => return read,
            }
        }
    }

    /// What the text of that name holds; `None` if there is none that can be used.
    ///
    /// If the text is damaged, one that was about to take its place is taken, or the one before.
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

    /// The text has a fault or is not there: what lies beside it.
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
                // The one before stays where it is: it is not the text that was saved last.
                if slot == new_name(name) && self.may_change() && !self.is_blocked(name) {
                    // If this fails the same is found the next time.
                    self.store.rename(&slot, name).ok();
                }
                Some(found)
            }
            None => self.restore_quarantined(name, read),
        };
        // That a write was broken off is nothing to tell of.
        let is_broken_write = !is_there && found.is_some();
        let told = |trouble: &LoadError| !is_broken_write || matches!(trouble, LoadError::Newer(_));
        if let Some(trouble) = first_trouble.filter(told) {
            self.record_error(name, StorageError::from_load(&trouble, found.is_some(), aside));
        }
        found
    }

    /// The one of the texts put aside for a later version, or unread, that came last.
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

    /// Keeps a text; the former one stays whole until the new one is, and beside it after.
    ///
    /// # Errors
    /// If the place is full, gone, closed to us or another's. The player is told of it.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let _change = self.lock_changes();
        self.check_write_access()?;
        let written = self.replace(name, text);
        match &written {
            Ok(()) => {
                self.state().last_errors.remove(name);
            }
            Err(error) => {
                warn!("{name} cannot be kept: {error}");
                // That it is unread was told.
                if !matches!(self.state().overwrite.get(name), Some(OverwriteStatus::Unread)) {
                    self.record_error(name, StorageError::from_write(error));
                }
            }
        }
        written
    }

    /// The same for those who hold the [change](Self::change), and nobody is told of a fault.
    ///
    /// # Errors
    /// As above.
    pub fn replace(&self, name: &str, text: &str) -> io::Result<()> {
        self.ensure_overwritable(name)?;
        if self.read(name)?.is_some_and(|same| same == text) {
            return Ok(());
        }
        self.store.put(&new_name(name), text)?;
        self.store.rename(name, &old_name(name))?;
        self.store.rename(&new_name(name), name)
    }

    /// The names of all texts that are kept, those put aside included.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let names = self.store.names()?;
        let mut names: Vec<String> = names.iter().map(|name| text_name(name).into()).collect();
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// Throws a text away, and the one before it; nothing happens if there is none of that name.
    ///
    /// # Errors
    /// If the place is closed to us or another's.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        let _change = self.lock_changes();
        self.check_write_access()?;
        self.remove_slots(name)
    }

    /// The same for those who hold the [change](Self::change).
    ///
    /// # Errors
    /// As above.
    pub fn remove_slots(&self, name: &str) -> io::Result<()> {
        self.ensure_overwritable(name)?;
        // The text itself last, or the one before would take its place.
        for name in [&new_name(name), &old_name(name), name] {
            self.store.remove(name)?;
        }
        Ok(())
    }

    /// Notes a fault, to be told unless it was the last about this text already.
    pub fn record_error(&self, name: &str, fault: StorageError) {
        let mut state = self.state();
        if state.last_errors.get(name) != Some(&fault) {
            state.last_errors.insert(name.into(), fault.clone());
            state.unreported.push((name.into(), fault));
        }
    }

    /// Notes a fault that is to be told again.
    pub fn record_error_again(&self, name: &str, fault: StorageError) {
        self.state().last_errors.remove(name);
        self.record_error(name, fault);
    }

    /// The faults since the last call, each with the name of the text.
    pub fn take_errors(&self) -> Vec<(String, StorageError)> {
        std::mem::take(&mut self.state().unreported)
    }

    /// Forgets what is known of the texts: somebody else may have changed them.
    pub fn clear_cache(&self) {
        let mut state = self.state();
        state.overwrite.clear();
        state.last_errors.clear();
        state.import_is_settled = false;
    }

    /// What others wait for who want to change something, or to leave the place.
    pub(super) fn lock_changes(&self) -> MutexGuard<'_, ()> {
        self.change.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn state(&self) -> MutexGuard<'_, StorageState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
