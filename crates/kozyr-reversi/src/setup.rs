//! What is agreed before the first disc.

use serde::{Deserialize, Serialize};

use super::{bitboard::Bitboard, board::Board, colour::Colour, position::Position, square::Square};

/// The position that a game begins from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Any board with any side to move.
    pub start: Position,
}

impl Setup {
    /// A handicap game: Black holds one to four corners (a1, then h8, h1, a8) before the first
    /// placement and White begins, as Japanese custom has it.
    ///
    /// # Panics
    /// If there are no corners or more than four.
    pub fn handicap(corners: usize) -> Self {
        assert!((1..=4).contains(&corners), "a handicap is one to four corners");
        let given: Bitboard =
            [Square::at(0, 0), Square::at(7, 7), Square::at(7, 0), Square::at(0, 7)]
                .into_iter()
                .take(corners)
                .collect();
        let board = Board::new(Board::START.opponent(), Board::START.player() | given)
            .expect("the corners are empty at the start");
        Setup { start: Position { board, to_move: Colour::White } }
    }
}

impl Default for Setup {
    /// The usual start.
    fn default() -> Self {
        Setup { start: Position::START }
    }
}
