//! Charts of statistics over time.

use bevy_egui::egui::{self, RichText, Ui};
use egui_plot::{HLine, Line, PlotPoints, Points, Polygon};
use kozyr_core::statistics::{ANCHOR_RATING, CurveMetric, GameLogEntry, WINDOW_GAMES, curve};

use super::filtered_games::FilteredGames;
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets,
};

/// Shows the curve of a metric with its meaning and the dates of its games, or a text if there are
/// no values.
pub(crate) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    filtered: &FilteredGames,
    metric: CurveMetric,
) {
    let points = curve(&filtered.entries, metric);
    let key = match metric {
        CurveMetric::Rating => "statistics-curve-rating-line",
        CurveMetric::Score => "statistics-curve-score-line",
        CurveMetric::DiscDifference => "statistics-curve-discs-line",
        CurveMetric::Accuracy => "statistics-curve-accuracy-line",
    };
    let line = language.format(key, &[("count", WINDOW_GAMES.into())]);
    ui.label(RichText::new(line).size(size::SMALL).color(palette.dim));
    if points.is_empty() {
        let empty_key = match metric {
            CurveMetric::Rating => "statistics-no-rated",
            CurveMetric::Accuracy => "statistics-no-reviews",
            _ => "statistics-no-points",
        };
        ui.label(language.text(empty_key));
        return;
    }
    draw(ui, palette, language, metric, &points, filtered.entries.len());
    show_dates(ui, palette, &filtered.entries);
}

/// Draws the curve with a baseline and, where the deviation of values is known, a band of one
/// deviation around it. `points` are game number, value and deviation; `games` is the last game
/// number on the axis.
fn draw(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    metric: CurveMetric,
    points: &[(usize, f64, Option<f64>)],
    games: usize,
) {
    // Shares are shown in percent.
    let unit =
        if matches!(metric, CurveMetric::Score | CurveMetric::Accuracy) { 100.0 } else { 1.0 };
    let baseline = match metric {
        CurveMetric::Rating => ANCHOR_RATING,
        CurveMetric::Score | CurveMetric::Accuracy => 50.0,
        CurveMetric::DiscDifference => 0.0,
    };
    let value_axis = match metric {
        CurveMetric::Rating => "axis-rating",
        CurveMetric::Score => "axis-score",
        CurveMetric::DiscDifference => "axis-discs",
        CurveMetric::Accuracy => "axis-accuracy",
    };
    let locale = language.locale();
    let mut plot =
        widgets::static_plot(ui, "statistics-chart", 200.0, language, ["axis-game", value_axis])
            .include_x(0.5)
            .include_x(games as f64 + 0.5)
            .include_y(baseline)
            .show_grid([false, true])
            .y_axis_formatter(move |mark, _| match metric {
                CurveMetric::DiscDifference => locale.format_signed(mark.value, 0),
                CurveMetric::Rating => format!("{:.0}", mark.value),
                CurveMetric::Score | CurveMetric::Accuracy => locale.format_percent(mark.value),
            });
    if unit == 100.0 {
        plot = plot.include_y(0.0).include_y(100.0);
    }
    let to_point = |(game, value, _): &(usize, f64, Option<f64>)| [*game as f64, value * unit];
    let line: Vec<[f64; 2]> = points.iter().map(to_point).collect();
    let band_edge = |sign: f64| {
        points.iter().filter_map(move |&(game, value, deviation)| {
            Some([game as f64, value * unit + sign * deviation?])
        })
    };
    let band: Vec<[f64; 2]> = band_edge(1.0).chain(band_edge(-1.0).rev()).collect();
    widgets::show_plot(ui, plot, |plot| {
        plot.hline(HLine::new("", baseline).color(palette.dim).width(1.0));
        // With a single value, draw a point without a band.
        if band.len() > 2 {
            let fill = palette.accent.gamma_multiply(0.18);
            let shape = Polygon::new("", PlotPoints::from(band)).fill_color(fill);
            plot.polygon(shape.stroke(egui::Stroke::NONE));
        }
        if let [only] = line[..] {
            let point = Points::new("", PlotPoints::from(vec![only]));
            plot.points(point.color(palette.accent).radius(4.0));
        }
        plot.line(Line::new("", PlotPoints::from(line)).color(palette.accent).width(2.5));
    });
}

/// Shows the dates (UTC) of the first and last game at the ends of the chart; nothing without
/// games.
fn show_dates(ui: &mut Ui, palette: &Palette, entries: &[&GameLogEntry]) {
    let day = |entry: &&GameLogEntry| {
        let date = kozyr_core::statistics::UtcDateTime::from_unix_seconds(entry.ended);
        RichText::new(format!("{:04}-{:02}-{:02}", date.year, date.month, date.day))
            .size(size::SMALL)
            .color(palette.dim)
    };
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return };
    ui.horizontal(|ui| {
        ui.label(day(first));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ui.label(day(last)));
    });
}
