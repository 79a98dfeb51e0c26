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

pub(crate) fn plugin(app: &mut App) {
    decorations::register::<DiscPictures, Reversi, _>(app, publish_decorations);
}

/// Registers the painters for samples, posters and positions of Reversi.
fn publish_decorations(
    mut contexts: EguiContexts,
    pictures: Res<DiscPictures>,
    session: Option<Res<Session<Reversi>>>,
    mut ornaments: ResMut<DecorationRegistry>,
) {
    let texture = contexts.add_image(EguiTextureHandle::Weak(pictures.discs.id()));
    let sample: decorations::SamplePainter = Box::new(move |ui, palette, settings, cloth| {
        sample(ui, palette, texture, settings.discs, cloth);
    });
    let waiting = session.filter(|session| session.is_resumable());
    let position = waiting.map_or(Position::START, |session| session.game().position());
    let poster: decorations::SamplePainter = Box::new(move |ui, palette, settings, at| {
        board(ui, palette, texture, settings.discs, position, at);
    });
    let of_record: decorations::PositionPainter =
        Box::new(move |ui, palette, settings, record, at| {
            if let Some(record) = record.downcast_ref::<Reversi>() {
                let side = at.width().min(at.height());
                let at = egui::Rect::from_center_size(at.center(), vec2(side, side));
                board(ui, palette, texture, settings.discs, record.game().position(), at);
            }
        });
    let corner: decorations::SamplePainter = Box::new(move |ui, palette, settings, at| {
        corner(ui, palette, texture, settings.discs, at);
    });
    let both: decorations::SamplePainter =
        Box::new(move |ui, _, settings, at| both(ui, texture, settings.discs, at));
    let swatches = vec![(StyledItem::Board, corner), (StyledItem::Discs, both)];
    let (sample, poster) = (Some(sample), Some(poster));
    let position = Some(of_record);
    ornaments.set(ID, GameDecorations { sample, poster, position, emblem: None, swatches });
}

/// Part of the board with two discs.
fn corner(
    ui: &egui::Ui,
    palette: &Palette,
    texture: egui::TextureId,
    style: DiscStyle,
    at: egui::Rect,
) {
    let painter = ui.painter();
    painter.rect_filled(at, 10, palette.board);
    let cell = at.height() * 0.62;
    let line = egui::Stroke::new(1.0, palette.board_lines);
    let square = |column: f32| {
        egui::Rect::from_center_size(at.center() + vec2(column * cell, 0.0), vec2(cell, cell))
    };
    painter.hline(at.x_range(), at.center().y - cell / 2.0, line);
    painter.hline(at.x_range(), at.center().y + cell / 2.0, line);
    for column in -1..=1 {
        painter.vline(at.center().x + column as f32 * cell, at.y_range(), line);
    }
    discs::paint(painter, texture, Colour::Black, style, square(-0.5).shrink(cell * 0.1));
    discs::paint(painter, texture, Colour::White, style, square(0.5).shrink(cell * 0.1));
}

/// A disc of each colour.
fn both(ui: &egui::Ui, texture: egui::TextureId, style: DiscStyle, at: egui::Rect) {
    let side = at.height() * 0.72;
    for (colour, off) in [(Colour::Black, -0.52), (Colour::White, 0.52)] {
        let middle = at.center() + vec2(off * side, 0.0);
        let place = egui::Rect::from_center_size(middle, vec2(side, side));
        discs::paint(ui.painter(), texture, colour, style, place);
    }
}

/// A board in the middle of a rectangle, cropped at top and bottom if that is wide.
fn board(
    ui: &egui::Ui,
    palette: &Palette,
    texture: egui::TextureId,
    style: DiscStyle,
    position: Position,
    at: egui::Rect,
) {
    let side = at.width().min(at.height() * 1.5);
    let board = egui::Rect::from_center_size(at.center(), egui::Vec2::splat(side));
    let painter = ui.painter().with_clip_rect(at);
    painter.rect_filled(board, 6, palette.board);
    let cell = side / 8.0;
    let line = egui::Stroke::new(1.0, palette.board_lines);
    for number in 0..=8 {
        let at = number as f32 * cell;
        painter.hline(board.x_range(), board.top() + at, line);
        painter.vline(board.left() + at, board.y_range(), line);
    }
    for square in Square::all() {
        let Some(colour) = position.disc(square) else { continue };
        let corner = vec2(square.column() as f32, square.row() as f32) * cell;
        let place = egui::Rect::from_min_size(board.min + corner, vec2(cell, cell));
        discs::paint(&painter, texture, colour, style, place.shrink(cell * 0.08));
    }
}

/// Four squares with three discs, at the right edge of the cloth.
fn sample(
    ui: &egui::Ui,
    palette: &Palette,
    texture: egui::TextureId,
    style: DiscStyle,
    cloth: egui::Rect,
) {
    const CELL: f32 = 48.0;
    let right = pos2(cloth.right() - 16.0, cloth.center().y);
    let corner = right - vec2(2.0 * CELL, CELL);
    let square = |column: f32, row: f32| {
        egui::Rect::from_min_size(corner + vec2(column, row) * CELL, vec2(CELL, CELL))
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
                discs::paint(ui.painter(), texture, colour, style, square.shrink(CELL * 0.1));
            }
            None => _ = ui.painter().circle_filled(square.center(), 6.0, palette.board_lines),
        }
    }
}
