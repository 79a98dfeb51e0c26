//! Thinking on the opponent's time.

use super::{
    probcut::EXACT_CERTAINTY,
    report::{SearchLimits, SearchReport},
    root_search::Engine,
};
use crate::{board::Board, square::Square};

/// Plies at which the opponent's moves are put in order before answers to them are sought.
const REPLY_ORDERING_DEPTH: u32 = 4;

impl Engine<'_> {
    /// Seeks answers to the moves of an opponent who is to move, likeliest moves first, until
    /// all have been answered or it is asked to stop.
    ///
    /// Gives each move with the finished search of the position after it, for the side that
    /// moves then; a move that has no answer is left out. The tables keep what was found, so
    /// [`search`](Engine::search) after a move whose answer was being sought goes faster. Nothing
    /// ponders unless this is called, and a search after it may differ from one without.
    pub fn ponder(
        &mut self,
        board: Board,
        request: &SearchLimits,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<(Square, SearchReport)> {
        let glance = SearchLimits {
            depth: REPLY_ORDERING_DEPTH,
            exact_empties: REPLY_ORDERING_DEPTH,
            certainty: EXACT_CERTAINTY,
            max_nodes: request.max_nodes,
        };
        let replies = self.value_moves(board, &glance, asked_to_stop);
        // All answers are of the same age, or the later would drive out the likelier.
        self.age_tables();
        let mut answers = Vec::new();
        for reply in replies {
            let next = board.place(reply.square).expect("valued moves are legal");
            if next.moves().is_empty() {
                continue;
            }
            let report = self.search_without_aging(next, request, asked_to_stop);
            if asked_to_stop() {
                break;
            }
            answers.push((reply.square, report));
        }
        answers
    }
}
