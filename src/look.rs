//! How things look, sound and are told: settings, language, theme, widgets, accessibility, notices.

pub mod accessibility;
pub mod audio;
pub mod language;
pub mod locale;
pub mod notices;
pub mod settings;
pub mod system_preferences;
pub mod theme;
pub mod widgets;
