//! What perfect play makes of an ending in which nothing is hidden.

use super::{
    super::search::{EndgameSolver, Position, SeatResult},
    open_endgame,
};
use crate::{action::Action, game::Durak, phase::Phase};
use kozyr_core::game::Seat;

/// The table of one ending: 32 KiB.
const TABLE_BITS: u32 = 12;
/// So many positions are visited at most to find what a decision turns on.
const MAX_NODES: u64 = 300_000;

/// An ending before a decision.
pub(super) struct OpenEndgame {
    position: Position,
    seat: Seat,
}

impl OpenEndgame {
    /// That of a deal, if it can be worked out.
    pub(super) fn from_game(game: &Durak) -> Option<Self> {
        let position = open_endgame(game).ok()?;
        Some(OpenEndgame { position, seat: position.to_act()? })
    }

    /// Whether the bout is the last one after an action, and the seat is not the fool, whatever the
    /// other does.
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

    /// Who leads the next bout after an action when both go on as well as they can; `None` if there
    /// is none, or it cannot be found out.
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
