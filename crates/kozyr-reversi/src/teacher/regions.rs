//! Regions of empty squares.

use crate::{bitboard::Bitboard, square::Square};

/// The empty squares that hang together with one of them, diagonally too; none if it is not empty.
pub(super) fn region(empties: Bitboard, square: Square) -> Bitboard {
    let mut region = Bitboard::from_square(square) & empties;
    loop {
        let more = region.with_neighbours() & empties;
        if more == region {
            return region;
        }
        region = more;
    }
}
