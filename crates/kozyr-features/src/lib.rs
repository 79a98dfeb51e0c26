//! What is made of matches: reasons, reviews, replays, lessons, statistics, saved games, game trees.

pub mod game_ui;
pub mod help;
pub mod hud;
pub mod ladder;
pub mod lessons;
mod log;
pub mod new_game;
pub mod ornaments;
pub mod problems;
pub mod replay;
pub mod result;
pub mod review;
pub mod saved_games;
pub mod statistics;
pub mod trees;
pub mod voice;
pub mod why;

use bevy::prelude::*;

use self::{review::Reviewable, saved_games::Exportable, statistics::OwnFigure};
use kozyr_table::{
    move_now,
    registry::{self, GameEntry},
    session, thinking,
};

/// All that a game gets for its rules and its words: a match on its table that is saved, opponents
/// that think, reasons, reviews, matches put by and seen again, statistics. `own` is a figure that
/// statistics count of this game alone.
///
/// What the table looks like, and how it is touched, the game adds itself.
pub fn plugin_for<U: Reviewable + Exportable>(
    app: &mut App,
    game: GameEntry,
    own: Option<OwnFigure>,
) {
    registry::register::<U::Rules>(app, game);
    session::plugin::<U::Rules>(app);
    thinking::plugin::<U::Rules>(app);
    move_now::plugin_for::<U::Rules>(app);
    why::plugin_for::<U>(app);
    log::plugin_for::<U>(app);
    review::plugin_for::<U>(app);
    saved_games::plugin_for::<U>(app);
    replay::plugin_for::<U>(app);
    statistics::plugin_for::<U>(app, own);
    ladder::plugin_for::<U>(app);
}

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        help::plugin,
        ornaments::plugin,
        new_game::plugin,
        saved_games::plugin,
        why::plugin,
        trees::plugin,
        voice::plugin,
        lessons::plugin,
        problems::plugin,
        replay::plugin,
        result::plugin,
        statistics::plugin,
    ));
}
