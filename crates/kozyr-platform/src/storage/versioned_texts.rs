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
    error::{Fault, Unsound},
    file_names::{NEWER, UNREAD, new_of, number_aside, old_of, whole_of},
    overwrite::Ground,
    store::Store,
    write_access::Standing,
};

/// Named texts in a store, and what is wrong with them.
pub(crate) struct Texts {
    pub store: Box<dyn Store>,
    kinds: RwLock<Vec<Kind>>,
    /// Held by whoever changes something, so that the place is left between two changes.
    change: Mutex<()>,
    state: Mutex<State>,
}

/// A kind of text that is kept.
pub(crate) struct Kind {
    pub named: Box<dyn Fn(&str) -> bool + Send + Sync>,
    pub check: fn(&str) -> Result<(), Unsound>,
}

#[derive(Default)]
pub(super) struct State {
    /// What is known of what lies under the names of a text; of others it has to be found out.
    pub ground: HashMap<String, Ground>,
    /// What the last fault about a text was, until it is kept again.
    pub known: HashMap<String, Fault>,
    /// Faults that nobody was told of yet.
    news: Vec<(String, Fault)>,
    pub standing: Standing,
    /// Why the place could not be taken when it was last tried.
    pub refusal: Option<Fault>,
    /// Whether the place is ours by a right that can be lost.
    pub is_guarded: bool,
    /// No import is under way that was broken off.
    pub is_imported: bool,
}

/// So often is tried what may fail only now.
pub(super) const TRIES: usize = 3;

impl Texts {
    /// The texts that a store has.
    pub fn new(store: impl Store + 'static) -> Self {
        Texts {
            store: Box::new(store),
            kinds: RwLock::default(),
            change: Mutex::default(),
            state: Mutex::default(),
        }
    }

    /// Makes a kind of text known.
    pub fn know(&self, kind: Kind) {
        self.kinds.write().unwrap_or_else(PoisonError::into_inner).push(kind);
        self.doubt();
    }

    /// Whether a text could be loaded; `None` if it is of a kind that nobody knows.
    pub fn check(&self, name: &str, text: &str) -> Option<Result<(), Unsound>> {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().find(|kind| (kind.named)(name)).map(|kind| (kind.check)(text))
    }

    /// Whether texts of that name are of a known kind.
    pub fn knows(&self, name: &str) -> bool {
        let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
        kinds.iter().any(|kind| (kind.named)(name))
    }

