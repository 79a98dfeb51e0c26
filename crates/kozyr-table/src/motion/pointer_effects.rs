//! Effects of the pointer: a dragged entity leans, and a refused one shakes.

use std::f32::consts::TAU;

use bevy::{prelude::*, window::RequestRedraw};

use super::{Dragged, Elevation, MotionTarget, tween::MotionTween};
use crate::pace::Tempo;

/// The lean of a dragged entity.
#[derive(Component, Debug, Default)]
pub(super) struct DragLean {
    /// The position in the last frame.
    place: Option<Vec2>,
    /// The clockwise rotation in addition to the target's, in radians.
    lean: f32,
}

/// Marks an entity whose action was refused; it shakes before it moves back.
#[derive(Component, Debug, Default)]
pub struct Shake {
    /// The position around which it shakes.
    middle: Option<Vec3>,
    /// The time since the start, in seconds.
    elapsed: f32,
}

/// The maximum lean of a dragged entity, in radians.
const MAX_LEAN_RADIANS: f32 = 0.22;
/// The speed at which the lean is at its maximum, in logical pixels per second.
const MAX_LEAN_SPEED_PX: f32 = 900.0;
/// The time constant with which lean and height follow, in seconds.
const FOLLOW_SECONDS: f32 = 0.05;
/// The smallest visible change.
const MIN_CHANGE: f32 = 0.002;
/// The duration of the shake, in seconds at normal pace.
pub(super) const SHAKE_SECONDS: f32 = 0.26;
/// The amplitude to either side, in logical pixels.
const SHAKE_AMPLITUDE_PX: f32 = 9.0;
/// The number of oscillations.
const SHAKE_COUNT: f32 = 3.0;

/// Lifts dragged entities gradually, and lets them lean with the speed of their horizontal
/// movement. If movement is off or reduced, lifts them at once without a lean.
pub(super) fn lean_dragged(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut dragged: Query<
        (&MotionTarget, &mut Transform, &mut Elevation, &mut DragLean),
        With<Dragged>,
    >,
) {
    let seconds = time.delta_secs();
    for (target, mut transform, mut elevation, mut drag_lean) in &mut dragged {
        let previous = drag_lean.place.replace(target.place);
        if tempo.duration_factor == 0.0 || tempo.reduced_motion {
            elevation.set_if_neq(Elevation { height: 1.0, flip_angle: 0.0 });
            continue;
        }
        if seconds == 0.0 {
            continue;
        }
        let speed = previous.map_or(0.0, |previous| (target.place.x - previous.x) / seconds);
        let target_lean = (speed / MAX_LEAN_SPEED_PX).clamp(-1.0, 1.0) * MAX_LEAN_RADIANS;
        let follow = 1.0 - (-seconds / FOLLOW_SECONDS).exp();
        if (target_lean - drag_lean.lean).abs() < MIN_CHANGE && elevation.height > 1.0 - MIN_CHANGE
        {
            continue;
        }
        redraw.write(RequestRedraw);
        drag_lean.lean += (target_lean - drag_lean.lean) * follow;
        elevation.height += (1.0 - elevation.height) * follow;
        transform.rotation = Quat::from_rotation_z(-target.angle - drag_lean.lean);
    }
}

/// Moves entities with [`Shake`] from side to side, and removes the mark at the end; at once if
/// movement is off or reduced.
pub(super) fn shake_refused(
    mut commands: Commands,
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut refused: Query<(Entity, &mut Shake, &mut Transform, Has<MotionTween>)>,
) {
    for (entity, mut shake, mut transform, is_moving) in &mut refused {
        let middle = *shake.middle.get_or_insert(transform.translation);
        let progress = shake.elapsed / (SHAKE_SECONDS * tempo.duration_factor);
        if tempo.reduced_motion || tempo.duration_factor == 0.0 || progress >= 1.0 {
            if !is_moving {
                transform.translation.x = middle.x;
            }
            commands.entity(entity).remove::<Shake>();
            continue;
        }
        redraw.write(RequestRedraw);
        let offset = SHAKE_AMPLITUDE_PX * (progress * SHAKE_COUNT * TAU).sin() * (1.0 - progress);
        transform.translation.x = middle.x + offset;
        shake.elapsed += time.delta_secs();
    }
}
