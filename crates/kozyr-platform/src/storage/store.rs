//! Backends that store named texts.

use std::{
    io,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::platform::collections::HashMap;

/// A backend that stores named texts.
///
/// It guarantees little, so that it is easy to implement; [`Storage`](super::Storage) adds the
/// rest.
pub trait Store: Send + Sync {
    /// The folder of the files; `None` if the store is not a folder.
    fn folder(&self) -> Option<&Path> {
        None
    }

    /// The text with this name; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the text cannot be read; [`io::ErrorKind::InvalidData`] if it is not
    /// UTF-8.
    fn read(&self, name: &str) -> io::Result<Option<String>>;

    /// Writes a text atomically, replacing any text with this name. It is durable on return.
    ///
    /// # Errors
    /// Returns an error if the store is full, missing or not writable.
    fn put(&self, name: &str, text: &str) -> io::Result<()>;

    /// Renames a text, replacing any text with the new name; does nothing if there is none.
    ///
    /// # Errors
    /// Returns an error if the store is full or not writable; then both texts are unchanged.
    fn rename(&self, name: &str, to: &str) -> io::Result<()>;

    /// The names of all texts, in any order.
    ///
    /// # Errors
    /// Returns an error if the store cannot be read.
    fn names(&self) -> io::Result<Vec<String>>;

    /// Deletes a text; does nothing if there is none.
    ///
    /// # Errors
    /// Returns an error if the store is not writable.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Acquires the write lock unless another instance of the app holds it; returns whether this
    /// instance holds it now. Always succeeds in stores that no other instance can access.
    ///
    /// # Errors
    /// Returns an error if the state of the lock is unknown.
    fn acquire_lock(&self) -> io::Result<bool> {
        Ok(true)
    }

    /// Whether this instance still holds the write lock; always true in stores that no other
    /// instance can access.
    fn holds_lock(&self) -> bool {
        true
    }

    /// Releases the write lock, if the store can.
    fn release_lock(&self) {}

    /// Asks the holder of the write lock to [release](Self::release_lock) it. The request stands
    /// until this instance has [acquired](Self::acquire_lock) the lock or
    /// [withdraws](Self::cancel_request) the request. A call can fail without an error; repeat it
    /// while waiting.
    fn request_lock(&self) {}

    /// Withdraws the request for the write lock, if the store can.
    fn cancel_request(&self) {}

    /// Whether this instance must [check](Self::is_lock_requested) for requests: it holds a lock
    /// that others can [request](Self::request_lock), and the store does not hand it over by
    /// itself.
    fn supports_requests(&self) -> bool {
        false
    }

    /// Whether another instance requests the write lock.
    fn is_lock_requested(&self) -> bool {
        false
    }
}

/// Texts in memory, shared by all clones and lost with the last one. Its operations never fail.
#[derive(Clone, Default, Debug)]
pub struct MemoryStore(Arc<Mutex<HashMap<String, String>>>);

impl MemoryStore {
    /// Gives exclusive access to the texts, by name.
    fn texts(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        Ok(self.texts().get(name).cloned())
    }

    /// Inserts the text, replacing any text with this name. Never fails, and is not durable: the
    /// text is lost with the last clone of the store.
    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        self.texts().insert(name.into(), text.into());
        Ok(())
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        let mut texts = self.texts();
        if let Some(text) = texts.remove(name) {
            texts.insert(to.into(), text);
        }
        Ok(())
    }

    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.texts().remove(name);
        Ok(())
    }
}
