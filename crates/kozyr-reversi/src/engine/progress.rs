//! Progress of a search.

use super::{
    probcut,
    report::{RootMove, SearchReport},
};
use crate::square::Square;

/// The progress of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchProgress {
    /// The best move of the last complete iteration; `None` if there is none.
    pub best: Option<Square>,
    /// The score of the last complete iteration, in discs for the side to move; 0 if there is none.
    pub score: i32,
    /// The depth of the last complete iteration, in plies; 0 if there is none.
    pub depth: u32,
    /// The certainty of the last complete iteration, 0 to
    /// [`EXACT_CERTAINTY`](super::EXACT_CERTAINTY).
    pub certainty: u8,
    /// Nodes visited.
    pub nodes: u64,
    /// The estimated completed share, 0 to 1; never decreases.
    pub share: f64,
}

/// Tracks a search across iterations and reports its progress.
pub struct ProgressTracker<'a> {
    listen: &'a dyn Fn(&SearchProgress),
    progress: SearchProgress,
    /// The completed shares at the start and end of the current iteration.
    span: [f64; 2],
}

impl<'a> ProgressTracker<'a> {
    /// A tracker of a search that has not started; it will report to `listen`.
    pub fn new(listen: &'a dyn Fn(&SearchProgress)) -> Self {
        let progress =
            SearchProgress { best: None, score: 0, depth: 0, certainty: 0, nodes: 0, share: 0.0 };
        ProgressTracker { listen, progress, span: [0.0; 2] }
    }

    /// Starts an iteration that `rounds_left` more follow, and reports the result so far.
    pub fn begin_round(&mut self, last_report: &SearchReport, rounds_left: usize) {
        let &SearchReport { best, score, depth, certainty, .. } = last_report;
        self.progress = SearchProgress { best, score, depth, certainty, ..self.progress };
        // Each iteration takes about as long as all before it together.
        let end = 0.5_f64.powi(rounds_left.try_into().unwrap_or(i32::MAX));
        self.span = [end / 2.0, end];
        self.report(last_report.nodes, 0.0);
    }

    /// Reports progress: the nodes visited in the whole search, and the completed share of the
    /// current iteration, 0 to 1. The reported share is that of the whole search.
    pub fn report(&mut self, nodes: u64, share_of_iteration: f64) {
        let [start, end] = self.span;
        let share = start + (end - start) * share_of_iteration;
        // An iteration may search its root moves more than once.
        self.progress.share = self.progress.share.max(share);
        self.progress.nodes = nodes;
        (self.listen)(&self.progress);
    }
}

/// An iteration at the root and its best move so far.
#[derive(Clone, Copy, Default)]
pub struct RootIteration {
    /// The empties of the root and the search depth.
    root: [u32; 2],
    /// The best root move so far with its score or a lower bound; `None` while all moves have
    /// failed low.
    pub best_so_far: Option<RootMove>,
}

impl SearchProgress {
    /// The certainty of the score, in per cent. 100 means no selective pruning within the search
    /// depth.
    pub fn certainty_per_cent(&self) -> u32 {
        probcut::per_cent(self.certainty)
    }
}

impl RootIteration {
    /// An iteration at a root with the given empties and depth.
    pub fn new(empties: u32, depth: u32) -> Self {
        RootIteration { root: [empties, depth], best_so_far: None }
    }

    /// Whether a principal variation node is the root.
    #[inline(always)]
    pub fn is_root(&self, empties: u32, depth: u32) -> bool {
        self.root == [empties, depth]
    }
}
