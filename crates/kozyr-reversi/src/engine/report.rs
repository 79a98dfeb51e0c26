//! What a search is asked, and what it found.

use super::probcut::{CERTAINTY_PER_CENT, DEFAULT_CERTAINTY, EXACT_CERTAINTY};
use crate::square::Square;

/// How far and how surely to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// Plies to search with evaluation.
    pub depth: u32,
    /// With so many empties or fewer, the game is searched to its end instead.
    pub exact_empties: u32,
    /// How sure searches with evaluation are: 0 (58 %) to [`EXACT`] (nothing is left out on a guess).
    pub certainty: u8,
    /// Positions to visit at most, about.
    pub max_nodes: u64,
}

impl SearchLimits {
    /// A glance on any machine, and exact at the end: 9 plies, and the last 16 empties. Judgements of
    /// games, and what is fitted to them, are made by it.
    pub const ANALYSIS: SearchLimits = SearchLimits {
        depth: 9,
        exact_empties: 16,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: 10_000_000,
    };
}

/// A move at the root and what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// Where.
    pub square: Square,
    /// Its value in discs for the side to move.
    pub score: i32,
}

/// What a search found: what its last complete round did, but for a better move that the one after it
/// came to before it was broken off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchReport {
    /// The best move; `None` if there is none to be made.
    pub best: Option<Square>,
    /// The value in discs for the side to move.
    pub score: i32,
    /// Whether the value is that of perfect play, proved.
    pub exact: bool,
    /// Plies searched to the end of the last complete round.
    pub depth: u32,
    /// How sure the last complete round was, 0 to [`EXACT`].
    pub certainty: u8,
    /// Positions visited.
    pub nodes: u64,
    /// The expected line, best move first; passes are left out.
    pub line: Vec<Square>,
}

impl SearchReport {
    /// How sure the value is, in per cent: 100 where nothing was left out on a guess, as far as the
    /// plies go.
    pub fn certainty_per_cent(&self) -> u32 {
        CERTAINTY_PER_CENT[usize::from(self.certainty.min(EXACT_CERTAINTY))]
    }
}
