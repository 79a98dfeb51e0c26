//! The expected line after an action.

use super::{
    action_search::ActionSearch, bout_line::MAX_LINE_ACTIONS, endgame::EndgameSolver,
    position::Position,
};
use crate::action::Action;

/// The number of worlds whose lines are compared.
const LINE_WORLDS: u64 = 96;
/// The node budget of a perfect line.
const LINE_NODES: u64 = 400_000;
/// A table of 512 KiB.
const TABLE_BITS: u32 = 16;

impl ActionSearch {
    /// The line expected after a candidate action.
    ///
    /// This is a line of perfect play if the action has a proven result, else the line shared by at
    /// least half of the worlds, up to where they diverge. It doesn't affect the search.
    pub fn expected_line(&self, action: Action) -> Vec<Action> {
        let Some(start) = self.start() else { return Vec::new() };
        let proved =
            self.candidates().iter().any(|one| one.action == action && one.proven_result.is_some());
        if proved { self.perfect_line(start, action) } else { self.majority_line(action) }
    }

    /// The line of perfect play after an action, for two players with nothing hidden.
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

    /// The line that occurs in at least half of the worlds.
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
