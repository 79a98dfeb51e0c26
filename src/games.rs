//! The games, a folder each.

pub mod durak;
pub mod reversi;

use crate::{features::review, platform::jobs::Jobs};

/// All that is asked about matches, for a worker.
pub fn jobs() -> Jobs {
    let mut jobs = Jobs::default();
    review::jobs::<kozyr_core::durak::Durak>(&mut jobs);
    durak::decide::jobs(&mut jobs);
    review::jobs::<kozyr_core::reversi::Reversi>(&mut jobs);
    jobs
}
