//! The setup of a game.

use serde::{Deserialize, Serialize};

use super::{bitboard::Bitboard, board::Board, colour::Colour, position::Position, square::Square};

/// The position that a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Any board, with either side to move.
    pub start: Position,
}

impl Setup {
    /// A handicap game: Black starts with one to four corners (a1, then h8, h1, a8) and White moves
    /// first, as is customary in Japan.
    ///
    /// # Panics
    /// If `corners` is not 1 to 4.
    pub fn handicap(corners: usize) -> Self {
        assert!((1..=4).contains(&corners), "a handicap is one to four corners");
        let corner_discs: Bitboard =
            [Square::at(0, 0), Square::at(7, 7), Square::at(7, 0), Square::at(0, 7)]
                .into_iter()
                .take(corners)
                .collect();
        let board = Board::new(Board::START.opponent(), Board::START.player() | corner_discs)
            .expect("the corners are empty at the start");
        Setup { start: Position { board, to_move: Colour::White } }
    }
}

impl Default for Setup {
    /// The initial position.
    fn default() -> Self {
        Setup { start: Position::START }
    }
}
