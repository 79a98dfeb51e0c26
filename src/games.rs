//! The games of the app: a line for each.

use bevy::prelude::*;

use kozyr_durak_ui as durak;
use kozyr_platform::jobs::JobRegistry;
use kozyr_reversi_ui as reversi;

/// What a game brings with it.
struct GameRegistration {
    /// Its table, its pages, and all that it registers with the layers below.
    plugin: fn(&mut App),
    /// What is asked about its matches, for a worker.
    jobs: fn(&mut JobRegistry),
}

/// All games, in the order in which pages list them.
const GAMES: &[GameRegistration] = &[
    GameRegistration { plugin: durak::plugin, jobs: durak::jobs },
    GameRegistration { plugin: reversi::plugin, jobs: reversi::jobs },
];

/// Adds all games.
pub fn plugin(app: &mut App) {
    for game in GAMES {
        (game.plugin)(app);
    }
}

/// All that is asked about matches, for a worker.
pub fn job_registry() -> JobRegistry {
    let mut jobs = JobRegistry::default();
    for game in GAMES {
        (game.jobs)(&mut jobs);
    }
    jobs
}
