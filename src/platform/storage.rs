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
mod texts;
mod trouble;
#[cfg(not(target_arch = "wasm32"))]
mod writer;

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::{
    prelude::*,
    window::{AppLifecycle, RequestRedraw},
};

use texts::Texts;
#[cfg(not(target_arch = "wasm32"))]
use writer::Writer;

pub use backup::ImportError;
pub use folder::Folder;
pub use store::{Memory, Store};
pub use trouble::{Fault, StorageFault, Unsound};

/// Named texts that are kept from one start to the next.
#[derive(Resource)]
pub struct Storage {
    texts: Arc<Texts>,
    kinds: Vec<Kind>,
    #[cfg(not(target_arch = "wasm32"))]
    writer: Writer,
}

/// A kind of text that is kept.
struct Kind {
    named: Box<dyn Fn(&str) -> bool + Send + Sync>,
    check: fn(&str) -> Result<(), Unsound>,
}

impl Storage {
    /// Keeps texts in a store.
    pub fn new(store: impl Store + 'static) -> Self {
        let texts = Arc::new(Texts::new(store));
        let storage = Storage {
            #[cfg(not(target_arch = "wasm32"))]
            writer: Writer::new(texts.clone()),
            texts,
            kinds: Vec::new(),
        };
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
        self.texts.store.folder()
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
        self.wait_for(name);
        self.texts.load(name, read)
    }

    /// Keeps a text, for good when this returns; the former one stays whole until the new one is,
    /// and beside it after. [`save`](Self::save) does not wait for that.
    ///
    /// # Errors
    /// If the place is full, gone or closed to us. The player is told of it.
    pub fn write(&self, name: &str, text: &str) -> io::Result<()> {
        self.wait();
        self.texts.write(name, text)
    }

    /// Keeps a text as [`write`](Self::write) does, but off the frame: soon, and in the order in
    /// which texts are handed over. The player is told of a fault.
    pub fn save(&self, name: &str, text: String) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.save(name, text);
        // A browser's storage belongs to the thread of the page.
        #[cfg(target_arch = "wasm32")]
        self.texts.write(name, &text).ok();
    }

    /// Whether something is still to be kept that was handed over.
    pub fn is_saving(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        return self.writer.is_busy();
        #[cfg(target_arch = "wasm32")]
        false
    }

    /// Waits until all that was handed over is kept.
    pub fn wait(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.wait(|_| true);
    }

    /// Waits until the text of that name is kept, if it was handed over.
    fn wait_for(&self, wanted: &str) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.wait(|name| name == wanted);
        #[cfg(target_arch = "wasm32")]
        let _ = wanted;
    }

    /// The names of all texts that are kept, those put aside included.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn names(&self) -> io::Result<Vec<String>> {
        self.wait();
        let mut names = self.texts.names()?;
        names.retain(|name| !backup::is_own(name));
        Ok(names)
    }

    /// Throws a text away, and the one before it; nothing happens if there is none of that name.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        self.wait();
        self.texts.remove(name)
    }

    /// The faults since the last call, each with the name of the text.
    pub fn news(&self) -> Vec<(String, Fault)> {
        self.texts.news()
    }
}

/// Where what was changed in a frame is handed over to be kept.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Saving;

/// Uses the store that the app was given, the folder that `KOZYR_DATA` names, or the usual store
/// of the system.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        let storage = usual();
        app.insert_resource(storage);
    }
    app.add_message::<StorageFault>();
    let leaving = on_message::<AppExit>.or_eager(on_message::<AppLifecycle>);
    app.add_systems(Last, (wait.run_if(leaving), report).chain().after(Saving));
}

/// Publishes what went wrong since the last frame.
fn report(
    storage: Res<Storage>,
    mut faults: MessageWriter<StorageFault>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (name, fault) in storage.news() {
        faults.write(StorageFault { name, fault });
        redraw.write(RequestRedraw);
    }
    // What comes of a text that is being kept is to be told, too.
    if storage.is_saving() {
        redraw.write(RequestRedraw);
    }
}

/// Whoever leaves the app finds everything kept.
fn wait(storage: Res<Storage>) {
    storage.wait();
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
        storage.texts.note("", Fault::Nowhere);
        storage
    })
}
