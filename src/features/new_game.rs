//! What the pages that prepare a match have in common.

mod beginning;
mod exits;
pub mod roster;

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::statistics::Rating;

pub use beginning::Beginning;
pub use exits::Exits;

use crate::{
    features::statistics,
    look::{
        language::Language,
        theme::{Palette, size},
        widgets::{self, Offer},
    },
    platform::screen::{GameId, Screen},
    table::{registry::Games, requests::NewGame},
};

/// Whether the match that is being prepared is played by opponents alone, for the person to watch.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watching(pub bool);

/// The opponent that a link leads to: the next page that prepares a match begins against it at once.
#[derive(Resource, Default)]
pub struct Challenger(pub Option<String>);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Watching>().init_resource::<Challenger>();
    app.add_observer(open_page);
}

/// Opens the page on which a match is prepared.
fn open_page(
    wanted: On<NewGame>,
    mut watching: ResMut<Watching>,
    mut challenger: ResMut<Challenger>,
    mut screen: ResMut<NextState<Screen>>,
) {
    watching.0 = wanted.watching;
    challenger.0.clone_from(&wanted.opponent);
    screen.set(Screen::NewGame(wanted.game));
}

/// What helps somebody who does not know the game of a page yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Aid {
    /// Its lesson.
    Lesson,
    /// Its rules.
    Rules,
}

/// The ways to lesson and rules; which of them was taken.
pub fn aids(ui: &mut egui::Ui, palette: &Palette, language: &Language) -> Option<Aid> {
    let offers = [(Aid::Lesson, "lesson"), (Aid::Rules, "help-rules")]
        .map(|(aid, key)| Offer::new(aid, language.text(key)));
    widgets::buttons(ui, palette, 2, &offers)
}

/// Whether a match is for the person's rating, and what that means; `terms` is the key of what is
/// special about such matches of the game.
pub fn rated_switch(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    rated: &mut bool,
    rating: Rating,
    terms: &str,
) {
    ui.add_space(6.0);
    widgets::switch(ui, palette, rated, &language.text("rated"));
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
pub fn new_game_head(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    games: &Games,
    here: GameId,
    watching: bool,
) -> Option<Screen> {
    let title = language.text(if watching { "watch" } else { here.0 });
    let back = widgets::page_head(ui, palette, &language.text("back"), &title);
    let mut next = here;
    if watching {
        let names: Vec<(GameId, String)> =
            games.iter().map(|game| (game.id, language.text(game.id.0))).collect();
        widgets::choice(ui, palette, &mut next, &names);
    }
    match back {
        true => Some(Screen::Home),
        false => (next != here).then_some(Screen::NewGame(next)),
    }
}
