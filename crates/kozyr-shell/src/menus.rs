//! Menus over a screen: pause, settings, help, data, credits.

mod credits;
mod data;
pub mod help;
mod pause;
mod settings;

use bevy::prelude::*;

pub use settings::SettingsTab as SettingsPart;

/// Adds the menus.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((pause::plugin, settings::plugin, help::plugin, data::plugin, credits::plugin));
}
