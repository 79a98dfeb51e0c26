//! Import and export of all saved data, as a backup archive or as text.

use bevy::prelude::*;
use kozyr_core::{game::ImportFile, persistence::BackupArchive};

use crate::{
    screen::Screen,
    storage::{ImportError, Storage},
};

/// The file name of the backup archive.
pub const BACKUP_FILE_NAME: &str = "kozyr-data.json";

/// Triggered after all saved data was replaced; resources loaded from it must be reloaded.
#[derive(Event, Clone, Copy, Debug)]
pub struct SavedDataReplaced;

/// A text to import in place of all saved data, once the player confirms.
#[derive(Resource, Default)]
pub struct PendingImport(pub Option<String>);

/// Adds [`PendingImport`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PendingImport>();
}

/// The backup archive among files that were opened together; `None` if there is none.
pub fn find_backup(files: &[ImportFile]) -> Option<&str> {
    files.iter().filter_map(ImportFile::text).find(|text| BackupArchive::is_archive(text))
}

/// Replaces all saved data with an [exported](Storage::export) text, triggers [`SavedDataReplaced`]
/// and returns to the home screen.
///
/// # Errors
/// Returns an error if the text is damaged or cannot be saved; then nothing changes.
pub fn import_backup(
    text: &str,
    storage: &Storage,
    commands: &mut Commands,
    screen: &mut NextState<Screen>,
) -> Result<(), ImportError> {
    storage.import(text)?;
    screen.set(Screen::Home);
    commands.trigger(SavedDataReplaced);
    Ok(())
}

#[cfg(not(target_arch = "wasm32"))]
mod files {
    use std::{fs, io, path::PathBuf};

    use super::{BACKUP_FILE_NAME, Storage};
    use crate::storage::{FolderStore, Store};

    /// Writes the backup archive and returns its path.
    ///
    /// # Errors
    /// Returns an error if the folder is full, missing or not writable.
    pub fn save_backup(storage: &Storage, text: &str) -> io::Result<PathBuf> {
        let folder = folder(storage).ok_or(io::ErrorKind::Unsupported)?;
        // An existing file may be the only copy, so it stays until the new one is complete.
        FolderStore::new(&folder).put(BACKUP_FILE_NAME, text)?;
        Ok(folder.join(BACKUP_FILE_NAME))
    }

    /// Reads the backup archive that was saved here or copied from elsewhere.
    ///
    /// # Errors
    /// Returns an error if there is none or it cannot be read.
    pub fn read_backup(storage: &Storage) -> io::Result<String> {
        fs::read_to_string(
            folder(storage).ok_or(io::ErrorKind::Unsupported)?.join(BACKUP_FILE_NAME),
        )
    }

    /// The folder of the app's files that the player can access; `None` if there is none.
    fn folder(storage: &Storage) -> Option<PathBuf> {
        #[cfg(target_os = "android")]
        if let Some(app) = bevy::android::ANDROID_APP.get() {
            return app.external_data_path();
        }
        Some(storage.folder_path()?.join("export"))
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub use files::{read_backup, save_backup};
