//! How things look, sound and are told: settings, language, theme, widgets, accessibility, notices.

pub mod accessibility;
pub mod audio;
pub mod faces;
pub mod language;
pub mod locale;
pub mod notices;
pub mod panels;
pub mod player_names;
pub mod settings;
pub mod system_preferences;
pub mod theme;
pub mod widgets;

use bevy::prelude::*;

/// Adds all of this crate to an app.
pub fn plugin(app: &mut App) {
    // What follows asks them as soon as it is added.
    app.add_plugins((settings::plugin, system_preferences::plugin));
    app.add_plugins((
        language::plugin,
        panels::plugin,
        theme::plugin,
        audio::plugin,
        notices::plugin,
        accessibility::plugin,
    ));
}
