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

/// A value from the viewer's point of view.
fn viewer_value<A>(opinion: &Opinion<A>, viewer: Seat, span: [f64; 2]) -> f64 {
    // The game is zero-sum, so the other side's value is mirrored about the middle of the scale.
    if opinion.seat == viewer { opinion.value } else { span[0] + span[1] - opinion.value }
}

/// Draws the course of the match as a chart of this height. Returns the position selected on it, as
/// a number of actions.
pub fn draw_chart<U: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<U::Rules>,
    review: &Review<U>,
    height: f32,
) -> Option<usize> {
    let viewer = session.viewer();
    let [least, most] = U::CHART_RANGE;
    let [low, high] = U::CHART_RANGE.map(|value| value * U::CHART_SCALE);
    let drawn_at = |at: usize, opinion: &Opinion<ActionOf<U>>| {
        [
            at as f64,
            viewer_value(opinion, viewer, U::CHART_RANGE).clamp(least, most) * U::CHART_SCALE,
        ]
    };
    let points: Vec<[f64; 2]> = review
        .opinions()
        .filter(|(_, opinion)| U::HAS_PERFECT_INFORMATION || opinion.seat == viewer)
        .map(|(at, opinion)| drawn_at(at, opinion))
        .collect();
    let turns: Vec<[f64; 2]> = review
        .turning_points()
        .filter(|(_, opinion)| U::HAS_PERFECT_INFORMATION || opinion.seat == viewer)
        .map(|(at, opinion)| drawn_at(at, opinion))
        .collect();
    let up = format!("axis-review-{}", U::NAME);
    let plot = widgets::static_plot(ui, "review-chart", height, language, ["axis-move", &up])
        .include_y(low)
        .include_y(high)
        .include_x(0.0)
        .include_x(session.full_record().actions().len() as f64)
        .show_grid([false, true]);
    let now = session.record().actions().len() as f64;
    let drawn = widgets::show_plot(ui, plot, |plot| {
        if session.has_replay_bar() {
            plot.vline(VLine::new("", now).color(palette.ink).width(1.5));
        }
        plot.hline(HLine::new("", (low + high) / 2.0).color(palette.dim).width(1.0));
        for turn in &turns {
            plot.vline(VLine::new("", turn[0]).color(palette.red.gamma_multiply(0.35)).width(1.0));
        }
        plot.line(Line::new("", PlotPoints::from(points)).color(palette.accent).width(2.5));
        plot.points(Points::new("", PlotPoints::from(turns)).color(palette.red).radius(4.0));
    });
    // The timeline offers the same to the keyboard.
    let sense = egui::Sense::CLICK | egui::Sense::DRAG;
    let touched = ui.interact(*drawn.frame(), ui.id().with("review-chart-touch"), sense);
    let pointer = touched.interact_pointer_pos()?;
    let pressed = touched.is_pointer_button_down_on() || touched.clicked();
    let at = drawn.value_from_position(pointer).x.round().max(0.0) as usize;
    pressed.then(|| at.min(session.full_record().actions().len()))
}
