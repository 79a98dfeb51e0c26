//! The shared library inside Kozyr's Android package, which the system loads in place of a
//! program. The game itself is the crate `kozyr`, the same as on a desktop.
#![cfg(target_os = "android")]

mod android_device;

use bevy::prelude::bevy_main;

/// Where the system enters.
#[bevy_main]
fn main() {
    kozyr::run_on(phone::Phone);
    // The system would keep the process and enter once more, but a window's events can be
    // listened to only once in a process. Everything is saved by now.
    std::process::exit(0);
}
