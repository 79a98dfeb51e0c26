//! Files saved where the player finds them.

use std::{
    io,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use crate::storage::{FolderStore, Store};

/// The folder for downloads. `None` by default, and on platforms without shared folders.
#[derive(Resource, Default)]
pub struct DownloadFolder(Option<PathBuf>);

impl DownloadFolder {
    /// A download folder at this path. It is created when the first file is saved.
    pub fn new(path: &Path) -> Self {
        DownloadFolder(Some(path.into()))
    }

    /// Whether files can be saved: a folder is set, or the app runs in a browser.
    pub fn is_available(&self) -> bool {
        self.0.is_some() || cfg!(target_arch = "wasm32")
    }

    /// Saves a file, replacing any file with this name, and returns its path. In a browser without
    /// a folder, offers the file as a download and returns only its name.
    ///
    /// # Errors
    /// Returns an error if there is no folder, or if it is full or not writable.
    pub fn save(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        #[cfg(target_arch = "wasm32")]
        if self.0.is_none() {
            crate::browser::save_file(name, text);
            return Ok(name.into());
        }
        let folder = self.0.as_ref().ok_or(io::ErrorKind::Unsupported)?;
        // Writes atomically, so that an existing file stays intact until the new one is complete.
        FolderStore::new(folder).put(name, text)?;
        Ok(folder.join(name))
    }
}

/// Adds the [`DownloadFolder`], which is the default folder unless the app has already set one.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<DownloadFolder>() {
        app.insert_resource(DownloadFolder(default_folder()));
    }
}

/// The user's downloads folder, else the documents folder, else the home folder; `None` if the user
/// has no home.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn default_folder() -> Option<PathBuf> {
    let folders = directories::UserDirs::new()?;
    let folder = folders.download_dir().or_else(|| folders.document_dir());
    Some(folder.unwrap_or_else(|| folders.home_dir()).into())
}

/// Returns `None`: these platforms have no shared folders.
#[cfg(any(target_arch = "wasm32", target_os = "android"))]
fn default_folder() -> Option<PathBuf> {
    None
}
