//! Settings of sound, vibration and motion.

use bevy_egui::egui::{self, Rect, vec2};

use super::fields::{choose, switches};
use kozyr_ui::{
    language::Language,
    settings::{AnimationSpeed, MotionMode, Settings},
    theme::Palette,
    widgets,
};

/// Draws the settings for sound, music, motion and vibration. Updates `settings` with the player's
/// choices.
pub(crate) fn fields(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: &mut Settings,
) {
    let sound_pane = |ui: &mut egui::Ui| {
        // Four steps need neither fine motor skills nor text.
        let volumes = [
            (0.0, "settings-sound-off"),
            (0.3, "settings-sound-soft"),
            (0.7, "settings-sound-normal"),
            (1.0, "settings-sound-loud"),
        ]
        .map(|(volume, key)| (volume, language.text(key)));
        for (heading, volume) in [
            ("settings-sound", &mut settings.sound_volume),
            ("settings-music", &mut settings.music_volume),
        ] {
            widgets::caption(ui, palette, &language.text(heading));
            widgets::swatches(ui, palette, volume, &volumes, |ui, volume, at| {
                loudness(ui, palette, volume, at);
            });
        }
    };
    let motion_pane = |ui: &mut egui::Ui| {
        let speeds = [
            (AnimationSpeed::Slow, "settings-pace-slow"),
            (AnimationSpeed::Normal, "settings-pace-normal"),
            (AnimationSpeed::Fast, "settings-pace-fast"),
            (AnimationSpeed::Off, "settings-pace-still"),
        ];
        choose(ui, palette, language, "settings-pace", &mut settings.pace, speeds);
        let modes = [
            (MotionMode::System, "settings-movement-system"),
            (MotionMode::Full, "settings-movement-full"),
            (MotionMode::Reduced, "settings-movement-reduced"),
        ];
        choose(ui, palette, language, "settings-movement", &mut settings.movement, modes);
        switches(ui, palette, language, [(&mut settings.haptics, "settings-haptics")]);
    };
    widgets::two_panes(ui, sound_pane, motion_pane);
}

/// Draws four rising bars. More of them are bright for a higher volume: none at 0, all at 1.
fn loudness(ui: &egui::Ui, palette: &Palette, volume: f32, at: Rect) {
    const BARS: [f32; 4] = [0.28, 0.52, 0.76, 1.0];
    let bottom_left = at.center() + vec2(-23.0, 17.0);
    for (index, height) in BARS.into_iter().enumerate() {
        let corner = bottom_left + vec2(12.0 * index as f32, -34.0 * height);
        let bar = Rect::from_min_size(corner, vec2(8.0, 34.0 * height));
        let threshold = if index == 0 { 0.0 } else { BARS[index - 1] };
        let ink = if volume > threshold { palette.accent } else { palette.bar.gamma_multiply(0.5) };
        ui.painter().rect_filled(bar, 3, ink);
    }
}
