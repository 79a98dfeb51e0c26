//! What keeps the app from saving and can be helped: a line that tells of it, and a button.
//!
//! It stands on the front page and on the page about the player's data for as long as that lasts.

use bevy::prelude::*;
use bevy_egui::egui;

use kozyr_platform::{
    lock_hand_over::{ReadAnew, TakeOver},
    storage::{Standing, Storage},
};
use kozyr_ui::{
    language::Language,
    theme::Palette,
    widgets::{self, Emphasis},
};

/// Something that the player can help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// Another instance of the app saves, since before this one began.
    Elsewhere,
    /// Nobody can tell whether one does.
    Unclear,
    /// Another instance of the app has taken over.
    TakenOver,
    /// Something could not be read.
    Unread,
}

impl Trouble {
    /// What troubles the storage now.
    pub(crate) fn of(storage: &Storage) -> Option<Self> {
        match storage.standing() {
            Standing::Second => Some(Trouble::Elsewhere),
            Standing::TakenOver => Some(Trouble::TakenOver),
            Standing::Unclear => Some(Trouble::Unclear),
            Standing::Writer => storage.has_unread().then_some(Trouble::Unread),
        }
    }

    /// What is told of it, and what the button says.
    fn keys(self) -> [&'static str; 2] {
        match self {
            Trouble::Elsewhere => ["storage-elsewhere", "storage-take-over"],
            Trouble::Unclear => ["storage-unclear-place", "storage-take-over"],
            Trouble::TakenOver => ["storage-taken-over", "storage-take-over"],
            Trouble::Unread => ["storage-unread", "storage-read-anew"],
        }
    }

    /// Shows it; whether the player wants to help it.
    pub(crate) fn show(self, ui: &mut egui::Ui, palette: &Palette, language: &Language) -> bool {
        let [told, button] = self.keys().map(|key| language.text(key));
        ui.label(told);
        let wanted = widgets::wide_button(ui, palette, &button, Emphasis::Accent).clicked();
        ui.add_space(8.0);
        wanted
    }

    /// Does what the player wants.
    pub(crate) fn help(self, commands: &mut Commands) {
        match self {
            Trouble::Elsewhere | Trouble::Unclear | Trouble::TakenOver => {
                commands.trigger(TakeOver)
            }
            Trouble::Unread => commands.trigger(ReadAnew),
        }
    }
}
