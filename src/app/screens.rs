//! The screens, one file each.

mod home;
mod new_durak;
mod new_reversi;
mod roster;

pub use new_durak::HouseRules;
pub use new_reversi::Start;

use bevy::prelude::*;
use bevy_egui::egui;

use super::{
    language::Language,
    screen::Screen,
    statistics,
    theme::{Palette, size},
    widget::{self, Offer},
};
use crate::statistics::Rating;

/// Whether the match that is being prepared is played by minds alone, for the person to watch.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watching(pub bool);

/// The mind that a link leads to: the next page that prepares a match begins against it at once.
#[derive(Resource, Default)]
pub struct Challenger(pub Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Watching>().init_resource::<Challenger>();
    app.add_plugins((home::plugin, new_durak::plugin, new_reversi::plugin));
}

/// What helps somebody who does not know the game of a page yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aid {
    /// Its lesson.
    Lesson,
    /// Its rules.
    Rules,
}

/// The ways to lesson and rules; which of them was taken.
fn aids(ui: &mut egui::Ui, palette: &Palette, language: &Language) -> Option<Aid> {
    let offers = [(Aid::Lesson, "lesson"), (Aid::Rules, "help-rules")]
        .map(|(aid, key)| Offer::new(aid, language.text(key)));
    widget::buttons(ui, palette, 2, &offers)
}

/// Chooses rated matches on the pages that prepare one.
pub fn choose_rated(world: &mut World) {
    new_durak::choose_rated(world);
    new_reversi::choose_rated(world);
}

/// Whether a match is for the person's rating, and what that means; `terms` is the key of what is
/// special about such matches of the game.
fn rated_switch(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    rated: &mut bool,
    rating: Rating,
    terms: &str,
) {
    ui.add_space(6.0);
    widget::switch(ui, palette, rated, &language.text("rated"));
    if !*rated {
        return;
    }
    let told = [("rating", statistics::rating(rating).into())];
    for line in [
        language.format("rated-your-rating", &told),
        language.text("rated-line"),
        language.text(terms),
    ] {
        ui.label(egui::RichText::new(line).size(size::SMALL).color(palette.dim));
    }
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
