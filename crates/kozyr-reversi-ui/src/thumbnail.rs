//! Small picture of a board for use in text.

use bevy_egui::egui::{self, Color32, Rect, Sense, Stroke, pos2, vec2};
use kozyr_reversi::{Colour, Position, Square};

use kozyr_ui::{accessibility, theme::Palette};

/// Draws a position as a square with this side, in points, and an accessible description.
pub fn thumbnail(
    ui: &mut egui::Ui,
    palette: &Palette,
    position: Position,
    side: f32,
    description: &str,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::empty());
    accessibility::add_label(ui.ctx(), response.id, rect, description);
    let painter = ui.painter();
    painter.rect_filled(rect, 6, palette.board);
    let cell = side / 8.0;
    let stroke = Stroke::new(1.0, palette.board_lines);
    for line in 1..8 {
        let offset = line as f32 * cell;
        painter.hline(rect.x_range(), rect.top() + offset, stroke);
        painter.vline(rect.left() + offset, rect.y_range(), stroke);
    }
    for square in Square::all() {
        let ink = match position.disc(square) {
            Some(Colour::Black) => Color32::from_gray(0x16),
            Some(Colour::White) => palette.ink,
            None => continue,
        };
        let corner = pos2(square.column() as f32 * cell, square.row() as f32 * cell).to_vec2();
        let cell_rect = Rect::from_min_size(rect.min + corner, vec2(cell, cell));
        painter.circle_filled(cell_rect.center(), cell * 0.4, ink);
    }
}
