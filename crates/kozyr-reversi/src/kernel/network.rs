//! The small network that says what a board is worth: its parts, and how they are added up.
//!
//! Every configuration that the evaluation sees adds a [`Row`] of numbers; of the sums a [`Layer`]
//! makes a value: constant + Σ direct · sum + Σ outer · max(0, threshold + Σ inner · sum cut off at
//! ±1). All are whole numbers that wrap around, so every kernel comes to the same.

/// How many sums the evaluation keeps of a board: whole vectors, wherever there are any.
pub const PADDED_PATTERN_COUNT: usize = 48;
/// How many of the sums that are kept of a board say where rows lie.
pub const PATTERN_COUNT: usize = 46;

/// How many numbers a configuration says of a board.
pub const EMBEDDING_WIDTH: usize = 16;
/// How many units lie between these and the value.
pub const HIDDEN_UNITS: usize = 16;

/// The parts of one that a sum is counted in; units see sums from −1 to 1.
pub const ACTIVATION_SCALE: i16 = 1 << 8;
/// The parts of one that what a unit makes of a sum is counted in.
pub const HIDDEN_WEIGHT_SCALE: i32 = 1 << 10;
/// The parts of one that what the value makes of a unit is counted in.
pub const OUTPUT_WEIGHT_SCALE: i32 = 1 << 10;
/// The parts of one that what the value makes of a sum itself is counted in.
pub const SKIP_WEIGHT_SCALE: i32 = 1 << 12;
/// The parts of one that a value is counted in before it is rounded.
pub const RAW_VALUE_SCALE: i32 = ACTIVATION_SCALE as i32 * SKIP_WEIGHT_SCALE;
/// The parts of one that a value is counted in in the end.
pub const VALUE_SCALE: i32 = RAW_VALUE_SCALE >> VALUE_SHIFT;

/// What a unit's sum is shortened by, so that with [`OUTER`] it comes to [`FINE`].
pub(super) const HIDDEN_SHIFT: i32 = 8;
/// What a value is shortened by in the end.
pub(super) const VALUE_SHIFT: i32 = 10;

/// What one configuration adds to the sums.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub struct EmbeddingRow(pub [i8; EMBEDDING_WIDTH]);

/// What is made of the sums at one stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub struct LayerStack {
    /// What each unit makes of each sum, for two sums at a time: those of the first unit for both,
    /// those of the second, and so on.
    pub hidden_weights: [[i16; 2 * HIDDEN_UNITS]; EMBEDDING_WIDTH / 2],
    /// Where each unit begins.
    pub hidden_biases: [i32; HIDDEN_UNITS],
    /// What the value makes of each unit.
    pub output_weights: [i32; HIDDEN_UNITS],
    /// What it makes of each sum itself.
    pub skip_weights: [i16; EMBEDDING_WIDTH],
    /// Where it begins.
    pub output_bias: i32,
}

impl LayerStack {
    /// A layer to which everything is worth nothing.
    pub const ZERO: LayerStack = LayerStack {
        hidden_weights: [[0; 2 * HIDDEN_UNITS]; EMBEDDING_WIDTH / 2],
        hidden_biases: [0; HIDDEN_UNITS],
        output_weights: [0; HIDDEN_UNITS],
        skip_weights: [0; EMBEDDING_WIDTH],
        output_bias: 0,
    };
}

/// The rows that a position looks at.
#[derive(Clone, Copy, Debug)]
pub struct PatternInput<'n> {
    /// All rows.
    pub rows: &'n [EmbeddingRow],
    /// What is added to the indices of patterns: so the places of their rows come out.
    pub table_origins: &'n [u32; PADDED_PATTERN_COUNT],
    /// The indices of patterns, and as many more as fill the last vector.
    pub indices: &'n [i16; PADDED_PATTERN_COUNT],
    /// The places of two rows more.
    pub mobility_rows: [u32; 2],
}

impl PatternInput<'_> {
    /// Where the row of a pattern lies.
    #[inline(always)]
    pub(super) fn row_index(&self, pattern: usize) -> usize {
        self.table_origins[pattern].wrapping_add_signed(self.indices[pattern].into()) as usize
    }

    /// The rows, one after another.
    ///
    /// # Panics
    /// If there is nothing in a place.
    #[inline(always)]
    pub(super) fn active_rows(&self) -> impl Iterator<Item = &[i8; EMBEDDING_WIDTH]> {
        let patterns = (0..PATTERN_COUNT).map(|pattern| self.row_index(pattern));
        let more = self.mobility_rows.iter().map(|&place| place as usize);
        patterns.chain(more).map(|place| &self.rows[place].0)
    }
}

/// The value of what a position looks at, in parts of one ([`COARSE`]); in plain integers.
///
/// # Panics
/// If there is nothing in a place.
#[inline(always)]
pub(super) fn evaluate(look: PatternInput<'_>, layer: &LayerStack) -> i32 {
    let mut sums = [0i16; EMBEDDING_WIDTH];
    let add = |row: &[i8; EMBEDDING_WIDTH]| {
        for (sum, &part) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(part.into());
        }
    };
    look.active_rows().for_each(add);
    let mut value = layer.output_bias;
    for (&sum, &direct) in sums.iter().zip(&layer.skip_weights) {
        value = value.wrapping_add(i32::from(sum) * i32::from(direct));
    }
    let mut units = layer.hidden_biases;
    for (pair, inner) in sums.as_chunks::<2>().0.iter().zip(&layer.hidden_weights) {
        let [one, two] = pair.map(|sum| i32::from(sum.clamp(-ACTIVATION_SCALE, ACTIVATION_SCALE)));
        for (unit, [by_one, by_two]) in units.iter_mut().zip(inner.as_chunks::<2>().0) {
            let both = one * i32::from(*by_one) + two * i32::from(*by_two);
            *unit = unit.wrapping_add(both);
        }
    }
    for (&unit, &outer) in units.iter().zip(&layer.output_weights) {
        value = value.wrapping_add((unit.max(0) >> HIDDEN_SHIFT).wrapping_mul(outer));
    }
    value >> VALUE_SHIFT
}
