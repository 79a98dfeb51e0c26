//! The learned weights: a small network over the patterns, how it is stored, and ready for use.

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

/// How many stages of the game have a layer of their own: one for every two empties.
pub const STAGES: usize = 31;
/// The largest number of placements a side is thought to have; more count as so many.
pub const MOBILITY_ROWS: usize = 32;
/// Discs that a value of one stands for.
pub const OUTPUT_SCALE_DISCS: i32 = 16;
/// Parts of a disc that a value is counted in.
pub const VALUE_UNITS_PER_DISC: i32 = VALUE_SCALE / OUTPUT_SCALE_DISCS;

/// The patterns, and the placements of either side, which have rows as configurations have.
pub const INPUT_COUNT: usize = PATTERN_COUNT + 2;

const MAGIC: [u8; 8] = *b"KZRVWT03";

/// The size of a layer in a file: first what is short, then what is long.
const LAYER_BYTES: usize =
    2 * (HIDDEN_UNITS * EMBEDDING_WIDTH + EMBEDDING_WIDTH) + 4 * (2 * HIDDEN_UNITS + 1);

/// How many rows there are: one for each pair of mirrored configurations, and after those one for
/// every number of own placements and of the other side's.
pub fn row_count() -> usize {
    PATTERN_TABLES.weight_count() + 2 * MOBILITY_ROWS
}

/// The rows that a position with such indices and so many placements of either side looks at, by
/// input.
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

fn capped(placements: u32) -> u32 {
    placements.min(MOBILITY_ROWS as u32 - 1)
}

/// The stage of the game with so many empties.
#[inline(always)]
pub fn stage_of(empties: u32) -> usize {
    (empties as usize / 2).min(STAGES - 1)
}

/// Why bytes are not weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The first bytes are not ours.
    #[error("these are not weights of this version")]
    Foreign,
    /// Not as many bytes as there should be.
    #[error("weights of {found} bytes, where {expected} are expected")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be, as far as they say themselves.
        expected: usize,
    },
    /// The digest at the end is not that of the bytes before it.
    #[error("damaged weights: their digest is another")]
    Digest,
}

/// The evaluation's weights for the whole game: every configuration of a pattern, and every number
/// of placements, has a row of sixteen numbers; the rows that a position looks at are added up, and
/// from the sums a layer of its stage makes the value.
pub struct Weights {
    /// A row for each of the configurations, mirrored ones twice, and for the placements.
    rows: Box<[EmbeddingRow]>,
    /// Where the rows of placements begin.
    mobility_start: u32,
    layers: Box<[LayerStack; STAGES]>,
}

impl Weights {
    /// The weights that come with the program.
    ///
    /// # Panics
    /// In a program without the feature `bundled-weights`, if nobody said how [they](shipped) are
    /// loaded, or they do not come.
    pub fn builtin() -> &'static Weights {
        static BUILTIN: LazyLock<Weights> = LazyLock::new(|| {
            // That they are whole is tested, and takes longer than to read them.
            let read = split_file(weights_file::bytes()).and_then(|(bytes, _)| read_weights(bytes));
            read.expect("a test reads the weights of the program")
        });
        &BUILTIN
    }

    /// Weights of these rows, as many as [`row_count`] says, and layers.
    pub(super) fn new(shared: &[EmbeddingRow], layers: Box<[LayerStack; STAGES]>) -> Self {
        assert_eq!(shared.len(), row_count(), "there is one row for each configuration");
        let configurations = PATTERN_TABLES.weight_ids.iter().map(|&row| shared[row as usize]);
        let rows =
            configurations.chain(shared[PATTERN_TABLES.weight_count()..].iter().copied()).collect();
        Weights { rows, mobility_start: PATTERN_TABLES.weight_ids.len() as u32, layers }
    }

    /// Weights from common sense alone, to begin learning from: placements are good, corners
    /// very, squares beside empty corners bad.
    pub fn handcrafted() -> Self {
        // The first number of every row is counted in quarters of a disc, and the value is that.
        const QUARTER: i32 = 4;
        let mut shared = vec![EmbeddingRow([0; EMBEDDING_WIDTH]); row_count()];
        let mobility = PATTERN_TABLES.weight_count();
        for count in 0..MOBILITY_ROWS {
            shared[mobility + count].0[0] = (QUARTER as usize * count) as i8;
            shared[mobility + MOBILITY_ROWS + count].0[0] = -((QUARTER as usize * count) as i8);
        }
        // The first shape is the corner of three by three; its first digit is the corner itself.
        for configuration in 0..PATTERN_TABLES.table_starts[1] {
            let digit = |place: u32| (configuration / 3usize.pow(place) % 3) as i32 - 1;
            let beside_corner = 2 * (digit(1) + digit(3)) + 5 * digit(4);
            let value = if digit(0) == 0 { -beside_corner } else { 10 * digit(0) };
            shared[PATTERN_TABLES.weight_ids[configuration] as usize].0[0] =
                (QUARTER * value) as i8;
        }
        let mut layer = LayerStack::ZERO;
        layer.skip_weights[0] = (RAW_VALUE_SCALE / (OUTPUT_SCALE_DISCS * QUARTER)) as i16;
        Weights::new(&shared, Box::new([layer; STAGES]))
    }

    /// The rows as they are stored, mirrored configurations once, and the layers.
    fn stored_rows(&self) -> Vec<EmbeddingRow> {
        let mut shared = vec![EmbeddingRow([0; EMBEDDING_WIDTH]); row_count()];
        for (&at, &row) in PATTERN_TABLES.weight_ids.iter().zip(&self.rows) {
            shared[at as usize] = row;
        }
        shared[PATTERN_TABLES.weight_count()..]
            .copy_from_slice(&self.rows[PATTERN_TABLES.weight_ids.len()..]);
        shared
    }

    /// The weights as the bytes of a file: magic, a bit for each row that is not nothing but zeros,
    /// those rows, the layers, and at the end a SHA-256 of all that.
    pub fn to_bytes(&self) -> Vec<u8> {
        let shared = self.stored_rows();
        let is_stored = |row: &EmbeddingRow| row.0 != [0; EMBEDDING_WIDTH];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(shared.chunks(8).map(|rows| {
            (0..).zip(rows).fold(0u8, |bits, (bit, row)| bits | u8::from(is_stored(row)) << bit)
        }));
        for row in shared.iter().filter(|row| is_stored(row)) {
            bytes.extend(row.0.map(|number| number as u8));
        }
        for layer in self.layers.iter() {
            let short = layer.hidden_weights.iter().flatten().chain(&layer.skip_weights);
            bytes.extend(short.flat_map(|number| number.to_le_bytes()));
            let long =
                layer.hidden_biases.iter().chain(&layer.output_weights).chain([&layer.output_bias]);
            bytes.extend(long.flat_map(|number| number.to_le_bytes()));
        }
        let sum = digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are something else, have been changed or cut, or are too few or too many.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (rest, sum) = split_file(bytes)?;
        if digest(&bytes[..bytes.len() - DIGEST_BYTES]) != *sum {
            return Err(WeightsError::Digest);
        }
        read_weights(rest)
    }

    /// The value in parts of a disc ([`UNIT`]) for the side to move, from the empties, the indices of
    /// its patterns, its placements and the other side's.
    #[inline(always)]
    pub(super) fn evaluate<K: Kernel>(
        &self,
        kernel: K,
        empties: u32,
        indices: &PatternIndices,
        [own, other]: [u32; 2],
    ) -> i32 {
        let more = [
            self.mobility_start + capped(own),
            self.mobility_start + MOBILITY_ROWS as u32 + capped(other),
        ];
        let look = PatternInput {
            rows: &self.rows,
            table_origins: &PATTERN_TABLES.table_origins,
            indices: &indices.0,
            mobility_rows: more,
        };
        kernel.evaluate(look, &self.layers[stage_of(empties)])
    }
}

