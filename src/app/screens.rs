//! The screens, one file each.

mod home;
mod new_durak;
mod new_reversi;
mod roster;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((home::plugin, new_durak::plugin, new_reversi::plugin));
}
