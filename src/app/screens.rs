//! The screens, one file each.

mod home;
mod new_durak;
mod new_reversi;
mod roster;

use bevy::prelude::*;
use bevy_egui::egui;

use super::{language::Language, screen::Screen, theme::Palette, widget};

/// Whether the match that is being prepared is played by minds alone, for the person to watch.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watching(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Watching>();
    app.add_plugins((home::plugin, new_durak::plugin, new_reversi::plugin));
}

/// The head of a page that prepares a match; where it leads if something in it was pressed.
fn new_game_head(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    here: Screen,
    watching: bool,
) -> Option<Screen> {
    let games = [(Screen::NewDurak, "durak"), (Screen::NewReversi, "reversi")]
        .map(|(screen, key)| (screen, language.text(key)));
    let title = if watching {
        language.text("watch")
    } else {
        games.iter().find(|(screen, _)| *screen == here).map(|(_, name)| name.clone())?
    };
    let back = widget::page_head(ui, palette, &language.text("back"), &title);
    let mut next = here;
    if watching {
        widget::choice(ui, palette, &mut next, &games);
    }
    if back { Some(Screen::Home) } else { (next != here).then_some(next) }
}
