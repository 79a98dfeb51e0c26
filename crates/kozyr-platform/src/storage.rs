//! Persistent storage for games in progress, settings and statistics.
//!
//! Named texts are saved in a [store](Store): a folder on desktops and phones, the browser's local
//! storage on the web. In every store, a text is replaced atomically, its previous version is kept
//! as a fallback, and unusable files are quarantined instead of deleted. Only one instance of the
//! app writes at a time. The player is notified of every error, so callers may ignore them.

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

/// Named texts that persist between runs of the app.
#[derive(Resource)]
pub struct Storage {
    texts: Arc<VersionedTexts>,
    #[cfg(not(target_arch = "wasm32"))]
    writer: BackgroundWriter,
}

impl Storage {
    /// Saves texts in a store.
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

    /// Saves texts as files in a folder.
    pub fn in_folder(path: impl Into<PathBuf>) -> Self {
        Storage::new(FolderStore::new(path))
    }

    /// Keeps texts in memory, until the app exits.
    pub fn in_memory() -> Self {
        Storage::new(MemoryStore::default())
    }

    /// The folder of the files, if the store is a folder.
    pub fn folder_path(&self) -> Option<&Path> {
        self.texts.store.folder()
    }

    /// Registers a kind of text: a predicate on its names, and a check that a text can be loaded.
    /// Texts of unregistered kinds belong to others: they are not exported, and imports leave them
    /// alone.
    pub fn register_kind(
        &self,
        matches_name: impl Fn(&str) -> bool + Send + Sync + 'static,
        check: fn(&str) -> Result<(), LoadError>,
    ) {
        self.texts.register_kind(TextKind { matches_name: Box::new(matches_name), check });
    }

    /// Loads the text with this name and parses it with `read`; `None` if there is no usable
    /// version.
    ///
    /// If the text is damaged, its previous version is used. If it cannot be read at the moment, it
    /// is not overwritten until it has been read.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, LoadError>) -> Option<T> {
        self.flush_text(name);
        self.texts.load(name, read)
    }

    /// Saves a text and returns once it is durable; [`save`](Self::save) returns at once.
    ///
    /// The previous version stays intact until the new one is complete, and remains as a fallback.
    ///
    /// # Errors
    /// Returns an error if the store is full, missing or not writable. The player is notified.
    pub fn save_blocking(&self, name: &str, text: &str) -> io::Result<()> {
        self.flush();
        self.texts.write(name, text)
    }

    /// Saves a text like [`save_blocking`](Self::save_blocking), but in the background. Texts are
    /// saved in the order of the calls. The player is notified of an error.
    pub fn save(&self, name: &str, text: String) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.save(name, text);
        // Local storage is only accessible from the browser's main thread.
        #[cfg(target_arch = "wasm32")]
        self.texts.write(name, &text).ok();
    }

    /// Whether some texts are still waiting to be saved.
    pub fn is_saving(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        return self.writer.is_busy();
        #[cfg(target_arch = "wasm32")]
        false
    }

    /// Waits until all pending texts are saved.
    pub fn flush(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.flush(|_| true);
    }

    /// Waits until the text with this name is saved, if it is pending.
    fn flush_text(&self, text_name: &str) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.flush(|name| name == text_name);
        #[cfg(target_arch = "wasm32")]
        let _ = text_name;
    }

    /// The names of all saved texts, including quarantined ones.
    ///
    /// # Errors
    /// Returns an error if the store cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        self.flush();
        let mut names = self.texts.names()?;
        names.retain(|name| !backup::is_import_file(name));
        Ok(names)
    }

    /// Deletes a text and its previous version; does nothing if there is none with this name.
    ///
    /// # Errors
    /// Returns an error if the store is not writable.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        self.flush();
        self.texts.remove(name)
    }

    /// Whether a text could not be read earlier and is worth another try.
    pub fn has_unreadable(&self) -> bool {
        self.texts.has_unread()
    }

    /// Returns the errors since the last call, each with the name of the text.
    pub fn take_errors(&self) -> Vec<(String, StorageError)> {
        self.texts.take_errors()
    }
}
