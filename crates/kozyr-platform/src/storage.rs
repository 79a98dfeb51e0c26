//! What outlives the app: the games in progress, the settings, all that is counted.
//!
//! Named texts are kept in a [store](Store): a folder on a desktop or a phone, the browser's own
//! storage on a page. Whatever the store, a text is replaced as a whole or not at all, the text
//! before it stays beside it, and what cannot be used is put aside and never thrown away. One
//! instance of the app writes, whatever others there are. Every fault is told to the player, so that
//! those who keep something need not.

#[cfg(not(target_arch = "wasm32"))]
mod background_writer;
mod backup;
#[cfg(target_arch = "wasm32")]
mod browser_store;
mod disk;
mod error;
mod file_names;
mod folder_store;
mod overwrite;
mod plugin;
mod store;
mod versioned_texts;
mod write_access;
mod write_lock;

use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use background_writer::BackgroundWriter;
use versioned_texts::{TextKind, VersionedTexts};

pub use backup::ImportError;
pub use disk::{Disk, DiskFile, LockOutcome};
pub use error::{LoadError, StorageError, StorageFailed};
pub use folder_store::FolderStore;
pub use plugin::SaveSystems;
pub(crate) use plugin::plugin;
pub use store::{MemoryStore, Store};
pub use write_access::WriteAccess;

/// Named texts that are kept from one start to the next.
#[derive(Resource)]
pub struct Storage {
    texts: Arc<VersionedTexts>,
    #[cfg(not(target_arch = "wasm32"))]
    writer: BackgroundWriter,
}

impl Storage {
    /// Keeps texts in a store.
    pub fn new(store: impl Store + 'static) -> Self {
        let texts = Arc::new(VersionedTexts::new(store));
        let storage = Storage {
            #[cfg(not(target_arch = "wasm32"))]
            writer: BackgroundWriter::new(texts.clone()),
            texts,
        };
        storage.texts.acquire_at_start();
        #[cfg(not(target_arch = "wasm32"))]
        storage.writer.watch_for_requests();
        storage
    }

    /// Keeps texts as files of a folder.
    pub fn in_folder(path: impl Into<PathBuf>) -> Self {
        Storage::new(FolderStore::new(path))
    }

    /// Keeps texts as long as the app runs.
    pub fn in_memory() -> Self {
        Storage::new(MemoryStore::default())
    }

    /// The folder of its files, if it keeps texts in one.
    pub fn folder_path(&self) -> Option<&Path> {
        self.texts.store.folder()
    }

    /// Makes a kind of text known by its names and a check whether one could be loaded. What is of no
    /// known kind is somebody else's: it is neither exported nor replaced by what is imported.
    pub fn register_kind(
        &self,
        named: impl Fn(&str) -> bool + Send + Sync + 'static,
        check: fn(&str) -> Result<(), LoadError>,
    ) {
        self.texts.register_kind(TextKind { matches_name: Box::new(named), check });
    }

    /// What the text of that name holds; `None` if there is none that can be used.
    ///
    /// If the text is damaged, the one before it is taken. If it cannot be read just now, nothing is
    /// written in its place until it was.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, LoadError>) -> Option<T> {
        self.flush_text(name);
        self.texts.load(name, read)
    }

    /// Keeps a text, for good when this returns; the former one stays whole until the new one is,
    /// and beside it after. [`save`](Self::save) does not wait for that.
    ///
    /// # Errors
    /// If the place is full, gone or closed to us. The player is told of it.
    pub fn save_blocking(&self, name: &str, text: &str) -> io::Result<()> {
        self.flush();
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
    pub fn flush(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.flush(|_| true);
    }

    /// Waits until the text of that name is kept, if it was handed over.
    fn flush_text(&self, wanted: &str) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.flush(|name| name == wanted);
        #[cfg(target_arch = "wasm32")]
        let _ = wanted;
    }

    /// The names of all texts that are kept, those put aside included.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn names(&self) -> io::Result<Vec<String>> {
        self.flush();
        let mut names = self.texts.names()?;
        names.retain(|name| !backup::is_import_file(name));
        Ok(names)
    }

    /// Throws a text away, and the one before it; nothing happens if there is none of that name.
    ///
    /// # Errors
    /// If the place is closed to us.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        self.flush();
        self.texts.remove(name)
    }

    /// Whether something could not be read that may be readable by now.
    pub fn has_unreadable(&self) -> bool {
        self.texts.has_unread()
    }

    /// The faults since the last call, each with the name of the text.
    pub fn take_errors(&self) -> Vec<(String, StorageError)> {
        self.texts.take_errors()
    }
}
