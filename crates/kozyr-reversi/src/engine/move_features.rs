//! What can be said of a move in words.

use super::{
    parity::{ODD_SQUARES, parity_of},
    stability::stable,
};
use crate::{bitboard::Bitboard, board::Board, square::Square};

/// What a placement does that a player would remark on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features {
    /// It takes a corner.
    pub takes_corner: bool,
    /// The other side can take a corner at once that it could not take before.
    pub gives_corner: bool,
    /// How many placements the other side has left.
    pub replies: u32,
    /// It goes into a quadrant with an odd number of empties, whose last square it may get.
    pub odd_region: bool,
    /// How many own discs it makes surely stable.
    pub stable_gain: i32,
}

impl Features {
    /// The features of a legal placement; `None` if it is not legal.
    pub fn of(board: Board, square: Square) -> Option<Self> {
        let next = board.place(square)?;
        let replies = next.moves();
        let before = board.pass().moves();
        let empties = board.empties().0;
        let stable_before = stable(board.player().0, board.opponent().0).count_ones();
        let stable_after = stable(next.opponent().0, next.player().0).count_ones();
        Some(Features {
            takes_corner: square.is_corner(),
            gives_corner: !(replies & (Bitboard::CORNERS - before)).is_empty(),
            replies: replies.len() as u32,
            odd_region: ODD_SQUARES[parity_of(empties) as usize] >> square.index() & 1 != 0,
            stable_gain: stable_after as i32 - stable_before as i32,
        })
    }
}