/// What lies between the magic at the beginning of a file and the digest at its end, and that.
fn split_file(bytes: &[u8]) -> Result<(&[u8], &[u8; DIGEST_BYTES]), WeightsError> {
    let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Foreign)?;
    let fewest = file_length(0);
    let wrong = WeightsError::Length { found: bytes.len(), expected: fewest };
    rest.split_last_chunk().filter(|_| bytes.len() >= fewest).ok_or(wrong)
}

/// The length of a file that holds so many rows.
fn file_length(stored: usize) -> usize {
    let rows = row_count().div_ceil(8) + stored * EMBEDDING_WIDTH;
    MAGIC.len() + rows + STAGES * LAYER_BYTES + DIGEST_BYTES
}

/// Reads what lies between magic and digest.
fn read_weights(bytes: &[u8]) -> Result<Weights, WeightsError> {
    let (bits, rest) = bytes.split_at(row_count().div_ceil(8));
    let is_stored = |row: usize| bits[row / 8] >> (row % 8) & 1 != 0;
    let stored = (0..row_count()).filter(|&row| is_stored(row)).count();
    let (found, expected) = (MAGIC.len() + bytes.len() + DIGEST_BYTES, file_length(stored));
    if found != expected {
        return Err(WeightsError::Length { found, expected });
    }
    let (numbers, layers) = rest.split_at(stored * EMBEDDING_WIDTH);
    let mut numbers = numbers.as_chunks::<EMBEDDING_WIDTH>().0.iter();
    let shared: Vec<EmbeddingRow> = (0..row_count())
        .map(|row| match is_stored(row).then(|| numbers.next()).flatten() {
            Some(numbers) => EmbeddingRow(numbers.map(|number| number as i8)),
            None => EmbeddingRow([0; EMBEDDING_WIDTH]),
        })
        .collect();
    let mut layers = layers.chunks_exact(LAYER_BYTES).map(read_layer);
    let layers = Box::new(std::array::from_fn(|_| layers.next().unwrap_or(LayerStack::ZERO)));
    Ok(Weights::new(&shared, layers))
}

fn read_layer(bytes: &[u8]) -> LayerStack {
    let (short, long) = bytes.split_at(2 * (HIDDEN_UNITS * EMBEDDING_WIDTH + EMBEDDING_WIDTH));
    let mut short = short.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
    let mut long = long.as_chunks().0.iter().map(|bytes| i32::from_le_bytes(*bytes));
    let mut layer = LayerStack::ZERO;
    let places = layer.hidden_weights.iter_mut().flatten().chain(&mut layer.skip_weights);
    places.zip(&mut short).for_each(|(place, number)| *place = number);
    let places = layer
        .hidden_biases
        .iter_mut()
        .chain(&mut layer.output_weights)
        .chain([&mut layer.output_bias]);
    places.zip(&mut long).for_each(|(place, number)| *place = number);
    layer
}
