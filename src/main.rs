//! Kozyr on desktops.

// Release builds open no console window on Windows.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::app::AppExit;

fn main() -> AppExit {
    kozyr::run()
}
