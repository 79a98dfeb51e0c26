//! Which problems were solved.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use kozyr_platform::screen::GameId;
use kozyr_ui::settings::{PersistentResource, persist_resource};

/// The problems that the player has solved; they stay marked.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SolvedProblems {
    /// The positions, by the names of the games.
    solved: BTreeMap<String, BTreeSet<String>>,
}

impl PersistentResource for SolvedProblems {
    /// Problems may go and come back with a version: what was solved stays so.
    fn sanitize(&mut self) {}
}

impl SolvedProblems {
    /// Whether the problem of a position was solved.
    pub fn has(&self, game: GameId, position: &str) -> bool {
        self.solved.get(game.0).is_some_and(|solved| solved.contains(position))
    }

    /// Marks the problem of a position.
    pub fn mark(&mut self, game: GameId, position: String) {
        self.solved.entry(game.0.to_owned()).or_default().insert(position);
    }
}

pub(super) fn plugin(app: &mut App) {
    persist_resource::<SolvedProblems>(app, "problems.json");
}
