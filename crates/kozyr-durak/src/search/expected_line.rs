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
    /// Returns the actions expected after a candidate action, without that action.
    ///
    /// If the action has a proven result, this is a line of perfect play. Otherwise at least half
    /// of the worlds share the line, up to where they diverge. Empty if no line is found, and while
    /// a redeal can be requested. The search is not affected.
    pub fn expected_line(&self, action: Action) -> Vec<Action> {
        let Some(start) = self.start() else { return Vec::new() };
        let is_proven = self
            .candidates()
            .iter()
            .any(|candidate| candidate.action == action && candidate.proven_result.is_some());
        if is_proven { self.perfect_line(start, action) } else { self.majority_line(action) }
    }

    /// Returns the first actions of perfect play after an action, for two players with nothing
    /// hidden. Empty if the deal is then over, or if the solution takes too long.
    fn perfect_line(&self, mut position: Position, action: Action) -> Vec<Action> {
        position.play(action);
        if position.to_act().is_none() {
            return Vec::new();
        }
        let mut solver = EndgameSolver::new(TABLE_BITS).with_deadline(self.deadline().clone());
        let mut line = solver
            .solve_with_line(&position, LINE_NODES)
            .map_or(Vec::new(), |solution| solution.line);
        line.truncate(MAX_LINE_ACTIONS);
        line
    }

    /// Returns the actions after `action` that at least half of the first 96 worlds share, up to
    /// where they diverge.
    fn majority_line(&self, action: Action) -> Vec<Action> {
        let worlds = 0..self.worlds().min(LINE_WORLDS);
        let lines: Vec<Vec<Action>> =
            worlds.map_while(|world| self.line_in_world(world, action)).collect();
        let mut following: Vec<&[Action]> = lines.iter().map(Vec::as_slice).collect();
        let mut line = Vec::new();
        while line.len() < MAX_LINE_ACTIONS {
            let length = line.len();
            let next_actions = || following.iter().filter_map(|line| line.get(length));
            let count = |action: Action| next_actions().filter(|other| **other == action).count();
            let Some(&next) = next_actions().max_by_key(|next| count(**next)) else { break };
            if 2 * count(next) < lines.len() {
                break;
            }
            following.retain(|line| line.get(length) == Some(&next));
            line.push(next);
        }
        line
    }
}
