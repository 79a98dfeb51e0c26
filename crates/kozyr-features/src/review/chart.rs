//! The chart of a match, with its turning points.

use crate::game_ui::ActionOf;
use bevy_egui::egui;
use egui_plot::{HLine, Line, PlotPoints, Points, VLine};
use kozyr_core::game::Seat;

use super::{
    findings::Review,
    opinion::{Opinion, Reviewable},
};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, theme::Palette, widgets};

/// The value of an opinion from the viewer's point of view; `range` is the range of values.
fn viewer_value<A>(opinion: &Opinion<A>, viewer: Seat, range: [f64; 2]) -> f64 {
    // The game is zero-sum, so the other side's value is mirrored about the middle of the scale.
    if opinion.seat == viewer { opinion.value } else { range[0] + range[1] - opinion.value }
}

/// Draws the values judged so far from the viewer's point of view, as a chart of this height in
/// points; in a game with hidden information, only those of the viewer's decisions. Returns the
/// position pressed on it, as a number of actions.
pub fn draw_chart<U: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<U::Rules>,
    review: &Review<U>,
    height: f32,
) -> Option<usize> {
    let viewer = session.viewer();
    let [min, max] = U::CHART_RANGE;
    let [low, high] = U::CHART_RANGE.map(|value| value * U::CHART_SCALE);
    let point_of = |ply: usize, opinion: &Opinion<ActionOf<U>>| {
        [ply as f64, viewer_value(opinion, viewer, U::CHART_RANGE).clamp(min, max) * U::CHART_SCALE]
    };
    let points: Vec<[f64; 2]> = review
        .opinions()
        .filter(|(_, opinion)| U::HAS_PERFECT_INFORMATION || opinion.seat == viewer)
        .map(|(ply, opinion)| point_of(ply, opinion))
        .collect();
    let turning_points: Vec<[f64; 2]> = review
        .turning_points()
        .filter(|(_, opinion)| U::HAS_PERFECT_INFORMATION || opinion.seat == viewer)
        .map(|(ply, opinion)| point_of(ply, opinion))
        .collect();
    let value_axis = format!("axis-review-{}", U::NAME);
    let plot =
        widgets::static_plot(ui, "review-chart", height, language, ["axis-move", &value_axis])
            .include_y(low)
            .include_y(high)
            .include_x(0.0)
            .include_x(session.full_record().actions().len() as f64)
            .show_grid([false, true]);
    let current_ply = session.record().actions().len() as f64;
    let chart = widgets::show_plot(ui, plot, |plot| {
        if session.has_replay_bar() {
            plot.vline(VLine::new("", current_ply).color(palette.ink).width(1.5));
        }
        plot.hline(HLine::new("", (low + high) / 2.0).color(palette.dim).width(1.0));
        for point in &turning_points {
            plot.vline(VLine::new("", point[0]).color(palette.red.gamma_multiply(0.35)).width(1.0));
        }
        plot.line(Line::new("", PlotPoints::from(points)).color(palette.accent).width(2.5));
        plot.points(
            Points::new("", PlotPoints::from(turning_points)).color(palette.red).radius(4.0),
        );
    });
    // The timeline offers the same to the keyboard.
    let sense = egui::Sense::CLICK | egui::Sense::DRAG;
    let touched = ui.interact(*chart.frame(), ui.id().with("review-chart-touch"), sense);
    let pointer = touched.interact_pointer_pos()?;
    let pressed = touched.is_pointer_button_down_on() || touched.clicked();
    let ply = chart.value_from_position(pointer).x.round().max(0.0) as usize;
    pressed.then(|| ply.min(session.full_record().actions().len()))
}
