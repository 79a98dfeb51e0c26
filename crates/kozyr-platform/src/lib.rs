//! What the machine below gives: the states of the app, the steps of a frame, storage, work off the
//! frame, files, the device, the browser.

pub mod assets;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod downloads;
pub mod import;
pub mod jobs;
pub mod loading;
pub mod mipmaps;
mod panels;
pub mod parts;
pub mod pipeline;
pub mod screen;
pub mod step;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod stop_signals;
pub mod storage;
pub mod take_over;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod window_icon;

use bevy::prelude::*;

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    app.init_resource::<clock::Calendar>();
    app.add_plugins((panels::plugin, step::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(browser::plugin);
    app.add_plugins((
        storage::plugin,
        jobs::plugin,
        mipmaps::plugin,
        clipboard::plugin,
        downloads::plugin,
        device::plugin,
        screen::plugin,
        import::plugin,
        take_over::plugin,
        loading::plugin,
    ));
}
