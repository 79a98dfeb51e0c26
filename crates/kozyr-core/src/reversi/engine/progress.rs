//! How far a search has come, for those who wait for it.

use super::Report;
use crate::reversi::Square;

/// How far a search has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
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
pub struct Tracker<'a> {
    listen: &'a dyn Fn(&Progress),
    progress: Progress,
    /// The empties and the depth of the root in this round.
    root: [u32; 2],
    /// The shares that are done when this round begins and when it ends.
    span: [f64; 2],
}

impl<'a> Tracker<'a> {
    /// Nothing done yet.
    pub fn new(listen: &'a dyn Fn(&Progress)) -> Self {
        let progress = Progress { best: None, depth: 0, nodes: 0, share: 0.0 };
        Tracker { listen, progress, root: [0; 2], span: [0.0; 2] }
    }

    /// A round begins, so many before the last one; the root has these empties and this depth.
    pub fn begin_round(&mut self, so_far: &Report, before_last: usize, root: [u32; 2]) {
        (self.progress.best, self.progress.depth) = (so_far.best, so_far.depth);
        self.root = root;
        // Each round takes about as long as all before it together.
        let end = 0.5_f64.powi(before_last.try_into().unwrap_or(i32::MAX));
        self.span = [end / 2.0, end];
        self.tell(so_far.nodes, 0.0);
    }

    /// So many of the moves of a position have been searched; of interest if it is the root.
    #[inline(always)]
    pub fn note(&mut self, position: [u32; 2], nodes: u64, done: u32, moves: u32) {
        if position == self.root {
            self.tell(nodes, f64::from(done) / f64::from(moves));
        }
    }

    fn tell(&mut self, nodes: u64, share_of_round: f64) {
        let [start, end] = self.span;
        let share = start + (end - start) * share_of_round;
        // A round may look at its moves more than once.
        self.progress.share = self.progress.share.max(share);
        self.progress.nodes = nodes;
        (self.listen)(&self.progress);
    }
}
