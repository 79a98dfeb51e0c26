//! The games, a folder each.

pub mod durak;
pub mod reversi;

use bevy::prelude::*;

use crate::{features::review, platform::jobs::Jobs};

/// The games, in the order in which pages list them.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((durak::plugin, reversi::plugin));
}

/// All that is asked about matches, for a worker.
pub fn jobs() -> Jobs {
    let mut jobs = Jobs::default();
    review::jobs::<kozyr_core::durak::Durak>(&mut jobs);
    durak::decide::jobs(&mut jobs);
    review::jobs::<kozyr_core::reversi::Reversi>(&mut jobs);
    jobs
}
