//! Shadows: the higher a thing is, the larger, softer and farther from it.

use bevy::prelude::*;

use super::{Elevation, MotionTarget};

/// A shadow of the entity that it is a child of.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Shadow {
    /// Which of the two it is.
    pub kind: ShadowKind,
    /// Its size under a thing that lies, in natural pixels.
    pub size: Vec2,
    /// How far it then lies from under the thing, right and down.
    pub offset: Vec2,
    /// How far it moves on, right and down, to the top of a flight.
    pub lifted_offset: Vec2,
}

/// Of two shadows one is seen under what lies, the other under what is in the air.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShadowKind {
    /// Small and sharp.
    Lying,
    /// Large and soft.
    Lifted,
    /// For both.
    Either,
}

/// How much larger a shadow is at the top of a flight.
const LIFTED_SIZE_GAIN: f32 = 0.18;
/// How much of it is left there.
const LIFTED_OPACITY: f32 = 0.75;

impl Shadow {
    /// How dark it is under a thing at that height which casts so much of a shadow where it lies.
    fn strength(self, height: f32, lying: f32) -> f32 {
        let high = height.clamp(0.0, 1.0);
        match self.kind {
            ShadowKind::Lying => lying * (1.0 - high),
            ShadowKind::Lifted => LIFTED_OPACITY * high,
            ShadowKind::Either => lying + (LIFTED_OPACITY - lying) * high,
        }
    }
}

/// What casts shadows, and has moved.
type MovedCaster =
    (Or<(Changed<MotionTarget>, Changed<Elevation>, Changed<Transform>)>, Without<Shadow>);

/// Draws the shadows anew of what has risen, turned or come down.
pub(super) fn update_shadows(
    things: Query<(&MotionTarget, &Elevation, &Transform, &Children), MovedCaster>,
    mut shadows: Query<(&Shadow, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    for (target, aloft, pose, children) in &things {
        let mut below = shadows.iter_many_mut(children);
        while let Some((shadow, mut sprite, mut transform, mut visibility)) = below.fetch_next() {
            let strength = shadow.strength(aloft.height, target.shadow);
            visibility.set_if_neq(match strength > 0.01 {
                true => Visibility::Inherited,
                false => Visibility::Hidden,
            });
            if strength <= 0.01 {
                continue;
            }
            sprite.color.set_alpha(strength);
            sprite.custom_size = Some(shadow.size * (1.0 + LIFTED_SIZE_GAIN * aloft.height));
            // Light comes from the same side however the thing is turned.
            let off = shadow.offset + shadow.lifted_offset * aloft.height;
            let off = pose.rotation.inverse() * Vec3::new(off.x, -off.y, 0.0);
            transform.translation = off.with_z(transform.translation.z);
        }
    }
}
