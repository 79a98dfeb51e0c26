//! The solvers of endings that a search can use.

use super::{
    canonical_endgame::CanonicalEndgameSolver,
    endgame::EndgameSolver,
    position::{Position, SeatResult},
};
use crate::action::Action;
use kozyr_core::opponent::Deadline;

/// The table: 2 MiB.
const TABLE_BITS: u32 = 18;

/// How endings are solved. Where both come to an end they come to the same, but the way in which a
/// search falls back where they do not is part of what a seed leads to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum EndgameMethod {
    /// By plain alpha-beta: [`Endgame`].
    #[default]
    AlphaBeta,
    /// The same over fewer positions, and with circles followed: [`FoldedEndgame`].
    Canonical,
}

impl EndgameMethod {
    /// Roughly how long a position takes, in those of alpha-beta.
    pub(super) const fn node_cost(self) -> u64 {
        match self {
            EndgameMethod::AlphaBeta => 1,
            EndgameMethod::Canonical => 2,
        }
    }
}

/// A solver at work.
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
