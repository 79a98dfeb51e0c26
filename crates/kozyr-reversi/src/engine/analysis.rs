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
    /// Analyses a move; `None` if it is illegal. When stopped, it uses the results so far.
    pub fn analyse_move(
        &mut self,
        position: &Position,
        played: Square,
        request: &SearchLimits,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<MoveAnalysis> {
        let next = position.place(played)?;
        let report = self.search(position.board, request, asked_to_stop);
        // A move symmetric to the best one is equally good, even if its own search would differ.
        let (turn, reached) = Symmetry::canonicalize(next.board);
        let best = report.best.and_then(|best| position.place(best));
        let best = best.map(|best| Symmetry::canonicalize(best.board));
        let (value, reply) = if let Some((there, _)) = best.filter(|(_, best)| *best == reached) {
            let answer = |&square: &Square| turn.inverse().map_square(there.map_square(square));
            (report.score, report.line.iter().skip(1).map(answer).collect())
        } else {
            let (value, reply) = self.score_for_mover(&next, request, asked_to_stop);
            (value.min(report.score), reply)
        };
        Some(MoveAnalysis { report, played_score: value, reply_line: reply })
    }

    /// The score of a position for the side that has just moved, and the expected line.
    fn score_for_mover(
        &mut self,
        next: &Position,
        request: &SearchLimits,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> (i32, Vec<Square>) {
        let request = SearchLimits { depth: request.depth.saturating_sub(1).max(1), ..*request };
        if next.board.is_over() {
            (-next.board.final_score(), Vec::new())
        } else if next.board.must_pass() {
            let report = self.search(next.board.pass(), &request, asked_to_stop);
            (report.score, report.line)
        } else {
            let report = self.search(next.board, &request, asked_to_stop);
            (-report.score, report.line)
        }
    }
}
