//! The learned weights of the evaluation network, in memory and in files.

pub mod weights_file;

use std::sync::LazyLock;

use super::patterns::{PATTERN_COUNT, PATTERN_TABLES, PatternIndices};
use crate::kernel::{
    Kernel,
    network::{
        EMBEDDING_WIDTH, EmbeddingRow, HIDDEN_UNITS, LayerStack, PatternInput, RAW_VALUE_SCALE,
        VALUE_SCALE,
    },
};
use kozyr_core::digest::{DIGEST_BYTES, digest};

/// The number of game stages with their own layers: one for every two empties.
pub const STAGES: usize = 31;
/// The number of mobility rows per side; higher mobility uses the last row.
pub const MOBILITY_ROWS: usize = 32;
/// The number of discs that a network output of 1 represents.
pub const OUTPUT_SCALE_DISCS: i32 = 16;
/// Evaluation units per disc.
pub const VALUE_UNITS_PER_DISC: i32 = VALUE_SCALE / OUTPUT_SCALE_DISCS;

/// The number of inputs: the patterns and the mobility of both sides.
pub const INPUT_COUNT: usize = PATTERN_COUNT + 2;

/// The magic number at the start of a file; two digits follow, the version of the format.
const MAGIC: &[u8] = b"KZRVWT";
/// The version of the format; each describes a different network, so no other can be read.
const VERSION: &[u8; 2] = b"03";
/// The size of the magic number and the version.
const HEADER_BYTES: usize = MAGIC.len() + VERSION.len();

/// The size of a layer stack in a file: 16-bit numbers first, then 32-bit ones.
const LAYER_BYTES: usize =
    2 * (HIDDEN_UNITS * EMBEDDING_WIDTH + EMBEDDING_WIDTH) + 4 * (2 * HIDDEN_UNITS + 1);

/// The number of distinct rows: one per pair of mirrored configurations, then one for each mobility
/// of either side.
pub fn row_count() -> usize {
    PATTERN_TABLES.weight_count() + 2 * MOBILITY_ROWS
}

/// The distinct rows that are active in a position, by input. `own` and `other` are the mobilities.
pub fn active_rows(indices: &PatternIndices, own: u32, other: u32) -> [u32; INPUT_COUNT] {
    let mobility = PATTERN_TABLES.weight_count() as u32;
    std::array::from_fn(|input| match input {
        PATTERN_COUNT => mobility + capped(own),
        _ if input > PATTERN_COUNT => mobility + MOBILITY_ROWS as u32 + capped(other),
        _ => {
            let index = indices.0[input].into();
            PATTERN_TABLES.weight_ids
                [PATTERN_TABLES.table_origins[input].wrapping_add_signed(index) as usize]
        }
    })
}

/// The number of the row for a mobility of one side.
fn capped(mobility: u32) -> u32 {
    mobility.min(MOBILITY_ROWS as u32 - 1)
}

/// The stage for a number of empties.
#[inline(always)]
pub fn stage_of(empties: u32) -> usize {
    (empties as usize / 2).min(STAGES - 1)
}

/// The error for bytes that are not valid weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The file has another magic number.
    #[error("not a weights file")]
    Foreign,
    /// The weights are those of an earlier or later network.
    #[error("weights file of format {}, but this program reads format {}", .0.escape_ascii(), VERSION.escape_ascii())]
    OtherVersion([u8; 2]),
    /// The length is wrong.
    #[error("weights file has {found} bytes, expected {expected}")]
    Length {
        /// The actual number of bytes.
        found: usize,
        /// The expected number of bytes according to the file itself.
        expected: usize,
    },
    /// The digest does not match the content.
    #[error("weights file is damaged: its digest does not match")]
    Digest,
}

/// The weights of the evaluation network. Every pattern configuration and every mobility has an
/// embedding row of sixteen numbers. The active rows are summed, and the layers of the game stage
/// turn the sum into a value.
pub struct Weights {
    /// A row for every configuration (mirror images repeated), then the mobility rows.
    rows: Box<[EmbeddingRow]>,
    /// The index of the first mobility row.
    mobility_start: u32,
    layers: Box<[LayerStack; STAGES]>,
}

