//! The shell around the games: home screen, menus, back navigation and resuming.

pub mod back_navigation;
pub mod confirm_leave;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod environment;
pub mod haptics;
pub mod home;
pub mod links;
pub mod menus;
pub mod resume;
#[cfg(not(target_arch = "wasm32"))]
pub mod splash;
pub(crate) mod storage_issue;
pub mod wake_lock;
pub mod welcome;

use bevy::prelude::*;

/// Adds every plugin of this crate to an app.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        links::plugin,
        haptics::plugin,
        wake_lock::plugin,
        home::plugin,
        menus::plugin,
        back_navigation::plugin,
        resume::plugin,
        confirm_leave::plugin,
        welcome::plugin,
    ));
    // Web pages have their own splash screen.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(splash::plugin);
    #[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
    app.add_plugins(environment::plugin);
}
