//! Named texts in a store, each replaced as a whole or not at all.

use std::{
    io,
    sync::{Mutex, MutexGuard, PoisonError},
};

use bevy::{platform::collections::HashMap, prelude::*};

use super::{
    store::Store,
    trouble::{Fault, Unsound},
};

/// Named texts in a store, and what is wrong with them.
pub(crate) struct Texts {
    pub store: Box<dyn Store>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Texts that cannot be used and could not be put aside, each with the beginning of the name
    /// it is to get: they must not be written over.
    stuck: HashMap<String, &'static str>,
    /// What the last fault about a text was, until it is kept again.
    known: HashMap<String, Fault>,
    /// Faults that nobody was told of yet.
    news: Vec<(String, Fault)>,
}

/// How the names of texts begin that could not be read.
pub(crate) const DAMAGED: &str = "damaged-";
/// How the names of texts begin that a later version of the app has written.
pub(crate) const NEWER: &str = "newer-";

/// The name of a text that is being written.
fn new_of(name: &str) -> String {
    format!("{name}.new")
}

/// The name of the text before the last one.
pub(crate) fn old_of(name: &str) -> String {
    format!("{name}.old")
}

impl Texts {
    /// The texts that a store has.
    pub fn new(store: impl Store + 'static) -> Self {
        Texts { store: Box::new(store), state: Mutex::default() }
    }

    /// What the text of that name holds; `None` if there is none that can be used.
    ///
    /// If the text is damaged, the one before it is taken.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, Unsound>) -> Option<T> {
        let look = |name: &str| match self.store.read(name) {
            Ok(Some(text)) => read(&text).map(Some),
            Ok(None) => Ok(None),
            Err(error) => Err(error.into()),
        };
        match look(name) {
            Ok(Some(found)) => Some(found),
            Ok(None) => self.finish_write(name, &look),
            Err(unsound) => {
                warn!("{name}: {unsound}");
                let aside = self.put_aside(name, unsound.aside());
                let found = look(&old_of(name)).ok().flatten();
                self.note(name, Fault::of_load(&unsound, found.is_some(), aside));
                found
            }
        }
    }

    /// What a write that was broken off has left of a text, or a former fault.
    fn finish_write<T>(
        &self,
        name: &str,
        look: &impl Fn(&str) -> Result<Option<T>, Unsound>,
    ) -> Option<T> {
        let newer = format!("{NEWER}{name}");
        for candidate in [new_of(name), old_of(name), newer] {
            match look(&candidate) {
                Ok(Some(found)) => {
                    // If this fails the same is found the next time.
                    self.store.rename(&candidate, name).ok();
                    return Some(found);
                }
                Ok(None) => {}
                Err(unsound) => debug!("{candidate}: {unsound}"),
            }
        }
        None
    }

    /// Keeps a text; the former one stays whole until the new one is, and beside it after.
    ///
    /// # Errors
    /// If the place is full, gone or closed to us. The player is told of it.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let written = self.replace(name, text);
        match &written {
            Ok(()) => {
                self.state().known.remove(name);
            }
            Err(error) => {
                warn!("{name} cannot be kept: {error}");
                self.note(name, Fault::of_write(error));
            }
        }
        written
    }

    /// The same, but nobody is told of a fault.
    ///
    /// # Errors
    /// As above.
    pub fn replace(&self, name: &str, text: &str) -> io::Result<()> {
        let stuck = self.state().stuck.get(name).copied();
        if let Some(aside) = stuck {
            self.put_aside(name, aside).ok_or(io::ErrorKind::PermissionDenied)?;
        }
        let (new, old) = (new_of(name), old_of(name));
        match self.store.read(name) {
            Ok(Some(same)) if same == text => return Ok(()),
            // A write was broken off when the new text was whole already.
            Ok(None) => self.store.rename(&new, name)?,
            _ => {}
        }
        if let Err(error) = self.store.put(&new, text) {
            self.store.remove(&new).ok();
            return Err(error);
        }
        self.store.rename(name, &old)?;
        self.store.rename(&new, name)
    }

    /// Puts a text that cannot be used aside under a name that is free, which is returned.
    fn put_aside(&self, name: &str, beginning: &'static str) -> Option<String> {
        let put = || {
            let taken = self.store.names()?;
            let aside = (1..)
                .map(|number| match number {
                    1 => format!("{beginning}{name}"),
                    _ => format!("{beginning}{number}-{name}"),
                })
                .find(|aside| !taken.contains(aside))
                .expect("there are more numbers than texts");
            // What is left of a write before the damage must not pass for a whole text.
            self.store.remove(&new_of(name))?;
            self.store.rename(name, &aside)?;
            Ok::<_, io::Error>(aside)
        };
        match put() {
            Ok(aside) => {
                self.state().stuck.remove(name);
                Some(aside)
            }
            Err(error) => {
                warn!("{name} cannot be put aside: {error}");
                self.state().stuck.insert(name.into(), beginning);
                None
            }
        }
    }

    /// The names of all texts that are kept, those put aside included.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let mut names: Vec<String> = self.store.names()?;
        for name in &mut names {
            for ending in [".new", ".old"] {
                if let Some(whole) = name.strip_suffix(ending) {
                    *name = whole.into();
                }
            }
        }
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// Throws a text away, and the one before it; nothing happens if there is none of that name.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn remove(&self, name: &str) -> io::Result<()> {
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

    /// The faults since the last call, each with the name of the text.
    pub fn news(&self) -> Vec<(String, Fault)> {
        std::mem::take(&mut self.state().news)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