impl Weights {
    /// The weights that ship with the program.
    ///
    /// # Panics
    /// Without the feature `bundled-weights`, if no loader is set (see [`weights_file`]) or loading
    /// fails.
    pub fn builtin() -> &'static Weights {
        static BUILTIN: LazyLock<Weights> = LazyLock::new(|| {
            // A test verifies the digest; doing so here would take longer than reading.
            let weights =
                split_file(weights_file::bytes()).and_then(|(bytes, _)| read_weights(bytes));
            weights.expect("a test reads the weights of the program")
        });
        &BUILTIN
    }

    /// Weights from [`row_count`] distinct rows and the layers.
    ///
    /// # Panics
    /// If there are not as many rows.
    pub(super) fn new(distinct_rows: &[EmbeddingRow], layers: Box<[LayerStack; STAGES]>) -> Self {
        assert_eq!(distinct_rows.len(), row_count(), "there is one row for each configuration");
        let configurations =
            PATTERN_TABLES.weight_ids.iter().map(|&row| distinct_rows[row as usize]);
        let rows = configurations
            .chain(distinct_rows[PATTERN_TABLES.weight_count()..].iter().copied())
            .collect();
        Weights { rows, mobility_start: PATTERN_TABLES.weight_ids.len() as u32, layers }
    }

    /// Handcrafted weights as a starting point for training: mobility is good, corners are very
    /// good, and discs next to empty corners are bad.
    pub fn handcrafted() -> Self {
        // The first number of every row is in quarter discs and is passed to the output directly.
        const QUARTER: i32 = 4;
        let mut distinct_rows = vec![EmbeddingRow([0; EMBEDDING_WIDTH]); row_count()];
        let mobility = PATTERN_TABLES.weight_count();
        for count in 0..MOBILITY_ROWS {
            distinct_rows[mobility + count].0[0] = (QUARTER as usize * count) as i8;
            distinct_rows[mobility + MOBILITY_ROWS + count].0[0] =
                -((QUARTER as usize * count) as i8);
        }
        // The first shape is the 3×3 corner, and its first digit is the corner itself.
        for configuration in 0..PATTERN_TABLES.table_starts[1] {
            let digit = |index: u32| (configuration / 3usize.pow(index) % 3) as i32 - 1;
            let beside_corner = 2 * (digit(1) + digit(3)) + 5 * digit(4);
            let value = if digit(0) == 0 { -beside_corner } else { 10 * digit(0) };
            distinct_rows[PATTERN_TABLES.weight_ids[configuration] as usize].0[0] =
                (QUARTER * value) as i8;
        }
        let mut layer = LayerStack::ZERO;
        layer.skip_weights[0] = (RAW_VALUE_SCALE / (OUTPUT_SCALE_DISCS * QUARTER)) as i16;
        Weights::new(&distinct_rows, Box::new([layer; STAGES]))
    }

    /// The distinct rows, as stored in a file.
    fn stored_rows(&self) -> Vec<EmbeddingRow> {
        let mut distinct_rows = vec![EmbeddingRow([0; EMBEDDING_WIDTH]); row_count()];
        for (&id, &row) in PATTERN_TABLES.weight_ids.iter().zip(&self.rows) {
            distinct_rows[id as usize] = row;
        }
        distinct_rows[PATTERN_TABLES.weight_count()..]
            .copy_from_slice(&self.rows[PATTERN_TABLES.weight_ids.len()..]);
        distinct_rows
    }

    /// Serializes the weights: magic number, a bit for each row that is not all zeros, those rows,
    /// the layers, and the SHA-256 digest of everything before it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let distinct_rows = self.stored_rows();
        let is_stored = |row: &EmbeddingRow| row.0 != [0; EMBEDDING_WIDTH];
        let mut bytes = [MAGIC, VERSION].concat();
        bytes.extend(distinct_rows.chunks(8).map(|rows| {
            (0..).zip(rows).fold(0u8, |bits, (bit, row)| bits | u8::from(is_stored(row)) << bit)
        }));
        for row in distinct_rows.iter().filter(|row| is_stored(row)) {
            bytes.extend(row.0.map(|number| number as u8));
        }
        for layer in self.layers.iter() {
            let numbers_16 = layer.hidden_weights.iter().flatten().chain(&layer.skip_weights);
            bytes.extend(numbers_16.flat_map(|number| number.to_le_bytes()));
            let numbers_32 =
                layer.hidden_biases.iter().chain(&layer.output_weights).chain([&layer.output_bias]);
            bytes.extend(numbers_32.flat_map(|number| number.to_le_bytes()));
        }
        let checksum = digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads weights from the bytes of a file.
    ///
    /// # Errors
    /// If the format, length or digest is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (rest, checksum) = split_file(bytes)?;
        if digest(&bytes[..bytes.len() - DIGEST_BYTES]) != *checksum {
            return Err(WeightsError::Digest);
        }
        read_weights(rest)
    }

    /// Evaluates a position for the side to move, in [`VALUE_UNITS_PER_DISC`] per disc, from its
    /// empties, pattern indices, and both sides' mobilities.
    #[inline(always)]
    pub(super) fn evaluate<K: Kernel>(
        &self,
        kernel: K,
        empties: u32,
        indices: &PatternIndices,
        [own, other]: [u32; 2],
    ) -> i32 {
        let mobility_rows = [
            self.mobility_start + capped(own),
            self.mobility_start + MOBILITY_ROWS as u32 + capped(other),
        ];
        let input = PatternInput {
            rows: &self.rows,
            table_origins: &PATTERN_TABLES.table_origins,
            indices: &indices.0,
            mobility_rows,
        };
        kernel.evaluate(input, &self.layers[stage_of(empties)])
    }
}

