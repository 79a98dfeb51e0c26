//! Perfect play in two-player endgames with nothing hidden, over canonical positions.
//!
//! Equivalent positions share a key, equivalent moves are tried once, and endgames that the leader
//! wins or loses at once need no search.
//!
//! Without transfers, positions never recur: taking leaves the attack to a smaller hand, and beaten
//! cards leave play. With transfers, two players can repeat positions forever, which is a draw.
//! Results that depend on a recurrence are provisional until it is known whether the recurrence can
//! be forced.

mod acyclic;
mod cyclic;
mod evaluation;
mod immediate_result;
mod key;
mod moves;
mod state;
mod table;

use std::collections::TryReserveError;

use self::{acyclic::AcyclicSearch, cyclic::CyclicSearch, state::EndgameRules, table::BoundsTable};
use super::position::{Position, SeatResult};
use crate::action::Action;
use kozyr_core::opponent::Deadline;

/// The node budget is exhausted, the deadline has passed, or lines without a discard are too long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct BudgetExhausted;

/// The interval between deadline checks, in positions.
const DEADLINE_CHECK_NODES: u64 = 256;

/// Solves two-player endgames with nothing hidden, with the same results as
/// [`EndgameSolver`](super::EndgameSolver) in fewer positions.
#[derive(Debug)]
pub struct CanonicalEndgameSolver {
    table: BoundsTable,
    budget: NodeBudget,
}

/// Counts positions against a limit and a deadline.
#[derive(Debug)]
struct NodeBudget {
    nodes: u64,
    limit: u64,
    deadline: Deadline,
}

impl NodeBudget {
    /// Counts a position; fails if the deadline has passed or, unless `ignores_limit`, the limit is
    /// exceeded.
    fn count(&mut self, ignores_limit: bool) -> Result<(), BudgetExhausted> {
        self.nodes += 1;
        let is_check_due = self.nodes.is_multiple_of(DEADLINE_CHECK_NODES);
        if self.nodes > self.limit && !ignores_limit || is_check_due && self.deadline.has_passed() {
            return Err(BudgetExhausted);
        }
        Ok(())
    }
}

impl CanonicalEndgameSolver {
    /// Creates a solver with a table of 2^`table_bits` entries of 8 bytes.
    ///
    /// # Panics
    /// If there is not enough memory.
    pub fn new(table_bits: u32) -> Self {
        CanonicalEndgameSolver::try_new(table_bits).expect("enough memory for the table")
    }

    /// Like [`new`](Self::new), but returns an error if memory runs out.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn try_new(table_bits: u32) -> Result<Self, TryReserveError> {
        let budget = NodeBudget { nodes: 0, limit: 0, deadline: Deadline::never() };
        Ok(CanonicalEndgameSolver { table: BoundsTable::try_new(table_bits)?, budget })
    }

    /// Returns the same solver with a deadline, after which it gives up.
    #[must_use]
    pub fn with_deadline(mut self, deadline: Deadline) -> Self {
        self.budget.deadline = deadline;
        self
    }

    /// Returns the number of positions visited so far, including repeated visits.
    pub fn nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// Returns the result of perfect play for the seat to act, visiting at most `nodes` positions.
    /// `None` if the budget runs out, the deadline passes, or lines without a discard become too
    /// long. The table is kept, so a further call resumes the search. Without transfers, the search
    /// exceeds the budget until it has stored a first result.
    ///
    /// All positions given to one solver must descend from the same position, with only two players
    /// left.
    pub fn solve(&mut self, position: &Position, nodes: u64) -> Option<SeatResult> {
        let points = self.points(position, nodes).ok()?;
        let result_of_first =
            [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][usize::from(points)];
        let first = position.playing_mask().trailing_zeros() as u8;
        Some(if position.to_act == first { result_of_first } else { result_of_first.reversed() })
    }

    /// Returns the result of each action for the seat to act, in the order of
    /// [`Position::legal_actions`]. `None` if any action is not solved; `nodes` positions are the
    /// limit for all of them.
    pub fn solve_actions(
        &mut self,
        position: &Position,
        nodes: u64,
    ) -> Option<Vec<(Action, SeatResult)>> {
        let limit = self.budget.nodes.saturating_add(nodes);
        let solve = |action| {
            let nodes_left = limit.saturating_sub(self.budget.nodes);
            self.solve_action(position, action, nodes_left).map(|result| (action, result))
        };
        position.legal_actions().into_iter().map(solve).collect()
    }

    /// Returns the result of an action for the seat to act, visiting at most `nodes` positions;
    /// `None` as for [`solve`](Self::solve).
    pub fn solve_action(
        &mut self,
        position: &Position,
        action: Action,
        nodes: u64,
    ) -> Option<SeatResult> {
        let seat = position.to_act;
        let mut next = *position;
        next.play(action);
        match next.to_act() {
            None => next.result_for(position.to_act()?),
            Some(_) => {
                let result = self.solve(&next, nodes)?;
                Some(if next.to_act == seat { result } else { result.reversed() })
            }
        }
    }

    /// Returns the half points of player 0 under perfect play, visiting at most `nodes` positions.
    /// Fails if the budget is exhausted.
    fn points(&mut self, position: &Position, nodes: u64) -> Result<u8, BudgetExhausted> {
        self.budget.limit = self.budget.nodes.saturating_add(nodes);
        let (rules, endgame) = EndgameRules::from_position(position);
        if rules.may_recur() {
            return CyclicSearch::new(rules, &mut self.table, &mut self.budget).points(&endgame);
        }
        AcyclicSearch::new(rules, &mut self.table, &mut self.budget).points(&endgame)
    }
}
