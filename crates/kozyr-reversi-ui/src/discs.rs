//! Discs: one entity per disc, black when face up and white when face down.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_reversi::{Colour, Reversi, Square};

use super::{
    components::{BoardSquare, Disc, LiesOn, OccupiedBy},
    disc_edge,
    flip_wave::FlipWave,
    layout::BoardLayout,
    screens::TABLE,
};
use kozyr_platform::{screen::Screen, system_sets::AppSystems};
use kozyr_table::{
    motion::{Departure, DropIn, FaceUp, MotionTarget, Shadow, ShadowKind},
    session::Session,
};
use kozyr_ui::settings::{DiscStyle, Settings};

/// The image atlas of the discs.
#[derive(Resource)]
pub struct DiscPictures {
    /// Black and white side by side, in three styles from top to bottom.
    pub discs: Handle<Image>,
    shadow: Handle<Image>,
    edge: Handle<Image>,
}

/// Size of a disc's atlas cell in pixels; the disc itself is slightly smaller.
pub(super) const CELL_PX: f32 = 256.0;
/// Diameter of a disc in its cell, in pixels.
pub(super) const DISC_DIAMETER_PX: f32 = 230.0;

/// Natural size of a disc's sprite in logical pixels; targets scale it.
pub(super) const DISC_SPRITE_SIZE: f32 = 100.0;
/// Width of a disc's cell as a share of its square.
const CELL_RATIO: f32 = 0.92;
/// Layer of all discs.
const LAYER: f32 = 10.0;

/// Adds the discs and their animation.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, load);
    app.init_resource::<FlipWave>();
    app.add_systems(
        OnEnter(TABLE),
        (spawn_squares, |mut wave: ResMut<FlipWave>| *wave = FlipWave::default()),
    );
    app.add_systems(
        Update,
        (
            (follow_wave, sync_discs, set_targets)
                .chain()
                .run_if(resource_exists::<Session<Reversi>>)
                .run_if(
                    resource_changed::<BoardLayout>
                        .or_eager(resource_exists_and_changed::<Session<Reversi>>)
                        .or_eager(state_changed::<Screen>),
                ),
            show_sides,
        )
            .chain()
            .run_if(in_state(TABLE))
            .in_set(AppSystems::SetTargets),
    );
}

/// Loads the images of the discs at startup.
fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(DiscPictures {
        discs: assets.load("table/discs.png"),
        shadow: assets.load("table/disc-shadow.png"),
        edge: assets.load("table/dot.png"),
    });
}

/// Spawns an entity for each square.
fn spawn_squares(mut commands: Commands) {
    for square in Square::all() {
        let name = Name::new(format!("Square {square}"));
        commands.spawn((name, DespawnOnExit(TABLE), BoardSquare(square)));
    }
}

/// Updates the flip wave from the record.
fn follow_wave(session: Res<Session<Reversi>>, mut wave: ResMut<FlipWave>) {
    wave.update(session.record());
}

/// Spawns discs on squares newly occupied in the position, sets the colour of the others, and sends
/// away the discs of squares newly empty.
fn sync_discs(
    mut commands: Commands,
    session: Res<Session<Reversi>>,
    pictures: Res<DiscPictures>,
    wave: Res<FlipWave>,
    squares: Query<(Entity, &BoardSquare, Option<&OccupiedBy>)>,
    mut discs: Query<&mut Disc>,
) {
    let position = session.game().position();
    // Spawn discs in board order, independent of entity order.
    let squares = squares.iter().sort_by_key::<&BoardSquare, _>(|square| square.0.index());
    for (entity, square, occupied) in squares {
        match (position.disc(square.0), occupied.map(OccupiedBy::disc)) {
            (Some(colour), Some(disc)) => {
                if let Ok(mut disc) = discs.get_mut(disc) {
                    disc.set_if_neq(Disc(colour));
                }
            }
            (Some(colour), None) => {
                let name = Name::new(format!("Disc {}", square.0));
                let mut disc = commands.spawn((name, LiesOn(entity), disc(colour, &pictures)));
                if wave.was_placed(square.0) {
                    disc.insert(DropIn);
                }
            }
            (None, Some(disc)) => {
                let mut disc = commands.entity(disc);
                disc.remove::<(Disc, LiesOn)>().insert(Departure(wave.duration()));
            }
            (None, None) => {}
        }
    }
}

