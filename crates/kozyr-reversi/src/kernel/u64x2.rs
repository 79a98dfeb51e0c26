//! Move generation and flips with vectors of two 64-bit words.
//!
//! The first word is the board, the second its mirror image with the rows reversed. What moves down
//! on one moves up on the other, so shifts in one direction cover both directions of a line. Rows
//! are the same on both and use scalar arithmetic.

use super::portable::{INNER_COLUMNS, RAYS, moves_along_line, row_flips};

/// A vector of two 64-bit words.
pub trait U64x2: Copy {
    /// Returns a board and its mirror image with the rows in reverse order (the bytes swapped).
    fn with_mirror(board: u64) -> Self;

    /// Loads two words.
    fn load(words: &[u64; 2]) -> Self;

    /// Bitwise AND.
    fn and(self, other: Self) -> Self;

    /// Bitwise OR.
    fn or(self, other: Self) -> Self;

    /// Bitwise AND NOT: `self & !other`.
    fn and_not(self, other: Self) -> Self;

    /// Subtracts word by word, wrapping around.
    fn wrapping_sub(self, other: Self) -> Self;

    /// Shifts each word left.
    fn shl<const BY: i32>(self) -> Self;

    /// All ones in each word that is 0, and 0 elsewhere.
    fn eq_zero_mask(self) -> Self;

    /// Returns the first word ORed with the mirror image of the second, whose rows are in reverse
    /// order.
    fn merge(self) -> u64;
}

/// The three upward rays from each square and from its mirror image.
static MIRRORED_UP_RAYS: [[[u64; 2]; 3]; 64] = {
    let mut pairs = [[[0; 2]; 3]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 3 {
            pairs[square][direction] =
                [RAYS[square][direction + 1], RAYS[square ^ 56][direction + 1]];
            direction += 1;
        }
        square += 1;
    }
    pairs
};

/// The legal moves of `player`.
#[inline(always)]
pub fn moves<P: U64x2>(player: u64, opponent: u64) -> u64 {
    let (own, other) = (P::with_mirror(player), P::with_mirror(opponent));
    let inner = other.and(P::load(&[INNER_COLUMNS; 2]));
    let reached =
        run_up::<P, 7, 14>(own, inner)
            .or(run_up::<P, 8, 16>(own, other))
            .or(run_up::<P, 9, 18>(own, inner));
    let row_moves = moves_along_line::<1>(player, opponent & INNER_COLUMNS);
    (reached.merge() | row_moves) & !(player | opponent)
}

/// The squares beyond unbroken runs of `other` that start next to `own`, going up.
#[inline(always)]
fn run_up<P: U64x2, const BY: i32, const TWICE: i32>(own: P, other: P) -> P {
    let mut up = other.and(own.shl::<BY>());
    up = up.or(other.and(up.shl::<BY>()));
    let pairs = other.and(other.shl::<BY>());
    up = up.or(pairs.and(up.shl::<TWICE>()));
    up = up.or(pairs.and(up.shl::<TWICE>()));
    up.shl::<BY>()
}

/// The discs of `opponent` that a move of `player` on `square` flips.
#[inline(always)]
pub fn flips<P: U64x2>(player: u64, opponent: u64, square: usize) -> u64 {
    let (own, other) = (P::with_mirror(player), P::with_mirror(opponent));
    let [first, second, third] = &MIRRORED_UP_RAYS[square & 63];
    let up = flips_up(own, other, P::load(first))
        .or(flips_up(own, other, P::load(second)))
        .or(flips_up(own, other, P::load(third)));
    up.merge() | row_flips(player, opponent, square)
}

/// The flips along one upward ray in each word.
#[inline(always)]
fn flips_up<P: U64x2>(own: P, other: P, ray: P) -> P {
    // The run ends at the lowest square of the ray that is not the opponent's.
    let ends = ray.and_not(other);
    let nothing = ends.wrapping_sub(ends);
    let outflank = ends.and(nothing.wrapping_sub(ends)).and(own);
    // From the outflanking disc upwards, or everything if there is none.
    let beyond = outflank.eq_zero_mask().wrapping_sub(outflank);
    ray.and_not(beyond)
}

#[cfg(test)]
pub mod plain {
    //! Scalar pairs, which test the algorithm on processors without such vectors.

    use super::U64x2;

    impl U64x2 for [u64; 2] {
        fn with_mirror(board: u64) -> Self {
            [board, board.swap_bytes()]
        }

        fn load(words: &[u64; 2]) -> Self {
            *words
        }

        fn and(self, other: Self) -> Self {
            [self[0] & other[0], self[1] & other[1]]
        }

        fn or(self, other: Self) -> Self {
            [self[0] | other[0], self[1] | other[1]]
        }

        fn and_not(self, other: Self) -> Self {
            [self[0] & !other[0], self[1] & !other[1]]
        }

        fn wrapping_sub(self, other: Self) -> Self {
            [self[0].wrapping_sub(other[0]), self[1].wrapping_sub(other[1])]
        }

        fn shl<const BY: i32>(self) -> Self {
            self.map(|word| word << BY)
        }

        fn eq_zero_mask(self) -> Self {
            self.map(|word| if word == 0 { !0 } else { 0 })
        }

        fn merge(self) -> u64 {
            self[0] | self[1].swap_bytes()
        }
    }
}
