//! The results of recent games as small bars.

use bevy_egui::egui::{Rect, RichText, Sense, Stroke, Ui, WidgetInfo, WidgetType, vec2};
use kozyr_core::statistics::PlayerResult;

use super::filtered_games::FilteredGames;
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
};

/// The maximum number of games shown.
const MAX_GAMES: usize = 24;

/// Draws the results of the last 24 games or fewer, latest on the right: a bar up for a win, down
/// for a loss, a short one across the middle for a draw.
pub(super) fn show(ui: &mut Ui, palette: &Palette, language: &Language, filtered: &FilteredGames) {
    const HEIGHT: f32 = 44.0;
    const WIDEST: f32 = 18.0;
    let last = &filtered.entries[filtered.entries.len().saturating_sub(MAX_GAMES)..];
    let caption = language.format("statistics-form", &[("count", last.len().into())]);
    ui.label(RichText::new(&caption).size(size::SMALL).color(palette.dim));
    let (row, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let count = |result| last.iter().filter(|entry| entry.result == result).count();
    let arguments = [
        ("games", last.len().into()),
        ("won", count(PlayerResult::Won).into()),
        ("drawn", count(PlayerResult::Drawn).into()),
        ("lost", count(PlayerResult::Lost).into()),
    ];
    let description = format!("{caption} {}", language.format("statistics-against", &arguments));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &description));
    let painter = ui.painter();
    painter.hline(row.x_range(), row.center().y, Stroke::new(1.0, palette.line));
    let step = (row.width() / MAX_GAMES as f32).min(WIDEST * 1.35);
    for (index, entry) in last.iter().enumerate() {
        let half = HEIGHT / 2.0 - 2.0;
        let (from, to, ink) = match entry.result {
            PlayerResult::Won => (-half, 0.0, palette.accent),
            PlayerResult::Drawn => (-3.0, 3.0, palette.dim),
            PlayerResult::Lost => (0.0, half, palette.bar),
        };
        let center = row.left() + step * (index as f32 + 0.5);
        let x = center - step * 0.36..=center + step * 0.36;
        let y = row.center().y + from..=row.center().y + to;
        painter.rect_filled(Rect::from_x_y_ranges(x, y), 3, ink);
    }
}
