//! The solvers of endings that a search can use.

use super::{
    canonical_endgame::FoldedEndgame,
    endgame::Endgame,
    position::{Position, Verdict},
};
use crate::action::Action;
use kozyr_core::opponent::Deadline;

/// The table: 2 MiB.
const TABLE_BITS: u32 = 18;

/// How endings are solved. Where both come to an end they come to the same, but the way in which a
/// search falls back where they do not is part of what a seed leads to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Endings {
    /// By plain alpha-beta: [`Endgame`].
    #[default]
    AlphaBeta,
    /// The same over fewer positions, and with circles followed: [`FoldedEndgame`].
    Folded,
}

impl Endings {
    /// Roughly how long a position takes, in those of alpha-beta.
    pub(super) const fn cost(self) -> u64 {
        match self {
            Endings::AlphaBeta => 1,
            Endings::Folded => 2,
        }
    }
}

/// A solver at work.
#[derive(Debug)]
pub(super) enum Solver {
    AlphaBeta(Endgame),
    Folded(FoldedEndgame),
}

impl Solver {
    pub(super) fn new(endings: Endings) -> Self {
        match endings {
            Endings::AlphaBeta => Solver::AlphaBeta(Endgame::new(TABLE_BITS)),
            Endings::Folded => Solver::Folded(FoldedEndgame::new(TABLE_BITS)),
        }
    }

    pub(super) fn until(self, deadline: Deadline) -> Self {
        match self {
            Solver::AlphaBeta(endgame) => Solver::AlphaBeta(endgame.until(deadline)),
            Solver::Folded(endgame) => Solver::Folded(endgame.until(deadline)),
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        match self {
            Solver::AlphaBeta(endgame) => endgame.nodes(),
            Solver::Folded(endgame) => endgame.nodes(),
        }
    }

    pub(super) fn verdict_of(
        &mut self,
        position: &Position,
        action: Action,
        nodes: u64,
    ) -> Option<Verdict> {
        match self {
            Solver::AlphaBeta(endgame) => endgame.verdict_of(position, action, nodes),
            Solver::Folded(endgame) => endgame.verdict_of(position, action, nodes),
        }
    }
}
