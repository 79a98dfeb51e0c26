//! The solved problems.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use kozyr_platform::screen::GameId;
use kozyr_ui::settings::{PersistentResource, persist_resource};

/// The problems that the player has solved.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SolvedProblems {
    /// The positions of solved problems, by the name of the game.
    solved: BTreeMap<String, BTreeSet<String>>,
}

impl PersistentResource for SolvedProblems {
    /// Removes nothing: a problem missing in this version may return in a later one.
    fn sanitize(&mut self) {}
}

impl SolvedProblems {
    /// Whether the problem of a position is solved.
    pub fn has(&self, game: GameId, position: &str) -> bool {
        self.solved.get(game.0).is_some_and(|solved| solved.contains(position))
    }

    /// Marks the problem of a position as solved.
    pub fn mark(&mut self, game: GameId, position: String) {
        self.solved.entry(game.0.to_owned()).or_default().insert(position);
    }
}

/// Loads the solved problems and saves them after changes.
pub(super) fn plugin(app: &mut App) {
    persist_resource::<SolvedProblems>(app, "problems.json");
}
