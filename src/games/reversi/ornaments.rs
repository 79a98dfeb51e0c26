//! A corner of the board on pages that are not the game's own: in the settings.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle, egui};
use egui::{pos2, vec2};
use kozyr_core::reversi::Colour;

use super::{
    discs::{self, DiscPictures},
    screens::ID,
};
use crate::{
    features::ornaments::{self, GamesOrnaments, Ornaments},
    look::{panels::Panels, settings::DiscStyle, theme::Palette},
};

pub(crate) fn plugin(app: &mut App) {
    ornaments::register(app, ID);
    app.add_systems(
        EguiPrimaryContextPass,
        lend.run_if(resource_exists_and_changed::<DiscPictures>).in_set(Panels::Prepare),
    );
}

fn lend(
    mut contexts: EguiContexts,
    pictures: Res<DiscPictures>,
    mut ornaments: ResMut<GamesOrnaments>,
) {
    let texture = contexts.add_image(EguiTextureHandle::Weak(pictures.discs.id()));
    let sample: ornaments::Sample = Box::new(move |ui, palette, settings, cloth| {
        sample(ui, palette, texture, settings.discs, cloth);
    });
    ornaments.lend(ID, Ornaments { sample: Some(sample), ..default() });
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
                let place = square.shrink(CELL * 0.1);
                let round = (place.width() / 2.0) as u8;
                let shape = egui::epaint::RectShape::filled(place, round, egui::Color32::WHITE);
                let part = discs::in_panels(colour, style);
                ui.painter().add(shape.with_texture(texture, part));
            }
            None => _ = ui.painter().circle_filled(square.center(), 6.0, palette.board_lines),
        }
    }
}
