//! The games of the app: a line for each.

use bevy::prelude::*;

use kozyr_durak_ui as durak;
use kozyr_platform::jobs::Jobs;
use kozyr_reversi_ui as reversi;

/// What a game brings with it.
struct GameOfApp {
    /// Its table, its pages, and all that it registers with the layers below.
    plugin: fn(&mut App),
    /// What is asked about its matches, for a worker.
    jobs: fn(&mut Jobs),
}

/// All games, in the order in which pages list them.
const ALL: &[GameOfApp] = &[
    GameOfApp { plugin: durak::plugin, jobs: durak::jobs },
    GameOfApp { plugin: reversi::plugin, jobs: reversi::jobs },
];

/// Adds all games.
pub fn plugin(app: &mut App) {
    for game in ALL {
        (game.plugin)(app);
    }
}

/// All that is asked about matches, for a worker.
pub fn jobs() -> Jobs {
    let mut jobs = Jobs::default();
    for game in ALL {
        (game.jobs)(&mut jobs);
    }
    jobs
}
