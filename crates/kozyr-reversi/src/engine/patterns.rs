//! The parts of the board that the evaluation looks at.
//!
//! A pattern is a list of squares; its index reads them as a number in balanced ternary, own
//! discs as +1, the other side's as −1. Seeing the board from the other side thus negates every
//! index, and a placement adds a fixed vector for each disc that changes, eight to sixteen
//! patterns at a time.

use std::sync::LazyLock;

use super::super::kernel::{Kernel, PADDED_PATTERN_COUNT};
use crate::square::Square;

/// How many patterns there are, symmetric copies included.
pub use super::super::kernel::network::PATTERN_COUNT;
/// The same, filled up to whole vectors; the indices beyond stay 0.
pub const INDEX_LANES: usize = PADDED_PATTERN_COUNT;
/// How many tables of weights the patterns share.
pub const SHAPE_COUNT: usize = 11;

/// The index of every pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct PatternIndices(pub [i16; INDEX_LANES]);

/// One pattern of each kind, as squares in the order of their digits.
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

/// Everything that is worked out once from the shapes.
pub struct PatternTables {
    /// What a disc on a square adds to each index.
    pub place_deltas: Box<[PatternIndices; 64]>,
    /// What turning a disc over to the own side adds: twice as much. The largest wraps around,
    /// and so does the sum, back to what it should be.
    pub flip_deltas: Box<[PatternIndices; 64]>,
    /// Where each pattern's table begins, plus the half of the table that negative indices need.
    pub table_origins: [u32; INDEX_LANES],
    /// Where each kind's table begins among all configurations.
    pub table_starts: [usize; SHAPE_COUNT + 1],
    /// For each configuration the number of the weight that it shares with its mirror image.
    pub weight_ids: Box<[u32]>,
    /// Where each kind's weights begin.
    pub weight_starts: [usize; SHAPE_COUNT + 1],
}

/// The patterns, worked out at first use.
pub static PATTERN_TABLES: LazyLock<PatternTables> = LazyLock::new(PatternTables::new);

/// A square after one of the eight symmetries of the board.
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

fn as_set(squares: &[usize]) -> u64 {
    squares.iter().fold(0, |set, square| set | 1 << square)
}

impl PatternTables {
    fn new() -> Self {
        let mut placed = Box::new([PatternIndices([0; INDEX_LANES]); 64]);
        let mut origins = [0; INDEX_LANES];
        let mut tables = [0; SHAPE_COUNT + 1];
        let mut weights = [0; SHAPE_COUNT + 1];
        let mut shared = Vec::new();
        let mut pattern = 0;
        for (kind, names) in SHAPES.iter().enumerate() {
            let shape: Vec<usize> = names
                .iter()
                .map(|name| name.parse::<Square>().expect("shapes are written in squares").index())
                .collect();
            let size = 3usize.pow(shape.len() as u32);
            let mut seen = Vec::new();
            for symmetry in 0..8 {
                let squares: Vec<_> =
                    shape.iter().map(|&square| transformed_square(square, symmetry)).collect();
                if seen.contains(&as_set(&squares)) {
                    continue;
                }
                seen.push(as_set(&squares));
                for (digit, &square) in squares.iter().enumerate() {
                    placed[square].0[pattern] = 3i16.pow(digit as u32);
                }
                origins[pattern] = (tables[kind] + size / 2) as u32;
                pattern += 1;
            }
            weights[kind + 1] =
                weights[kind] + number_shared_weights(&shape, weights[kind], &mut shared);
            tables[kind + 1] = tables[kind] + size;
        }
        assert_eq!(
            pattern, PATTERN_COUNT,
            "the shapes make as many patterns as there are lanes for"
        );
        let turned = Box::new(
            placed.map(|indices| PatternIndices(indices.0.map(|index| index.wrapping_mul(2)))),
        );
        PatternTables {
            place_deltas: placed,
            flip_deltas: turned,
            table_origins: origins,
            table_starts: tables,
            weight_ids: shared.into(),
            weight_starts: weights,
        }
    }

    /// How many weights they share.
    pub fn weight_count(&self) -> usize {
        self.weight_starts[SHAPE_COUNT]
    }

    /// The indices of a position from nothing.
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

    /// The indices after a placement, seen from the other side.
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

/// Numbers the weights of a shape's configurations from `first` on, one for each pair of mirror
/// images, and returns how many there are.
fn number_shared_weights(shape: &[usize], first: usize, shared: &mut Vec<u32>) -> usize {
    // The symmetry that maps the shape onto itself, if any, as a rearrangement of digits.
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
    let begin = shared.len();
    let mut count = 0;
    let images = mirror.as_deref().map(mirror_images);
    for configuration in 0..size {
        let image = images.as_ref().map_or(configuration, |images| images[configuration]);
        if image < configuration {
            shared.push(shared[begin + image]);
        } else {
            shared.push((first + count) as u32);
            count += 1;
        }
    }
    count
}

/// Every configuration with its digits rearranged: each moves to the place given for its own.
fn mirror_images(places: &[usize]) -> Vec<usize> {
    let mut images = vec![0];
    for &to in places {
        let smaller = images.len();
        for digit in 1..3 {
            images.extend_from_within(..smaller);
            let moved = digit * 3usize.pow(to as u32);
            images[digit * smaller..].iter_mut().for_each(|image| *image += moved);
        }
    }
    images
}
