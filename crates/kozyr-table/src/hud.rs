//! What both tables share above the felt: words, names, how a match ended.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, vec2};
use kozyr_core::game::{Player, Record, Seat};

use crate::session::{Session, TableGame};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets,
};

/// An egui rectangle for one in Bevy's terms.
pub fn to_egui_rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(rect.min.x, rect.min.y), egui::pos2(rect.max.x, rect.max.y))
}

/// A piece of the table's surface for widgets; clicks beside them still reach the table.
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

/// Draws words and signs on the felt: above cards and discs, below everything that is pressed.
pub fn table_painter(ctx: &egui::Context) -> egui::Painter {
    ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "words".into()))
}

/// Words on the felt, centred in a rectangle and no larger than that; nothing to press.
pub fn draw_text(ctx: &egui::Context, at: Rect, text: &str, size: f32, ink: egui::Color32) {
    let at = to_egui_rect(at);
    let painter = table_painter(ctx);
    let galley = widgets::fit_text(&painter, text, strong_font(size), ink, at.size());
    widgets::paint_centred(&painter, at.center(), galley, ink);
}

/// A line of text in a dark pill, its right end at a point, and no wider than that.
pub fn draw_chip(ctx: &egui::Context, palette: &Palette, text: &str, right_top: Vec2, most: f32) {
    /// Beside the text, left and right together.
    const BESIDE: f32 = 28.0;
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "chips".into()));
    let lay = |size| painter.layout_no_wrap(text.to_owned(), strong_font(size), palette.ink);
    let usual = lay(size::BODY);
    let share = (most - BESIDE) / usual.size().x;
    let galley = if share < 1.0 { lay(size::BODY * share) } else { usual };
    let body = vec2(galley.size().x + BESIDE, 36.0);
    let pill = egui::Rect::from_min_size(egui::pos2(right_top.x - body.x, right_top.y), body);
    painter.rect_filled(pill, 18, palette.button);
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(pill.center(), galley.size()).min,
        galley,
        palette.ink,
    );
}

/// A name in a dark pill about a point.
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

/// How the match ended for the person, or for the opponents that were watched.
pub fn session_result_text<G: TableGame>(session: &Session<G>, language: &Language) -> String {
    result_text(session.record(), session.viewer(), language)
}

/// How a match ended for the one person who played, or else by name; seen from a seat.
pub fn result_text<G: TableGame>(record: &Record<G>, viewer: Seat, language: &Language) -> String {
    let Some(outcome) = record.outcome() else { return String::new() };
    let own = outcome.score(viewer);
    if own == 0.5 {
        return language.text("result-drawn");
    }
    let persons = record.players().iter().filter(|player| **player == Player::Human).count();
    if persons == 1 {
        return language.text(if own > 0.5 { "result-won" } else { "result-lost" });
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
