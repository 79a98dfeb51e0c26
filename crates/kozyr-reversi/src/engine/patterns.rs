//! The patterns of the evaluation.
//!
//! A pattern is a list of squares. Its index reads them as a balanced ternary number: own discs are
//! +1, the opponent's −1. Changing sides therefore negates all indices, and a move adds a constant
//! vector per changed disc, eight to sixteen patterns at a time.

use std::sync::LazyLock;

use super::super::kernel::{Kernel, PADDED_PATTERN_COUNT};
use crate::square::Square;

/// The number of patterns, including symmetric copies.
pub use super::super::kernel::network::PATTERN_COUNT;
/// The number of patterns, padded to whole vectors; the extra indices stay 0.
pub const INDEX_LANES: usize = PADDED_PATTERN_COUNT;
/// The number of shapes. All symmetric copies of a shape share one table.
pub const SHAPE_COUNT: usize = 11;

/// The index of every pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct PatternIndices(pub [i16; INDEX_LANES]);

/// One pattern of each shape, as squares in the order of their digits.
const SHAPES: [&[&str]; SHAPE_COUNT] = [
    &["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"],
    &["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"],
    &["b2", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "g2"],
    &["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"],
    &["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3"],
    &["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"],
    &["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"],
    &["b1", "c2", "d3", "e4", "f5", "g6", "h7"],
    &["c1", "d2", "e3", "f4", "g5", "h6"],
    &["d1", "e2", "f3", "g4", "h5"],
    &["e1", "f2", "g3", "h4"],
];

/// The tables derived from the shapes.
pub struct PatternTables {
    /// The change of each index when an own disc appears on a square.
    pub place_deltas: Box<[PatternIndices; 64]>,
    /// The change of each index when an opposing disc flips: twice as much. The largest wraps
    /// around, and the sum wraps back to the right index.
    pub flip_deltas: Box<[PatternIndices; 64]>,
    /// The start of each pattern's table plus the offset that makes negative indices valid.
    pub table_origins: [u32; INDEX_LANES],
    /// The start of each shape's table among all configurations.
    pub table_starts: [usize; SHAPE_COUNT + 1],
    /// The weight of each configuration; mirror images share one.
    pub weight_ids: Box<[u32]>,
    /// The start of each shape's weights.
    pub weight_starts: [usize; SHAPE_COUNT + 1],
}

/// The tables, built on first use.
pub static PATTERN_TABLES: LazyLock<PatternTables> = LazyLock::new(PatternTables::new);

/// The image of a square under one of the eight symmetries: bit 0 of `symmetry` mirrors the columns
/// and bit 1 the rows; bit 2 then swaps columns and rows.
fn transformed_square(square: usize, symmetry: usize) -> usize {
    let (mut column, mut row) = (square % 8, square / 8);
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    row * 8 + column
}

/// The bitboard of some squares.
fn as_set(squares: &[usize]) -> u64 {
    squares.iter().fold(0, |set, square| set | 1 << square)
}

