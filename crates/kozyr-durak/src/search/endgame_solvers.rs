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
    pub(super) fn new(endings: EndgameMethod) -> Self {
        match endings {
            EndgameMethod::AlphaBeta => AnyEndgameSolver::AlphaBeta(EndgameSolver::new(TABLE_BITS)),
            EndgameMethod::Canonical => {
                AnyEndgameSolver::Canonical(CanonicalEndgameSolver::new(TABLE_BITS))
            }
        }
    }

    pub(super) fn with_deadline(self, deadline: Deadline) -> Self {
        match self {
            AnyEndgameSolver::AlphaBeta(endgame) => {
                AnyEndgameSolver::AlphaBeta(endgame.with_deadline(deadline))
            }
            AnyEndgameSolver::Canonical(endgame) => {
                AnyEndgameSolver::Canonical(endgame.with_deadline(deadline))
            }
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        match self {
            AnyEndgameSolver::AlphaBeta(endgame) => endgame.nodes(),
            AnyEndgameSolver::Canonical(endgame) => endgame.nodes(),
        }
    }

    pub(super) fn solve_action(
        &mut self,
        position: &Position,
        action: Action,
        nodes: u64,
    ) -> Option<SeatResult> {
        match self {
            AnyEndgameSolver::AlphaBeta(endgame) => endgame.solve_action(position, action, nodes),
            AnyEndgameSolver::Canonical(endgame) => endgame.solve_action(position, action, nodes),
        }
    }
}
