//! What a placement gains at once.

use crate::{bitboard::Bitboard, board::Board, square::Square};

/// The squares on the rim of the board.
const EDGE: Bitboard = Bitboard(0xff81_8181_8181_81ff);

/// The gain of a placement, R(x, y) = Σ s + ss, in its parts.
///
/// A flipped disc counts 2 on the edge and 1 elsewhere. The placed disc counts 0.8 in a corner,
/// 0.4 elsewhere on the edge, and nothing within.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveGain {
    pub flipped_edge: i32,
    pub flipped_inner: i32,
    /// Worth of the square itself, in tenths.
    pub square_tenths: i32,
}

impl MoveGain {
    /// Appraises a placement of the side to move.
    pub fn of_move(board: Board, square: Square) -> Self {
        let flips = board.flips(square);
        let placed = match (square.is_corner(), square.is_edge()) {
            (true, _) => 8,
            (false, true) => 4,
            (false, false) => 0,
        };
        MoveGain {
            flipped_edge: (flips & EDGE).len() as i32,
            flipped_inner: (flips - EDGE).len() as i32,
            square_tenths: placed,
        }
    }

    /// R in tenths: whole numbers, so that equal values are equal.
    pub fn tenths(self) -> i32 {
        20 * self.flipped_edge + 10 * self.flipped_inner + self.square_tenths
    }
}
