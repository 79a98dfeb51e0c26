//! Pictures of what is hard to say.

use bevy_egui::egui::{self, Color32, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};
use kozyr_core::durak::{Card, Rank, Suit};

use super::{rules::Picture, text::Text};
use crate::look::theme::Palette;

/// Draws a picture below what it shows.
pub fn show(text: &mut Text<'_>, picture: Picture) {
    match picture {
        Picture::Beating => beating(text),
        Picture::Turning => turning(text),
    }
}

/// Nine of diamonds upon seven of diamonds, six of hearts, the trump, upon king of clubs.
fn beating(text: &mut Text<'_>) {
    const WIDTH: f32 = 66.0;
    let (rect, _) = text.ui.allocate_exact_size(vec2(280.0, WIDTH * 1.95), Sense::hover());
    let pairs = [
        (Card::new(Rank::Seven, Suit::Diamonds), Card::new(Rank::Nine, Suit::Diamonds)),
        (Card::new(Rank::King, Suit::Clubs), Card::new(Rank::Six, Suit::Hearts)),
    ];
    for (index, (attack, with)) in pairs.into_iter().enumerate() {
        let middle = pos2(rect.left() + 64.0 + 140.0 * index as f32, rect.center().y);
        let apart = vec2(WIDTH * 0.18, WIDTH * 0.16);
        text.pictures.card(text.ui, attack, middle - apart, WIDTH, -0.05);
        text.pictures.card(text.ui, with, middle + apart, WIDTH, 0.1);
    }
}

/// A piece of a board before and after a black disc has closed two lines.
fn turning(text: &mut Text<'_>) {
    const BEFORE: [&str; 4] = ["-X---", "--O--", "XOO+-", "-----"];
    const AFTER: [&str; 4] = ["-X---", "--X--", "XXXX-", "-----"];
    const CELL: f32 = 27.0;
    let size = vec2(2.0 * 5.0 * CELL + 30.0, 4.0 * CELL + 8.0);
    let (rect, _) = text.ui.allocate_exact_size(size, Sense::hover());
    for (index, rows) in [BEFORE, AFTER].into_iter().enumerate() {
        let corner = rect.min + vec2((5.0 * CELL + 30.0) * index as f32, 4.0);
        board(text.ui, text.palette, corner, CELL, &rows);
    }
}

/// A piece of a board: `X` black, `O` white, `+` where a disc is to be placed.
fn board(ui: &Ui, palette: &Palette, corner: Pos2, cell: f32, rows: &[&str]) {
    let painter = ui.painter();
    let columns = rows.first().map_or(0, |row| row.len());
    let size = vec2(columns as f32 * cell, rows.len() as f32 * cell);
    painter.rect_filled(Rect::from_min_size(corner, size), 4, palette.board);
    let line = Stroke::new(1.0, palette.board_lines);
    for index in 0..=columns {
        painter.vline(corner.x + index as f32 * cell, corner.y..=corner.y + size.y, line);
    }
    for (row, symbols) in rows.iter().enumerate() {
        painter.hline(corner.x..=corner.x + size.x, corner.y + row as f32 * cell, line);
        for (column, symbol) in symbols.chars().enumerate() {
            let at = corner + vec2(column as f32 + 0.5, row as f32 + 0.5) * cell;
            match symbol {
                'X' => disc(painter, at, cell, Color32::from_gray(0x1c)),
                'O' => disc(painter, at, cell, Color32::from_gray(0xf0)),
                '+' => {
                    painter.circle_stroke(at, cell * 0.38, Stroke::new(2.5, palette.accent));
                }
                _ => {}
            }
        }
    }
    painter.hline(corner.x..=corner.x + size.x, corner.y + size.y, line);
}

fn disc(painter: &egui::Painter, at: Pos2, cell: f32, ink: Color32) {
    painter.circle_filled(at + vec2(0.5, 1.5), cell * 0.4, Color32::from_black_alpha(90));
    painter.circle_filled(at, cell * 0.4, ink);
}
