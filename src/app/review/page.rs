//! The review as a page: how the match went, and where it turned.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use egui_plot::{HLine, Line, PlotPoints, Points, VLine};

use super::{Judged, Opinion, Review};
use crate::{
    app::{
        language::Language,
        screen::Menu,
        session::Session,
        theme::{DrawPanels, Palette, size, strong_font},
        why::{self, Body, Page},
        widget,
    },
    game::{Record, Seat},
};

pub(super) fn plugin_for<G: Judged>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<G>
            .run_if(resource_exists::<Session<G>>)
            .run_if(why::shows(Page::Review))
            .run_if(in_state(Menu::None))
            .run_if(in_state(G::SCREEN))
            .in_set(DrawPanels),
    );
}

fn show<G: Judged>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<G>>,
    review: Res<Review<G>>,
    body: Res<Body>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    why::page(ctx, "review", *body, |ui| {
        let positions =
            session.record().actions().len() + usize::from(session.record().to_act().is_some());
        if review.looked_at() < positions {
            let told = [("done", review.looked_at().into()), ("count", positions.into())];
            let text = language.format("review-progress", &told);
            ui.label(RichText::new(text).size(size::SMALL).color(palette.dim));
        }
        chart(ui, &palette, &session, &review);
        if let Some(since) = proved_since(&review) {
            let told = [("move", (since + 1).into())];
            ui.label(language.format("review-proved", &told));
        }
        for seat in Seat::all(session.game().seats()) {
            tally(ui, &palette, &language, session.record(), &review, seat);
        }
        turning_points(ui, &palette, &language, &session, &review);
    });
    Ok(())
}

/// A value from the side of the viewer.
fn seen<A>(opinion: &Opinion<A>, viewer: Seat, span: [f64; 2]) -> f64 {
    // What one side wins the other loses: mirrored about the middle of the scale.
    if opinion.seat == viewer { opinion.value } else { span[0] + span[1] - opinion.value }
}

fn chart<G: Judged>(
    ui: &mut egui::Ui,
    palette: &Palette,
    session: &Session<G>,
    review: &Review<G>,
) {
    let viewer = session.viewer();
    let [least, most] = G::SPAN;
    let points: Vec<[f64; 2]> = review
        .all()
        .filter(|(_, opinion)| G::OPEN || opinion.seat == viewer)
        .map(|(at, opinion)| [at as f64, seen(opinion, viewer, G::SPAN).clamp(least, most)])
        .collect();
    let turns: Vec<[f64; 2]> = turning::<G>(review)
        .filter(|(_, opinion, _)| G::OPEN || opinion.seat == viewer)
        .map(|(at, opinion, _)| [at as f64, seen(opinion, viewer, G::SPAN).clamp(least, most)])
        .collect();
    let plot = widget::still_plot("review-chart", 150.0)
        .include_y(least)
        .include_y(most)
        .include_x(0.0)
        .include_x(session.record().actions().len() as f64)
        .show_grid([false, true]);
    plot.show(ui, |plot| {
        plot.hline(HLine::new("", (least + most) / 2.0).color(palette.dim).width(1.0));
        for turn in &turns {
            plot.vline(VLine::new("", turn[0]).color(palette.red.gamma_multiply(0.35)).width(1.0));
        }
        plot.line(Line::new("", PlotPoints::from(points)).color(palette.accent).width(2.5));
        plot.points(Points::new("", PlotPoints::from(turns)).color(palette.red).radius(4.0));
    });
}

/// From which decision on everything is proved; `None` if the last one is not.
fn proved_since<G: Judged>(review: &Review<G>) -> Option<usize> {
    review.all().fold(None, |since, (at, one)| if one.exact { since.or(Some(at)) } else { None })
}

/// All decisions that turned the match: when, what was thought, and how much was lost.
fn turning<G: Judged>(
    review: &Review<G>,
) -> impl Iterator<Item = (usize, &Opinion<G::Action>, f64)> {
    review.all().filter_map(|(at, opinion)| {
        let (_, lost) = opinion.played.as_ref()?;
        (*lost >= G::TURNING_POINT).then_some((at, opinion, *lost))
    })
}

/// How well one side decided.
fn tally<G: Judged>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    record: &Record<G>,
    review: &Review<G>,
    seat: Seat,
) {
    let losses: Vec<f64> = review
        .all()
        .filter(|(_, opinion)| opinion.seat == seat)
        .filter_map(|(_, opinion)| Some(opinion.played.as_ref()?.1))
        .collect();
    if losses.is_empty() {
        return;
    }
    let best = losses.iter().filter(|&&lost| lost < G::TURNING_POINT / 8.0).count();
    let told = [
        ("name", language.subject(&record.players()[seat.index()]).into()),
        ("best", best.into()),
        ("count", losses.len().into()),
        ("lost", G::amount(G::total(&losses), language).into()),
    ];
    let text = language.format(&format!("review-tally-{}", G::NAME), &told);
    ui.label(RichText::new(text).size(13.5).color(palette.dim));
}

fn turning_points<G: Judged>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<G>,
    review: &Review<G>,
) {
    let mut any = false;
    for (at, opinion, lost) in turning::<G>(review) {
        if !any {
            let head = RichText::new(language.text("review-turning-points"));
            ui.label(head.font(strong_font(size::BODY)));
        }
        any = true;
        let Some((played, _)) = opinion.played else { continue };
        let name = language.subject(&session.record().players()[opinion.seat.index()]);
        ui.horizontal_top(|ui| {
            let (mark, _) = ui.allocate_exact_size(egui::vec2(4.0, 38.0), egui::Sense::hover());
            ui.painter().rect_filled(mark, 2, palette.red);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let deed = format!("{}. {}", at + 1, G::deed(&name, played, language));
                ui.label(RichText::new(deed).font(strong_font(14.0)));
                let told = [
                    ("lost", G::amount(lost, language).into()),
                    ("best", G::plan(&opinion.best, language).into()),
                ];
                let key = if opinion.exact { "review-better-proved" } else { "review-better" };
                let text = RichText::new(language.format(key, &told));
                ui.label(text.size(13.5).color(palette.dim));
            });
        });
    }
    let over = session.record().outcome().is_some();
    if !any && over && review.looked_at() == session.record().actions().len() {
        ui.label(language.text("review-no-turning-points"));
    }
}
