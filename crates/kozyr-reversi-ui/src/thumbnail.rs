//! Small picture of a board for use in text.

use bevy_egui::egui::{
    self, Align2, Color32, FontId, Painter, Rect, Sense, Stroke, Vec2, pos2, vec2,
};
use kozyr_reversi::{Colour, Position, Square};

use kozyr_ui::{
    accessibility,
    theme::{Palette, size},
};

/// The space for coordinates above and to the left of a board, in points.
const COORDINATES_SPACE: f32 = 20.0;

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
    draw_board(ui.painter(), palette, position, rect);
}

/// Draws a position like [`thumbnail`], with the letters of the columns above the board and the
/// numbers of the rows to its left. `side` is the side of the board in points.
pub fn thumbnail_with_coordinates(
    ui: &mut egui::Ui,
    palette: &Palette,
    position: Position,
    side: f32,
    description: &str,
) {
    let whole = vec2(side + COORDINATES_SPACE, side + COORDINATES_SPACE);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::empty());
    accessibility::add_label(ui.ctx(), response.id, rect, description);
    let board = Rect::from_min_max(rect.min + Vec2::splat(COORDINATES_SPACE), rect.max);
    draw_board(ui.painter(), palette, position, board);
    let cell = side / 8.0;
    let text = |place, text: String| {
        let font = FontId::proportional(size::SMALL);
        ui.painter().text(place, Align2::CENTER_CENTER, text, font, palette.dim);
    };
    for (index, letter) in ('a'..='h').enumerate() {
        let along = (index as f32 + 0.5) * cell;
        text(pos2(board.left() + along, rect.top() + COORDINATES_SPACE / 2.0), letter.to_string());
        let number = (index + 1).to_string();
        text(pos2(rect.left() + COORDINATES_SPACE / 2.0, board.top() + along), number);
    }
}

/// Draws a board into a square.
fn draw_board(painter: &Painter, palette: &Palette, position: Position, rect: Rect) {
    painter.rect_filled(rect, 6, palette.board);
    let cell = rect.width() / 8.0;
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
