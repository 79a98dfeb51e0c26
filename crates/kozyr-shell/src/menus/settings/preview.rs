//! A preview of the table with the current settings.

use bevy_egui::egui::{self, Sense, lerp, vec2};

use kozyr_features::decorations::DecorationRegistry;
use kozyr_ui::{settings::Settings, theme::Palette};

/// Draws a part of the table with some pieces of each game, side by side, in these settings.
pub(crate) fn draw(
    ui: &mut egui::Ui,
    palette: &Palette,
    decorations: &DecorationRegistry,
    settings: &Settings,
) {
    const HEIGHT: f32 = 128.0;
    let (cloth, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    ui.painter().rect_filled(cloth, 18, palette.felt);
    let count = decorations.samples().count() as f32;
    for (index, sample) in decorations.samples().enumerate() {
        let edge = |index: usize| lerp(cloth.x_range(), index as f32 / count);
        let cell = egui::Rect::from_x_y_ranges(edge(index)..=edge(index + 1), cloth.y_range());
        sample(ui, palette, settings, cell);
    }
}
