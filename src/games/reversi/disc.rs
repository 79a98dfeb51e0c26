//! Discs: one entity a disc, black with its face up and white with its face down.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::reversi::{Action, Colour, Reversi, Square};

use super::{TABLE, layout::Layout};
use crate::{
    look::settings::{DiscStyle, Settings},
    platform::{screen::Screen, step::Step},
    table::{
        motion::{FaceUp, Target},
        session::Session,
    },
};

/// A disc and the side that it shows, or is turning to.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disc(pub Colour);

/// The square of a disc.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub Square);

/// Both sides of a disc in one picture.
#[derive(Resource)]
pub struct DiscPictures {
    /// Black and white side by side, in three styles one below the other.
    pub discs: Handle<Image>,
    shadow: Handle<Image>,
}

/// The size of a disc's cell in the picture, in pixels; the disc itself is a little smaller.
const CELL: f32 = 256.0;
/// The diameter of a disc in its cell, in pixels.
const DIAMETER: f32 = 230.0;

/// The natural size of a disc's picture in logical pixels; targets scale it.
const NATURAL: f32 = 100.0;
/// The width of a disc's cell as a share of its square.
const SHARE: f32 = 0.92;
/// How much later each ring of the wave turns, in seconds.
const WAVE: f32 = 0.05;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, load);
    app.add_systems(
        Update,
        (
            place.run_if(
                resource_changed::<Layout>
                    .or_eager(resource_exists_and_changed::<Session<Reversi>>)
                    .or_eager(state_changed::<Screen>),
            ),
            show_sides,
        )
            .chain()
            .run_if(in_state(TABLE))
            .in_set(Step::Place),
    );
}

fn load(mut commands: Commands, assets: Res<AssetServer>) {
    commands.insert_resource(DiscPictures {
        discs: assets.load("table/discs.png"),
        shadow: assets.load("table/disc-shadow.png"),
    });
}

/// Brings the discs in line with the position.
fn place(
    mut commands: Commands,
    layout: Res<Layout>,
    session: Option<Res<Session<Reversi>>>,
    pictures: Res<DiscPictures>,
    mut discs: Query<(Entity, &At, &mut Disc, &mut Target)>,
) {
    let Some(session) = session else { return };
    let position = session.game().position();
    let last = match session.record().actions().last() {
        Some(Action::Place(square)) => Some(*square),
        _ => None,
    };
    let scale = layout.cell() * SHARE / NATURAL;
    let target = |square: Square, colour: Colour, turning: bool| Target {
        scale,
        delay: match last {
            Some(last) if turning => WAVE * square.distance(last) as f32,
            _ => 0.0,
        },
        face_up: colour == Colour::Black,
        ..Target::new(layout.centre(square), 10.0)
    };
    let mut seen = [false; 64];
    for (entity, at, mut disc, mut old) in &mut discs {
        let Some(colour) = position.disc(at.0) else {
            commands.entity(entity).despawn();
            continue;
        };
        seen[at.0.index()] = true;
        let turning = disc.0 != colour;
        disc.set_if_neq(Disc(colour));
        // A disc that is turning keeps its place in the wave.
        let new = target(at.0, colour, turning);
        let settled = Target { delay: old.delay, ..new };
        if turning {
            *old = new;
        } else {
            old.set_if_neq(settled);
        }
    }
    for square in Square::all() {
        if let (false, Some(colour)) = (seen[square.index()], position.disc(square)) {
            commands.spawn((
                Name::new(format!("Disc {square}")),
                DespawnOnExit(TABLE),
                At(square),
                Disc(colour),
                FaceUp(colour == Colour::Black),
                target(square, colour, false),
                Sprite::sized(Vec2::splat(NATURAL)),
                children![(
                    Sprite {
                        image: pictures.shadow.clone(),
                        custom_size: Some(Vec2::splat(NATURAL * 1.25)),
                        ..default()
                    },
                    Transform::from_xyz(NATURAL * 0.02, -NATURAL * 0.05, -0.5),
                )],
            ));
        }
    }
}

fn show_sides(
    pictures: Res<DiscPictures>,
    settings: Res<Settings>,
    mut discs: Query<(Ref<FaceUp>, &mut Sprite), With<Disc>>,
) {
    let all = settings.is_changed();
    for (face, mut sprite) in &mut discs {
        if all || face.is_changed() {
            let corner =
                Vec2::new(if face.0 { 0.0 } else { CELL }, settings.discs as u8 as f32 * CELL);
            sprite.image = pictures.discs.clone();
            sprite.rect = Some(Rect::from_corners(corner, corner + CELL));
        }
    }
}

/// The part of the picture that shows a disc, as panels count it.
pub fn in_panels(colour: Colour, style: DiscStyle) -> egui::Rect {
    let middle = if colour == Colour::Black { 0.25 } else { 0.75 };
    // The picture is two cells wide and three high; a disc fills most of its cell, not all.
    let half = egui::vec2(0.5 / 2.0, 0.5 / 3.0) * DIAMETER / CELL;
    egui::Rect::from_center_size(egui::pos2(middle, (style as u8 as f32 + 0.5) / 3.0), half * 2.0)
}
