//! Files handed over to the system: its dialog for saving, and Android's menu for sharing.

use std::{io, path::PathBuf};

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{FileSaved, HasSaveDialog, OutgoingFile};
use crate::{
    device::CurrentDevice,
    downloads::DownloadFolder,
    io_tasks::{IoTaskSpawner, IoTasks},
    opened_files::receive_from_device,
};

/// The result of saving a file: its path, or `None` if the player cancels.
type SaveResult = io::Result<Option<PathBuf>>;

/// Hands files over without blocking the app.
#[derive(SystemParam)]
pub(super) struct SystemExport<'w> {
    tasks: IoTaskSpawner<'w, SaveResult>,
    device: Res<'w, CurrentDevice>,
    has_dialog: Res<'w, HasSaveDialog>,
    downloads: Res<'w, DownloadFolder>,
    saved: MessageWriter<'w, FileSaved>,
}

impl SystemExport<'_> {
    /// Whether the device has a menu for sharing.
    pub(super) fn can_share(&self) -> bool {
        self.device.0.can_share()
    }

    /// Opens the device's menu for sharing.
    pub(super) fn share(&self, file: &OutgoingFile) {
        self.device.0.share(&file.name, &file.text);
    }

    /// Lets the player choose where to save a file.
    pub(super) fn save(&mut self, file: OutgoingFile) {
        if self.device.0.save_file(&file.name, &file.text) {
            return;
        }
        if !self.has_dialog.0 {
            let saved = self.downloads.save(&file.name, &file.text);
            self.saved.write(outcome(saved));
            return;
        }
        self.tasks.spawn(save_with_dialog(file));
    }
}

/// Saves a file where the player chooses; `None` if they cancel.
#[cfg(not(target_os = "android"))]
async fn save_with_dialog(file: OutgoingFile) -> SaveResult {
    let dialog = rfd::AsyncFileDialog::new().set_file_name(&file.name);
    let Some(chosen) = dialog.save_file().await else { return Ok(None) };
    let path = chosen.path().to_owned();
    std::fs::write(&path, file.text)?;
    Ok(Some(path))
}

/// Android's device saves files itself.
#[cfg(target_os = "android")]
async fn save_with_dialog(_: OutgoingFile) -> SaveResult {
    Err(io::ErrorKind::Unsupported.into())
}

/// What to report of a file that was saved or not.
fn outcome(saved: io::Result<PathBuf>) -> FileSaved {
    FileSaved(saved.map(|path| path.display().to_string()).map_err(|error| error.to_string()))
}

/// Reports the files that were saved.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<IoTasks<SaveResult>>();
    app.add_systems(
        PreUpdate,
        (
            send_saved.run_if(|tasks: Res<IoTasks<SaveResult>>| !tasks.is_empty()),
            // The device learns the place for a file while it looks for opened ones.
            send_saved_by_device.after(receive_from_device),
        ),
    );
}

/// Sends [`FileSaved`] for each task that has ended.
fn send_saved(mut tasks: ResMut<IoTasks<SaveResult>>, mut reports: MessageWriter<FileSaved>) {
    let saved = tasks.take_results().into_iter().filter_map(Result::transpose);
    reports.write_batch(saved.map(outcome));
}

/// Sends [`FileSaved`] for a file that the device has saved.
fn send_saved_by_device(device: Res<CurrentDevice>, mut reports: MessageWriter<FileSaved>) {
    reports.write_batch(device.0.take_saved_file().map(FileSaved));
}
