//! What is heard, felt and seen to move.

use bevy_egui::egui;

use super::fields::{choose, switches};
use crate::look::{
    language::Language,
    settings::{Movement, Pace, Settings},
    theme::Palette,
};

pub(crate) fn fields(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: &mut Settings,
) {
    // Four steps need no fine motor skill and no text.
    let volumes = [
        (0.0, "settings-sound-off"),
        (0.3, "settings-sound-soft"),
        (0.7, "settings-sound-normal"),
        (1.0, "settings-sound-loud"),
    ];
    choose(ui, palette, language, "settings-sound", &mut settings.volume, volumes);
    choose(ui, palette, language, "settings-music", &mut settings.music, volumes);
    switches(ui, palette, language, [(&mut settings.haptics, "settings-haptics")]);
    let paces = [
        (Pace::Slow, "settings-pace-slow"),
        (Pace::Normal, "settings-pace-normal"),
        (Pace::Fast, "settings-pace-fast"),
        (Pace::Still, "settings-pace-still"),
    ];
    choose(ui, palette, language, "settings-pace", &mut settings.pace, paces);
    let movements = [
        (Movement::System, "settings-movement-system"),
        (Movement::Full, "settings-movement-full"),
        (Movement::Reduced, "settings-movement-reduced"),
    ];
    choose(ui, palette, language, "settings-movement", &mut settings.movement, movements);
}