impl PatternTables {
    /// Derives the tables from the shapes.
    fn new() -> Self {
        let mut place_deltas = Box::new([PatternIndices([0; INDEX_LANES]); 64]);
        let mut table_origins = [0; INDEX_LANES];
        let mut table_starts = [0; SHAPE_COUNT + 1];
        let mut weight_starts = [0; SHAPE_COUNT + 1];
        let mut weight_ids = Vec::new();
        let mut pattern = 0;
        for (shape_index, names) in SHAPES.iter().enumerate() {
            let shape: Vec<usize> = names
                .iter()
                .map(|name| name.parse::<Square>().expect("shapes are written in squares").index())
                .collect();
            let size = 3usize.pow(shape.len() as u32);
            let mut known_sets = Vec::new();
            for symmetry in 0..8 {
                let squares: Vec<_> =
                    shape.iter().map(|&square| transformed_square(square, symmetry)).collect();
                if known_sets.contains(&as_set(&squares)) {
                    continue;
                }
                known_sets.push(as_set(&squares));
                for (digit, &square) in squares.iter().enumerate() {
                    place_deltas[square].0[pattern] = 3i16.pow(digit as u32);
                }
                table_origins[pattern] = (table_starts[shape_index] + size / 2) as u32;
                pattern += 1;
            }
            weight_starts[shape_index + 1] = weight_starts[shape_index]
                + number_shared_weights(&shape, weight_starts[shape_index], &mut weight_ids);
            table_starts[shape_index + 1] = table_starts[shape_index] + size;
        }
        assert_eq!(
            pattern, PATTERN_COUNT,
            "the shapes make as many patterns as there are lanes for"
        );
        let flip_deltas = Box::new(
            place_deltas
                .map(|indices| PatternIndices(indices.0.map(|index| index.wrapping_mul(2)))),
        );
        PatternTables {
            place_deltas,
            flip_deltas,
            table_origins,
            table_starts,
            weight_ids: weight_ids.into(),
            weight_starts,
        }
    }

    /// The number of distinct weights.
    pub fn weight_count(&self) -> usize {
        self.weight_starts[SHAPE_COUNT]
    }

    /// Calculates the indices of a position from scratch.
    pub fn indices(&self, player: u64, opponent: u64) -> PatternIndices {
        let mut indices = PatternIndices([0; INDEX_LANES]);
        for square in 0..64 {
            let digit = (player >> square & 1) as i16 - (opponent >> square & 1) as i16;
            for (index, placed) in indices.0.iter_mut().zip(&self.place_deltas[square].0) {
                *index += digit * placed;
            }
        }
        indices
    }

    /// The indices after a move, from the opponent's point of view.
    #[inline(always)]
    pub fn indices_after<K: Kernel>(
        &self,
        kernel: K,
        indices: &PatternIndices,
        square: u8,
        mut flips: u64,
    ) -> PatternIndices {
        let mut next = *indices;
        kernel.add_indices(&mut next.0, &self.place_deltas[usize::from(square & 63)].0);
        while flips != 0 {
            kernel.add_indices(
                &mut next.0,
                &self.flip_deltas[flips.trailing_zeros() as usize & 63].0,
            );
            flips &= flips - 1;
        }
        kernel.negate_indices(&mut next.0);
        next
    }
}

/// Numbers the weights of a shape's configurations from `first`, one per pair of mirror images, and
/// returns their count.
fn number_shared_weights(shape: &[usize], first: usize, weight_ids: &mut Vec<u32>) -> usize {
    // The symmetry that maps the shape onto itself, if any, as a permutation of digits.
    let mirror = (1..8).find_map(|symmetry| {
        let squares: Vec<_> =
            shape.iter().map(|&square| transformed_square(square, symmetry)).collect();
        let onto_itself = as_set(&squares) == as_set(shape) && squares != shape;
        onto_itself.then(|| {
            squares
                .iter()
                .map(|square| shape.iter().position(|s| s == square))
                .collect::<Option<Vec<_>>>()
        })?
    });
    let size = 3usize.pow(shape.len() as u32);
    let start = weight_ids.len();
    let mut count = 0;
    let images = mirror.as_deref().map(mirror_images);
    for configuration in 0..size {
        let image = images.as_ref().map_or(configuration, |images| images[configuration]);
        if image < configuration {
            weight_ids.push(weight_ids[start + image]);
        } else {
            weight_ids.push((first + count) as u32);
            count += 1;
        }
    }
    count
}

/// The mirror image of each configuration: digit `i` moves to digit `target_digits[i]`.
fn mirror_images(target_digits: &[usize]) -> Vec<usize> {
    let mut images = vec![0];
    for &target in target_digits {
        let smaller = images.len();
        for digit in 1..3 {
            images.extend_from_within(..smaller);
            let moved = digit * 3usize.pow(target as u32);
            images[digit * smaller..].iter_mut().for_each(|image| *image += moved);
        }
    }
    images
}
