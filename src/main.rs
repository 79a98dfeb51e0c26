//! Kozyr on a desktop.

// A game that is handed out opens no console of Windows beside its window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use bevy::app::AppExit;

fn main() -> AppExit {
    kozyr::run()
}
