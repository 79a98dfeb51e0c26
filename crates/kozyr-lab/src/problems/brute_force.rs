//! Perfect play by plain alpha-beta search of every line.
//!
//! It is slow on purpose: it shares no tables, move ordering or shortcuts with the solvers that it
//! checks.

use kozyr_core::{
    game::{Game, Seat},
    teacher::ProvenResult,
};
use kozyr_durak::{
    Durak,
    search::{Position, SeatResult},
};
use kozyr_reversi::{Board, Reversi};

/// A game that can be solved by searching every line.
pub trait BruteForce: Game {
    /// Whether the seat can force at least this result.
    fn is_at_least(&self, seat: Seat, result: ProvenResult) -> bool;

    /// Whether this is the seat's result with perfect play by both sides.
    fn is_worth(&self, seat: Seat, result: ProvenResult) -> bool {
        let better = match result {
            ProvenResult::Lost => Some(ProvenResult::Drawn),
            ProvenResult::Drawn => Some(ProvenResult::Won),
            ProvenResult::Won => None,
        };
        self.is_at_least(seat, result)
            && !better.is_some_and(|better| self.is_at_least(seat, better))
    }
}

impl BruteForce for Durak {
    /// # Panics
    /// Before the first bout.
    fn is_at_least(&self, seat: Seat, result: ProvenResult) -> bool {
        let position = Position::from_game(self).expect("a bout has begun");
        ending_is_at_least(&position, seat, result)
    }
}

/// Whether the seat can force at least this result from a position.
fn ending_is_at_least(position: &Position, seat: Seat, result: ProvenResult) -> bool {
    if let Some(verdict) = position.result_for(seat) {
        let verdict = match verdict {
            SeatResult::Lost => ProvenResult::Lost,
            SeatResult::Drawn => ProvenResult::Drawn,
            SeatResult::Won => ProvenResult::Won,
        };
        return verdict >= result;
    }
    let after = |action| {
        let mut next = *position;
        next.play(action);
        ending_is_at_least(&next, seat, result)
    };
    let mut actions = position.legal_actions().into_iter();
    if position.to_act() == Some(seat) { actions.any(after) } else { actions.all(after) }
}

impl BruteForce for Reversi {
    fn is_at_least(&self, seat: Seat, result: ProvenResult) -> bool {
        let position = self.position();
        let min_score = match result {
            ProvenResult::Lost => -64,
            ProvenResult::Drawn => 0,
            ProvenResult::Won => 1,
        };
        if position.to_move.seat() == seat {
            reaches(position.board, min_score)
        } else {
            // The seat reaches a score unless the other side reaches more than its negative.
            !reaches(position.board, 1 - min_score)
        }
    }
}

/// Whether the side to move can force a final score of at least `min_score` discs.
fn reaches(board: Board, min_score: i32) -> bool {
    if board.is_over() {
        return board.final_score() >= min_score;
    }
    if board.must_pass() {
        return !reaches(board.pass(), 1 - min_score);
    }
    board
        .moves()
        .iter()
        .filter_map(|square| board.place(square))
        .any(|next| !reaches(next, 1 - min_score))
}