/// Splits a file into its content, without magic number and version, and its digest, which is not
/// checked.
///
/// # Errors
/// If the magic number or version is wrong, or the file is shorter than one without rows.
fn split_file(bytes: &[u8]) -> Result<(&[u8], &[u8; DIGEST_BYTES]), WeightsError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Foreign)?;
    let (version, rest) = rest.split_first_chunk().ok_or(WeightsError::Foreign)?;
    if version != VERSION {
        return Err(WeightsError::OtherVersion(*version));
    }
    let min_length = file_length(0);
    let error = WeightsError::Length { found: bytes.len(), expected: min_length };
    rest.split_last_chunk().filter(|_| bytes.len() >= min_length).ok_or(error)
}

/// The length in bytes of a file with this many stored rows.
fn file_length(stored_rows: usize) -> usize {
    let rows = row_count().div_ceil(8) + stored_rows * EMBEDDING_WIDTH;
    HEADER_BYTES + rows + STAGES * LAYER_BYTES + DIGEST_BYTES
}

/// Reads the content between the version and the digest.
///
/// # Errors
/// If its length does not fit the number of stored rows.
fn read_weights(bytes: &[u8]) -> Result<Weights, WeightsError> {
    let (bits, rest) = bytes.split_at(row_count().div_ceil(8));
    let is_stored = |row: usize| bits[row / 8] >> (row % 8) & 1 != 0;
    let stored_count = (0..row_count()).filter(|&row| is_stored(row)).count();
    let (found, expected) = (HEADER_BYTES + bytes.len() + DIGEST_BYTES, file_length(stored_count));
    if found != expected {
        return Err(WeightsError::Length { found, expected });
    }
    let (numbers, layers) = rest.split_at(stored_count * EMBEDDING_WIDTH);
    let mut numbers = numbers.as_chunks::<EMBEDDING_WIDTH>().0.iter();
    let distinct_rows: Vec<EmbeddingRow> = (0..row_count())
        .map(|row| match is_stored(row).then(|| numbers.next()).flatten() {
            Some(numbers) => EmbeddingRow(numbers.map(|number| number as i8)),
            None => EmbeddingRow([0; EMBEDDING_WIDTH]),
        })
        .collect();
    let mut layers = layers.chunks_exact(LAYER_BYTES).map(read_layer);
    let layers = Box::new(std::array::from_fn(|_| layers.next().unwrap_or(LayerStack::ZERO)));
    Ok(Weights::new(&distinct_rows, layers))
}

/// Reads the layers of one stage from [`LAYER_BYTES`] bytes.
fn read_layer(bytes: &[u8]) -> LayerStack {
    let (numbers_16, numbers_32) =
        bytes.split_at(2 * (HIDDEN_UNITS * EMBEDDING_WIDTH + EMBEDDING_WIDTH));
    let mut numbers_16 = numbers_16.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
    let mut numbers_32 = numbers_32.as_chunks().0.iter().map(|bytes| i32::from_le_bytes(*bytes));
    let mut layer = LayerStack::ZERO;
    let parameters = layer.hidden_weights.iter_mut().flatten().chain(&mut layer.skip_weights);
    parameters.zip(&mut numbers_16).for_each(|(parameter, number)| *parameter = number);
    let parameters = layer
        .hidden_biases
        .iter_mut()
        .chain(&mut layer.output_weights)
        .chain([&mut layer.output_bias]);
    parameters.zip(&mut numbers_32).for_each(|(parameter, number)| *parameter = number);
    layer
}
