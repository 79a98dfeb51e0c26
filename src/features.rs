//! What is made of matches: reasons, reviews, replays, lessons, statistics, saved games, game trees.

pub mod help;
pub mod lessons;
pub mod new_game;
pub mod ornaments;
pub mod replay;
pub mod review;
pub mod saved_games;
pub mod statistics;
pub mod trees;
pub mod why;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        help::plugin,
        ornaments::plugin,
        new_game::plugin,
        saved_games::plugin,
        why::plugin,
        trees::plugin,
        lessons::plugin,
        replay::plugin,
        statistics::plugin,
    ));
}
