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

pub(crate) fn plugin(app: &mut App) {
    help::register::<ReversiUi, _>(app, OPPONENT_FAMILIES, TERMS, publish);
}

fn publish(language: Res<Language>, mut help: ResMut<HelpRegistry>) {
    help.set_rules(ID, RulesPage { origin_key: None, sections: sections(&language) });
}

/// Rules and advice.
fn sections(language: &Language) -> Vec<RulesSection> {
    let mut text = RulesWriter::new(Reversi::NAME, language);
    for name in ["aim", "placing", "turning", "passing", "end", "handicap"] {
        text.add_section(name, &[]);
        if name == "turning" {
            text.set_picture(Box::new(turning));
        }
    }
    text.begin_section("advice");
    for name in ["corners-text", "mobility-text", "parity-text"] {
        text.add_paragraph(name, &[]);
    }
    text.into_sections()
}

/// Part of a board before and after a black disc has closed two lines.
fn turning(ui: &mut Ui, palette: &Palette) {
    const BEFORE: [&str; 4] = ["-X---", "--O--", "XOO+-", "-----"];
    const AFTER: [&str; 4] = ["-X---", "--X--", "XXXX-", "-----"];
    const CELL: f32 = 27.0;
    let size = vec2(2.0 * 5.0 * CELL + 30.0, 4.0 * CELL + 8.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (index, rows) in [BEFORE, AFTER].into_iter().enumerate() {
        let corner = rect.min + vec2((5.0 * CELL + 30.0) * index as f32, 4.0);
        board(ui, palette, corner, CELL, &rows);
    }
}

/// Part of a board: `X` black, `O` white, `+` the move.
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
