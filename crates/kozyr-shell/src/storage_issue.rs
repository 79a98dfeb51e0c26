//! What keeps the app from saving and can be helped: a line that tells of it, and a button.
//!
//! It stands on the front page and on the page about the player's data for as long as that lasts.

use bevy::prelude::*;
use bevy_egui::egui;

use kozyr_platform::{
    lock_hand_over::{RetryLoading, TakeOverWriteAccess},
    storage::{Storage, WriteAccess},
};
use kozyr_ui::{
    language::Language,
    theme::Palette,
    widgets::{self, Emphasis},
};

/// Something that the player can help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StorageIssue {
    /// Another instance of the app saves, since before this one began.
    OpenElsewhere,
    /// Nobody can tell whether one does.
    WriterUnknown,
    /// Another instance of the app has taken over.
    TakenOver,
    /// Something could not be read.
    Unreadable,
}

impl StorageIssue {
    /// What troubles the storage now.
    pub(crate) fn detect(storage: &Storage) -> Option<Self> {
        match storage.write_access() {
            WriteAccess::HeldElsewhere => Some(StorageIssue::OpenElsewhere),
            WriteAccess::TakenOver => Some(StorageIssue::TakenOver),
            WriteAccess::Unknown => Some(StorageIssue::WriterUnknown),
            WriteAccess::Held => storage.has_unreadable().then_some(StorageIssue::Unreadable),
        }
    }

    /// What is told of it, and what the button says.
    fn text_keys(self) -> [&'static str; 2] {
        match self {
            StorageIssue::OpenElsewhere => ["storage-elsewhere", "storage-take-over"],
            StorageIssue::WriterUnknown => ["storage-unclear-place", "storage-take-over"],
            StorageIssue::TakenOver => ["storage-taken-over", "storage-take-over"],
            StorageIssue::Unreadable => ["storage-unread", "storage-read-anew"],
        }
    }

    /// Shows it; whether the player wants to help it.
    pub(crate) fn show(self, ui: &mut egui::Ui, palette: &Palette, language: &Language) -> bool {
        let [told, button] = self.text_keys().map(|key| language.text(key));
        ui.label(told);
        let wanted = widgets::wide_button(ui, palette, &button, Emphasis::Accent).clicked();
        ui.add_space(8.0);
        wanted
    }

    /// Does what the player wants.
    pub(crate) fn resolve(self, commands: &mut Commands) {
        match self {
            StorageIssue::OpenElsewhere | StorageIssue::WriterUnknown | StorageIssue::TakenOver => {
                commands.trigger(TakeOverWriteAccess)
            }
            StorageIssue::Unreadable => commands.trigger(RetryLoading),
        }
    }
}
