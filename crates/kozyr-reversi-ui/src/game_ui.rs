//! Reversi as the app shows it.

use kozyr_features::game_ui::GameUi;
use kozyr_reversi::Reversi;
use kozyr_ui::faces::Animal;

use crate::characters;

/// Reversi as the app shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReversiUi;

impl GameUi for ReversiUi {
    type Rules = Reversi;

    fn animal(opponent: &str) -> Animal {
        characters::animal(opponent)
    }
}
