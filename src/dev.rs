//! What those who build the app need: a tour of all screens, a film of what moves, and a driver for
//! tests.

pub mod film;
pub mod pseudo;
pub mod testing;
pub mod tour;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((tour::plugin, film::plugin));
}
