//! Search limits and search results.

use super::probcut::{self, DEFAULT_CERTAINTY};
use crate::square::Square;

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchLimits {
    /// The depth of searches with evaluation, in plies.
    pub depth: u32,
    /// With at most this many empties, the search runs to the end of the game instead.
    pub exact_empties: u32,
    /// The certainty of searches with evaluation, 0 (58 %) to
    /// [`EXACT_CERTAINTY`](super::EXACT_CERTAINTY) (no selective pruning).
    pub certainty: u8,
    /// The approximate maximum number of nodes.
    pub max_nodes: u64,
}

impl SearchLimits {
    /// The limits for game analysis and for models fitted to it: 9 plies, and exact from 16
    /// empties. Fast on any machine.
    pub const ANALYSIS: SearchLimits = SearchLimits {
        depth: 9,
        exact_empties: 16,
        certainty: DEFAULT_CERTAINTY,
        max_nodes: 10_000_000,
    };
}

/// A root move with its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// The move.
    pub square: Square,
    /// The score in discs for the side to move.
    pub score: i32,
}

/// The result of a search: that of the last complete iteration, except that an interrupted
/// iteration may have found a better move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchReport {
    /// The best move; `None` if there is no legal move.
    pub best: Option<Square>,
    /// The score in discs for the side to move.
    pub score: i32,
    /// Whether the score is proved to be that of perfect play.
    pub exact: bool,
    /// The depth of the last complete iteration, in plies.
    pub depth: u32,
    /// The certainty of the last complete iteration, 0 to
    /// [`EXACT_CERTAINTY`](super::EXACT_CERTAINTY).
    pub certainty: u8,
    /// Nodes visited.
    pub nodes: u64,
    /// The expected line, best move first, without passes.
    pub line: Vec<Square>,
}

impl SearchReport {
    /// The certainty of the score, in per cent. 100 means no selective pruning within the search
    /// depth.
    pub fn certainty_per_cent(&self) -> u32 {
        probcut::per_cent(self.certainty)
    }
}
