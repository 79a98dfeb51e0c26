//! The edge of a disc, visible while it flips.

use bevy::prelude::*;

use super::{
    discs::{CELL_PX, DISC_DIAMETER_PX, DISC_SPRITE_SIZE},
    screens::TABLE,
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::motion::{Elevation, FaceUp};

/// Marks the edge of the parent disc.
#[derive(Component)]
pub(super) struct DiscEdge;

/// Thickness of a disc as a share of its diameter.
const THICKNESS_RATIO: f32 = 0.14;
/// Minimum drawn width of a disc as a share of its diameter.
const MIN_WIDTH_RATIO: f32 = 0.05;
/// Colours of the edge while the dark side is up, and while the light side is.
const TINTS: [Color; 2] = [Color::srgb(0.30, 0.31, 0.31), Color::srgb(0.66, 0.65, 0.62)];

/// Adds the edges of flipping discs.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, show.run_if(in_state(TABLE)).in_set(AppSystems::UpdatePhases));
}

/// Bundle of a disc's edge, initially hidden.
pub(super) fn disc_edge(image: Handle<Image>) -> impl Bundle {
    let size = Vec2::splat(DISC_SPRITE_SIZE * DISC_DIAMETER_PX / CELL_PX);
    (
        DiscEdge,
        Sprite { image, custom_size: Some(size), ..default() },
        Transform::from_xyz(0.0, 0.0, -0.1),
        Visibility::Hidden,
    )
}

/// Shows the edges of the discs that are flipping, placed and coloured for their rotation, and
/// hides the others.
fn show(
    discs: Query<(&Elevation, &FaceUp, &Children), (Changed<Elevation>, Without<DiscEdge>)>,
    mut edges: Query<(&mut Transform, &mut Sprite, &mut Visibility), With<DiscEdge>>,
) {
    for (elevation, face, children) in &discs {
        let mut of_disc = edges.iter_many_mut(children);
        while let Some((mut transform, mut sprite, mut visibility)) = of_disc.fetch_next() {
            let (sin, cos) = elevation.flip_angle.sin_cos();
            let is_flipping = sin > 0.01;
            visibility.set_if_neq(if is_flipping {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            if !is_flipping {
                continue;
            }
            // The disc is scaled to its share of the width, and its children with it.
            let width = cos.abs().max(MIN_WIDTH_RATIO);
            transform.scale.x = (width + THICKNESS_RATIO * sin) / width;
            transform.translation.x =
                cos.signum() * THICKNESS_RATIO * sin * DISC_SPRITE_SIZE / 2.0 / width;
            sprite.color = TINTS[usize::from(!face.0)];
        }
    }
}
