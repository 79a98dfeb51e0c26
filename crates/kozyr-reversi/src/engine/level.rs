//! The engine's difficulty levels.

use super::{
    probcut::{DEFAULT_CERTAINTY, EXACT_CERTAINTY, LOW_CERTAINTY, MEDIUM_CERTAINTY},
    report::SearchLimits,
};
use kozyr_core::opponent::MistakeModel;

/// The number of the strongest level below [`Level::perfect`].
pub const STRONGEST_LEVEL: u32 = 12;

/// The search limits and mistakes of a difficulty level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// The limits of its searches.
    pub limits: SearchLimits,
    /// Its random mistakes, with costs in discs as the level itself scores them.
    pub mistakes: MistakeModel,
    /// The binary logarithm of the number of table entries.
    pub table_bits: u32,
}

impl Level {
    /// The level with the given number, 1 to [`STRONGEST_LEVEL`].
    ///
    /// # Panics
    /// If there is no such level.
    pub fn from_number(level: u32) -> Self {
        let (depth, exact_empties, mean_cost, max_cost, table_bits) = match level {
            1 => (1, 2, 9.2, 40, 10),
            2 => (1, 2, 6.6, 24, 10),
            3 => (1, 2, 4.6, 20, 10),
            4 => (1, 3, 2.4, 16, 10),
            5 => (2, 5, 2.2, 12, 11),
            6 => (3, 8, 1.6, 12, 12),
            7 => (4, 10, 1.2, 10, 13),
            8 => (5, 11, 0.78, 8, 14),
            9 => (6, 12, 0.45, 6, 15),
            10 => (7, 14, 0.0, 0, 16),
            11 => (10, 17, 0.0, 0, 18),
            12 => (26, 26, 0.0, 0, 20),
            _ => panic!("levels are 1 to {STRONGEST_LEVEL}"),
        };
        // Shallow searches need no selective pruning. Deep ones do, but the deeper they are, the
        // less aggressive pruning gains.
        let certainty = match depth {
            0..=6 => EXACT_CERTAINTY,
            7..=10 => LOW_CERTAINTY,
            _ => MEDIUM_CERTAINTY,
        };
        // At most two seconds on one desktop core.
        let limits = SearchLimits { depth, exact_empties, certainty, max_nodes: 20_000_000 };
        Level { limits, mistakes: MistakeModel { mean_cost, max_cost }, table_bits }
    }

    /// Perfect play from 24 empties, unless a search reaches 400 million nodes; 18 plies deep
    /// before that.
    pub fn perfect() -> Self {
        let limits = SearchLimits {
            depth: 18,
            exact_empties: 24,
            certainty: DEFAULT_CERTAINTY,
            max_nodes: 400_000_000,
        };
        Level { limits, mistakes: MistakeModel::NONE, table_bits: 21 }
    }

    /// The number of plies from the start, of both sides, during which the level may play from the
    /// opening book. A level that makes mistakes knows openings as a person does, not twenty plies
    /// deep.
    pub fn max_book_plies(&self) -> u32 {
        if self.mistakes.mean_cost > 0.0 { 8 } else { 60 }
    }
}
