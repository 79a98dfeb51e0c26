//! Perfect play once two are left and nothing is hidden, over fewer positions.
//!
//! Positions that differ only in names are one, choices that come to the same are made once, and an
//! ending in which whoever is to lead cannot be stopped, or is beaten at once, is seen to be won or lost without a
//! search.
//!
//! Without transfers positions never recur: whoever takes leaves the attack to a hand that has
//! become smaller, and what is beaten leaves play. With transfers two players can come back to a
//! position for ever, which is a draw; there what rests on a recurrence is kept until it is known
//! whether the recurrence can be forced.

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

/// The limit of positions has been reached, or the deadline has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct BudgetExhausted;

/// How often a search looks whether its deadline has passed, in positions.
const DEADLINE_CHECK_NODES: u64 = 256;

/// Solves endings with two players and nothing hidden, as [`Endgame`](super::Endgame) does and to
/// the same result, in fewer positions.
#[derive(Debug)]
pub struct CanonicalEndgameSolver {
    table: BoundsTable,
    effort: NodeBudget,
}

/// How much may be done, and has been.
#[derive(Debug)]
struct NodeBudget {
    nodes: u64,
    limit: u64,
    deadline: Deadline,
}

impl NodeBudget {
    /// Counts a position; one that is looked at in any case is counted beyond the limit as well.
    fn count(&mut self, in_any_case: bool) -> Result<(), BudgetExhausted> {
        self.nodes += 1;
        let checks = self.nodes.is_multiple_of(DEADLINE_CHECK_NODES);
        if self.nodes > self.limit && !in_any_case || checks && self.deadline.has_passed() {
            return Err(BudgetExhausted);
        }
        Ok(())
    }
}

impl CanonicalEndgameSolver {
    /// A solver with a table of 2 to the power of `table_bits` entries of 8 bytes.
    ///
    /// # Panics
    /// If there is not that much memory.
    pub fn new(table_bits: u32) -> Self {
        CanonicalEndgameSolver::try_new(table_bits).expect("there is memory for the table")
    }

    /// The same where the table may be larger than the machine has memory for.
    ///
    /// # Errors
    /// If there is not that much memory.
    pub fn try_new(table_bits: u32) -> Result<Self, TryReserveError> {
        let effort = NodeBudget { nodes: 0, limit: 0, deadline: Deadline::never() };
        Ok(CanonicalEndgameSolver { table: BoundsTable::try_new(table_bits)?, effort })
    }

    /// The same solver, which gives up once a deadline has passed.
    #[must_use]
    pub fn with_deadline(mut self, deadline: Deadline) -> Self {
        self.effort.deadline = deadline;
        self
    }

    /// Positions visited so far, as often as each was.
    pub fn nodes(&self) -> u64 {
        self.effort.nodes
    }

    /// What perfect play leads to for the seat to act, visiting so many positions; `None` if that is not
    /// enough. What was found is kept, so that trying again goes on; without transfers it goes on until
    /// something has been found, even if that takes some more positions.
    ///
    /// All positions that one solver is given must stem from one, and only two players be left in
    /// it.
    pub fn solve(&mut self, position: &Position, nodes: u64) -> Option<SeatResult> {
        let points = self.points(position, nodes).ok()?;
        let of_first = [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][usize::from(points)];
        let first = position.playing_mask().trailing_zeros() as u8;
        Some(if position.to_act == first { of_first } else { of_first.reversed() })
    }

    /// The verdict for the seat to act of each of its actions, in the order of
    /// [`Position::legal_actions`]; `None` if so many positions are not enough.
    pub fn solve_actions(
        &mut self,
        position: &Position,
        nodes: u64,
    ) -> Option<Vec<(Action, SeatResult)>> {
        let limit = self.effort.nodes.saturating_add(nodes);
        let verdict = |action| {
            let left = limit.saturating_sub(self.effort.nodes);
            self.solve_action(position, action, left).map(|verdict| (action, verdict))
        };
        position.legal_actions().into_iter().map(verdict).collect()
    }

    /// The verdict of one action for the seat to act, as [`solve`](FoldedEndgame::solve).
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
                let verdict = self.solve(&next, nodes)?;
                Some(if next.to_act == seat { verdict } else { verdict.reversed() })
            }
        }
    }

    /// The half points of player 0.
    fn points(&mut self, position: &Position, nodes: u64) -> Result<u8, BudgetExhausted> {
        self.effort.limit = self.effort.nodes.saturating_add(nodes);
        let (terms, duel) = EndgameRules::from_position(position);
        if terms.may_recur() {
            return CyclicSearch::new(terms, &mut self.table, &mut self.effort).points(&duel);
        }
        AcyclicSearch::new(terms, &mut self.table, &mut self.effort).points(&duel)
    }
}
