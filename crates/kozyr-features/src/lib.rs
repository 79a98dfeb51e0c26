//! Features built on matches: explanations, reviews, replays, lessons, problems, statistics, saved
//! games and game trees.

pub mod decorations;
pub mod game_ui;
pub mod guide_panel;
pub mod help;
pub mod hud;
pub mod import;
pub mod lessons;
mod move_list;
pub mod new_game;
pub mod next_opponent;
pub mod problems;
pub mod replay;
pub mod result;
pub mod review;
pub mod saved_games;
pub mod side_panel;
pub mod statistics;
pub mod trees;

use bevy::prelude::*;

use self::{review::Reviewable, saved_games::Exportable, statistics::GameStatistic};
use kozyr_table::{
    move_now,
    registry::{self, GameEntry},
    session, thinking,
};

/// Adds everything a game gets from its rules and texts: a saved match on its table, thinking
/// opponents, explanations, reviews, saved games, replays and statistics.
///
/// `statistic` is one that only this game has.
///
/// The game adds the look of its table and the input on it itself.
pub fn plugin_for<U: Reviewable + Exportable>(
    app: &mut App,
    entry: GameEntry,
    statistic: Option<GameStatistic>,
) {
    registry::register_game::<U::Rules>(app, entry);
    session::plugin::<U::Rules>(app);
    thinking::plugin::<U::Rules>(app);
    move_now::plugin_for::<U::Rules>(app);
    side_panel::plugin_for::<U>(app);
    move_list::plugin_for::<U>(app);
    review::plugin_for::<U>(app);
    saved_games::plugin_for::<U>(app);
    replay::plugin_for::<U>(app);
    statistics::plugin_for::<U>(app, statistic);
    next_opponent::plugin_for::<U>(app);
}

/// Adds the parts of this crate that no single game owns.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        help::plugin,
        import::plugin,
        decorations::plugin,
        new_game::plugin,
        saved_games::plugin,
        side_panel::plugin,
        trees::plugin,
        guide_panel::plugin,
        lessons::plugin,
        problems::plugin,
        replay::plugin,
        result::plugin,
        statistics::plugin,
    ));
}
