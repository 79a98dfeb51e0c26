//! The app with the tour and the film in it: `KOZYR_TOUR=FOLDER kozyr-tour` takes a picture of each
//! screen, `KOZYR_FILM=FOLDER kozyr-tour` films what moves. Without either it is the app itself.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::app::AppExit;

fn main() -> AppExit {
    kozyr::run_with(kozyr_testing::plugin)
}
