//! Summary statistics as tiles.

use bevy_egui::egui::{self, RichText, Ui};
use kozyr_core::statistics::{Rating, Streak};

use super::{counted_games::GameStatistic, filtered_games::FilteredGames};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets,
};

/// A value and its meaning.
struct StatisticTile {
    value: String,
    meaning: String,
}

/// Shows the summary of the filtered games as tiles, in as many columns as fit, up to four.
pub(crate) fn show(ui: &mut Ui, palette: &Palette, language: &Language, filtered: &FilteredGames) {
    const LEAST: f32 = 148.0;
    const GAP: f32 = 8.0;
    let scale = kozyr_ui::theme::text_scale(ui.ctx());
    let columns = ((ui.available_width() + GAP) / (LEAST * scale + GAP)).floor().max(1.0) as usize;
    let columns = columns.min(4);
    ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
    for row in tiles(language, filtered).chunks(columns) {
        widgets::columns(ui, columns, |columns| {
            for (column, figure) in columns.iter_mut().zip(row) {
                draw_tile(column, palette, figure);
            }
        });
    }
}

/// Draws a tile: the value above its meaning.
fn draw_tile(ui: &mut Ui, palette: &Palette, figure: &StatisticTile) {
    egui::Frame::new().fill(palette.inset).corner_radius(14).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let value = RichText::new(&figure.value).font(strong_font(size::HEADING));
        ui.add(egui::Label::new(value.color(palette.ink)).wrap());
        let meaning = RichText::new(&figure.meaning).size(size::SMALL).color(palette.dim);
        ui.add(egui::Label::new(meaning).wrap());
    });
}

/// The tiles with the summary of the filtered games: rating, score, streaks and others.
fn tiles(language: &Language, filtered: &FilteredGames) -> Vec<StatisticTile> {
    let tile = |value: String, key: &str| StatisticTile { value, meaning: language.text(key) };
    let summary = &filtered.summary;
    let mut figures = vec![
        tile(format_rating(filtered.rating), "statistics-rating"),
        tile(summary.games().to_string(), "statistics-games"),
        tile(format_share(summary.score(), language), "statistics-score"),
        tile(
            format!("{} · {} · {}", summary.won, summary.drawn, summary.lost),
            "statistics-won-drawn-lost",
        ),
        streak(language, summary.streak),
        tile(summary.streak.best.to_string(), "statistics-best-streak"),
    ];
    match filtered.count.statistic {
        Some(GameStatistic::Fools) => {
            figures.push(tile(summary.fools.to_string(), "statistics-fools"));
        }
        Some(GameStatistic::Discs) => {
            let lead = summary.discs.map_or_else(|| "–".into(), |discs| language.signed(discs, 1));
            figures.push(tile(lead, "statistics-discs"));
        }
        None => {}
    }
    figures.push(tile(format_share(summary.accuracy.share(), language), "statistics-accuracy"));
    figures
}

/// A rating with its deviation, such as `1500 ± 80`.
pub fn format_rating(rating: Rating) -> String {
    format!("{:.0} ± {:.0}", rating.rating, rating.deviation)
}

/// The tile of the current losing streak or, if the last game was not lost, of the winning streak,
/// which may be 0.
fn streak(language: &Language, streak: Streak) -> StatisticTile {
    let (count, key) = match streak {
        Streak { losses: 1.., .. } => (streak.losses, "statistics-losing-streak"),
        _ => (streak.wins, "statistics-streak"),
    };
    StatisticTile { value: count.to_string(), meaning: language.text(key) }
}

/// A share from 0 to 1 as a percentage; a dash for `None`.
pub(crate) fn format_share(share: Option<f64>, language: &Language) -> String {
    share.map_or_else(|| "–".into(), |share| language.percent(share * 100.0))
}
