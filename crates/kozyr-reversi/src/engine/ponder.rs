//! Pondering: searching on the opponent's time.

use super::{
    probcut::EXACT_CERTAINTY,
    report::{SearchLimits, SearchReport},
    root_search::Engine,
};
use crate::{board::Board, square::Square};

/// The search depth for ordering the opponent's moves before searching replies.
const REPLY_ORDERING_DEPTH: u32 = 4;

impl Engine<'_> {
    /// Searches replies to the moves of the opponent, who is to move, likeliest moves first, until
    /// all are done or the search is stopped.
    ///
    /// Returns each opponent's move with the completed search of the position after it, from the
    /// point of view of the side to move there. Moves that force a pass are left out. The tables
    /// keep the results, so [`search`](Engine::search) is faster after a move that was pondered,
    /// and may differ from a search without pondering.
    pub fn ponder(
        &mut self,
        board: Board,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<(Square, SearchReport)> {
        let ordering_limits = SearchLimits {
            depth: REPLY_ORDERING_DEPTH,
            exact_empties: REPLY_ORDERING_DEPTH,
            certainty: EXACT_CERTAINTY,
            max_nodes: limits.max_nodes,
        };
        let replies = self.value_moves(board, &ordering_limits, should_stop);
        // One generation for all replies, so later ones do not evict likelier ones.
        self.age_tables();
        let mut searched = Vec::new();
        for reply in replies {
            let next = board.place(reply.square).expect("valued moves are legal");
            if next.moves().is_empty() {
                continue;
            }
            let report = self.search_without_aging(next, limits, should_stop);
            if should_stop() {
                break;
            }
            searched.push((reply.square, report));
        }
        searched
    }
}