/// Bundle of a disc that has no position yet.
fn disc(colour: Colour, pictures: &DiscPictures) -> impl Bundle {
    let size = Vec2::splat(DISC_SPRITE_SIZE * 1.25);
    let offset = Vec2::new(0.02, 0.05) * DISC_SPRITE_SIZE;
    let lifted_offset = Vec2::new(0.06, 0.2) * DISC_SPRITE_SIZE;
    (
        DespawnOnExit(TABLE),
        Disc(colour),
        FaceUp(colour == Colour::Black),
        MotionTarget::new(Vec2::ZERO, LAYER),
        Sprite::sized(Vec2::splat(DISC_SPRITE_SIZE)),
        children![
            (
                Shadow { kind: ShadowKind::Either, size, offset, lifted_offset },
                Sprite { image: pictures.shadow.clone(), custom_size: Some(size), ..default() },
                Transform::from_xyz(offset.x, -offset.y, -0.5),
            ),
            disc_edge::disc_edge(pictures.edge.clone()),
        ],
    )
}

/// Sets the position and face that each disc moves to. Delays make flips spread in a wave from the
/// placed disc, or back towards the removed one.
fn set_targets(
    layout: Res<BoardLayout>,
    wave: Res<FlipWave>,
    squares: Query<&BoardSquare>,
    mut discs: Query<(Ref<Disc>, &LiesOn, &mut MotionTarget)>,
) {
    let scale = layout.cell() * CELL_RATIO / DISC_SPRITE_SIZE;
    for (disc, &LiesOn(square), mut target) in &mut discs {
        let Ok(&BoardSquare(square)) = squares.get(square) else { continue };
        let is_flipping = disc.is_changed() && !disc.is_added();
        // A disc that is still flipping keeps its delay.
        let delay = if is_flipping { wave.delay(square) } else { target.delay };
        let face_up = disc.0 == Colour::Black;
        let target_at = MotionTarget::new(layout.centre(square), LAYER);
        target.set_if_neq(MotionTarget { scale, delay, face_up, ..target_at });
    }
}

/// Sets the image of each disc whose face has changed, or of all after a change of settings.
fn show_sides(
    pictures: Res<DiscPictures>,
    settings: Res<Settings>,
    mut discs: Query<(Ref<FaceUp>, &mut Sprite), With<Disc>>,
) {
    let show_all = settings.is_changed();
    for (face, mut sprite) in &mut discs {
        if show_all || face.is_changed() {
            let colour = if face.0 { Colour::Black } else { Colour::White };
            sprite.image = pictures.discs.clone();
            sprite.rect = Some(disc_rect(colour, settings.discs));
        }
    }
}

/// Returns the part of the atlas that shows a disc of this colour and style, in pixels.
pub fn disc_rect(colour: Colour, style: DiscStyle) -> Rect {
    let left = if colour == Colour::Black { 0.0 } else { CELL_PX };
    let corner = Vec2::new(left, style as u8 as f32 * CELL_PX);
    Rect::from_corners(corner, corner + CELL_PX)
}

/// Paints a disc from the texture of the atlas into a square, for panels and text.
pub fn paint(
    painter: &egui::Painter,
    atlas: egui::TextureId,
    colour: Colour,
    style: DiscStyle,
    rect: egui::Rect,
) {
    let shape =
        egui::epaint::RectShape::filled(rect, (rect.width() / 2.0) as u8, egui::Color32::WHITE);
    painter.add(shape.with_texture(atlas, disc_uv(colour, style)));
}

/// Returns the texture coordinates of a disc in the atlas.
fn disc_uv(colour: Colour, style: DiscStyle) -> egui::Rect {
    let center_x = if colour == Colour::Black { 0.25 } else { 0.75 };
    // The atlas is two cells wide and three high; the disc doesn't quite fill its cell.
    let half = egui::vec2(0.5 / 2.0, 0.5 / 3.0) * DISC_DIAMETER_PX / CELL_PX;
    egui::Rect::from_center_size(egui::pos2(center_x, (style as u8 as f32 + 0.5) / 3.0), half * 2.0)
}
