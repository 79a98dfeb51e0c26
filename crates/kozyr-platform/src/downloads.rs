//! Files that are given to the player, where he finds them.

use std::{
    io,
    path::{Path, PathBuf},
};

use bevy::prelude::*;

use crate::storage::{FolderStore, Store};

/// The folder for such files; by default, and where programs share no folders, there is none.
#[derive(Resource, Default)]
pub struct DownloadFolder(Option<PathBuf>);

impl DownloadFolder {
    /// Gives files away in a folder.
    pub fn new(path: &Path) -> Self {
        DownloadFolder(Some(path.into()))
    }

    /// Whether files can be given away; browsers put them where they put all others.
    pub fn is_available(&self) -> bool {
        self.0.is_some() || cfg!(target_arch = "wasm32")
    }

    /// Writes a file, in place of one of that name, and tells where it is.
    ///
    /// # Errors
    /// If there is no folder, or it is full or closed to us.
    pub fn save(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        #[cfg(target_arch = "wasm32")]
        if self.0.is_none() {
            crate::browser::save_file(name, text);
            return Ok(name.into());
        }
        let folder = self.0.as_ref().ok_or(io::ErrorKind::Unsupported)?;
        // A file of that name stays until the new one is whole.
        FolderStore::new(folder).put(name, text)?;
        Ok(folder.join(name))
    }
}

/// Uses the folder for downloads, or the one for documents.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<DownloadFolder>() {
        app.insert_resource(DownloadFolder(default_folder()));
    }
}

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn default_folder() -> Option<PathBuf> {
    let folders = directories::UserDirs::new()?;
    let folder = folders.download_dir().or_else(|| folders.document_dir());
    Some(folder.unwrap_or_else(|| folders.home_dir()).into())
}

#[cfg(any(target_arch = "wasm32", target_os = "android"))]
fn usual() -> Option<PathBuf> {
    None
}
