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
    /// Opens a store, and acquires its write lock if that is free. Otherwise texts can only be
    /// loaded until [`try_take_over`](Self::try_take_over) succeeds, and the player is notified.
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

    /// Opens a folder of the operating system, which is created if possible.
    pub fn in_folder(path: impl Into<PathBuf>) -> Self {
        Storage::new(FolderStore::new(path))
    }

    /// Opens an empty store in memory, which is lost when the app exits.
    pub fn in_memory() -> Self {
        Storage::new(MemoryStore::default())
    }

    /// The folder of the files; `None` if the store is not a folder.
    pub fn folder_path(&self) -> Option<&Path> {
        self.texts.store.folder()
    }

    /// Registers a kind of text: a predicate on its names, and a check that a text can be loaded.
    /// If several kinds match a name, the first one counts.
    ///
    /// Texts of unregistered kinds belong to others: they are not exported, and imports leave them
    /// alone.
    pub fn register_kind(
        &self,
        matches_name: impl Fn(&str) -> bool + Send + Sync + 'static,
        check: fn(&str) -> Result<(), LoadError>,
    ) {
        self.texts.register_kind(TextKind { matches_name: Box::new(matches_name), check });
    }

    /// Loads the text with this name, once it is saved if it is pending, and parses it with `read`.
    /// `None` if there is no usable version.
    ///
    /// If the text is missing or damaged, an unfinished new version or the previous one is used.
    /// Unusable versions are quarantined, and the player is notified. If the text cannot be read at
    /// the moment, the result is `None`, and it is not overwritten until it has been read.
    pub fn load<T>(&self, name: &str, read: impl Fn(&str) -> Result<T, LoadError>) -> Option<T> {
        self.flush_text(name);
        self.texts.load(name, read)
    }

    /// Waits for pending texts, saves a text unless it is unchanged, and returns once it is
    /// durable; [`save`](Self::save) returns at once.
    ///
    /// The previous version stays intact until the new one is complete, and remains as a fallback.
    ///
    /// # Errors
    /// Returns an error if the store is full, missing or not writable, if another instance holds
    /// the write lock, or if the old text could not be read. The player is notified, unless they
    /// already know.
    pub fn save_blocking(&self, name: &str, text: &str) -> io::Result<()> {
        self.flush();
        self.texts.write(name, text)
    }

    /// Saves a text like [`save_blocking`](Self::save_blocking), but in the background where there
    /// are threads; on the web, before it returns. Texts are saved in the order of the calls. The
    /// player is notified of an error.
    pub fn save(&self, name: &str, text: String) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.save(name, text);
        // Local storage is only accessible from the browser's main thread.
        #[cfg(target_arch = "wasm32")]
        self.texts.write(name, &text).ok();
    }

    /// Whether some texts are waiting or being saved; always false on the web.
    pub fn is_saving(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        return self.writer.is_busy();
        #[cfg(target_arch = "wasm32")]
        false
    }

    /// Waits until all pending texts are saved or have failed.
    pub fn flush(&self) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.flush(|_| true);
    }

    /// Waits until the text with this name is saved or has failed, if it is pending.
    fn flush_text(&self, text_name: &str) {
        #[cfg(not(target_arch = "wasm32"))]
        self.writer.flush(|name| name == text_name);
        #[cfg(target_arch = "wasm32")]
        let _ = text_name;
    }

    /// The names of everything in the store, sorted: all saved and quarantined texts, and files of
    /// others. The data that imports keep is left out. Waits for pending texts.
    ///
    /// # Errors
    /// Returns an error if the store cannot be read.
    pub fn names(&self) -> io::Result<Vec<String>> {
        self.flush();
        let mut names = self.texts.names()?;
        names.retain(|name| !backup::is_import_file(name));
        Ok(names)
    }

    /// Deletes all versions of a text; does nothing if there is none with this name. Waits for
    /// pending texts.
    ///
    /// # Errors
    /// Returns an error if the store is not writable, if another instance holds the write lock, or
    /// if the text could not be read.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        self.flush();
        self.texts.remove(name)
    }

    /// Whether some text could not be read at its last load and is worth another try.
    pub fn has_unreadable(&self) -> bool {
        self.texts.has_unread()
    }

    /// Returns the errors since the last call, each with the name of the text, which is empty for
    /// the store as a whole. An error that repeats a text's last one is left out.
    pub fn take_errors(&self) -> Vec<(String, StorageError)> {
        self.texts.take_errors()
    }
}
