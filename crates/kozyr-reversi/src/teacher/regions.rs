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

/// Whether a square is in one of several regions of empty squares, and that has an odd number of
/// them. The side that moves there gets the region's last move if both sides keep playing in it.
pub fn is_in_odd_region(empties: Bitboard, square: Square) -> bool {
    let region = region(empties, square);
    region != empties && region.len() % 2 == 1
}
