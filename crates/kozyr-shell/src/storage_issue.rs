//! Storage issues that the player can resolve: a message and a button.
//!
//! They are shown on the home screen and on the data page as long as they last.

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

/// A storage issue that the player can resolve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StorageIssue {
    /// Another instance of the app has held the write lock since before this one started.
    OpenElsewhere,
    /// It is unknown whether another instance holds the write lock.
    WriterUnknown,
    /// Another instance of the app took the write lock over.
    TakenOver,
    /// A text could not be read.
    Unreadable,
}

impl StorageIssue {
    /// Returns the current issue of the storage; `None` if this instance can write and every text
    /// could be read.
    pub(crate) fn detect(storage: &Storage) -> Option<Self> {
        match storage.write_access() {
            WriteAccess::HeldElsewhere => Some(StorageIssue::OpenElsewhere),
            WriteAccess::TakenOver => Some(StorageIssue::TakenOver),
            WriteAccess::Unknown => Some(StorageIssue::WriterUnknown),
            WriteAccess::Held => storage.has_unreadable().then_some(StorageIssue::Unreadable),
        }
    }

    /// Returns the keys of two texts: the message and the button.
    fn text_keys(self) -> [&'static str; 2] {
        match self {
            StorageIssue::OpenElsewhere => ["storage-elsewhere", "storage-take-over"],
            StorageIssue::WriterUnknown => ["storage-unclear-place", "storage-take-over"],
            StorageIssue::TakenOver => ["storage-taken-over", "storage-take-over"],
            StorageIssue::Unreadable => ["storage-unread", "storage-reloaded"],
        }
    }

    /// Draws the message of the issue and its button; returns whether the button was pressed.
    pub(crate) fn show(self, ui: &mut egui::Ui, palette: &Palette, language: &Language) -> bool {
        let [message, button] = self.text_keys().map(|key| language.text(key));
        ui.label(message);
        let is_pressed = widgets::wide_button(ui, palette, &button, Emphasis::Accent).clicked();
        ui.add_space(8.0);
        is_pressed
    }

    /// Requests what resolves the issue: to take over the write lock, or to try again to read the
    /// unreadable texts.
    pub(crate) fn resolve(self, commands: &mut Commands) {
        match self {
            StorageIssue::OpenElsewhere | StorageIssue::WriterUnknown | StorageIssue::TakenOver => {
                commands.trigger(TakeOverWriteAccess)
            }
            StorageIssue::Unreadable => commands.trigger(RetryLoading),
        }
    }
}
