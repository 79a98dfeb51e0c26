//! Development tools: a screenshot tour of all screens, films of animations, and a test driver.

pub mod film;
mod frame_rate;
pub mod harness;
pub mod pseudo_locale;
pub mod tour;

use bevy::prelude::*;

/// Adds the tour, the film recorder and the frame rate benchmark. Each does nothing unless its
/// environment variable is set.
pub fn plugin(app: &mut App) {
    app.add_plugins((tour::plugin, film::plugin, frame_rate::plugin));
}
