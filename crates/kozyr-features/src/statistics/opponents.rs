//! The player's results against each opponent.

use bevy_egui::egui::{self, RichText, Sense, Ui, pos2, vec2};
use kozyr_core::statistics::Summary;

use super::{figures::format_share, filtered_games::FilteredGames};
use kozyr_ui::{
    faces::{self, Expression},
    language::Language,
    theme::{Palette, size, strong_font},
    widgets,
};

/// The side of the face next to a row, in points.
const FACE: f32 = 52.0;

/// Draws a row for each opponent met, the most frequent first; those who have lost to the player
/// look wary.
pub(crate) fn show(ui: &mut Ui, palette: &Palette, language: &Language, filtered: &FilteredGames) {
    widgets::caption(ui, palette, &language.text("statistics-opponents"));
    for (opponent, summary) in &filtered.opponents {
        let mut line = describe_results(language, summary);
        if let Some(strength) = filtered.strength(opponent) {
            let rating = [("rating", format!("{strength:.0}").into())];
            line = format!("{line} · {}", language.format("strength", &rating));
        }
        ui.horizontal(|ui| {
            let (face, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::hover());
            let expression = if summary.won > 0 { Expression::Wary } else { Expression::Confident };
            faces::draw(ui.painter(), face, filtered.animal(opponent), expression);
            ui.vertical(|ui| {
                show_row(ui, palette, language, &language.opponent_name(opponent), &line, summary)
            });
        });
    }
}

/// The numbers of games, wins, draws and losses against an opponent, in words.
pub fn describe_results(language: &Language, summary: &Summary) -> String {
    let arguments = [
        ("games", summary.games().into()),
        ("won", summary.won.into()),
        ("drawn", summary.drawn.into()),
        ("lost", summary.lost.into()),
    ];
    language.format("statistics-against", &arguments)
}

/// Draws the name, the score in percent, a bar with the shares of wins and draws, and a line of
/// text.
fn show_row(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    name: &str,
    line: &str,
    summary: &Summary,
) {
    const BAR: f32 = 8.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.add_space(6.0);
    let percentage = format_share(summary.score(), language);
    ui.horizontal(|ui| {
        let layout = egui::Layout::right_to_left(egui::Align::Center);
        ui.with_layout(layout, |ui| {
            ui.label(RichText::new(percentage).font(strong_font(size::BODY)));
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(RichText::new(name).font(strong_font(size::BODY))).wrap());
            });
        });
    });
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    ui.painter().rect_filled(bar, BAR / 2.0, palette.inset);
    let games = f64::from(summary.games().max(1));
    let part_width = |count: u32| (f64::from(count) / games) as f32 * bar.width();
    let won = egui::Rect::from_min_size(bar.min, vec2(part_width(summary.won), BAR));
    let drawn = egui::Rect::from_min_size(
        pos2(won.right(), bar.top()),
        vec2(part_width(summary.drawn), BAR),
    );
    ui.painter().rect_filled(won, BAR / 2.0, palette.accent);
    ui.painter().rect_filled(drawn, 0.0, palette.bar);
    ui.add(egui::Label::new(RichText::new(line).size(size::SMALL).color(palette.dim)).wrap());
}
