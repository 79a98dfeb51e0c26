//! Shadows: the higher an entity, the larger, softer and more distant its shadow.

use bevy::prelude::*;

use super::{Elevation, MotionTarget};

/// A shadow of the parent entity.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Shadow {
    /// The kind of shadow.
    pub kind: ShadowKind,
    /// Its size for an entity at rest, in the entity's natural pixels.
    pub size: Vec2,
    /// Its offset for an entity at rest, right and down.
    pub offset: Vec2,
    /// The additional offset at the top of a flight, right and down.
    pub lifted_offset: Vec2,
}

/// When a shadow is visible: at rest, in the air, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShadowKind {
    /// Small and sharp, for entities at rest.
    Lying,
    /// Large and soft, for entities in the air.
    Lifted,
    /// For both.
    Either,
}

/// The growth of a shadow at the top of a flight, as a share of its size.
const LIFTED_SIZE_GAIN: f32 = 0.18;
/// The opacity of a shadow at the top of a flight.
const LIFTED_OPACITY: f32 = 0.75;

impl Shadow {
    /// The opacity of the shadow, from 0 to 1, under an entity at a height from 0 to 1. At rest it
    /// is `resting_opacity`, or 0 for a lifted shadow.
    fn strength(self, height: f32, resting_opacity: f32) -> f32 {
        let height = height.clamp(0.0, 1.0);
        match self.kind {
            ShadowKind::Lying => resting_opacity * (1.0 - height),
            ShadowKind::Lifted => LIFTED_OPACITY * height,
            ShadowKind::Either => resting_opacity + (LIFTED_OPACITY - resting_opacity) * height,
        }
    }
}

/// Entities with shadows that have moved.
type MovedCaster =
    (Or<(Changed<MotionTarget>, Changed<Elevation>, Changed<Transform>)>, Without<Shadow>);

/// Sets the opacity, size and offset of the shadows of entities that have moved, and hides those
/// that are too faint.
pub(super) fn update_shadows(
    casters: Query<(&MotionTarget, &Elevation, &Transform, &Children), MovedCaster>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (target, elevation, pose, children) in &casters {
        let mut own_shadows = shadows.iter_many_mut(children);
        while let Some((shadow, mut sprite, mut transform, mut visibility)) =
            own_shadows.fetch_next()
        {
            let strength = shadow.strength(elevation.height, target.shadow);
            visibility.set_if_neq(match strength > 0.01 {
                true => Visibility::Inherited,
                false => Visibility::Hidden,
            });
            if strength <= 0.01 {
                continue;
            }
            sprite.color.set_alpha(strength);
            sprite.custom_size = Some(shadow.size * (1.0 + LIFTED_SIZE_GAIN * elevation.height));
            // The light keeps its direction when the entity rotates.
            let offset = shadow.offset + shadow.lifted_offset * elevation.height;
            let offset = pose.rotation.inverse() * Vec3::new(offset.x, -offset.y, 0.0);
            transform.translation = offset.with_z(transform.translation.z);
        }
    }
}
