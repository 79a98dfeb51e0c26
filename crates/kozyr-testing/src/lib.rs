//! Development tools: a screenshot tour of all screens, films of animations, and a test driver.

pub mod film;
mod frame_rate;
pub mod harness;
pub mod pseudo_locale;
pub mod tour;

use bevy::prelude::*;

/// Adds all plugins of this crate.
pub fn plugin(app: &mut App) {
    app.add_plugins((tour::plugin, film::plugin, frame_rate::plugin));
}
