//! Text on the table, shared by all games: labels, names, results.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, vec2};
use kozyr_core::game::{Player, Record, Seat};

use crate::session::{Session, TableGame};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets,
};

/// Converts a Bevy rectangle to an egui one.
pub fn to_egui_rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(rect.min.x, rect.min.y), egui::pos2(rect.max.x, rect.max.y))
}

/// Draws widgets in an area of the table, in logical pixels; clicks next to them still reach the
/// table. Returns the result of `contents`.
pub fn widget_area<R>(
    ctx: &egui::Context,
    name: &str,
    at: Rect,
    contents: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let at = to_egui_rect(at);
    egui::Area::new(egui::Id::new(name))
        .fixed_pos(at.min)
        .order(egui::Order::Middle)
        .fade_in(false)
        .constrain(false)
        .show(ctx, |ui| {
            ui.set_max_size(at.size());
            contents(ui)
        })
        .inner
}

/// A painter for text and marks above cards and discs, but below widgets.
pub fn table_painter(ctx: &egui::Context) -> egui::Painter {
    ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "words".into()))
}

/// Draws text centred in a rectangle. Wraps it, and shrinks its font from `size` until it fits. At
/// the minimum font size it may still not fit.
pub fn draw_text(ctx: &egui::Context, at: Rect, text: &str, size: f32, ink: egui::Color32) {
    let at = to_egui_rect(at);
    let painter = table_painter(ctx);
    let galley = widgets::fit_text(&painter, text, strong_font(size), ink, at.size());
    widgets::paint_centred(&painter, at.center(), galley, ink);
}

/// Draws a line of text in a dark pill with this top right corner. Shrinks the font if the pill
/// would be wider than `max_width`, in logical pixels.
pub fn draw_chip(
    ctx: &egui::Context,
    palette: &Palette,
    text: &str,
    right_top: Vec2,
    max_width: f32,
) {
    /// The horizontal padding, left and right together.
    const PADDING: f32 = 28.0;
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "chips".into()));
    let layout = |size| painter.layout_no_wrap(text.to_owned(), strong_font(size), palette.ink);
    let natural = layout(size::BODY);
    let factor = (max_width - PADDING) / natural.size().x;
    let galley = if factor < 1.0 { layout(size::BODY * factor) } else { natural };
    let body = vec2(galley.size().x + PADDING, 36.0);
    let pill = egui::Rect::from_min_size(egui::pos2(right_top.x - body.x, right_top.y), body);
    painter.rect_filled(pill, 18, palette.button);
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(pill.center(), galley.size()).min,
        galley,
        palette.ink,
    );
}

/// Draws a name in a dark pill centred at a point, highlighted if that player is `acting`.
pub fn draw_name_plate(
    ctx: &egui::Context,
    palette: &Palette,
    text: &str,
    middle: Vec2,
    acting: bool,
) {
    let painter = table_painter(ctx);
    let ink = if acting { palette.accent } else { palette.ink };
    let galley = painter.layout_no_wrap(text.to_owned(), strong_font(14.0), ink);
    let middle = egui::pos2(middle.x, middle.y);
    let pill = egui::Rect::from_center_size(middle, galley.size() + vec2(24.0, 10.0));
    painter.rect_filled(pill, 14, palette.panel.gamma_multiply(0.92));
    painter.galley(pill.center() - galley.size() / 2.0, galley, ink);
}

/// The text of the result of the session's match: drawn, won or lost if there is only one human,
/// else by name. Empty if the match is not over.
pub fn session_result_text<G: TableGame>(session: &Session<G>, language: &Language) -> String {
    match session.record().outcome() {
        Some(outcome) if session.is_remote() && !session.is_watched() => {
            own_result_text(outcome.score(session.viewer()), language)
        }
        _ => result_text(session.record(), session.viewer(), language),
    }
}

/// The text of a player's own result: drawn, won or lost.
fn own_result_text(score: f64, language: &Language) -> String {
    language.text(match score {
        0.5 => "result-drawn",
        score if score > 0.5 => "result-won",
        _ => "result-lost",
    })
}

/// The text of the result of a match: drawn, or won or lost by `viewer` if there is only one human,
/// else the names of up to two winners, else just that it is over. Empty if it is not over.
pub fn result_text<G: TableGame>(record: &Record<G>, viewer: Seat, language: &Language) -> String {
    let Some(outcome) = record.outcome() else { return String::new() };
    let score = outcome.score(viewer);
    let human_count = record.players().iter().filter(|player| **player == Player::Human).count();
    if human_count == 1 || score == 0.5 {
        return own_result_text(score, language);
    }
    let seats = Seat::all(record.players().len());
    let winners: Vec<String> = seats
        .filter(|&seat| outcome.score(seat) > 0.5)
        .map(|seat| language.player_name(record, seat))
        .collect();
    if winners.len() > 2 {
        return language.text("result-over");
    }
    language.format("result-winner", &[("name", winners.join(", ").into())])
}
