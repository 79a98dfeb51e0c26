//! The small network that says what a board is worth: its parts, and how they are added up.
//!
//! Every configuration that the evaluation sees adds a [`Row`] of numbers; of the sums a [`Layer`]
//! makes a value: constant + Σ direct · sum + Σ outer · max(0, threshold + Σ inner · sum cut off at
//! ±1). All are whole numbers that wrap around, so every kernel comes to the same.

/// How many sums the evaluation keeps of a board: whole vectors, wherever there are any.
pub const SUMS: usize = 48;
/// How many of the sums that are kept of a board say where rows lie.
pub const PATTERNS: usize = 46;

/// How many numbers a configuration says of a board.
pub const WIDTH: usize = 16;
/// How many units lie between these and the value.
pub const UNITS: usize = 16;

/// The parts of one that a sum is counted in; units see sums from −1 to 1.
pub const ONE: i16 = 1 << 8;
/// The parts of one that what a unit makes of a sum is counted in.
pub const INNER: i32 = 1 << 10;
/// The parts of one that what the value makes of a unit is counted in.
pub const OUTER: i32 = 1 << 10;
/// The parts of one that what the value makes of a sum itself is counted in.
pub const DIRECT: i32 = 1 << 12;
/// The parts of one that a value is counted in before it is rounded.
pub const FINE: i32 = ONE as i32 * DIRECT;
/// The parts of one that a value is counted in in the end.
pub const COARSE: i32 = FINE >> ROUNDED;

/// What a unit's sum is shortened by, so that with [`OUTER`] it comes to [`FINE`].
pub(super) const SHORTENED: i32 = 8;
/// What a value is shortened by in the end.
pub(super) const ROUNDED: i32 = 10;

/// What one configuration adds to the sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub struct Row(pub [i8; WIDTH]);

/// What is made of the sums at one stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub struct Layer {
    /// What each unit makes of each sum, for two sums at a time: those of the first unit for both,
    /// those of the second, and so on.
    pub inner: [[i16; 2 * UNITS]; WIDTH / 2],
    /// Where each unit begins.
    pub thresholds: [i32; UNITS],
    /// What the value makes of each unit.
    pub outer: [i32; UNITS],
    /// What it makes of each sum itself.
    pub direct: [i16; WIDTH],
    /// Where it begins.
    pub constant: i32,
}

impl Layer {
    /// A layer to which everything is worth nothing.
    pub const ZERO: Layer = Layer {
        inner: [[0; 2 * UNITS]; WIDTH / 2],
        thresholds: [0; UNITS],
        outer: [0; UNITS],
        direct: [0; WIDTH],
        constant: 0,
    };
}

/// The rows that a position looks at.
#[derive(Clone, Copy, Debug)]
pub struct Look<'n> {
    /// All rows.
    pub rows: &'n [Row],
    /// What is added to the indices of patterns: so the places of their rows come out.
    pub origins: &'n [u32; SUMS],
    /// The indices of patterns, and as many more as fill the last vector.
    pub indices: &'n [i16; SUMS],
    /// The places of two rows more.
    pub more: [u32; 2],
}

impl Look<'_> {
    /// Where the row of a pattern lies.
    #[inline(always)]
    pub(super) fn place(&self, pattern: usize) -> usize {
        self.origins[pattern].wrapping_add_signed(self.indices[pattern].into()) as usize
    }

    /// The rows, one after another.
    ///
    /// # Panics
    /// If there is nothing in a place.
    #[inline(always)]
    pub(super) fn each(&self) -> impl Iterator<Item = &[i8; WIDTH]> {
        let patterns = (0..PATTERNS).map(|pattern| self.place(pattern));
        let more = self.more.iter().map(|&place| place as usize);
        patterns.chain(more).map(|place| &self.rows[place].0)
    }
}

/// The value of what a position looks at, in parts of one ([`COARSE`]); in plain integers.
///
/// # Panics
/// If there is nothing in a place.
#[inline(always)]
pub(super) fn judge(look: Look<'_>, layer: &Layer) -> i32 {
    let mut sums = [0i16; WIDTH];
    let add = |row: &[i8; WIDTH]| {
        for (sum, &part) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(part.into());
        }
    };
    look.each().for_each(add);
    let mut value = layer.constant;
    for (&sum, &direct) in sums.iter().zip(&layer.direct) {
        value = value.wrapping_add(i32::from(sum) * i32::from(direct));
    }
    let mut units = layer.thresholds;
    for (pair, inner) in sums.as_chunks::<2>().0.iter().zip(&layer.inner) {
        let [one, two] = pair.map(|sum| i32::from(sum.clamp(-ONE, ONE)));
        for (unit, [by_one, by_two]) in units.iter_mut().zip(inner.as_chunks::<2>().0) {
            let both = one * i32::from(*by_one) + two * i32::from(*by_two);
            *unit = unit.wrapping_add(both);
        }
    }
    for (&unit, &outer) in units.iter().zip(&layer.outer) {
        value = value.wrapping_add((unit.max(0) >> SHORTENED).wrapping_mul(outer));
    }
    value >> ROUNDED
}