    /// What is under a name of the store. What cannot be read is tried again.
    pub(super) fn look<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, Unsound>,
    ) -> Result<Option<T>, Unsound> {
        match self.read(name) {
            Ok(text) => text.map(|text| read(&text)).transpose(),
            Err(error) => Err(error.into()),
        }
    }

    /// What the text of that name is. Where somebody else writes it has no name of its own for a
    /// moment, but then the next one or itself has.
    fn look_at_text<T>(
        &self,
        name: &str,
        read: &impl Fn(&str) -> Result<T, Unsound>,
    ) -> Result<Option<T>, Unsound> {
        let tries = if self.may_change() { 1 } else { TRIES };
        for _ in 0..tries {
            match self.look(name, read) {
                Ok(None) if tries > 1 => {}
                found => return found,
            }
            if let found @ Ok(Some(_)) = self.look(&new_of(name), read) {
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
                Err(error) if error.kind() != io::ErrorKind::InvalidData && tries < TRIES => {
                    tries += 1;
                }
                read => return read,
            }
        }
    }

    /// What the text of that name holds; `None` if there is none that can be used.
    ///
    /// If the text is damaged, one that was about to take its place is taken, or the one before.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, Unsound>) -> Option<T> {
        let _change = self.change();
        let trouble = match self.look_at_text(name, &read) {
            Ok(Some(found)) => {
                self.forget_unread(name);
                return Some(found);
            }
            Ok(None) => None,
            Err(unsound) => Some(unsound),
        };
        if let Some(unread @ Unsound::Unreadable(_)) = &trouble {
            return self.give_up_reading(name, unread);
        }
        self.look_beside(name, trouble, &read)
    }

    /// The text has a fault or is not there: what lies beside it.
    fn look_beside<T>(
        &self,
        name: &str,
        trouble: Option<Unsound>,
        read: &impl Fn(&str) -> Result<T, Unsound>,
    ) -> Option<T> {
        let mut unsound = Vec::new();
        let mut found = None;
        let mut first_trouble = trouble;
        if let Some(trouble) = &first_trouble {
            warn!("{name}: {trouble}");
            unsound.push((name.to_owned(), trouble.aside()));
        }
        let is_there = first_trouble.is_some();
        for slot in [new_of(name), old_of(name)] {
            match self.look(&slot, read) {
                Ok(Some(other)) => found = found.or(Some((slot, other))),
                Ok(None) => {}
                Err(unread @ Unsound::Unreadable(_)) if found.is_none() => {
                    return self.give_up_reading(name, &unread);
                }
                Err(trouble) => {
                    debug!("{slot}: {trouble}");
                    unsound.push((slot, trouble.aside()));
                    first_trouble.get_or_insert(trouble);
                }
            }
        }
        let aside = self.clear(name, unsound);
        let found = match found {
            Some((slot, found)) => {
                // The one before stays where it is: it is not the text that was saved last.
                if slot == new_of(name) && self.may_change() && !self.is_blocked(name) {
                    // If this fails the same is found the next time.
                    self.store.rename(&slot, name).ok();
                }
                Some(found)
            }
            None => self.take_up(name, read),
        };
        // That a write was broken off is nothing to tell of.
        let is_broken_write = !is_there && found.is_some();
        let told = |trouble: &Unsound| !is_broken_write || matches!(trouble, Unsound::Newer(_));
        if let Some(trouble) = first_trouble.filter(told) {
            self.note(name, Fault::of_load(&trouble, found.is_some(), aside));
        }
        found
    }

    /// The one of the texts put aside for a later version, or unread, that came last.
    fn take_up<T>(&self, name: &str, read: &impl Fn(&str) -> Result<T, Unsound>) -> Option<T> {
        let number = |taken: &String| {
            let of = |beginning| number_aside(beginning, name, taken);
            of(NEWER).or_else(|| of(UNREAD))
        };
        let mut asides = self.store.names().unwrap_or_default();
        asides.retain(|taken| number(taken).is_some());
        asides.sort_by_key(|taken| std::cmp::Reverse(number(taken)));
        for aside in asides {
            if let Ok(Some(found)) = self.look(&aside, read) {
                if self.may_change() && !self.is_blocked(name) {
                    self.store.rename(&aside, name).ok();
                }
                return Some(found);
            }
        }
        None
    }

    fn give_up_reading<T>(&self, name: &str, unread: &Unsound) -> Option<T> {
        warn!("{name}: {unread}");
        self.state().ground.insert(name.into(), Ground::Unread);
        self.note(name, Fault::of_load(unread, false, None));
        None
    }

    /// Keeps a text; the former one stays whole until the new one is, and beside it after.
    ///
    /// # Errors
    /// If the place is full, gone, closed to us or another's. The player is told of it.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let _change = self.change();
        self.may_write()?;
        let written = self.replace(name, text);
        match &written {
            Ok(()) => {
                self.state().known.remove(name);
            }
            Err(error) => {
                warn!("{name} cannot be kept: {error}");
                // That it is unread was told.
                if !matches!(self.state().ground.get(name), Some(Ground::Unread)) {
                    self.note(name, Fault::of_write(error));
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
        self.firm_up(name)?;
        if self.read(name)?.is_some_and(|same| same == text) {
            return Ok(());
        }
        self.store.put(&new_of(name), text)?;
        self.store.rename(name, &old_of(name))?;
        self.store.rename(&new_of(name), name)
    }

    /// The names of all texts that are kept, those put aside included.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let names = self.store.names()?;
        let mut names: Vec<String> = names.iter().map(|name| whole_of(name).into()).collect();
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// Throws a text away, and the one before it; nothing happens if there is none of that name.
    ///
    /// # Errors
    /// If the place is closed to us or another's.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        let _change = self.change();
        self.may_write()?;
        self.take_away(name)
    }

    /// The same for those who hold the [change](Self::change).
    ///
    /// # Errors
    /// As above.
    pub fn take_away(&self, name: &str) -> io::Result<()> {
        self.firm_up(name)?;
        // The text itself last, or the one before would take its place.
        for name in [&new_of(name), &old_of(name), name] {
            self.store.remove(name)?;
        }
        Ok(())
    }

    /// Notes a fault, to be told unless it was the last about this text already.
    pub fn note(&self, name: &str, fault: Fault) {
        let mut state = self.state();
        if state.known.get(name) != Some(&fault) {
            state.known.insert(name.into(), fault.clone());
            state.news.push((name.into(), fault));
        }
    }

    /// Notes a fault that is to be told again.
    pub fn note_again(&self, name: &str, fault: Fault) {
        self.state().known.remove(name);
        self.note(name, fault);
    }

    /// The faults since the last call, each with the name of the text.
    pub fn news(&self) -> Vec<(String, Fault)> {
        std::mem::take(&mut self.state().news)
    }

    /// Forgets what is known of the texts: somebody else may have changed them.
    pub fn forget(&self) {
        let mut state = self.state();
        state.ground.clear();
        state.known.clear();
        state.is_imported = false;
    }

    /// What others wait for who want to change something, or to leave the place.
    pub(super) fn change(&self) -> MutexGuard<'_, ()> {
        self.change.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
