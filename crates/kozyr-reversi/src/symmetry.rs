//! The eight ways to lay the same board on the table.

use serde::{Deserialize, Serialize};

use super::{bitboard::Bitboard, board::Board, square::Square};

/// One of the eight symmetries of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Symmetry(u8);

impl Symmetry {
    /// All eight, the one that changes nothing first.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        (0..8).map(Symmetry)
    }

    /// Where a square comes to lie.
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

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // Only a quarter turn is not its own inverse.
        match self.0 {
            5 => Symmetry(6),
            6 => Symmetry(5),
            own => Symmetry(own),
        }
    }

    /// A quarter turn with the clock.
    pub const ROTATION_90: Symmetry = Symmetry(6);
    /// Left and right change places.
    pub const MIRROR: Symmetry = Symmetry(1);

    /// Whether columns come to lie where rows were.
    pub const fn swaps_columns_and_rows(self) -> bool {
        self.0 & 4 != 0
    }

    /// This symmetry and then another, as one.
    #[must_use]
    pub fn then(self, next: Symmetry) -> Symmetry {
        // Two neighbours at a corner tell all eight apart.
        let both =
            [Square::new(0), Square::new(1)].map(|square| next.map_square(self.map_square(square)));
        Symmetry::all()
            .find(|one| {
                [Square::new(0), Square::new(1)].map(|square| one.map_square(square)) == both
            })
            .expect("symmetries are a group")
    }

    /// Where a board's discs come to lie.
    pub fn map_board(self, board: Board) -> Board {
        let turn = |discs: Bitboard| discs.iter().map(|square| self.map_square(square)).collect();
        Board::new(turn(board.player()), turn(board.opponent())).expect("squares stay apart")
    }

    /// The symmetry that brings a board to the form that all its images share, and that form.
    pub fn canonicalize(board: Board) -> (Symmetry, Board) {
        Symmetry::all()
            .map(|symmetry| (symmetry, symmetry.map_board(board)))
            .min_by_key(|(_, board)| (board.player().0, board.opponent().0))
            .expect("there are eight")
    }
}

/// A number that no symmetry has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the board can lie in eight ways, 0 to 7, not {0}")]
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
