//! The shared library in Kozyr's Android package, which the system loads instead of a program. The
//! game itself is the crate `kozyr`, as on desktops.
#![cfg(target_os = "android")]

mod android_device;
mod files;
mod java;
mod multicast;
mod saving;

use bevy::prelude::bevy_main;

/// The entry point that the system calls.
#[bevy_main]
fn main() {
    kozyr::run_on_device(android_device::AndroidDevice);
    // The system would keep the process and call `main` again, but winit can create an event loop
    // only once per process. Everything is saved by now.
    std::process::exit(0);
}
