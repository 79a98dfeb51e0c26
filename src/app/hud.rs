//! What both tables share above the felt: corners, words, controls, the result.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, vec2};

use super::{
    language::Language,
    session::{Session, Table},
    tempo::Watch,
    theme::{Palette, size, strong_font},
    widget::{self, Sign, Voice},
};
use crate::game::{Player, Seat};

/// An egui rectangle for one in Bevy's terms.
pub fn rect(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(egui::pos2(rect.min.x, rect.min.y), egui::pos2(rect.max.x, rect.max.y))
}

/// A piece of the table's surface for widgets; clicks beside them still reach the table.
pub fn area<R>(
    ctx: &egui::Context,
    name: &str,
    at: Rect,
    contents: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let at = rect(at);
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
pub fn painter(ctx: &egui::Context) -> egui::Painter {
    ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "words".into()))
}

/// Words on the felt, centred in a rectangle; nothing to press.
pub fn words(ctx: &egui::Context, at: Rect, text: &str, size: f32, ink: egui::Color32) {
    let at = rect(at);
    let painter = painter(ctx);
    let galley = painter.layout(text.to_owned(), strong_font(size), ink, at.width());
    let corner = Align2::CENTER_CENTER.anchor_size(at.center(), galley.size()).min;
    painter.galley(corner, galley, ink);
}

/// The round button in the upper left corner; whether it was pressed.
pub fn menu_button(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    room: Rect,
) -> bool {
    let at = Rect::from_corners(room.min + 12.0, room.min + 56.0);
    area(ctx, "menu-button", at, |ui| {
        widget::round_button(ui, palette, Sign::Menu, &language.text("pause")).clicked()
    })
}

/// A line of text in a dark pill, its right end at a point.
pub fn chip(ctx: &egui::Context, palette: &Palette, text: &str, right_top: Vec2) {
    let painter = ctx.layer_painter(egui::LayerId::new(egui::Order::Background, "chips".into()));
    let galley = painter.layout_no_wrap(text.to_owned(), strong_font(size::BODY), palette.ink);
    let body = vec2(galley.size().x + 28.0, 36.0);
    let pill = egui::Rect::from_min_size(egui::pos2(right_top.x - body.x, right_top.y), body);
    painter.rect_filled(pill, 18, palette.button);
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(pill.center(), galley.size()).min,
        galley,
        palette.ink,
    );
}

/// What the large button of a watched match says.
pub fn watch_first(watch: &Watch) -> &'static str {
    if watch.paused { "watch-go-on" } else { "watch-pause" }
}

/// What the button beside it says: the speed, or one step while the match stands still.
pub fn watch_second(watch: &Watch) -> &'static str {
    if watch.paused { "watch-step" } else { watch.speed.key() }
}

/// Does what that button says.
pub fn press_watch_second(watch: &mut Watch) {
    if watch.paused {
        watch.step = true;
    } else {
        watch.speed = watch.speed.next();
    }
}

/// A name in a dark pill about a point.
pub fn plate(ctx: &egui::Context, palette: &Palette, text: &str, middle: Vec2, acting: bool) {
    let painter = painter(ctx);
    let ink = if acting { palette.accent } else { palette.ink };
    let galley = painter.layout_no_wrap(text.to_owned(), strong_font(14.0), ink);
    let middle = egui::pos2(middle.x, middle.y);
    let pill = egui::Rect::from_center_size(middle, galley.size() + vec2(24.0, 10.0));
    painter.rect_filled(pill, 14, palette.panel.gamma_multiply(0.92));
    painter.galley(pill.center() - galley.size() / 2.0, galley, ink);
}

/// How the match ended for the person, or for the minds that were watched.
pub fn headline<G: Table>(session: &Session<G>, language: &Language) -> String {
    let Some(outcome) = session.record().outcome() else { return String::new() };
    let own = outcome.score(session.viewer());
    if own == 0.5 {
        return language.text("result-drawn");
    }
    if !session.is_watched() {
        return language.text(if own > 0.5 { "result-won" } else { "result-lost" });
    }
    let mut winners = Vec::new();
    for (seat, player) in session.record().players().iter().enumerate() {
        if let Player::Opponent(name) = player
            && outcome.score(Seat::new(seat)) > 0.5
        {
            winners.push(language.mind(name));
        }
    }
    if winners.len() > 2 {
        return language.text("result-over");
    }
    language.format("result-winner", &[("name", winners.join(", ").into())])
}

/// What can be pressed when a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterGame {
    /// The same again.
    Rematch,
    /// What was decided well and badly.
    Review,
    /// Back to the front page.
    Leave,
}

/// How the game ended, and what next.
pub fn result(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    at: Rect,
    headline: &str,
    line: &str,
) -> Option<AfterGame> {
    let mut pressed = None;
    area(ctx, "result", at, |ui| {
        egui::Frame::new().fill(palette.panel).corner_radius(18).inner_margin(16).show(ui, |ui| {
            ui.set_width(at.width() - 32.0);
            ui.vertical_centered(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                ui.label(RichText::new(headline).font(strong_font(size::HEADING)));
                ui.label(RichText::new(line).color(palette.dim));
            });
            ui.add_space(4.0);
            ui.columns(3, |columns| {
                let buttons = [
                    ("result-rematch", Voice::Accent, AfterGame::Rematch),
                    ("result-review", Voice::Quiet, AfterGame::Review),
                    ("result-leave", Voice::Quiet, AfterGame::Leave),
                ];
                for (column, (key, voice, next)) in columns.iter_mut().zip(buttons) {
                    if widget::wide_button(column, palette, &language.text(key), voice).clicked() {
                        pressed = Some(next);
                    }
                }
            });
        });
    });
    pressed
}

/// Three dots, one of them brighter, moving on with time: somebody thinks.
pub fn thinking_dots(time: f64) -> &'static str {
    ["·  ", "·· ", "···"][(time * 3.0) as usize % 3]
}
