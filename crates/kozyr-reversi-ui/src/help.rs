//! Reversi's help pages: opponents, glossary and rules.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, Pos2, Rect, Sense, Stroke, Ui, vec2};
use kozyr_core::game::Game;
use kozyr_reversi::Reversi;

use super::screens::ID;
use kozyr_features::help::{
    self, HelpRegistry, OpponentFamily, RulesPage, RulesSection, RulesWriter,
};
use kozyr_ui::{language::Language, theme::Palette};

/// Opponents, the simplest first.
const OPPONENT_FAMILIES: &[OpponentFamily] = &[
    OpponentFamily::new("random"),
    OpponentFamily::new("novice"),
    OpponentFamily::new("professional"),
    OpponentFamily { name_key: Some("family-ply"), face: "ply-3", ..OpponentFamily::new("ply") },
    OpponentFamily {
        name_key: Some("family-engine"),
        face: "engine-12",
        ..OpponentFamily::new("engine")
    },
];

/// Glossary terms of the game.
const TERMS: &[&str] =
    &["disc", "flip", "pass", "empties", "corner", "mobility", "parity", "difference"];

/// Registers Reversi's help contents.
pub(crate) fn plugin(app: &mut App) {
    help::register::<ReversiUi, _>(app, OPPONENT_FAMILIES, TERMS, publish);
}

/// Publishes the rules of Reversi on the help page.
fn publish(language: Res<Language>, mut help: ResMut<HelpRegistry>) {
    help.set_rules(ID, RulesPage { origin_key: None, sections: sections(&language) });
}

/// Returns the rules and advice, section by section.
fn sections(language: &Language) -> Vec<RulesSection> {
    let mut writer = RulesWriter::new(Reversi::NAME, language);
    for name in ["aim", "placing", "turning", "passing", "end", "handicap"] {
        writer.add_section(name, &[]);
        if name == "turning" {
            writer.set_picture(Box::new(draw_flipping));
        }
    }
    writer.begin_section("advice");
    for name in ["corners-text", "mobility-text", "parity-text"] {
        writer.add_paragraph(name, &[]);
    }
    writer.into_sections()
}

/// Draws an illustration of flipping: part of a board before and after a black disc has closed two
/// lines.
fn draw_flipping(ui: &mut Ui, palette: &Palette) {
    const BEFORE: [&str; 4] = ["-X---", "--O--", "XOO+-", "-----"];
    const AFTER: [&str; 4] = ["-X---", "--X--", "XXXX-", "-----"];
    const CELL_SIZE: f32 = 27.0;
    let size = vec2(2.0 * 5.0 * CELL_SIZE + 30.0, 4.0 * CELL_SIZE + 8.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (index, rows) in [BEFORE, AFTER].into_iter().enumerate() {
        let corner = rect.min + vec2((5.0 * CELL_SIZE + 30.0) * index as f32, 4.0);
        board(ui, palette, corner, CELL_SIZE, &rows);
    }
}

/// Draws part of a board, row by row: `X` black, `O` white, `+` the move; `cell` is the side of a
/// square, in points.
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
            let center = corner + vec2(column as f32 + 0.5, row as f32 + 0.5) * cell;
            match symbol {
                'X' => disc(painter, center, cell, Color32::from_gray(0x1c)),
                'O' => disc(painter, center, cell, Color32::from_gray(0xf0)),
                '+' => {
                    painter.circle_stroke(center, cell * 0.38, Stroke::new(2.5, palette.accent));
                }
                _ => {}
            }
        }
    }
    painter.hline(corner.x..=corner.x + size.x, corner.y + size.y, line);
}

/// Draws a disc with a shadow on a square with this side, in points.
fn disc(painter: &egui::Painter, center: Pos2, cell: f32, ink: Color32) {
    painter.circle_filled(center + vec2(0.5, 1.5), cell * 0.4, Color32::from_black_alpha(90));
    painter.circle_filled(center, cell * 0.4, ink);
}
