//! Files dropped on the window, and the backup archive.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    window::{FileDragAndDrop, PrimaryWindow},
};

use super::test_app::TestApp;
use kozyr_platform::storage::Storage;

impl TestApp {
    /// Drops files on the window together, and waits until they are read.
    pub fn drop_files(&mut self, paths: &[PathBuf]) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("the app has a window");
        for path_buf in paths.iter().cloned() {
            world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        }
        self.settle();
    }

    /// All saved data as a backup archive.
    ///
    /// # Panics
    /// If the storage cannot be read.
    pub fn export_backup(&self) -> String {
        self.app.world().resource::<Storage>().export().expect("the storage can be read")
    }
}
