//! Keeps the screen on while a match is being watched.

use bevy::prelude::*;

use kozyr_platform::{device::CurrentDevice, screen::Menu};
use kozyr_table::{current_match::CurrentMatch, pace::SpectatorControls};

/// Adds the system that keeps the screen on.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, keep_screen_on);
}

/// Keeps the screen on while a match that no human plays is neither over nor paused and no menu is
/// open; lets it turn off otherwise.
fn keep_screen_on(
    device: Res<CurrentDevice>,
    current_match: CurrentMatch,
    menu: Res<State<Menu>>,
    controls: Res<SpectatorControls>,
    mut is_on: Local<bool>,
) {
    let is_running = current_match.is_some_and(|summary| summary.is_watched && !summary.is_over);
    let keep_on = is_running && controls.may_advance() && *menu == Menu::None;
    if *is_on != keep_on {
        *is_on = keep_on;
        device.0.keep_screen_on(keep_on);
    }
}
