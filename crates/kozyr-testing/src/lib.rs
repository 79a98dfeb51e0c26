//! What those who build the app need: a tour of all screens, a film of what moves, and a driver for
//! tests.

pub mod film;
mod frame_rate;
pub mod harness;
pub mod pseudo_locale;
pub mod tour;

use bevy::prelude::*;

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((tour::plugin, film::plugin, frame_rate::plugin));
}
