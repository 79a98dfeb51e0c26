//! A large card of the chosen opponent: face, name, character, strength, and the player's results
//! against it.

use crate::game_ui::GameUi;
use bevy_egui::egui::{self, Rect, Sense, Ui, pos2, vec2};
use kozyr_core::statistics::{GameFilter, Rating, StatisticsGame, summaries_by_opponent};

use super::RosterContext;
use crate::statistics::{describe_results, format_rating as written};
use kozyr_ui::{
    faces::{self, Expression},
    theme::{size, strong_font},
    widgets::{self, Icon},
};

/// The side of the face, in points.
const FACE: f32 = 92.0;

pub(super) fn show<U: GameUi>(ui: &mut Ui, about: &RosterContext, name: &str) {
    let (palette, language) = (about.palette, about.language);
    let face = |ui: &mut Ui, at: Rect| {
        faces::draw(ui.painter(), at, U::animal(name), Expression::Confident);
    };
    let called = [language.opponent_name(name), language.method_name(name)];
    let temper = language.text(&format!("opponent-{name}-line"));
    show_card(ui, about, face, &called, &temper, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let own = about.statistics.log().rating(U::NAME);
        if let Some(strength) = U::Rules::opponent_ratings().get(name) {
            show_strength::<U::Rules>(ui, about, strength.rating, own);
        }
        if let Some(line) = record::<U::Rules>(about, name) {
            ui.label(egui::RichText::new(line).size(size::SMALL).color(palette.dim));
        }
    });
}

/// Shows a person at the same device.
pub(super) fn show_person(ui: &mut Ui, about: &RosterContext, line: &str) {
    let face =
        |ui: &mut Ui, at: Rect| Icon::Person.paint(ui, at.shrink(16.0), about.palette.accent);
    let called = [about.language.text("people-person")];
    show_card(ui, about, face, &called, &about.language.text(line), |_| {});
}

/// Shows a face next to a large name, further names and a line of text; `below` adds the rest.
fn show_card(
    ui: &mut Ui,
    about: &RosterContext,
    face: impl FnOnce(&mut Ui, Rect),
    called: &[String],
    line: &str,
    below: impl FnOnce(&mut Ui),
) {
    let palette = about.palette;
    egui::Frame::new().fill(palette.panel).corner_radius(18).inner_margin(12).show(ui, |ui| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(FACE, FACE), Sense::hover());
            face(ui, rect);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 2.0;
                let label = |ui: &mut Ui, text: &str, size: f32, ink| {
                    let text = egui::RichText::new(text).size(size).color(ink);
                    ui.add(egui::Label::new(text).wrap());
                };
                if let Some((name, others)) = called.split_first() {
                    widgets::heading(ui, name, strong_font(size::HEADING), palette.ink);
                    others.iter().for_each(|other| label(ui, other, size::SMALL, palette.dim));
                }
                label(ui, line, size::BODY, palette.ink);
            });
        });
        below(ui);
    });
}

/// Shows its rating on the scale of the game's opponents, and where the player is on it.
fn show_strength<G: StatisticsGame>(ui: &mut Ui, about: &RosterContext, rating: f64, own: Rating) {
    const BAR: f32 = 8.0;
    let (palette, language) = (about.palette, about.language);
    let all = G::opponent_ratings().all().iter().map(|strength| strength.rating);
    let (least, most) =
        all.fold((f64::MAX, f64::MIN), |(least, most), one| (least.min(one), most.max(one)));
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, BAR + 8.0), Sense::hover());
    let bar = Rect::from_center_size(rect.center(), vec2(width, BAR));
    let at = |rating: f64| {
        // Leaves some of the bar visible for the weakest.
        let share = 0.04 + 0.96 * ((rating - least) / (most - least).max(1.0)).clamp(0.0, 1.0);
        bar.left() + share as f32 * bar.width()
    };
    let painter = ui.painter();
    painter.rect_filled(bar, BAR / 2.0, palette.inset);
    let filled = Rect::from_min_max(bar.min, pos2(at(rating), bar.bottom()));
    painter.rect_filled(filled, BAR / 2.0, palette.accent);
    let strength = [("rating", format!("{rating:.0}").into())];
    let mut words = language.format("strength", &strength);
    if own != Rating::default() {
        let x = at(own.rating);
        painter.vline(x, rect.y_range(), egui::Stroke::new(3.0, palette.ink));
        let own = [("rating", written(own).into())];
        words = format!("{words} · {}", language.format("rated-your-rating", &own));
    }
    ui.label(egui::RichText::new(words).size(size::SMALL).color(palette.dim))
        .on_hover_text(language.text("strength-about"));
}

/// The player's results against it, if they have played.
fn record<G: StatisticsGame>(about: &RosterContext, name: &str) -> Option<String> {
    let filter = GameFilter::for_game(G::NAME);
    let entries = filter.apply(about.statistics.log().entries());
    let met = summaries_by_opponent(&entries);
    let (_, summary) = met.iter().find(|(opponent, _)| opponent == name)?;
    Some(describe_results(about.language, summary))
}
