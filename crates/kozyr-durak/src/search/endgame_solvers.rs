//! The choice of endgame solver.

use super::{
    canonical_endgame::CanonicalEndgameSolver,
    endgame::EndgameSolver,
    position::{Position, SeatResult},
};
use crate::action::Action;
use kozyr_core::opponent::Deadline;

/// A table of 2 MiB.
const TABLE_BITS: u32 = 18;

/// How endgames are solved. All methods agree where they finish, but the budget runs out at
/// different points, so the method affects the result for a seed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum EndgameMethod {
    /// Plain alpha-beta: [`EndgameSolver`].
    #[default]
    AlphaBeta,
    /// Search over canonical positions that also follows cycles: [`CanonicalEndgameSolver`].
    Canonical,
}

impl EndgameMethod {
    /// The approximate time per position, relative to alpha-beta.
    pub(super) const fn node_cost(self) -> u64 {
        match self {
            EndgameMethod::AlphaBeta => 1,
            EndgameMethod::Canonical => 2,
        }
    }
}

/// A solver of either method.
#[derive(Debug)]
pub(super) enum AnyEndgameSolver {
    AlphaBeta(EndgameSolver),
    Canonical(CanonicalEndgameSolver),
}

impl AnyEndgameSolver {
    /// A solver that uses this method, with an empty table.
    pub(super) fn new(method: EndgameMethod) -> Self {
        match method {
            EndgameMethod::AlphaBeta => AnyEndgameSolver::AlphaBeta(EndgameSolver::new(TABLE_BITS)),
            EndgameMethod::Canonical => {
                AnyEndgameSolver::Canonical(CanonicalEndgameSolver::new(TABLE_BITS))
            }
        }
    }

    /// Returns the same solver with a deadline, after which it gives up.
    pub(super) fn with_deadline(self, deadline: Deadline) -> Self {
        match self {
            AnyEndgameSolver::AlphaBeta(solver) => {
                AnyEndgameSolver::AlphaBeta(solver.with_deadline(deadline))
            }
            AnyEndgameSolver::Canonical(solver) => {
                AnyEndgameSolver::Canonical(solver.with_deadline(deadline))
            }
        }
    }

    /// Returns the number of positions visited so far.
    pub(super) fn nodes(&self) -> u64 {
        match self {
            AnyEndgameSolver::AlphaBeta(solver) => solver.nodes(),
            AnyEndgameSolver::Canonical(solver) => solver.nodes(),
        }
    }

    /// Returns the result of an action for the seat to act under perfect play. `None` if `nodes`
    /// positions don't suffice, the deadline passes, or the canonical solver meets too long lines
    /// without a discard.
    pub(super) fn solve_action(
        &mut self,
        position: &Position,
        action: Action,
        nodes: u64,
    ) -> Option<SeatResult> {
        match self {
            AnyEndgameSolver::AlphaBeta(solver) => solver.solve_action(position, action, nodes),
            AnyEndgameSolver::Canonical(solver) => solver.solve_action(position, action, nodes),
        }
    }
}
