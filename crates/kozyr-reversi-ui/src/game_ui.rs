//! Reversi's user interface.

use kozyr_features::game_ui::GameUi;
use kozyr_reversi::Reversi;
use kozyr_ui::faces::Animal;

use crate::characters;

/// Reversi's implementation of the app's game interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReversiUi;

impl GameUi for ReversiUi {
    type Rules = Reversi;

    /// The animal that represents an opponent, as in `characters::animal`.
    fn animal(opponent: &str) -> Animal {
        characters::animal(opponent)
    }
}
