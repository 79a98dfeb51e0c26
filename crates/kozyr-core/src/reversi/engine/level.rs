//! How strong the engine plays at each of its levels.

use super::{EXACT, Request, USUAL, Ways};

/// The number of the strongest level below perfection.
pub const LEVELS: u32 = 12;

/// What a level may do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// How far and how surely it searches.
    pub request: Request,
    /// How loosely it chooses: a move as many discs worse than the best is chosen e times less
    /// often than the best. 0 for always the best.
    pub looseness: f64,
    /// Moves worse than the best by more discs than that are not chosen at all, so that a low
    /// level errs without looking mad.
    pub slack: i32,
    /// Whether it opens by the book.
    pub book: bool,
    /// The binary logarithm of the entries in its table.
    pub table_bits: u32,
    /// How it goes about searching.
    pub ways: Ways,
}

impl Level {
    /// The level of that number, 1 to [`LEVELS`].
    ///
    /// # Panics
    /// If there is no such level.
    pub fn number(level: u32) -> Self {
        let (depth, exact_from, looseness, slack, table_bits) = match level {
            1 => (1, 2, 6.0, 20, 10),
            2 => (1, 4, 2.5, 12, 10),
            3 => (1, 6, 0.8, 8, 10),
            4 => (2, 8, 0.5, 6, 11),
            5 => (3, 10, 0.3, 4, 12),
            6 => (4, 11, 0.0, 0, 13),
            7 => (5, 12, 0.0, 0, 14),
            8 => (7, 14, 0.0, 0, 16),
            9 => (9, 16, 0.0, 0, 17),
            10 => (11, 18, 0.0, 0, 18),
            11 => (14, 20, 0.0, 0, 19),
            12 => (17, 22, 0.0, 0, 20),
            _ => panic!("levels are 1 to {LEVELS}"),
        };
        // About a second, and two, of one core of a desktop.
        let nodes = if level <= 10 { 10_000_000 } else { 20_000_000 };
        // Shallow searches leave nothing out; deep ones could not do without.
        let certainty = if depth <= 5 { EXACT } else { USUAL };
        let request = Request { depth, exact_from, certainty, nodes };
        let (book, ways) = (level >= 6, Ways::RATED);
        Level { request, looseness, slack, book, table_bits, ways }
    }

    /// Perfect play from 24 empties on, and deep search before.
    pub fn perfect() -> Self {
        let request = Request { depth: 18, exact_from: 24, certainty: USUAL, nodes: 400_000_000 };
        let ways = Ways::FASTEST;
        Level { request, looseness: 0.0, slack: 0, book: true, table_bits: 21, ways }
    }
}
