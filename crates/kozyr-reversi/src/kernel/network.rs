//! The evaluation network: its quantized parameters and the reference forward pass.
//!
//! Every active input adds its [`EmbeddingRow`] to the accumulator x. A [`LayerStack`] turns x into
//! a value: output bias + Σ skip · x + Σ output · max(0, hidden bias + Σ hidden · clamp(x, ±1)).
//! All arithmetic is wrapping integer arithmetic, so every kernel gives the same result.

/// The number of pattern indices, padded to whole vectors.
pub const PADDED_PATTERN_COUNT: usize = 48;
/// The number of patterns, symmetric copies included.
pub const PATTERN_COUNT: usize = 46;

/// The width of the accumulator.
pub const EMBEDDING_WIDTH: usize = 16;
/// The number of hidden units.
pub const HIDDEN_UNITS: usize = 16;

/// The quantization scale of the accumulator. Hidden units see it clamped to ±1.
pub const ACTIVATION_SCALE: i16 = 1 << 8;
/// The quantization scale of hidden weights.
pub const HIDDEN_WEIGHT_SCALE: i32 = 1 << 10;
/// The quantization scale of output weights.
pub const OUTPUT_WEIGHT_SCALE: i32 = 1 << 10;
/// The quantization scale of skip weights.
pub const SKIP_WEIGHT_SCALE: i32 = 1 << 12;
/// The scale of the value before the final shift.
pub const RAW_VALUE_SCALE: i32 = ACTIVATION_SCALE as i32 * SKIP_WEIGHT_SCALE;
/// The scale of the final value.
pub const VALUE_SCALE: i32 = RAW_VALUE_SCALE >> VALUE_SHIFT;

/// The right shift of a hidden unit in bits. It gives products with [`OUTPUT_WEIGHT_SCALE`] the
/// scale [`RAW_VALUE_SCALE`].
pub(super) const HIDDEN_SHIFT: i32 = 8;
/// The right shift of the final value in bits.
pub(super) const VALUE_SHIFT: i32 = 10;

/// The embedding of one input configuration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub struct EmbeddingRow(pub [i8; EMBEDDING_WIDTH]);

/// The layers above the accumulator for one stage of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub struct LayerStack {
    /// The hidden weights by pair of inputs: both weights of the first unit, both of the second,
    /// and so on.
    pub hidden_weights: [[i16; 2 * HIDDEN_UNITS]; EMBEDDING_WIDTH / 2],
    /// The biases of the hidden units.
    pub hidden_biases: [i32; HIDDEN_UNITS],
    /// The output weights of the hidden units.
    pub output_weights: [i32; HIDDEN_UNITS],
    /// The output weights of the accumulator (skip connection).
    pub skip_weights: [i16; EMBEDDING_WIDTH],
    /// The output bias.
    pub output_bias: i32,
}

impl LayerStack {
    /// Layers that evaluate every position as 0.
    pub const ZERO: LayerStack = LayerStack {
        hidden_weights: [[0; 2 * HIDDEN_UNITS]; EMBEDDING_WIDTH / 2],
        hidden_biases: [0; HIDDEN_UNITS],
        output_weights: [0; HIDDEN_UNITS],
        skip_weights: [0; EMBEDDING_WIDTH],
        output_bias: 0,
    };
}

/// The active rows of a position.
#[derive(Clone, Copy, Debug)]
pub struct PatternInput<'n> {
    /// All embedding rows.
    pub rows: &'n [EmbeddingRow],
    /// The row index of pattern index 0, by pattern.
    pub table_origins: &'n [u32; PADDED_PATTERN_COUNT],
    /// The pattern indices, padded to whole vectors.
    pub indices: &'n [i16; PADDED_PATTERN_COUNT],
    /// The row indices of the two mobility inputs.
    pub mobility_rows: [u32; 2],
}

impl PatternInput<'_> {
    /// The row index of a pattern.
    #[inline(always)]
    pub(super) fn row_index(&self, pattern: usize) -> usize {
        self.table_origins[pattern].wrapping_add_signed(self.indices[pattern].into()) as usize
    }

    /// Iterates over the active rows.
    ///
    /// # Panics
    /// If a row index is out of bounds.
    #[inline(always)]
    pub(super) fn active_rows(&self) -> impl Iterator<Item = &[i8; EMBEDDING_WIDTH]> {
        let patterns = (0..PATTERN_COUNT).map(|pattern| self.row_index(pattern));
        let mobility_rows = self.mobility_rows.iter().map(|&index| index as usize);
        patterns.chain(mobility_rows).map(|index| &self.rows[index].0)
    }
}

/// Evaluates a position in units of 1 / [`VALUE_SCALE`], with scalar arithmetic.
///
/// # Panics
/// If a row index is out of bounds.
#[inline(always)]
pub(super) fn evaluate(input: PatternInput<'_>, layer: &LayerStack) -> i32 {
    let mut sums = [0i16; EMBEDDING_WIDTH];
    let add = |row: &[i8; EMBEDDING_WIDTH]| {
        for (sum, &value) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(value.into());
        }
    };
    input.active_rows().for_each(add);
    let mut value = layer.output_bias;
    for (&sum, &weight) in sums.iter().zip(&layer.skip_weights) {
        value = value.wrapping_add(i32::from(sum) * i32::from(weight));
    }
    let mut units = layer.hidden_biases;
    for (pair, weights) in sums.as_chunks::<2>().0.iter().zip(&layer.hidden_weights) {
        let [first, second] =
            pair.map(|sum| i32::from(sum.clamp(-ACTIVATION_SCALE, ACTIVATION_SCALE)));
        for (unit, [first_weight, second_weight]) in
            units.iter_mut().zip(weights.as_chunks::<2>().0)
        {
            let both = first * i32::from(*first_weight) + second * i32::from(*second_weight);
            *unit = unit.wrapping_add(both);
        }
    }
    for (&unit, &weight) in units.iter().zip(&layer.output_weights) {
        value = value.wrapping_add((unit.max(0) >> HIDDEN_SHIFT).wrapping_mul(weight));
    }
    value >> VALUE_SHIFT
}
