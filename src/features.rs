//! What is made of matches: reasons, reviews, replays, lessons, statistics, saved games, game trees.

pub mod help;
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
use kozyr_core::statistics::Counted;

use self::{review::Reviewable, saved_games::Exportable, statistics::OwnFigure};
use crate::table::{
    move_now,
    registry::{self, GameUi},
    session, thinking,
};

/// All that a game gets for its rules and its words: a match on its table that is saved, opponents
/// that think, reasons, reviews, matches put by and seen again, statistics. `own` is a figure that
/// statistics count of this game alone.
///
/// What the table looks like, and how it is touched, the game adds itself.
pub fn plugin_for<G: Counted + Reviewable + Exportable>(
    app: &mut App,
    game: GameUi,
    own: Option<OwnFigure>,
) {
    registry::register::<G>(app, game);
    session::plugin::<G>(app);
    thinking::plugin::<G>(app);
    move_now::plugin_for::<G>(app);
    why::plugin_for::<G>(app);
    log::plugin_for::<G>(app);
    review::plugin_for::<G>(app);
    saved_games::plugin_for::<G>(app);
    replay::plugin_for::<G>(app);
    statistics::plugin_for::<G>(app, own);
    ladder::plugin_for::<G>(app);
}

pub(crate) fn plugin(app: &mut App) {
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
