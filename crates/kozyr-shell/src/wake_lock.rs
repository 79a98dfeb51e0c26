//! Keeps the screen on while a match is being watched.

use bevy::prelude::*;

use kozyr_platform::{device::CurrentDevice, screen::Menu};
use kozyr_table::{current_match::CurrentMatch, pace::SpectatorControls};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, keep_screen_on);
}

/// Keeps the screen on only while a match is running without the player's touch.
fn keep_screen_on(
    device: Res<CurrentDevice>,
    shown: CurrentMatch,
    menu: Res<State<Menu>>,
    watch: Res<SpectatorControls>,
    mut lit: Local<bool>,
) {
    let watched = shown.is_some_and(|shown| shown.is_watched && !shown.is_over);
    let wanted = watched && watch.may_advance() && *menu == Menu::None;
    if *lit != wanted {
        *lit = wanted;
        device.0.keep_screen_on(wanted);
    }
}
