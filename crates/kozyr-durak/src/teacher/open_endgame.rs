//! Perfect play in an endgame with open cards.

use super::super::search::{EndgameSolver, Position, SeatResult};
use crate::{action::Action, phase::Phase};
use kozyr_core::game::Seat;

/// The size of the transposition table for one endgame: 32 KiB.
const TABLE_BITS: u32 = 12;
/// The node budget for finding the concepts of a decision.
const MAX_NODES: u64 = 300_000;

/// An endgame before a decision.
pub(super) struct OpenEndgame {
    position: Position,
    seat: Seat,
}

impl OpenEndgame {
    /// The endgame at a position with nothing hidden; `None` if the deal is over.
    pub(super) fn from_position(position: Position) -> Option<Self> {
        Some(OpenEndgame { position, seat: position.to_act()? })
    }

    /// Returns whether, after an action, the seat can force the end of the deal in this bout
    /// without being the fool.
    pub(super) fn is_settled_by(&self, action: Action) -> bool {
        let mut next = self.position;
        next.play(action);
        self.settled(&next)
    }

    /// Returns whether, from a position, the seat can force the end of the deal in this bout
    /// without being the fool. `false` between bouts.
    fn settled(&self, position: &Position) -> bool {
        if let Some(verdict) = position.result_for(self.seat) {
            return verdict > SeatResult::Lost;
        }
        if position.phase() == Phase::Attack {
            return false;
        }
        let settled_after = |action: Action| {
            let mut next = *position;
            next.play(action);
            self.settled(&next)
        };
        let mut actions = position.legal_actions().into_iter();
        if position.to_act() == Some(self.seat) {
            actions.any(settled_after)
        } else {
            actions.all(settled_after)
        }
    }

    /// The attacker of the next bout after an action and perfect play, or `None` if there is no
    /// next bout or it cannot be found.
    pub(super) fn next_attacker_after(&self, action: Action) -> Option<Seat> {
        let mut position = self.position;
        position.play(action);
        let line = EndgameSolver::new(TABLE_BITS).solve_shortest(&position, MAX_NODES)?.line;
        for action in line {
            if position.phase() == Phase::Attack {
                break;
            }
            position.play(action);
        }
        position.to_act().filter(|_| position.phase() == Phase::Attack)
    }
}
