//! The eight symmetries of the board.

use serde::{Deserialize, Serialize};

use super::{bitboard::Bitboard, board::Board, square::Square};

/// One of the eight symmetries of the board: a rotation or reflection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Symmetry(u8);

impl Symmetry {
    /// All eight symmetries, the identity first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(Symmetry)
    }

    /// The image of a square.
    pub const fn map_square(self, square: Square) -> Square {
        let (mut column, mut row) = (square.column(), square.row());
        if self.0 & 1 != 0 {
            column = 7 - column;
        }
        if self.0 & 2 != 0 {
            row = 7 - row;
        }
        if self.0 & 4 != 0 { Square::at(row, column) } else { Square::at(column, row) }
    }

    /// The inverse symmetry.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // Only the quarter turns are not their own inverses.
        match self.0 {
            5 => Symmetry(6),
            6 => Symmetry(5),
            index => Symmetry(index),
        }
    }

    /// A clockwise rotation by 90°.
    pub const ROTATION_90: Symmetry = Symmetry(6);
    /// A left-right reflection.
    pub const MIRROR: Symmetry = Symmetry(1);

    /// Whether the symmetry maps rows to columns.
    pub const fn swaps_columns_and_rows(self) -> bool {
        self.0 & 4 != 0
    }

    /// The composition: `self`, then `next`.
    #[must_use]
    pub fn then(self, next: Symmetry) -> Symmetry {
        // The images of a corner and its neighbour determine the symmetry.
        let images =
            [Square::new(0), Square::new(1)].map(|square| next.map_square(self.map_square(square)));
        Symmetry::all()
            .find(|symmetry| {
                [Square::new(0), Square::new(1)].map(|square| symmetry.map_square(square)) == images
            })
            .expect("symmetries are a group")
    }

    /// The image of a board.
    pub fn map_board(self, board: Board) -> Board {
        let map = |discs: Bitboard| discs.iter().map(|square| self.map_square(square)).collect();
        Board::new(map(board.player()), map(board.opponent())).expect("squares stay apart")
    }

    /// The canonical form of a board, shared by all its images, and the symmetry that maps to it.
    pub fn canonicalize(board: Board) -> (Symmetry, Board) {
        Symmetry::all()
            .map(|symmetry| (symmetry, symmetry.map_board(board)))
            .min_by_key(|(_, board)| (board.player().0, board.opponent().0))
            .expect("there are eight symmetries")
    }
}

/// The error for a number that is not a symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a symmetry is a number from 0 to 7, not {0}")]
pub struct NoSuchSymmetry(u8);

impl From<Symmetry> for u8 {
    fn from(symmetry: Symmetry) -> Self {
        symmetry.0
    }
}

impl TryFrom<u8> for Symmetry {
    type Error = NoSuchSymmetry;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < 8 { Ok(Symmetry(number)) } else { Err(NoSuchSymmetry(number)) }
    }
}
