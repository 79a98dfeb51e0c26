//! Regions of empty squares.

use crate::{bitboard::Bitboard, square::Square};

/// The connected region of empty squares around `square`, diagonals included; empty if `square` is
/// occupied.
pub(crate) fn region(empties: Bitboard, square: Square) -> Bitboard {
    let mut region = Bitboard::from_square(square) & empties;
    loop {
        let grown = region.with_neighbours() & empties;
        if grown == region {
            return region;
        }
        region = grown;
    }
}
