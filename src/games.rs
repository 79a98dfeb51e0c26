//! The games, a folder each and a line in the list.

pub mod durak;
pub mod reversi;

use bevy::prelude::*;

use crate::platform::jobs::Jobs;

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

pub(crate) fn plugin(app: &mut App) {
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
