//! Analysis of played moves.

use super::{
    report::{SearchLimits, SearchReport},
    root_search::Engine,
};
use crate::{position::Position, square::Square, symmetry::Symmetry};

/// A played move compared with the best move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveAnalysis {
    /// The search of the position before the move: the best move and its score for the side to
    /// move.
    pub report: SearchReport,
    /// The score of the played move for the same side; never above the best score.
    pub played_score: i32,
    /// The expected line after the played move, best reply first, without passes.
    pub reply_line: Vec<Square>,
}

impl MoveAnalysis {
    /// The loss compared with the best move, in discs.
    pub fn loss(&self) -> i32 {
        self.report.score - self.played_score
    }
}

impl Engine<'_> {
    /// Compares a move with the best move by searches of both; `None` if the move is illegal. When
    /// stopped, it uses the results so far.
    pub fn analyse_move(
        &mut self,
        position: &Position,
        played: Square,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<MoveAnalysis> {
        let next = position.place(played)?;
        let report = self.search(position.board, limits, should_stop);
        // A move symmetric to the best one is equally good, even if its own search would differ.
        let (symmetry, canonical_next) = Symmetry::canonicalize(next.board);
        let best = report.best.and_then(|best| position.place(best));
        let best = best.map(|best| Symmetry::canonicalize(best.board));
        let (played_score, reply_line) = if let Some((best_symmetry, _)) =
            best.filter(|(_, best)| *best == canonical_next)
        {
            let map_reply =
                |&square: &Square| symmetry.inverse().map_square(best_symmetry.map_square(square));
            (report.score, report.line.iter().skip(1).map(map_reply).collect())
        } else {
            let (score, line) = self.score_for_mover(&next, limits, should_stop);
            (score.min(report.score), line)
        };
        Some(MoveAnalysis { report, played_score, reply_line })
    }

    /// The score of a position for the side that has just moved, and the expected line from there.
    /// `limits` are those of the position before the move, so the search is one ply shallower.
    fn score_for_mover(
        &mut self,
        next: &Position,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> (i32, Vec<Square>) {
        let limits = SearchLimits { depth: limits.depth.saturating_sub(1).max(1), ..*limits };
        if next.board.is_over() {
            (-next.board.final_score(), Vec::new())
        } else if next.board.must_pass() {
            let report = self.search(next.board.pass(), &limits, should_stop);
            (report.score, report.line)
        } else {
            let report = self.search(next.board, &limits, should_stop);
            (-report.score, report.line)
        }
    }
}
