//! Perfect play along the shortest line.

use std::collections::HashMap;

use super::{
    super::position::{Position, SeatResult},
    EndgameSolver, Solution,
    table::key_of,
};
use crate::action::Action;
use kozyr_core::game::Seat;

/// The greatest length of a line, in plies.
const MAX_PLIES: u32 = 80;

/// Computes how soon a player can force a result.
struct DistanceSolver<'e> {
    solver: &'e mut EndgameSolver,
    seat: Seat,
    /// The result of the seat under perfect play.
    target: SeatResult,
    /// By position, a number of plies that suffices and one that doesn't.
    known: HashMap<u64, [u32; 2]>,
    /// The remaining node budget.
    nodes_left: u64,
}

impl EndgameSolver {
    /// Returns a solution with a shortest line: the winner hurries, and the other delays. In a draw
    /// the seat to act hurries. `None` if `nodes` positions don't suffice, the deadline passes,
    /// positions recur on the line, or the line has more than 80 actions.
    ///
    /// If the deal is over, the line is empty and the result is that of seat 0.
    pub fn solve_shortest(&mut self, position: &Position, nodes: u64) -> Option<Solution> {
        let nodes_before = self.nodes();
        let Some(seat) = position.to_act() else {
            let result = position.result_for(Seat::default())?;
            return Some(Solution { result, line: Vec::new(), nodes: 0 });
        };
        let result = self.solve(position, nodes)?;
        let (seat, target) = match result {
            SeatResult::Lost => (other_of(position, seat)?, SeatResult::Won),
            _ => (seat, result),
        };
        let known = HashMap::new();
        let mut distances = DistanceSolver { solver: self, seat, target, known, nodes_left: nodes };
        let line = distances.line(position)?;
        let visited_here = nodes - distances.nodes_left;
        Some(Solution { result, line, nodes: self.nodes() - nodes_before + visited_here })
    }
}

/// Returns the other of the two players left.
fn other_of(position: &Position, seat: Seat) -> Option<Seat> {
    let both = [position.attacker(), position.defender()];
    both.into_iter().find(|&other| other != seat)
}

impl DistanceSolver<'_> {
    /// Returns the line where the seat reaches its result as soon as possible and the opponent
    /// delays it. `None` if the budget or [`MAX_PLIES`] is exceeded, or if positions recur.
    fn line(&mut self, position: &Position) -> Option<Vec<Action>> {
        let mut plies = self.plies(position, 1)?;
        let mut line = Vec::new();
        let mut current = *position;
        while current.to_act().is_some() {
            let mut chosen = None;
            for action in current.legal_actions() {
                let mut next = current;
                next.play(action);
                let is_own = current.to_act() == Some(self.seat);
                // The seat's action must shorten the distance by one ply, and the opponent's by no
                // more than that.
                let is_best = self.keeps_result(&next)?
                    && self.achieves_within(&next, plies - 1)?
                    && (is_own || plies < 2 || !self.achieves_within(&next, plies - 2)?);
                if is_best {
                    chosen = Some((action, next));
                    break;
                }
            }
            let (action, next) = chosen?;
            line.push(action);
            current = next;
            plies -= 1;
        }
        Some(line)
    }

    /// Returns the number of plies that suffices for the result, searched from `from` up. `None` if
    /// the budget or [`MAX_PLIES`] is exceeded.
    fn plies(&mut self, position: &Position, from: u32) -> Option<u32> {
        for plies in from..=MAX_PLIES {
            if self.achieves_within(position, plies)? {
                return Some(plies);
            }
        }
        None
    }

    /// Whether the seat can force its result within `plies` against the best defence; `None` if the
    /// budget runs out.
    fn achieves_within(&mut self, position: &Position, plies: u32) -> Option<bool> {
        if let Some(result) = position.result_for(self.seat) {
            return Some(result == self.target);
        }
        if plies == 0 {
            return Some(false);
        }
        let key = key_of(position);
        let [sufficient, insufficient] = self.known.get(&key).copied().unwrap_or([u32::MAX, 0]);
        if plies >= sufficient || plies <= insufficient {
            return Some(plies >= sufficient);
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let is_own = position.to_act() == Some(self.seat);
        let mut achieved = !is_own;
        for action in position.legal_actions() {
            let mut next = *position;
            next.play(action);
            // Neither player gives away the result; a losing player has nothing to give away.
            if (is_own || self.target != SeatResult::Won) && !self.keeps_result(&next)? {
                continue;
            }
            if self.achieves_within(&next, plies - 1)? == is_own {
                achieved = is_own;
                break;
            }
        }
        let entry = self.known.entry(key).or_insert([u32::MAX, 0]);
        if achieved {
            entry[0] = entry[0].min(plies);
        } else {
            entry[1] = entry[1].max(plies);
        }
        Some(achieved)
    }

    /// Whether the result of the seat in a position is still the target; `None` if the budget runs
    /// out.
    fn keeps_result(&mut self, next: &Position) -> Option<bool> {
        if let Some(result) = next.result_for(self.seat) {
            return Some(result == self.target);
        }
        let result = self.solver.solve(next, self.nodes_left)?;
        let is_own = next.to_act() == Some(self.seat);
        Some(if is_own { result } else { result.reversed() } == self.target)
    }
}
