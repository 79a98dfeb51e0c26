//! The list of games.

use bevy::prelude::*;

use kozyr_durak_ui as durak;
use kozyr_platform::jobs::JobRegistry;
use kozyr_reversi_ui as reversi;

/// The entry points of a game.
struct GameRegistration {
    /// Adds its table and pages, and registers it with the other layers.
    plugin: fn(&mut App),
    /// Registers its jobs for workers.
    jobs: fn(&mut JobRegistry),
}

/// All games, in the order of display.
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

/// Returns the jobs of all games, for workers.
pub fn job_registry() -> JobRegistry {
    let mut jobs = JobRegistry::default();
    for game in GAMES {
        (game.jobs)(&mut jobs);
    }
    jobs
}
