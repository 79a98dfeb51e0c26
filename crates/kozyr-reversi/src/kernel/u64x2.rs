//! Placements and flips with vectors of two words.
//!
//! The first word is a board as it is, the second the same with its rows in reverse order. What
//! runs down the one runs up the other, so shifts to one side do for both directions of a line.
//! Lines along a row are the same in both and stay in plain integers.

use super::portable::{INNER_COLUMNS, RAYS, along_rows, run};

/// Two words side by side.
pub trait Pair: Copy {
    /// A board and its mirror image.
    fn both(board: u64) -> Self;

    /// Two words as they are.
    fn of(words: &[u64; 2]) -> Self;

    /// What is in both.
    fn and(self, other: Self) -> Self;

    /// What is in either.
    fn or(self, other: Self) -> Self;

    /// What is not in the other.
    fn without(self, other: Self) -> Self;

    /// The difference of the words, wrapping around.
    fn minus(self, other: Self) -> Self;

    /// Each word shifted towards its upper end.
    fn up<const BY: i32>(self) -> Self;

    /// All ones for each word that is 0, and 0 for others.
    fn is_zero(self) -> Self;

    /// The first word and the mirror image of the second, or-ed together.
    fn merged(self) -> u64;
}

/// The three rays up from each square and from its mirror image.
static RAYS_UP: [[[u64; 2]; 3]; 64] = {
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

/// The squares on which `player` can place a disc.
#[inline(always)]
pub fn moves<P: Pair>(player: u64, opponent: u64) -> u64 {
    let (own, other) = (P::both(player), P::both(opponent));
    let inner = other.and(P::of(&[INNER_COLUMNS; 2]));
    let reached =
        run_up::<P, 7, 14>(own, inner)
            .or(run_up::<P, 8, 16>(own, other))
            .or(run_up::<P, 9, 18>(own, inner));
    let beside = run::<1>(player, opponent & INNER_COLUMNS);
    (reached.merged() | beside) & !(player | opponent)
}

/// The squares behind unbroken runs of `other` that start next to `own`, upwards.
#[inline(always)]
fn run_up<P: Pair, const BY: i32, const TWICE: i32>(own: P, other: P) -> P {
    let mut up = other.and(own.up::<BY>());
    up = up.or(other.and(up.up::<BY>()));
    let pairs = other.and(other.up::<BY>());
    up = up.or(pairs.and(up.up::<TWICE>()));
    up = up.or(pairs.and(up.up::<TWICE>()));
    up.up::<BY>()
}

/// The discs of `opponent` that turn when `player` places one on `square`.
#[inline(always)]
pub fn flips<P: Pair>(player: u64, opponent: u64, square: usize) -> u64 {
    let (own, other) = (P::both(player), P::both(opponent));
    let [one, two, three] = &RAYS_UP[square & 63];
    let up = flips_up(own, other, P::of(one)).or(flips_up(own, other, P::of(two))).or(flips_up(
        own,
        other,
        P::of(three),
    ));
    up.merged() | along_rows(player, opponent, square)
}

/// Those along a ray in each word.
#[inline(always)]
fn flips_up<P: Pair>(own: P, other: P, ray: P) -> P {
    // The lowest square of the ray that is not the opponent's ends the run.
    let ends = ray.without(other);
    let nothing = ends.minus(ends);
    let outflank = ends.and(nothing.minus(ends)).and(own);
    // From the outflanking disc upwards, or everything if there is none.
    let beyond = outflank.is_zero().minus(outflank);
    ray.without(beyond)
}

#[cfg(test)]
pub mod plain {
    //! Two words in plain integers, to test the method where there are no such vectors.

    use super::Pair;

    impl Pair for [u64; 2] {
        fn both(board: u64) -> Self {
            [board, board.swap_bytes()]
        }

        fn of(words: &[u64; 2]) -> Self {
            *words
        }

        fn and(self, other: Self) -> Self {
            [self[0] & other[0], self[1] & other[1]]
        }

        fn or(self, other: Self) -> Self {
            [self[0] | other[0], self[1] | other[1]]
        }

        fn without(self, other: Self) -> Self {
            [self[0] & !other[0], self[1] & !other[1]]
        }

        fn minus(self, other: Self) -> Self {
            [self[0].wrapping_sub(other[0]), self[1].wrapping_sub(other[1])]
        }

        fn up<const BY: i32>(self) -> Self {
            self.map(|word| word << BY)
        }

        fn is_zero(self) -> Self {
            self.map(|word| if word == 0 { !0 } else { 0 })
        }

        fn merged(self) -> u64 {
            self[0] | self[1].swap_bytes()
        }
    }
}
