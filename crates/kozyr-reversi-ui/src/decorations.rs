//! The board on general pages: the front page and the settings.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use egui::{pos2, vec2};
use kozyr_reversi::{Colour, Position, Reversi, Square};

use super::{
    discs::{self, DiscPictures},
    screens::ID,
};
use kozyr_features::decorations::{self, DecorationRegistry, GameDecorations, StyledItem};
use kozyr_table::session::Session;
use kozyr_ui::{settings::DiscStyle, theme::Palette};

/// Registers Reversi's pictures for the pages that all games share.
pub(crate) fn plugin(app: &mut App) {
    decorations::register::<DiscPictures, Reversi, _>(app, publish_decorations);
}

/// Registers the painters for samples, posters and positions of Reversi. The poster shows the match
/// in progress, or the start position.
fn publish_decorations(
    mut contexts: EguiContexts,
    pictures: Res<DiscPictures>,
    session: Option<Res<Session<Reversi>>>,
    mut registry: ResMut<DecorationRegistry>,
) {
    let texture = contexts.add_image(EguiTextureHandle::Weak(pictures.discs.id()));
    let sample: decorations::SamplePainter = Box::new(move |ui, palette, settings, cloth| {
        sample(ui, palette, texture, settings.discs, cloth);
    });
    let resumable = session.filter(|session| session.is_resumable());
    let position = resumable.map_or(Position::START, |session| session.game().position());
    let poster: decorations::SamplePainter = Box::new(move |ui, palette, settings, rect| {
        board(ui, palette, texture, settings.discs, position, rect);
    });
    let record_painter: decorations::PositionPainter =
        Box::new(move |ui, palette, settings, record, rect| {
            if let Some(record) = record.downcast_ref::<Reversi>() {
                let side = rect.width().min(rect.height());
                let rect = egui::Rect::from_center_size(rect.center(), vec2(side, side));
                board(ui, palette, texture, settings.discs, record.game().position(), rect);
            }
        });
    let corner: decorations::SamplePainter = Box::new(move |ui, palette, settings, rect| {
        corner(ui, palette, texture, settings.discs, rect);
    });
    let both: decorations::SamplePainter =
        Box::new(move |ui, _, settings, rect| both(ui, texture, settings.discs, rect));
    let swatches = vec![(StyledItem::Board, corner), (StyledItem::Discs, both)];
    let (sample, poster) = (Some(sample), Some(poster));
    let position = Some(record_painter);
    registry.set(ID, GameDecorations { sample, poster, position, emblem: None, swatches });
}

/// Draws part of the board with a black and a white disc side by side, as a sample of the board's
/// style.
fn corner(
    ui: &egui::Ui,
    palette: &Palette,
    texture: egui::TextureId,
    style: DiscStyle,
    rect: egui::Rect,
) {
    let painter = ui.painter();
    painter.rect_filled(rect, 10, palette.board);
    let cell = rect.height() * 0.62;
    let line = egui::Stroke::new(1.0, palette.board_lines);
    let square = |column: f32| {
        egui::Rect::from_center_size(rect.center() + vec2(column * cell, 0.0), vec2(cell, cell))
    };
    painter.hline(rect.x_range(), rect.center().y - cell / 2.0, line);
    painter.hline(rect.x_range(), rect.center().y + cell / 2.0, line);
    for column in -1..=1 {
        painter.vline(rect.center().x + column as f32 * cell, rect.y_range(), line);
    }
    discs::paint(painter, texture, Colour::Black, style, square(-0.5).shrink(cell * 0.1));
    discs::paint(painter, texture, Colour::White, style, square(0.5).shrink(cell * 0.1));
}

/// Draws a disc of each colour side by side.
fn both(ui: &egui::Ui, texture: egui::TextureId, style: DiscStyle, rect: egui::Rect) {
    let side = rect.height() * 0.72;
    for (colour, offset) in [(Colour::Black, -0.52), (Colour::White, 0.52)] {
        let center = rect.center() + vec2(offset * side, 0.0);
        let disc_rect = egui::Rect::from_center_size(center, vec2(side, side));
        discs::paint(ui.painter(), texture, colour, style, disc_rect);
    }
}

/// Draws a position in the middle of a rectangle. The board is as wide as the rectangle, but at
/// most 1.5 times its height, and is clipped at top and bottom.
fn board(
    ui: &egui::Ui,
    palette: &Palette,
    texture: egui::TextureId,
    style: DiscStyle,
    position: Position,
    rect: egui::Rect,
) {
    let side = rect.width().min(rect.height() * 1.5);
    let board = egui::Rect::from_center_size(rect.center(), egui::Vec2::splat(side));
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect_filled(board, 6, palette.board);
    let cell = side / 8.0;
    let line = egui::Stroke::new(1.0, palette.board_lines);
    for number in 0..=8 {
        let offset = number as f32 * cell;
        painter.hline(board.x_range(), board.top() + offset, line);
        painter.vline(board.left() + offset, board.y_range(), line);
    }
    for square in Square::all() {
        let Some(colour) = position.disc(square) else { continue };
        let corner = vec2(square.column() as f32, square.row() as f32) * cell;
        let cell_rect = egui::Rect::from_min_size(board.min + corner, vec2(cell, cell));
        discs::paint(&painter, texture, colour, style, cell_rect.shrink(cell * 0.08));
    }
}

/// Draws four squares with three discs, 96 points wide, at the right edge of the rectangle `cloth`.
fn sample(
    ui: &egui::Ui,
    palette: &Palette,
    texture: egui::TextureId,
    style: DiscStyle,
    cloth: egui::Rect,
) {
    const CELL_SIZE: f32 = 48.0;
    let right_center = pos2(cloth.right() - 16.0, cloth.center().y);
    let corner = right_center - vec2(2.0 * CELL_SIZE, CELL_SIZE);
    let square = |column: f32, row: f32| {
        egui::Rect::from_min_size(
            corner + vec2(column, row) * CELL_SIZE,
            vec2(CELL_SIZE, CELL_SIZE),
        )
    };
    for (column, row, disc) in [
        (0.0, 0.0, Some(Colour::White)),
        (1.0, 0.0, Some(Colour::Black)),
        (0.0, 1.0, Some(Colour::Black)),
        (1.0, 1.0, None),
    ] {
        let square = square(column, row);
        ui.painter().rect_filled(square, 0, palette.board_lines);
        ui.painter().rect_filled(square.shrink(1.0), 0, palette.board);
        match disc {
            Some(colour) => {
                discs::paint(ui.painter(), texture, colour, style, square.shrink(CELL_SIZE * 0.1));
            }
            None => _ = ui.painter().circle_filled(square.center(), 6.0, palette.board_lines),
        }
    }
}
