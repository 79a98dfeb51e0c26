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

/// Shows the card of an opponent with its strength and the player's results against it, where
/// known. `name` is its name without parameters.
pub(super) fn show<U: GameUi>(ui: &mut Ui, context: &RosterContext, name: &str) {
    let (palette, language) = (context.palette, context.language);
    let face = |ui: &mut Ui, rect: Rect| {
        faces::draw(ui.painter(), rect, U::animal(name), Expression::Confident);
    };
    let names = [language.opponent_name(name), language.method_name(name)];
    let description = language.text(&format!("opponent-{name}-line"));
    show_card(ui, context, face, &names, &description, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let own_rating = context.statistics.log().rating(U::NAME);
        if let Some(strength) = U::Rules::opponent_ratings().get(name) {
            show_strength::<U::Rules>(ui, context, strength.rating, own_rating);
        }
        if let Some(line) = results_text::<U::Rules>(context, name) {
            ui.label(egui::RichText::new(line).size(size::SMALL).color(palette.dim));
        }
    });
}

/// Shows the card of a person at the same device; `line_key` is the text key of its description.
pub(super) fn show_person(ui: &mut Ui, context: &RosterContext, line_key: &str) {
    let face =
        |ui: &mut Ui, rect: Rect| Icon::Person.paint(ui, rect.shrink(16.0), context.palette.accent);
    let names = [context.language.text("people-person")];
    show_card(ui, context, face, &names, &context.language.text(line_key), |_| {});
}

/// Shows a face next to the first name in large print, further names and a line of text; `below`
/// adds the rest.
fn show_card(
    ui: &mut Ui,
    context: &RosterContext,
    face: impl FnOnce(&mut Ui, Rect),
    names: &[String],
    line: &str,
    below: impl FnOnce(&mut Ui),
) {
    let palette = context.palette;
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
                if let Some((name, others)) = names.split_first() {
                    widgets::heading(ui, name, strong_font(size::HEADING), palette.ink);
                    others.iter().for_each(|other| label(ui, other, size::SMALL, palette.dim));
                }
                label(ui, line, size::BODY, palette.ink);
            });
        });
        below(ui);
    });
}

/// Shows an opponent's rating as a bar on the scale of the game's opponents, with a mark at the
/// player's own rating if they have one.
fn show_strength<G: StatisticsGame>(
    ui: &mut Ui,
    context: &RosterContext,
    rating: f64,
    own_rating: Rating,
) {
    const BAR: f32 = 8.0;
    let (palette, language) = (context.palette, context.language);
    let all = G::opponent_ratings().all().iter().map(|strength| strength.rating);
    let (min, max) =
        all.fold((f64::MAX, f64::MIN), |(min, max), rating| (min.min(rating), max.max(rating)));
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, BAR + 8.0), Sense::hover());
    let bar = Rect::from_center_size(rect.center(), vec2(width, BAR));
    let x_of = |rating: f64| {
        // Leaves some of the bar visible for the weakest.
        let share = 0.04 + 0.96 * ((rating - min) / (max - min).max(1.0)).clamp(0.0, 1.0);
        bar.left() + share as f32 * bar.width()
    };
    let painter = ui.painter();
    painter.rect_filled(bar, BAR / 2.0, palette.inset);
    let filled = Rect::from_min_max(bar.min, pos2(x_of(rating), bar.bottom()));
    painter.rect_filled(filled, BAR / 2.0, palette.accent);
    let strength = [("rating", format!("{rating:.0}").into())];
    let mut text = language.format("strength", &strength);
    if own_rating != Rating::default() {
        let x = x_of(own_rating.rating);
        painter.vline(x, rect.y_range(), egui::Stroke::new(3.0, palette.ink));
        let arguments = [("rating", written(own_rating).into())];
        text = format!("{text} · {}", language.format("rated-your-rating", &arguments));
    }
    ui.label(egui::RichText::new(text).size(size::SMALL).color(palette.dim))
        .on_hover_text(language.text("strength-about"));
}

/// The player's results against an opponent as text; `None` if they have not met.
fn results_text<G: StatisticsGame>(context: &RosterContext, name: &str) -> Option<String> {
    let filter = GameFilter::for_game(G::NAME);
    let entries = filter.apply(context.statistics.log().entries());
    let summaries = summaries_by_opponent(&entries);
    let (_, summary) = summaries.iter().find(|(opponent, _)| opponent == name)?;
    Some(describe_results(context.language, summary))
}
