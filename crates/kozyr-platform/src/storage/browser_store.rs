//! Texts in the browser's local storage.

use std::io;

use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::store::Store;
use crate::browser;

/// Texts in the local storage that a browser grants every origin.
///
/// Local storage is only accessible from the main thread, which is the app's only thread here.
#[derive(Clone, Copy, Debug)]
pub struct BrowserStore;

/// Separates the app's keys from those of other pages of the same origin.
const PREFIX: &str = "kozyr/";

impl BrowserStore {
    /// Opens local storage; `None` if it is missing or blocked, as in some private windows.
    pub fn open() -> Option<Self> {
        storage().ok().map(|_| BrowserStore)
    }
}

/// The browser's local storage.
///
/// # Errors
/// Returns an error if it is missing or blocked.
fn storage() -> io::Result<web_sys::Storage> {
    let window = web_sys::window().ok_or(io::ErrorKind::Unsupported)?;
    let storage = window.local_storage().map_err(|error| to_io_error(&error))?;
    storage.ok_or_else(|| io::ErrorKind::Unsupported.into())
}

/// Converts a browser exception into an I/O error with its message. The kind is `QuotaExceeded` if
/// the storage is full, `PermissionDenied` if it is blocked, else `Other`.
fn to_io_error(error: &JsValue) -> io::Error {
    let Some(exception) = error.dyn_ref::<web_sys::DomException>() else {
        return io::Error::other(format!("{error:?}"));
    };
    let kind = match exception.name().as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => io::ErrorKind::QuotaExceeded,
        "SecurityError" => io::ErrorKind::PermissionDenied,
        _ => io::ErrorKind::Other,
    };
    io::Error::new(kind, exception.message())
}

/// The key in local storage of the text with this name.
fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

impl Store for BrowserStore {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        storage()?.get_item(&key(name)).map_err(|error| to_io_error(&error))
    }

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        storage()?.set_item(&key(name), text).map_err(|error| to_io_error(&error))
    }

    /// Copies the text to the new name, then deletes the old one; does nothing if there is none.
    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        if let Some(text) = self.read(name)? {
            self.put(to, &text)?;
            self.remove(name)?;
        }
        Ok(())
    }

    /// The names of all texts of the app, without the prefix of their keys.
    fn names(&self) -> io::Result<Vec<String>> {
        let storage = storage()?;
        let count = storage.length().map_err(|error| to_io_error(&error))?;
        let keys = (0..count).map(|index| storage.key(index).map_err(|error| to_io_error(&error)));
        let keys: Vec<Option<String>> = keys.collect::<io::Result<_>>()?;
        let names = keys.iter().flatten().filter_map(|key| key.strip_prefix(PREFIX));
        Ok(names.map(ToOwned::to_owned).collect())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        storage()?.remove_item(&key(name)).map_err(|error| to_io_error(&error))
    }

    /// The page acquires the lock on its own; this only returns whether the page holds it.
    fn acquire_lock(&self) -> io::Result<bool> {
        Ok(browser::holds_write_lock())
    }

    /// Whether this page holds the write lock among all open pages of the app.
    fn holds_lock(&self) -> bool {
        browser::holds_write_lock()
    }

    /// Asks the page that holds the lock, which releases it between two frames.
    fn request_lock(&self) {
        browser::request_write_lock();
    }
}
