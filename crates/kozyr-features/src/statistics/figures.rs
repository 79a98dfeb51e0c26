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

/// Shows the statistics of the filtered games, in as many columns as fit.
pub(crate) fn show(ui: &mut Ui, palette: &Palette, language: &Language, shown: &FilteredGames) {
    const LEAST: f32 = 148.0;
    const GAP: f32 = 8.0;
    let scale = kozyr_ui::theme::text_scale(ui.ctx());
    let columns = ((ui.available_width() + GAP) / (LEAST * scale + GAP)).floor().max(1.0) as usize;
    let columns = columns.min(4);
    ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
    for row in figures(language, shown).chunks(columns) {
        widgets::columns(ui, columns, |columns| {
            for (column, figure) in columns.iter_mut().zip(row) {
                draw(column, palette, figure);
            }
        });
    }
}

fn draw(ui: &mut Ui, palette: &Palette, figure: &StatisticTile) {
    egui::Frame::new().fill(palette.inset).corner_radius(14).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let value = RichText::new(&figure.value).font(strong_font(size::HEADING));
        ui.add(egui::Label::new(value.color(palette.ink)).wrap());
        let meaning = RichText::new(&figure.meaning).size(size::SMALL).color(palette.dim);
        ui.add(egui::Label::new(meaning).wrap());
    });
}

fn figures(language: &Language, shown: &FilteredGames) -> Vec<StatisticTile> {
    let figure = |value: String, key: &str| StatisticTile { value, meaning: language.text(key) };
    let summary = &shown.summary;
    let mut figures = vec![
        figure(format_rating(shown.rating), "statistics-rating"),
        figure(summary.games().to_string(), "statistics-games"),
        figure(format_share(summary.score()), "statistics-score"),
        figure(
            format!("{} · {} · {}", summary.won, summary.drawn, summary.lost),
            "statistics-won-drawn-lost",
        ),
        streak(language, summary.streak),
        figure(summary.streak.best.to_string(), "statistics-best-streak"),
    ];
    match shown.count.statistic {
        Some(GameStatistic::Fools) => {
            figures.push(figure(summary.fools.to_string(), "statistics-fools"));
        }
        Some(GameStatistic::Discs) => {
            let lead = summary.discs.map_or_else(|| "–".into(), |discs| format_signed(discs, 1));
            figures.push(figure(lead, "statistics-discs"));
        }
        None => {}
    }
    figures.push(figure(format_share(summary.accuracy.share()), "statistics-accuracy"));
    figures
}

/// A rating with its deviation.
pub fn format_rating(rating: Rating) -> String {
    format!("{:.0} ± {:.0}", rating.rating, rating.deviation)
}

fn streak(language: &Language, streak: Streak) -> StatisticTile {
    let (count, key) = match streak {
        Streak { losses: 1.., .. } => (streak.losses, "statistics-losing-streak"),
        _ => (streak.wins, "statistics-streak"),
    };
    StatisticTile { value: count.to_string(), meaning: language.text(key) }
}

/// A share of 1 in percent.
pub(crate) fn format_share(share: Option<f64>) -> String {
    share.map_or_else(|| "–".into(), |share| format!("{:.0} %", share * 100.0))
}

/// A value with its sign and this many decimals.
pub(crate) fn format_signed(value: f64, decimals: usize) -> String {
    format!("{value:+.decimals$}").replacen('-', "−", 1)
}
