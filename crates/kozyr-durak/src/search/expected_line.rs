//! The line that is expected after an action.

use super::{
    action_search::ActionSearch, bout_line::MAX_LINE_ACTIONS, endgame::EndgameSolver,
    position::Position,
};
use crate::action::Action;

/// In so many worlds it is looked what follows.
const LINE_WORLDS: u64 = 96;
/// Positions of an ending that may be visited for its line.
const LINE_NODES: u64 = 400_000;
/// The table for that: 512 KiB.
const TABLE_BITS: u32 = 16;

impl ActionSearch {
    /// What is expected to follow an action that was weighed, which must be open to the seat.
    ///
    /// Where perfect play was counted out, that: otherwise what follows in at least half of the
    /// worlds that were looked at, as far as there is any such thing. It never changes what the
    /// search comes to.
    pub fn expected_line(&self, action: Action) -> Vec<Action> {
        let Some(start) = self.start() else { return Vec::new() };
        let proved =
            self.candidates().iter().any(|one| one.action == action && one.proven_result.is_some());
        if proved { self.perfect_line(start, action) } else { self.majority_line(action) }
    }

    /// The line of perfect play after an action, once nothing is hidden from two players.
    fn perfect_line(&self, mut position: Position, action: Action) -> Vec<Action> {
        position.play(action);
        if position.to_act().is_none() {
            return Vec::new();
        }
        let mut endgame = EndgameSolver::new(TABLE_BITS).with_deadline(self.deadline().clone());
        let mut line =
            endgame.solve_with_line(&position, LINE_NODES).map_or(Vec::new(), |found| found.line);
        line.truncate(MAX_LINE_ACTIONS);
        line
    }

    /// What follows in at least half of the worlds.
    fn majority_line(&self, action: Action) -> Vec<Action> {
        let worlds = 0..self.worlds().min(LINE_WORLDS);
        let lines: Vec<Vec<Action>> =
            worlds.map_while(|world| self.line_in_world(world, action)).collect();
        let mut following: Vec<&[Action]> = lines.iter().map(Vec::as_slice).collect();
        let mut line = Vec::new();
        while line.len() < MAX_LINE_ACTIONS {
            let at = line.len();
            let nexts = || following.iter().filter_map(|line| line.get(at));
            let count = |one: Action| nexts().filter(|other| **other == one).count();
            let Some(&next) = nexts().max_by_key(|next| count(**next)) else { break };
            if 2 * count(next) < lines.len() {
                break;
            }
            following.retain(|line| line.get(at) == Some(&next));
            line.push(next);
        }
        line
    }
}
