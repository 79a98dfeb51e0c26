//! What the engine makes of the moves of others.

use super::{
    report::{SearchLimits, SearchReport},
    root_search::Engine,
};
use crate::{position::Position, square::Square, symmetry::Symmetry};

/// A move, beside the best there was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveAnalysis {
    /// What the engine would have done, and what that is worth in discs to the side to move.
    pub report: SearchReport,
    /// What the move that was played is worth to the same side; never more than the best.
    pub played_score: i32,
    /// How play is expected to go on after it, best answer first; passes are left out.
    pub reply_line: Vec<Square>,
}

impl MoveAnalysis {
    /// How many discs the move has lost.
    pub fn loss(&self) -> i32 {
        self.report.score - self.played_score
    }
}

impl Engine<'_> {
    /// Judges a move. When asked to stop it judges by what it has.
    ///
    /// `None` if the rules forbid it.
    pub fn analyse_move(
        &mut self,
        position: &Position,
        played: Square,
        request: &SearchLimits,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<MoveAnalysis> {
        let next = position.place(played)?;
        let report = self.search(position.board, request, asked_to_stop);
        // A mirror image of the best move is no worse, whatever a search of its own would say.
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

    /// What a position is worth to the side that has just moved, and how play goes on.
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
