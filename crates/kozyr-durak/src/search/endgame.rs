//! What perfect play leads to once two are left and nothing is hidden.

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

/// Solves endings: alpha-beta over wins, draws and losses, with a table of positions.
///
/// The order in which one player beats several cards or adds several to what is taken changes
/// nothing, so that is one step here; and who takes does so before he has beaten anything of
/// what was put to him, since beating first would only open ranks to be added.
///
/// Where attacks may be passed on, two players can come back to a position for ever. Coming
/// back to one counts as a draw, as the rules have it in the end.
#[derive(Debug)]
pub struct EndgameSolver {
    memory: EndgameTable,
    nodes: u64,
    limit: u64,
    deadline: Deadline,
    /// The seat that maximises.
    maximiser: u8,
    /// The keys of the positions on the line that begin a bout, since cards last left play.
    path: Vec<u64>,
}

/// A solved position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// What perfect play leads to for the seat to act.
    pub result: SeatResult,
    /// A line of perfect play on both sides.
    pub line: Vec<Action>,
    /// Positions visited.
    pub nodes: u64,
}

/// The limit of positions has been reached, or the deadline has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct BudgetExhausted;

/// The value of a position in half points of the maximiser, and how far up the line the
/// earliest position lies whose recurrence it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EndgameValue {
    points: u8,
    depends_on: usize,
}

const NO_DEPENDENCY: usize = usize::MAX;

impl EndgameSolver {
    /// A solver with a table of 2 to the power of `table_bits` entries of 8 bytes.
    pub fn new(table_bits: u32) -> Self {
        EndgameSolver::with(EndgameTable::new(table_bits))
    }

    /// The same where the table may be larger than the machine has memory for.
    ///
    /// # Errors
    /// If there is not that much memory.
    pub fn try_new(table_bits: u32) -> Result<Self, TryReserveError> {
        EndgameTable::try_new(table_bits).map(EndgameSolver::with)
    }

    fn with(memory: EndgameTable) -> Self {
        let deadline = Deadline::never();
        EndgameSolver { memory, nodes: 0, limit: 0, deadline, maximiser: 0, path: Vec::new() }
    }

    /// The same solver, which gives up once a deadline has passed.
    #[must_use]
    pub fn with_deadline(self, deadline: Deadline) -> Self {
        EndgameSolver { deadline, ..self }
    }

    /// Positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What perfect play leads to for the seat to act, visiting so many positions at most;
    /// `None` if that is not enough. What was found is kept, so that trying again goes on; but
    /// little is where attacks may be passed on, since much depends on the way there.
    ///
    /// All positions that one solver is given must stem from one, and only two players be left
    /// in it.
    pub fn solve(&mut self, position: &Position, nodes: u64) -> Option<SeatResult> {
        let points = self.points(position, nodes)?;
        let for_maximiser =
            [SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][usize::from(points)];
        let own = position.to_act == self.maximiser;
        Some(if own { for_maximiser } else { for_maximiser.reversed() })
    }

    /// The verdict for the seat to act of each of its actions, in the order of
    /// [`Position::legal_actions`]; `None` if so many positions are not enough.
    pub fn solve_actions(
        &mut self,
        position: &Position,
        nodes: u64,
    ) -> Option<Vec<(Action, SeatResult)>> {
        let limit = self.nodes.saturating_add(nodes);
        let actions = position.legal_actions().into_iter();
        let verdict = |action| {
            let nodes = limit.saturating_sub(self.nodes);
            self.solve_action(position, action, nodes).map(|verdict| (action, verdict))
        };
        actions.map(verdict).collect()
    }

    /// The verdict of one action for the seat to act, as [`solve`](Endgame::solve).
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

    /// Solves a position with a line of perfect play; `None` if so many positions are not
    /// enough.
    pub fn solve_with_line(&mut self, position: &Position, nodes: u64) -> Option<Solution> {
        let before = self.nodes;
        let limit = before.saturating_add(nodes);
        let verdict = self.solve(position, nodes)?;
        let mut line = Vec::new();
        let mut at = *position;
        while let Some(seat) = at.to_act() {
            let own = Some(seat) == position.to_act();
            let aim = if own { verdict } else { verdict.reversed() };
            let actions = at.legal_actions();
            let mut keeping = None;
            for action in actions {
                let left = limit.saturating_sub(self.nodes);
                if self.solve_action(&at, action, left)? == aim {
                    keeping = Some(action);
                    break;
                }
            }
            // Where positions recur, one on the line may promise a draw that it gets only by
            // the recurrence itself.
            let Some(action) = keeping else { break };
            at.play(action);
            line.push(action);
            if at.actions_without_progress > REPETITION_ACTIONS {
                break;
            }
        }
        Some(Solution { result: verdict, line, nodes: self.nodes - before })
    }

    fn points(&mut self, position: &Position, nodes: u64) -> Option<u8> {
        self.maximiser = position.playing_mask().trailing_zeros() as u8;
        self.limit = self.nodes.saturating_add(nodes);
        self.path.clear();
        self.search(position, [0, 2]).ok().map(|value| value.points)
    }

    /// The value of a position within a window of half points of the maximiser.
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
        if may_recur && let Some(rests_on) = self.path.iter().position(|&earlier| earlier == key) {
            return Ok(EndgameValue { points: 1, depends_on: rests_on });
        }
        let known = self.memory.look_up(key);
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

    /// Tries everything that the seat to act can do, what was best before first.
    fn search_moves(
        &mut self,
        position: &Position,
        key: u64,
        window: [u8; 2],
        first: u8,
    ) -> Result<EndgameValue, BudgetExhausted> {
        let depth = self.path.len();
        let maximising = position.to_act == self.maximiser;
        let [mut low, mut high] = window;
        let mut best =
            EndgameValue { points: if maximising { 0 } else { 2 }, depends_on: NO_DEPENDENCY };
        let mut choice = 0;
        let branches = EndgameMoves::of(position);
        for index in branches.order(first) {
            let mut next = *position;
            branches.play(index, &mut next);
            let value = self.search(&next, [low, high])?;
            let better =
                if maximising { value.points > best.points } else { value.points < best.points };
            best.depends_on = best.depends_on.min(value.depends_on);
            if better {
                best.points = value.points;
                choice = index;
            }
            if maximising {
                low = low.max(best.points);
            } else {
                high = high.min(best.points);
            }
            if low >= high {
                break;
            }
        }
        // What rests on a position further up holds only on this line.
        if best.depends_on >= depth {
            best.depends_on = NO_DEPENDENCY;
            self.memory.store(key, best.points, window, choice as u8);
        }
        Ok(best)
    }

    fn final_points(&self, position: &Position) -> Option<u8> {
        let ending = position.ending?;
        Some(match ending {
            DealEnding::Fool(fool) => {
                let lost = position.side_mask(fool.index() as u8) & seat_bit(self.maximiser) != 0;
                if lost { 0 } else { 2 }
            }
            _ => 1,
        })
    }
}

/// How often a solver looks whether its deadline has passed, in positions: some tenths of a
/// millisecond without optimisation.
const DEADLINE_CHECK_NODES: u64 = 256;

/// After so many actions without progress a line goes round in circles.
const REPETITION_ACTIONS: u8 = 100;
