//! Sets of squares.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub},
};

use super::square::Square;

/// A set of squares as 64 bits: bit 0 is a1, bit 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The four corners: a1, h1, a8 and h8.
    pub const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);

    /// The set that contains only `square`.
    pub const fn from_square(square: Square) -> Self {
        Bitboard(1 << square.index())
    }

    /// Whether the set contains `square`.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & 1 << square.index() != 0
    }

    /// The number of squares in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set and all squares adjacent to it, including diagonally.
    #[must_use]
    pub const fn with_neighbours(self) -> Self {
        const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
        const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let row = self.0 | (self.0 & NOT_H) << 1 | (self.0 & NOT_A) >> 1;
        Bitboard(row | row << 8 | row >> 8)
    }

    /// The first square in the order a1, b1 … h8.
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::new(self.0.trailing_zeros() as usize)) }
    }

    /// The squares in the order a1, b1 … h8.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        std::iter::successors(Some(self.0), |&bits| Some(bits & bits.wrapping_sub(1)))
            .map_while(|bits| Bitboard(bits).first())
    }
}

impl fmt::Debug for Bitboard {
    /// Writes the squares as a set, such as `{"a1", "h8"}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|square| square.to_string())).finish()
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(iter: I) -> Self {
        iter.into_iter().fold(Bitboard::EMPTY, |set, square| set | Bitboard::from_square(square))
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Bitboard::from_square(square)
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Bitboard(self.0 ^ other.0)
    }
}

impl Sub for Bitboard {
    type Output = Self;
    /// The set difference: squares in `self` but not in `other`.
    fn sub(self, other: Self) -> Self {
        Bitboard(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Bitboard(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}
