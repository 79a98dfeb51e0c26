//! How far a search has come, for those who wait for it.

use super::report::{RootMove, SearchReport};
use crate::square::Square;

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchProgress {
    /// The best move after the last complete round; `None` if there is none to be made.
    pub best: Option<Square>,
    /// Plies searched to the end of the last complete round.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Roughly the share of the search that is done, 0 to 1; it never falls.
    pub share: f64,
}

/// Follows a search from round to round and tells of its progress.
pub struct ProgressTracker<'a> {
    listen: &'a dyn Fn(&SearchProgress),
    progress: SearchProgress,
    /// The shares that are done when this round begins and when it ends.
    span: [f64; 2],
}

impl<'a> ProgressTracker<'a> {
    /// Nothing done yet.
    pub fn new(listen: &'a dyn Fn(&SearchProgress)) -> Self {
        let progress = SearchProgress { best: None, depth: 0, nodes: 0, share: 0.0 };
        ProgressTracker { listen, progress, span: [0.0; 2] }
    }

    /// A round begins, so many before the last one.
    pub fn begin_round(&mut self, so_far: &SearchReport, before_last: usize) {
        (self.progress.best, self.progress.depth) = (so_far.best, so_far.depth);
        // Each round takes about as long as all before it together.
        let end = 0.5_f64.powi(before_last.try_into().unwrap_or(i32::MAX));
        self.span = [end / 2.0, end];
        self.report(so_far.nodes, 0.0);
    }

    /// So many positions have been visited, and so much of the round is done.
    pub fn report(&mut self, nodes: u64, share_of_round: f64) {
        let [start, end] = self.span;
        let share = start + (end - start) * share_of_round;
        // A round may look at its moves more than once.
        self.progress.share = self.progress.share.max(share);
        self.progress.nodes = nodes;
        (self.listen)(&self.progress);
    }
}

/// A round of a search: its root, and what it has found there before it is complete.
#[derive(Clone, Copy, Default)]
pub struct RootIteration {
    /// The empties of the root, and the depth to which it is searched.
    root: [u32; 2],
    /// The best of the moves searched so far, with what it is worth or what that is at least; `None`
    /// as long as all have proved worth less than was expected.
    pub best_so_far: Option<RootMove>,
}

impl RootIteration {
    /// A round that begins at a root of so many empties.
    pub fn new(empties: u32, depth: u32) -> Self {
        RootIteration { root: [empties, depth], best_so_far: None }
    }

    /// Whether a position of the principal variation is the root.
    #[inline(always)]
    pub fn is_root(&self, empties: u32, depth: u32) -> bool {
        self.root == [empties, depth]
    }
}
