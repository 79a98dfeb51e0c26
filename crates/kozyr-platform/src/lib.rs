//! The platform layer: system sets, storage, background jobs, import and export of files, the
//! network, and the device or browser that the app runs on.

pub mod assets;
pub mod attention;
pub mod bevy_plugins;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod clipboard;
pub mod clock;
pub mod device;
pub mod downloads;
mod egui_setup;
pub mod file_export;
pub mod import_export;
#[cfg(not(target_arch = "wasm32"))]
mod io_tasks;
pub mod jobs;
pub mod loading;
pub mod lock_hand_over;
pub mod mipmaps;
pub mod network;
pub mod opened_files;
pub mod pipeline;
pub mod screen;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod stop_signals;
pub mod storage;
pub mod system_sets;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod window_icon;

use bevy::prelude::*;

/// Adds every plugin of this crate to an app.
pub fn plugin(app: &mut App) {
    app.init_resource::<clock::Calendar>();
    app.add_plugins((egui_setup::plugin, system_sets::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(browser::plugin);
    app.add_plugins((
        storage::plugin,
        jobs::plugin,
        mipmaps::plugin,
        clipboard::plugin,
        downloads::plugin,
        network::plugin,
        attention::plugin,
        device::plugin,
        screen::plugin,
        opened_files::plugin,
        file_export::plugin,
        import_export::plugin,
        lock_hand_over::plugin,
        loading::plugin,
    ));
}
