//! The immediate gain of a move.

use crate::{bitboard::Bitboard, board::Board, square::Square};

/// The edge squares.
const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

/// The gain of a move, R(x, y) = Σ s + ss, by component.
///
/// A flipped disc scores 2 on the edge and 1 elsewhere. The placed disc scores 0.8 in a corner, 0.4
/// elsewhere on the edge, and 0 in the interior.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveGain {
    /// The number of discs flipped on the edge.
    pub flipped_edge: i32,
    /// The number of other discs flipped.
    pub flipped_inner: i32,
    /// The score of the move's square, in tenths.
    pub square_tenths: i32,
}

impl MoveGain {
    /// The gain of a move by the side to move.
    pub fn of_move(board: Board, square: Square) -> Self {
        let flips = board.flips(square);
        let square_tenths = match (square.is_corner(), square.is_edge()) {
            (true, _) => 8,
            (false, true) => 4,
            (false, false) => 0,
        };
        MoveGain {
            flipped_edge: (flips & EDGE).len() as i32,
            flipped_inner: (flips - EDGE).len() as i32,
            square_tenths,
        }
    }

    /// The gain R in tenths, as an integer so that ties compare equal.
    pub fn tenths(self) -> i32 {
        20 * self.flipped_edge + 10 * self.flipped_inner + self.square_tenths
    }
}
