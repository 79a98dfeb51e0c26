//! Perfect play in two-player endgames with nothing hidden.

mod best_response;
mod moves;
mod shortest;
mod table;

use std::collections::TryReserveError;

pub(super) use self::best_response::BestResponseSearch;
use self::{moves::EndgameMoves, table::EndgameTable};
use super::position::{Position, SeatResult, seat_bit};
use crate::{action::Action, event::DealEnding, phase::Phase, rules::TransferRule};
use kozyr_core::opponent::Deadline;

/// Solves endgames by alpha-beta over wins, draws and losses with a transposition table.
///
/// The order of beating attacks, or of throwing in after a pick-up, doesn't matter, so each is one
/// step. A defender who takes does so before beating any card of the current attack, since beating
/// first would only allow more throw-ins.
///
/// With transfers, two players can repeat positions forever. A recurrence counts as a draw, as the
/// rules eventually do.
#[derive(Debug)]
pub struct EndgameSolver {
    table: EndgameTable,
    nodes: u64,
    limit: u64,
    deadline: Deadline,
    /// The maximising seat.
    maximiser: u8,
    /// The keys of the positions on the line that begin a bout, since the last discard.
    path: Vec<u64>,
}

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The result of perfect play for the seat to act.
    pub result: SeatResult,
    /// A line of perfect play by both sides.
    pub line: Vec<Action>,
    /// Positions visited.
    pub nodes: u64,
}

/// The node budget is exhausted or the deadline has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct BudgetExhausted;

/// The value of a position in half points of the maximiser, and the index on the line of the
/// earliest position whose recurrence it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EndgameValue {
    points: u8,
    depends_on: usize,
}

const NO_DEPENDENCY: usize = usize::MAX;

impl EndgameSolver {
    /// Creates a solver with a table of 2^`table_bits` entries of 8 bytes.
    pub fn new(table_bits: u32) -> Self {
        EndgameSolver::with_table(EndgameTable::new(table_bits))
    }

    /// Like [`new`](Self::new), but returns an error if memory runs out.
    ///
    /// # Errors
    /// If there is not enough memory.
    pub fn try_new(table_bits: u32) -> Result<Self, TryReserveError> {
        EndgameTable::try_new(table_bits).map(EndgameSolver::with_table)
    }

    /// A solver with this table.
    fn with_table(table: EndgameTable) -> Self {
        let deadline = Deadline::never();
        EndgameSolver { table, nodes: 0, limit: 0, deadline, maximiser: 0, path: Vec::new() }
    }

    /// Returns the same solver with a deadline, after which it gives up.
    #[must_use]
    pub fn with_deadline(self, deadline: Deadline) -> Self {
        EndgameSolver { deadline, ..self }
    }

    /// Returns the number of positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the result of perfect play for the seat to act, visiting at most `nodes` positions.
    /// `None` if the budget runs out or the deadline passes. The table is kept, so a further call
    /// resumes the search; with transfers few results are kept, since many depend on the path.
    ///
    /// All positions given to one solver must descend from the same position, with only two players
    /// left.
    pub fn solve(&mut self, position: &Position, nodes: u64) -> Option<SeatResult> {
        let points = self.points(position, nodes)?;
        let for_maximiser =
            [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][usize::from(points)];
        let is_maximiser = position.to_act == self.maximiser;
        Some(if is_maximiser { for_maximiser } else { for_maximiser.reversed() })
    }

