//! The app with the screenshot tour and the film recorder. `KOZYR_TOUR=FOLDER kozyr-tour` takes a
//! screenshot of each screen, and `KOZYR_FILM=FOLDER kozyr-tour` films the animations. Without
//! either variable, it is the normal app.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::app::AppExit;

/// Runs the app with the tour, the film recorder and the frame rate benchmark. Each of them starts
/// only if its environment variable is set.
fn main() -> AppExit {
    kozyr::run_with(kozyr_testing::plugin)
}
