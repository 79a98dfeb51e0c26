//! All that is kept, carried to another device and back: as a file, or as text.

use bevy::prelude::*;

use crate::{
    screen::Screen,
    storage::{ImportError, Storage},
};

/// The name of the file.
pub const BACKUP_FILE_NAME: &str = "kozyr-data.json";

/// What is kept has been replaced as a whole; whoever holds some of it loads it anew.
#[derive(Event, Clone, Copy, Debug)]
pub struct SavedDataReplaced;

/// A text that is to take the place of all that is kept, if the player means it.
#[derive(Resource, Default)]
pub struct PendingImport(pub Option<String>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PendingImport>();
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, take_up.after(crate::browser::HearPage));
}

/// Keeps a text that was [exported](Storage::export) in place of everything, and lets everybody
/// know.
///
/// # Errors
/// If it is not sound, or cannot be kept; all is as it was then.
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

    /// Writes the file, and says where it is.
    ///
    /// # Errors
    /// If the place is full, gone or closed to us.
    pub fn save_backup(storage: &Storage, text: &str) -> io::Result<PathBuf> {
        let folder = folder(storage).ok_or(io::ErrorKind::Unsupported)?;
        // The file that is there may be the only copy: it stays until the new one is whole.
        FolderStore::new(&folder).put(BACKUP_FILE_NAME, text)?;
        Ok(folder.join(BACKUP_FILE_NAME))
    }

    /// Reads the file that was saved here or put here from elsewhere.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn read_backup(storage: &Storage) -> io::Result<String> {
        fs::read_to_string(
            folder(storage).ok_or(io::ErrorKind::Unsupported)?.join(BACKUP_FILE_NAME),
        )
    }

    /// Where a player finds files of the app.
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

/// A file that the player chose is offered as a text that was pasted is.
#[cfg(target_arch = "wasm32")]
fn receive_file(
    mut from_page: MessageReader<crate::browser::FromPage>,
    mut offered: ResMut<Offered>,
) {
    for said in from_page.read() {
        if let crate::browser::FromPage::File(text) = said {
            offered.0 = Some(text.clone());
        }
    }
}
