//! Kozyr on desktops.

// Release builds open no console window on Windows.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::app::AppExit;

/// Runs the app and returns its exit status.
fn main() -> AppExit {
    kozyr::run()
}
