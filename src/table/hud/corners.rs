//! The corners of a table: the menu, a button beside it, and the mark of a rated match.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{area, painter, rect};
use crate::{
    look::{
        accessibility,
        language::Language,
        theme::{Palette, size, strong_font},
        widgets::{self, Sign},
    },
    table::session::{Session, TableGame},
};

/// What was pressed in a corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Corner {
    /// The menu.
    Menu,
    /// What is only looked at is to leave the table.
    Close,
    /// The last decision is to be taken back.
    Undo,
}

/// Draws the corners of a room, and the mark of a rated match in its rectangle; what was pressed.
/// Beside the menu there is a way to close what is only looked at, or else one to take back where
/// that `can_undo`. `below` tells whether there is room below the menu, too.
pub fn corners<G: TableGame>(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    room: Rect,
    mark: Rect,
    session: &Session<G>,
    can_undo: bool,
    below: bool,
) -> Option<Corner> {
    let menu = menu_button(ctx, palette, language, room).then_some(Corner::Menu);
    let beside = if !session.is_live() {
        let key = if session.is_set_up() { "close" } else { "replay-close" };
        Some((Corner::Close, Sign::Close, key))
    } else if session.is_problem() {
        below.then_some((Corner::Close, Sign::Close, "problem-close-table"))
    } else {
        can_undo.then_some((Corner::Undo, Sign::Undo, "undo"))
    };
    // What is said of a problem stands beside the menu.
    let below = session.is_problem() || session.is_asked() || room.width() >= room.height();
    let beside = beside.filter(|&(_, sign, key)| {
        corner_button(ctx, palette, sign, &language.text(key), room, below)
    });
    rated_mark(ctx, palette, language, mark, session);
    menu.or(beside.map(|(corner, ..)| corner))
}

/// From the corner of a room to its first button, in points.
const CORNER: f32 = 12.0;
/// From one button of the corner to the next.
const NEXT: f32 = size::TOUCH + 8.0;

/// The round button in the upper left corner; whether it was pressed.
fn menu_button(ctx: &egui::Context, palette: &Palette, language: &Language, room: Rect) -> bool {
    let corner = room.min + CORNER;
    let at = Rect::from_corners(corner, corner + size::TOUCH);
    area(ctx, "menu-button", at, |ui| {
        widgets::round_button(ui, palette, Sign::Menu, &language.text("pause")).clicked()
    })
}

/// A round button beside the menu's, or below it; whether it was pressed.
fn corner_button(
    ctx: &egui::Context,
    palette: &Palette,
    sign: Sign,
    name: &str,
    room: Rect,
    below: bool,
) -> bool {
    // An upright table has room to the right of the menu, others have it below.
    let off = if below { Vec2::new(0.0, NEXT) } else { Vec2::new(NEXT, 0.0) };
    let corner = room.min + CORNER + off;
    let at = Rect::from_corners(corner, corner + size::TOUCH);
    area(ctx, "corner-button", at, |ui| widgets::round_button(ui, palette, sign, name).clicked())
}

/// That a rating is at stake, told in a rectangle, at the side that is nearer to the window's.
fn rated_mark<G: TableGame>(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    at: Rect,
    session: &Session<G>,
) {
    if !session.is_at_stake() {
        return;
    }
    let text = language.text("rated-badge");
    let painter = painter(ctx);
    let at = rect(at);
    let font = strong_font(size::SMALL);
    let galley = widgets::fitted(&painter, &text, font, palette.ink, at.size());
    let half = galley.size().x / 2.0;
    let right = at.center().x > ctx.content_rect().center().x;
    let x = if right { at.right() - half } else { at.left() + half };
    widgets::paint_centred(&painter, egui::pos2(x, at.center().y), galley, palette.ink);
    accessibility::say(ctx, egui::Id::new("rated"), at, &text);
}
