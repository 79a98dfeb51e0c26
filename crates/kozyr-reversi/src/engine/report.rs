//! What a search is asked, and what it found.

use super::probcut::{EXACT, PER_CENT, USUAL};
use crate::square::Square;

/// How far and how surely to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// Plies to search with evaluation.
    pub depth: u32,
    /// With so many empties or fewer, the game is searched to its end instead.
    pub exact_from: u32,
    /// How sure searches with evaluation are: 0 (58 %) to [`EXACT`] (nothing is left out on a guess).
    pub certainty: u8,
    /// Positions to visit at most, about.
    pub nodes: u64,
}

impl Request {
    /// A glance on any machine, and exact at the end: 9 plies, and the last 16 empties. Judgements of
    /// games, and what is fitted to them, are made by it.
    pub const JUDGEMENT: Request =
        Request { depth: 9, exact_from: 16, certainty: USUAL, nodes: 10_000_000 };
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
pub struct Report {
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

impl Report {
    /// How sure the value is, in per cent: 100 where nothing was left out on a guess, as far as the
    /// plies go.
    pub fn per_cent(&self) -> u32 {
        PER_CENT[usize::from(self.certainty.min(EXACT))]
    }
}
