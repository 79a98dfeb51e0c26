//! How the table looks with what is chosen.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use egui::{Pos2, Sense, pos2, vec2};
use kozyr_core::{
    durak::{Card, Rank, Suit},
    reversi::Colour,
};

use crate::{
    games::{
        durak::{CardPictures, PanelPictures},
        reversi::discs::{self, DiscPictures},
    },
    look::{settings::Settings, theme::Palette},
};

/// Gives the preview access to the pictures.
#[derive(SystemParam)]
pub(crate) struct Preview<'w> {
    cards: CardPictures<'w>,
    discs: Res<'w, DiscPictures>,
}

/// The pictures as panels draw them.
pub(crate) struct PreviewPictures {
    cards: PanelPictures,
    discs: egui::TextureId,
}

impl Preview<'_> {
    pub fn pictures(&self, contexts: &mut EguiContexts) -> PreviewPictures {
        PreviewPictures {
            cards: self.cards.for_panels(contexts),
            discs: contexts.add_image(EguiTextureHandle::Weak(self.discs.discs.id())),
        }
    }
}

/// A piece of the table with a few cards and a corner of the board.
pub(crate) fn draw(
    ui: &mut egui::Ui,
    palette: &Palette,
    pictures: &PreviewPictures,
    settings: &Settings,
) {
    const HEIGHT: f32 = 128.0;
    const CARD: f32 = 58.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    ui.painter().rect_filled(rect, 18, palette.felt);
    let middle = |x: f32, y: f32| pos2(rect.left() + x, rect.center().y + y);
    pictures.cards.back(ui, settings.back, middle(50.0, 0.0), CARD, -0.12);
    let cards: [(Card, f32, f32); 3] = [
        (Card::new(Rank::King, Suit::Diamonds), 112.0, -0.1),
        (Card::new(Rank::Queen, Suit::Clubs), 148.0, 0.0),
        (Card::new(Rank::Ace, Suit::Spades), 184.0, 0.1),
    ];
    for (card, x, angle) in cards {
        pictures.cards.card(ui, card, middle(x, angle.abs() * 20.0), CARD, angle);
    }
    board(ui, palette, pictures, settings, pos2(rect.right() - 16.0, rect.center().y));
}

/// Four squares with three discs, the middle of their right edge at a point.
fn board(
    ui: &egui::Ui,
    palette: &Palette,
    pictures: &PreviewPictures,
    settings: &Settings,
    right: Pos2,
) {
    const CELL: f32 = 48.0;
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
                let place = square.shrink(CELL * 0.1);
                let round = (place.width() / 2.0) as u8;
                let shape = egui::epaint::RectShape::filled(place, round, egui::Color32::WHITE);
                let part = discs::in_panels(colour, settings.discs);
                ui.painter().add(shape.with_texture(pictures.discs, part));
            }
            None => _ = ui.painter().circle_filled(square.center(), 6.0, palette.board_lines),
        }
    }
}
