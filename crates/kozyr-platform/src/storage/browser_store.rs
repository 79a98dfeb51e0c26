//! Texts in the browser's own storage.

use std::io;

use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::store::Store;
use crate::browser;

/// Texts in the storage that a browser has for every site.
///
/// The storage belongs to the thread that shows the page, which is the only one there is.
#[derive(Clone, Copy, Debug)]
pub struct BrowserStore;

/// Other pages of the same site keep theirs beside ours.
const PREFIX: &str = "kozyr/";

impl Browser {
    /// The browser's storage; `None` if the browser has none or lends it to nobody, as some do
    /// in private windows.
    pub fn open() -> Option<Self> {
        storage().ok().map(|_| Browser)
    }
}

fn storage() -> io::Result<web_sys::Storage> {
    let window = web_sys::window().ok_or(io::ErrorKind::Unsupported)?;
    let storage = window.local_storage().map_err(|error| fault(&error))?;
    storage.ok_or_else(|| io::ErrorKind::Unsupported.into())
}

/// What the browser says when it does not comply.
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

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

impl Store for Browser {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        storage()?.get_item(&key(name)).map_err(|error| fault(&error))
    }

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        storage()?.set_item(&key(name), text).map_err(|error| fault(&error))
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        if let Some(text) = self.read(name)? {
            self.put(to, &text)?;
            self.remove(name)?;
        }
        Ok(())
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let storage = storage()?;
        let count = storage.length().map_err(|error| fault(&error))?;
        let keys = (0..count).map(|index| storage.key(index).map_err(|error| fault(&error)));
        let keys: Vec<Option<String>> = keys.collect::<io::Result<_>>()?;
        let names = keys.iter().flatten().filter_map(|key| key.strip_prefix(PREFIX));
        Ok(names.map(ToOwned::to_owned).collect())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        storage()?.remove_item(&key(name)).map_err(|error| fault(&error))
    }

    fn claim(&self) -> io::Result<bool> {
        Ok(browser::holds_place())
    }

    fn holds(&self) -> bool {
        browser::holds_place()
    }

    /// The page that saves hears of it, and lets go between two frames.
    fn ask(&self) {
        browser::ask_for_place();
    }
}
