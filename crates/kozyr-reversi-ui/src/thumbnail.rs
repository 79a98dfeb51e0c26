//! Small picture of a board for use in text.

use bevy_egui::egui::{self, Color32, Rect, Sense, Stroke, pos2, vec2};
use kozyr_reversi::{Colour, Position, Square};

use kozyr_ui::{accessibility, theme::Palette};

/// Draws a position as a square with the given side and accessible description.
pub fn thumbnail(ui: &mut egui::Ui, palette: &Palette, position: Position, side: f32, said: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::empty());
    accessibility::add_label(ui.ctx(), response.id, rect, said);
    let painter = ui.painter();
    painter.rect_filled(rect, 6, palette.board);
    let cell = side / 8.0;
    let stroke = Stroke::new(1.0, palette.board_lines);
    for line in 1..8 {
        let at = line as f32 * cell;
        painter.hline(rect.x_range(), rect.top() + at, stroke);
        painter.vline(rect.left() + at, rect.y_range(), stroke);
    }
    for square in Square::all() {
        let face = match position.disc(square) {
            Some(Colour::Black) => Color32::from_gray(0x16),
            Some(Colour::White) => palette.ink,
            None => continue,
        };
        let corner = pos2(square.column() as f32 * cell, square.row() as f32 * cell).to_vec2();
        let field = Rect::from_min_size(rect.min + corner, vec2(cell, cell));
        painter.circle_filled(field.center(), cell * 0.4, face);
    }
}
