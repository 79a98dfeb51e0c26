//! Analysis of played moves.

use super::{
    report::{SearchLimits, SearchReport},
    root_search::Engine,
};
use crate::{board::Board, position::Position, square::Square, symmetry::Symmetry};

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

/// The score of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveScore {
    /// The score in discs for the side that moved.
    pub score: i32,
    /// Whether the score is proved to be that of perfect play.
    pub exact: bool,
    /// The expected line after the move, best reply first, without passes.
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
            let played = self.score_for_mover(next.board, limits, should_stop);
            (played.score.min(report.score), played.reply_line)
        };
        Some(MoveAnalysis { report, played_score, reply_line })
    }

    /// Returns the score of a move and the expected line after it, searched one ply less deep than
    /// `limits`, which are those of the position before the move. `None` if the move is illegal.
    pub fn score_move(
        &mut self,
        board: Board,
        square: Square,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<MoveScore> {
        Some(self.score_for_mover(board.place(square)?, limits, should_stop))
    }

    /// The score of a position for the side that has just moved, and the expected line from there.
    /// `limits` are those of the position before the move, so the search is one ply shallower.
    fn score_for_mover(
        &mut self,
        next: Board,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> MoveScore {
        let limits = SearchLimits { depth: limits.depth.saturating_sub(1).max(1), ..*limits };
        if next.is_over() {
            MoveScore { score: -next.final_score(), exact: true, reply_line: Vec::new() }
        } else if next.must_pass() {
            let report = self.search(next.pass(), &limits, should_stop);
            MoveScore { score: report.score, exact: report.exact, reply_line: report.line }
        } else {
            let report = self.search(next, &limits, should_stop);
            MoveScore { score: -report.score, exact: report.exact, reply_line: report.line }
        }
    }
}
