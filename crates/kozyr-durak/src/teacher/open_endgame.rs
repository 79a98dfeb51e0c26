//! Perfect play in an endgame with open cards.

use super::{
    super::search::{EndgameSolver, Position, SeatResult},
    open_endgame,
};
use crate::{action::Action, game::Durak, phase::Phase};
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
    /// The endgame of a deal, if it can be solved.
    pub(super) fn from_game(game: &Durak) -> Option<Self> {
        let position = open_endgame(game).ok()?;
        Some(OpenEndgame { position, seat: position.to_act()? })
    }

    /// Returns whether, after an action, the seat can end the deal in this bout without being the
    /// fool.
    pub(super) fn is_settled_by(&self, action: Action) -> bool {
        let mut next = self.position;
        next.play(action);
        self.settled(&next)
    }

    fn settled(&self, at: &Position) -> bool {
        if let Some(verdict) = at.result_for(self.seat) {
            return verdict > SeatResult::Lost;
        }
        if at.phase() == Phase::Attack {
            return false;
        }
        let after = |action: Action| {
            let mut next = *at;
            next.play(action);
            self.settled(&next)
        };
        let mut actions = at.legal_actions().into_iter();
        if at.to_act() == Some(self.seat) { actions.any(after) } else { actions.all(after) }
    }

    /// The attacker of the next bout after an action and perfect play, or `None` if there is no
    /// next bout or it cannot be found.
    pub(super) fn next_attacker_after(&self, action: Action) -> Option<Seat> {
        let mut at = self.position;
        at.play(action);
        let line = EndgameSolver::new(TABLE_BITS).solve_shortest(&at, MAX_NODES)?.line;
        for action in line {
            if at.phase() == Phase::Attack {
                break;
            }
            at.play(action);
        }
        at.to_act().filter(|_| at.phase() == Phase::Attack)
    }
}
