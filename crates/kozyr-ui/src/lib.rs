//! User interface foundation: settings, language, theme, widgets, sound, accessibility and notices.

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

/// Adds all plugins of this crate.
pub fn plugin(app: &mut App) {
    // The plugins below read these while they are being added.
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
