//! What can be said of a move in words.

use super::{
    parity::{SQUARES_BY_PARITY, quadrant_parities},
    stability::stable_bits,
};
use crate::{bitboard::Bitboard, board::Board, square::Square};

/// What a placement does that a player would remark on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveFeatures {
    /// It takes a corner.
    pub takes_corner: bool,
    /// The other side can take a corner at once that it could not take before.
    pub gives_corner: bool,
    /// How many placements the other side has left.
    pub reply_count: u32,
    /// It goes into a quadrant with an odd number of empties, whose last square it may get.
    pub odd_region: bool,
    /// How many own discs it makes surely stable.
    pub stable_gain: i32,
}

impl MoveFeatures {
    /// The features of a legal placement; `None` if it is not legal.
    pub fn of_move(board: Board, square: Square) -> Option<Self> {
        let next = board.place(square)?;
        let replies = next.moves();
        let before = board.pass().moves();
        let empties = board.empties().0;
        let stable_before = stable_bits(board.player().0, board.opponent().0).count_ones();
        let stable_after = stable_bits(next.opponent().0, next.player().0).count_ones();
        Some(MoveFeatures {
            takes_corner: square.is_corner(),
            gives_corner: !(replies & (Bitboard::CORNERS - before)).is_empty(),
            reply_count: replies.len() as u32,
            odd_region: SQUARES_BY_PARITY[quadrant_parities(empties) as usize] >> square.index()
                & 1
                != 0,
            stable_gain: stable_after as i32 - stable_before as i32,
        })
    }
}
