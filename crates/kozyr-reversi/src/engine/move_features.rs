//! Features of moves for explanations.

use super::stability::stable_bits;
use crate::{bitboard::Bitboard, board::Board, square::Square};

/// The features of a move that a player would comment on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveFeatures {
    /// Takes a corner.
    pub takes_corner: bool,
    /// Lets the opponent take a corner that it could not take before.
    pub gives_corner: bool,
    /// The opponent's legal moves afterwards.
    pub reply_count: u32,
    /// The gain in provably stable own discs.
    pub stable_gain: i32,
}

impl MoveFeatures {
    /// The features of a move; `None` if it is illegal.
    pub fn of_move(board: Board, square: Square) -> Option<Self> {
        let next = board.place(square)?;
        let replies = next.moves();
        let replies_before = board.pass().moves();
        let stable_before = stable_bits(board.player().0, board.opponent().0).count_ones();
        let stable_after = stable_bits(next.opponent().0, next.player().0).count_ones();
        Some(MoveFeatures {
            takes_corner: square.is_corner(),
            gives_corner: !(replies & (Bitboard::CORNERS - replies_before)).is_empty(),
            reply_count: replies.len() as u32,
            stable_gain: stable_after as i32 - stable_before as i32,
        })
    }
}
