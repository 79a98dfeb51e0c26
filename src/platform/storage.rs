//! What outlives the app: the games in progress, the settings, all that is counted.
//!
//! Named texts are kept in a [store](Store): a folder on a desktop or a phone, the browser's own
//! storage on a page. Whatever the store, a text is replaced as a whole or not at all, the text
//! before it stays beside it, and what cannot be read is put aside and never thrown away. Every
//! fault is told to the player, so that those who keep something need not.

mod backup;
#[cfg(target_arch = "wasm32")]
mod browser;
mod folder;
mod store;
mod trouble;

use std::{
    io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

use bevy::{platform::collections::HashMap, prelude::*};

pub use backup::ImportError;
pub use folder::Folder;
pub use store::{Memory, Store};
pub use trouble::{Fault, StorageFault, Unsound};

/// Named texts that are kept from one start to the next.
#[derive(Resource)]
pub struct Storage {
    store: Box<dyn Store>,
    kinds: Vec<Kind>,
    state: Mutex<State>,
}

/// A kind of text that is kept.
struct Kind {
    named: Box<dyn Fn(&str) -> bool + Send + Sync>,
    check: fn(&str) -> Result<(), Unsound>,
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
const DAMAGED: &str = "damaged-";
/// How the names of texts begin that a later version of the app has written.
const NEWER: &str = "newer-";

/// The name of a text that is being written.
fn new_of(name: &str) -> String {
    format!("{name}.new")
}

/// The name of the text before the last one.
fn old_of(name: &str) -> String {
    format!("{name}.old")
}

impl Storage {
    /// Keeps texts in a store.
    pub fn new(store: impl Store + 'static) -> Self {
        let storage =
            Storage { store: Box::new(store), kinds: Vec::new(), state: Mutex::default() };
        storage.end_broken_import();
        storage
    }

    /// Keeps texts as files of a folder.
    pub fn folder(path: impl Into<PathBuf>) -> Self {
        Storage::new(Folder::new(path))
    }

    /// Keeps texts as long as the app runs.
    pub fn memory() -> Self {
        Storage::new(Memory::default())
    }

    /// The folder of its files, if it keeps texts in one.
    pub fn folder_path(&self) -> Option<&Path> {
        self.store.folder()
    }

    /// Makes a kind of text known by its names and a check whether one could be loaded, so that
    /// what is imported can be checked.
    pub fn know(
        &mut self,
        named: impl Fn(&str) -> bool + Send + Sync + 'static,
        check: fn(&str) -> Result<(), Unsound>,
    ) {
        self.kinds.push(Kind { named: Box::new(named), check });
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

    fn replace(&self, name: &str, text: &str) -> io::Result<()> {
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
        names.retain(|name| !backup::is_own(name));
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
    fn note(&self, name: &str, fault: Fault) {
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

/// Uses the store that the app was given, the folder that `KOZYR_DATA` names, or the usual store
/// of the system.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        let storage = usual();
        app.insert_resource(storage);
    }
    app.add_message::<StorageFault>();
    app.add_systems(Last, trouble::report);
}

/// The browser's storage, if it lets us.
#[cfg(target_arch = "wasm32")]
fn usual() -> Storage {
    or_memory(browser::Browser::open().map(Storage::new))
}

/// The folder that the system gives every app for itself.
#[cfg(target_os = "android")]
fn usual() -> Storage {
    let app = bevy::android::ANDROID_APP.get();
    or_memory(app.and_then(|app| app.internal_data_path()).map(Storage::folder))
}

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn usual() -> Storage {
    let folder = std::env::var_os("KOZYR_DATA").map(PathBuf::from).or_else(|| {
        directories::ProjectDirs::from("", "", "kozyr").map(|places| places.data_dir().into())
    });
    or_memory(folder.map(Storage::folder))
}

fn or_memory(storage: Option<Storage>) -> Storage {
    storage.unwrap_or_else(|| {
        warn!("no place for saved games: nothing is kept when the app ends");
        let storage = Storage::memory();
        storage.note("", Fault::Nowhere);
        storage
    })
}
