//! The line that is expected after an action.

use super::{action_search::Search, bout_line::MOST, endgame::Endgame, position::Position};
use crate::action::Action;

/// In so many worlds it is looked what follows.
const WORLDS: u64 = 96;
/// Positions of an ending that may be visited for its line.
const NODES: u64 = 400_000;
/// The table for that: 512 KiB.
const TABLE_BITS: u32 = 16;

impl Search {
    /// What is expected to follow an action that was weighed, which must be open to the seat.
    ///
    /// Where perfect play was counted out, that: otherwise what follows in at least half of the
    /// worlds that were looked at, as far as there is any such thing. It never changes what the
    /// search comes to.
    pub fn expected(&self, action: Action) -> Vec<Action> {
        let Some(start) = self.start() else { return Vec::new() };
        let proved =
            self.candidates().iter().any(|one| one.action == action && one.verdict.is_some());
        if proved { self.played_perfectly(start, action) } else { self.followed_mostly(action) }
    }

    /// The line of perfect play after an action, once nothing is hidden from two players.
    fn played_perfectly(&self, mut position: Position, action: Action) -> Vec<Action> {
        position.play(action);
        if position.to_act().is_none() {
            return Vec::new();
        }
        let mut endgame = Endgame::new(TABLE_BITS).until(self.deadline().clone());
        let mut line = endgame.solution(&position, NODES).map_or(Vec::new(), |found| found.line);
        line.truncate(MOST);
        line
    }

    /// What follows in at least half of the worlds.
    fn followed_mostly(&self, action: Action) -> Vec<Action> {
        let worlds = 0..self.worlds().min(WORLDS);
        let lines: Vec<Vec<Action>> =
            worlds.map_while(|world| self.followed(world, action)).collect();
        let mut following: Vec<&[Action]> = lines.iter().map(Vec::as_slice).collect();
        let mut line = Vec::new();
        while line.len() < MOST {
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
