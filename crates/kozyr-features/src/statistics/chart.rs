//! How figures went from game to game.

use bevy_egui::egui::{self, RichText, Ui};
use egui_plot::{HLine, Line, PlotPoints, Points, Polygon};
use kozyr_core::statistics::{ANCHOR, Curve, Entry, WINDOW, curve};

use super::{figures::signed, filtered_games::Shown};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size},
    widgets,
};

/// The curve that is chosen, with what it means and when its games were.
pub(crate) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    shown: &Shown,
    which: Curve,
) {
    let points = curve(&shown.entries, which);
    let key = match which {
        Curve::Rating => "statistics-curve-rating-line",
        Curve::Score => "statistics-curve-score-line",
        Curve::Discs => "statistics-curve-discs-line",
        Curve::Accuracy => "statistics-curve-accuracy-line",
    };
    let line = language.format(key, &[("count", WINDOW.into())]);
    ui.label(RichText::new(line).size(size::SMALL).color(palette.dim));
    if points.is_empty() {
        let none = match which {
            Curve::Rating => "statistics-no-rated",
            Curve::Accuracy => "statistics-no-reviews",
            _ => "statistics-no-points",
        };
        ui.label(language.text(none));
        return;
    }
    draw(ui, palette, language, which, &points, shown.entries.len());
    dates(ui, palette, &shown.entries);
}

fn draw(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    which: Curve,
    points: &[(usize, f64, Option<f64>)],
    games: usize,
) {
    // Shares are read in percent.
    let unit = if matches!(which, Curve::Score | Curve::Accuracy) { 100.0 } else { 1.0 };
    let middle = match which {
        Curve::Rating => ANCHOR,
        Curve::Score | Curve::Accuracy => 50.0,
        Curve::Discs => 0.0,
    };
    let up = match which {
        Curve::Rating => "axis-rating",
        Curve::Score => "axis-score",
        Curve::Discs => "axis-discs",
        Curve::Accuracy => "axis-accuracy",
    };
    let mut plot = widgets::still_plot(ui, "statistics-chart", 200.0, language, ["axis-game", up])
        .include_x(0.5)
        .include_x(games as f64 + 0.5)
        .include_y(middle)
        .show_grid([false, true])
        .y_axis_formatter(move |mark, _| match which {
            Curve::Discs => signed(mark.value, 0),
            Curve::Rating => format!("{:.0}", mark.value),
            Curve::Score | Curve::Accuracy => format!("{:.0} %", mark.value),
        });
    if unit == 100.0 {
        plot = plot.include_y(0.0).include_y(100.0);
    }
    let at = |(game, value, _): &(usize, f64, Option<f64>)| [*game as f64, value * unit];
    let line: Vec<[f64; 2]> = points.iter().map(at).collect();
    let edge = |sign: f64| {
        points.iter().filter_map(move |&(game, value, deviation)| {
            Some([game as f64, value * unit + sign * deviation?])
        })
    };
    let band: Vec<[f64; 2]> = edge(1.0).chain(edge(-1.0).rev()).collect();
    widgets::show_plot(ui, plot, |plot| {
        plot.hline(HLine::new("", middle).color(palette.dim).width(1.0));
        // One figure is a point; its band would be a line.
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

/// The days of the first and of the last game, at the ends of the chart.
fn dates(ui: &mut Ui, palette: &Palette, entries: &[&Entry]) {
    let day = |entry: &&Entry| {
        let date = kozyr_core::statistics::Date::of_unix(entry.ended);
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
