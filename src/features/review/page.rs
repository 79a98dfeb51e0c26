//! The review as a page: how the match went, and where it turned.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use egui_plot::{HLine, Line, PlotPoints, Points, VLine};
use kozyr_core::game::{Record, Seat};

use super::{Opinion, Review, Reviewable};
use crate::{
    features::why::{self, Body, Page},
    look::{
        language::Language,
        panels::Panels,
        theme::{Palette, size, strong_font},
        widgets,
    },
    platform::screen::Menu,
    table::session::{Navigate, Session},
};

pub(crate) fn plugin_for<G: Reviewable>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<G>
            .run_if(resource_exists::<Session<G>>)
            .run_if(why::shows(Page::Review))
            .run_if(in_state(Menu::None))
            .run_if(in_state(G::SCREEN))
            .in_set(Panels::Review),
    );
}

fn show<G: Reviewable>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<G>>,
    review: Res<Review<G>>,
    body: Res<Body>,
    mut navigate: MessageWriter<Navigate>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut to = None;
    why::page(ctx, &palette, "review", *body, |ui| {
        let course = session.course();
        let positions = course.actions().len() + usize::from(course.to_act().is_some());
        if review.looked_at() < positions {
            let told = [("done", review.looked_at().into()), ("count", positions.into())];
            let text = language.format("review-progress", &told);
            ui.label(RichText::new(text).size(size::SMALL).color(palette.dim));
        }
        to = chart(ui, &palette, &language, &session, &review, 160.0);
        here(ui, &palette, &language, &session, &review);
        if let Some(since) = proved_since(&review) {
            let told = [("move", (since + 1).into())];
            ui.label(language.format("review-proved", &told));
        }
        for seat in Seat::all(session.game().seats()) {
            tally(ui, &palette, &language, course, &review, seat);
        }
        to = turning_points(ui, &palette, &language, course, &review).or(to);
    });
    navigate.write_batch(to.map(Navigate::To));
    Ok(())
}

/// A value from the side of the viewer.
fn seen<A>(opinion: &Opinion<A>, viewer: Seat, span: [f64; 2]) -> f64 {
    // What one side wins the other loses: mirrored about the middle of the scale.
    if opinion.seat == viewer { opinion.value } else { span[0] + span[1] - opinion.value }
}

/// How the match went as a line, in a chart so high; the moment of it that was pointed at.
pub fn chart<G: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<G>,
    review: &Review<G>,
    height: f32,
) -> Option<usize> {
    let viewer = session.viewer();
    let [least, most] = G::SPAN;
    let [low, high] = G::SPAN.map(|value| value * G::SCALE);
    let drawn_at = |at: usize, opinion: &Opinion<G::Action>| {
        [at as f64, seen(opinion, viewer, G::SPAN).clamp(least, most) * G::SCALE]
    };
    let points: Vec<[f64; 2]> = review
        .all()
        .filter(|(_, opinion)| G::OPEN || opinion.seat == viewer)
        .map(|(at, opinion)| drawn_at(at, opinion))
        .collect();
    let turns: Vec<[f64; 2]> = review
        .turning_points()
        .filter(|(_, opinion, _)| G::OPEN || opinion.seat == viewer)
        .map(|(at, opinion, _)| drawn_at(at, opinion))
        .collect();
    let up = format!("axis-review-{}", G::NAME);
    let plot = widgets::still_plot(ui, "review-chart", height, language, ["axis-move", &up])
        .include_y(low)
        .include_y(high)
        .include_x(0.0)
        .include_x(session.course().actions().len() as f64)
        .show_grid([false, true]);
    let now = session.record().actions().len() as f64;
    let drawn = widgets::show_plot(ui, plot, |plot| {
        if session.has_bar() {
            plot.vline(VLine::new("", now).color(palette.ink).width(1.5));
        }
        plot.hline(HLine::new("", (low + high) / 2.0).color(palette.dim).width(1.0));
        for turn in &turns {
            plot.vline(VLine::new("", turn[0]).color(palette.red.gamma_multiply(0.35)).width(1.0));
        }
        plot.line(Line::new("", PlotPoints::from(points)).color(palette.accent).width(2.5));
        plot.points(Points::new("", PlotPoints::from(turns)).color(palette.red).radius(4.0));
    });
    // The line of all moments does the same for the keyboard.
    let sense = egui::Sense::CLICK | egui::Sense::DRAG;
    let touched = ui.interact(*drawn.frame(), ui.id().with("review-chart-touch"), sense);
    let pointer = touched.interact_pointer_pos()?;
    let pressed = touched.is_pointer_button_down_on() || touched.clicked();
    let at = drawn.value_from_position(pointer).x.round().max(0.0) as usize;
    pressed.then(|| at.min(session.course().actions().len()))
}

/// What is thought of the moment that is seen.
fn here<G: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<G>,
    review: &Review<G>,
) {
    let at = session.record().actions().len();
    let Some(opinion) = review.of(at).filter(|_| session.has_bar()) else { return };
    let who = language.subject(session.record(), opinion.seat);
    let head = match opinion.played {
        Some((played, _)) => format!("{}. {}", at + 1, G::report(&who, played, language)),
        None => format!("{}. {}", at + 1, who.name),
    };
    ui.label(RichText::new(head).font(strong_font(14.0)));
    let told = [
        ("value", G::amount(opinion.value, language).into()),
        ("best", G::plan(&opinion.best, language).into()),
    ];
    let text = RichText::new(language.format("review-here", &told));
    ui.label(text.size(13.5).color(palette.dim));
}

/// From which decision on everything is proved; `None` if the last one is not.
fn proved_since<G: Reviewable>(review: &Review<G>) -> Option<usize> {
    review.all().fold(None, |since, (at, one)| if one.exact { since.or(Some(at)) } else { None })
}

/// How well one side decided.
fn tally<G: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    record: &Record<G>,
    review: &Review<G>,
    seat: Seat,
) {
    let losses = review.losses(seat);
    if losses.is_empty() {
        return;
    }
    let best = review.accuracy(seat).best;
    let told = [
        ("name", language.subject(record, seat).name.into()),
        ("best", best.into()),
        ("count", losses.len().into()),
        ("lost", G::amount(G::total(&losses), language).into()),
    ];
    let text = language.format(&format!("review-tally-{}", G::NAME), &told);
    ui.label(RichText::new(text).size(13.5).color(palette.dim));
}

/// The decisions that turned the match, to be gone to; the one that was chosen.
fn turning_points<G: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    course: &Record<G>,
    review: &Review<G>,
) -> Option<usize> {
    let mut to = None;
    let mut any = false;
    for (at, opinion, lost) in review.turning_points() {
        if !any {
            let head = RichText::new(language.text("review-turning-points"));
            ui.label(head.font(strong_font(size::BODY)));
        }
        any = true;
        let Some((played, _)) = opinion.played else { continue };
        let who = language.subject(course, opinion.seat);
        let deed = format!("{}. {}", at + 1, G::report(&who, played, language));
        let told = [
            ("lost", G::amount(lost, language).into()),
            ("best", G::plan(&opinion.best, language).into()),
        ];
        let key = if opinion.exact { "review-better-proved" } else { "review-better" };
        if widgets::moment(ui, palette, &deed, &language.format(key, &told)).clicked() {
            to = Some(at);
        }
    }
    let all = review.looked_at() == course.actions().len();
    if !any && all && course.outcome().is_some() {
        ui.label(language.text("review-no-turning-points"));
    }
    to
}
