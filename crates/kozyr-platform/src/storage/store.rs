//! Places that keep texts.

use std::{
    io,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::platform::collections::HashMap;

/// A place that keeps texts.
///
/// What it promises is little, so that any place can: [`Storage`](super::Storage) makes more of
/// it.
pub trait Store: Send + Sync {
    /// The folder of its files, if it is one.
    fn folder(&self) -> Option<&Path> {
        None
    }

    /// The text of that name; `None` if there is none.
    ///
    /// # Errors
    /// If something is there but cannot be read; [`io::ErrorKind::InvalidData`] if it is no text.
    fn read(&self, name: &str) -> io::Result<Option<String>>;

    /// Puts a text there as a whole, in place of the one that has the name, for good when this
    /// returns.
    ///
    /// # Errors
    /// If the place is full, gone or closed to us.
    fn put(&self, name: &str, text: &str) -> io::Result<()>;

    /// Gives a text another name, in place of the text that has it; nothing happens if there is
    /// none to rename.
    ///
    /// # Errors
    /// If the place is full or closed to us; both texts are as they were then.
    fn rename(&self, name: &str, to: &str) -> io::Result<()>;

    /// The names of all texts, in any order.
    ///
    /// # Errors
    /// If the place is closed to us.
    fn names(&self) -> io::Result<Vec<String>>;

    /// Throws a text away; nothing happens if there is none.
    ///
    /// # Errors
    /// If the place is closed to us.
    fn remove(&self, name: &str) -> io::Result<()>;

    /// Takes the right to change texts, unless another instance of the app has it; whether it is
    /// ours now. Places that no other instance can reach are always ours.
    ///
    /// # Errors
    /// If nobody can tell.
    fn acquire_lock(&self) -> io::Result<bool> {
        Ok(true)
    }

    /// Whether the right to change texts is still ours.
    fn holds_lock(&self) -> bool {
        true
    }

    /// Leaves the right to change texts to others.
    fn release_lock(&self) {}

    /// Asks whoever has the right to change texts to [leave](Self::release) it to us, until it is
    /// [ours](Self::claim).
    fn request_lock(&self) {}

    /// Stops asking for the right to change texts.
    fn cancel_request(&self) {}

    /// Whether somebody else could [ask](Self::ask) for the place while it is ours, and has to be
    /// looked for.
    fn supports_requests(&self) -> bool {
        false
    }

    /// Whether somebody else asks for the place.
    fn is_lock_requested(&self) -> bool {
        false
    }
}

/// Texts that are kept as long as somebody holds them.
#[derive(Clone, Default, Debug)]
pub struct MemoryStore(Arc<Mutex<HashMap<String, String>>>);

impl MemoryStore {
    fn texts(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        Ok(self.texts().get(name).cloned())
    }

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
