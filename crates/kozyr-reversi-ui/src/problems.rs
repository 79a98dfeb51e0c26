//! Reversi problems, including those from the player's own mistakes.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_reversi::{Colour, Reversi};

use kozyr_features::problems::{self, ProblemUi};
use kozyr_ui::language::Language;

impl ProblemUi for ReversiUi {
    /// A sentence that tells the player their colour.
    fn situation(game: &Reversi, language: &Language) -> String {
        language.text(match game.position().to_move {
            Colour::Black => "reversi-you-are-black",
            Colour::White => "reversi-you-are-white",
        })
    }
}

/// Adds Reversi's problems.
pub(crate) fn plugin(app: &mut App) {
    problems::plugin_for::<ReversiUi>(app);
}