    /// Returns the result of each action for the seat to act, in the order of
    /// [`Position::legal_actions`]. `None` if any action is not solved; `nodes` positions are the
    /// limit for all of them.
    pub fn solve_actions(
        &mut self,
        position: &Position,
        nodes: u64,
    ) -> Option<Vec<(Action, SeatResult)>> {
        let limit = self.nodes.saturating_add(nodes);
        let actions = position.legal_actions().into_iter();
        let solve = |action| {
            let nodes = limit.saturating_sub(self.nodes);
            self.solve_action(position, action, nodes).map(|result| (action, result))
        };
        actions.map(solve).collect()
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

    /// Solves a position with a line of perfect play. The line goes to the end of the deal, or
    /// until positions recur. `None` if `nodes` positions don't suffice or the deadline passes.
    pub fn solve_with_line(&mut self, position: &Position, nodes: u64) -> Option<Solution> {
        let nodes_before = self.nodes;
        let limit = nodes_before.saturating_add(nodes);
        let result = self.solve(position, nodes)?;
        let mut line = Vec::new();
        let mut current = *position;
        while let Some(seat) = current.to_act() {
            let is_own = Some(seat) == position.to_act();
            let target = if is_own { result } else { result.reversed() };
            let actions = current.legal_actions();
            let mut best_action = None;
            for action in actions {
                let nodes_left = limit.saturating_sub(self.nodes);
                if self.solve_action(&current, action, nodes_left)? == target {
                    best_action = Some(action);
                    break;
                }
            }
            // With recurrences, a position may promise a draw that only the recurrence itself
            // gives.
            let Some(action) = best_action else { break };
            current.play(action);
            line.push(action);
            if current.actions_without_progress > REPETITION_ACTIONS {
                break;
            }
        }
        Some(Solution { result, line, nodes: self.nodes - nodes_before })
    }

    /// Returns the half points of the lower seat left under perfect play; `None` as for
    /// [`solve`](Self::solve).
    fn points(&mut self, position: &Position, nodes: u64) -> Option<u8> {
        self.maximiser = position.playing_mask().trailing_zeros() as u8;
        self.limit = self.nodes.saturating_add(nodes);
        self.path.clear();
        self.search(position, [0, 2]).ok().map(|value| value.points)
    }

    /// Returns the value of a position, or a bound if the value is outside the window of half
    /// points of the maximiser. Fails if the budget is exhausted.
    fn search(
        &mut self,
        position: &Position,
        window: [u8; 2],
    ) -> Result<EndgameValue, BudgetExhausted> {
        if let Some(points) = self.final_points(position) {
            return Ok(EndgameValue { points, depends_on: NO_DEPENDENCY });
        }
        self.nodes += 1;
        if self.nodes > self.limit
            || self.nodes.is_multiple_of(DEADLINE_CHECK_NODES) && self.deadline.has_passed()
        {
            return Err(BudgetExhausted);
        }
        let key = table::key_of(position);
        let may_recur =
            position.rules.transfer != TransferRule::Off && position.phase == Phase::Attack;
        if may_recur && let Some(depends_on) = self.path.iter().position(|&earlier| earlier == key)
        {
            return Ok(EndgameValue { points: 1, depends_on });
        }
        let known = self.table.look_up(key);
        let [mut low, mut high] = window;
        low = low.max(known.low);
        high = high.min(known.high);
        if low >= high {
            let points = if known.low >= high { known.low } else { known.high };
            return Ok(EndgameValue { points, depends_on: NO_DEPENDENCY });
        }
        if may_recur {
            self.path.push(key);
        }
        let value = self.search_moves(position, key, [low, high], known.best);
        if may_recur {
            self.path.pop();
        }
        value
    }

    /// Returns the value of a position from a search of its moves, beginning with the move of index
    /// `first_move`, until one causes a cutoff. Stores the value under the key unless it depends on
    /// the line.
    fn search_moves(
        &mut self,
        position: &Position,
        key: u64,
        window: [u8; 2],
        first_move: u8,
    ) -> Result<EndgameValue, BudgetExhausted> {
        let depth = self.path.len();
        let is_maximising = position.to_act == self.maximiser;
        let [mut low, mut high] = window;
        let mut best =
            EndgameValue { points: if is_maximising { 0 } else { 2 }, depends_on: NO_DEPENDENCY };
        let mut best_move = 0;
        let moves = EndgameMoves::of(position);
        for index in moves.order(first_move) {
            let mut next = *position;
            moves.play(index, &mut next);
            let value = self.search(&next, [low, high])?;
            let is_better =
                if is_maximising { value.points > best.points } else { value.points < best.points };
            best.depends_on = best.depends_on.min(value.depends_on);
            if is_better {
                best.points = value.points;
                best_move = index;
            }
            if is_maximising {
                low = low.max(best.points);
            } else {
                high = high.min(best.points);
            }
            if low >= high {
                break;
            }
        }
        // A value that depends on an earlier position holds only on this line.
        if best.depends_on >= depth {
            best.depends_on = NO_DEPENDENCY;
            self.table.store(key, best.points, window, best_move as u8);
        }
        Ok(best)
    }

    /// Returns the half points of the maximiser; `None` until the deal is over.
    fn final_points(&self, position: &Position) -> Option<u8> {
        let ending = position.ending?;
        Some(match ending {
            DealEnding::Fool(fool) => {
                let is_lost =
                    position.side_mask(fool.index() as u8) & seat_bit(self.maximiser) != 0;
                if is_lost { 0 } else { 2 }
            }
            _ => 1,
        })
    }
}

/// The interval between deadline checks, in positions: some tenths of a millisecond without
/// optimisation.
const DEADLINE_CHECK_NODES: u64 = 256;

/// A line with more actions than this without progress is cyclic.
const REPETITION_ACTIONS: u8 = 100;
