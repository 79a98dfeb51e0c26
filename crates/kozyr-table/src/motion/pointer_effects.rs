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
    done: f32,
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

/// Lifts dragged entities, and lets them lean as they move.
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
    for (target, mut transform, mut aloft, mut swing) in &mut dragged {
        let before = swing.place.replace(target.place);
        if tempo.duration_factor == 0.0 || tempo.reduced_motion {
            aloft.set_if_neq(Elevation { height: 1.0, flip_angle: 0.0 });
            continue;
        }
        if seconds == 0.0 {
            continue;
        }
        let speed = before.map_or(0.0, |before| (target.place.x - before.x) / seconds);
        let wanted = (speed / MAX_LEAN_SPEED_PX).clamp(-1.0, 1.0) * MAX_LEAN_RADIANS;
        let follows = 1.0 - (-seconds / FOLLOW_SECONDS).exp();
        if (wanted - swing.lean).abs() < MIN_CHANGE && aloft.height > 1.0 - MIN_CHANGE {
            continue;
        }
        redraw.write(RequestRedraw);
        swing.lean += (wanted - swing.lean) * follows;
        aloft.height += (1.0 - aloft.height) * follows;
        transform.rotation = Quat::from_rotation_z(-target.angle - swing.lean);
    }
}

/// Shakes refused entities.
pub(super) fn shake_refused(
    mut commands: Commands,
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut refused: Query<(Entity, &mut Shake, &mut Transform, Has<MotionTween>)>,
) {
    for (entity, mut shake, mut transform, travels) in &mut refused {
        let middle = *shake.middle.get_or_insert(transform.translation);
        let share = shake.done / (SHAKE_SECONDS * tempo.duration_factor);
        if tempo.reduced_motion || tempo.duration_factor == 0.0 || share >= 1.0 {
            if !travels {
                transform.translation.x = middle.x;
            }
            commands.entity(entity).remove::<Shake>();
            continue;
        }
        redraw.write(RequestRedraw);
        let off = SHAKE_AMPLITUDE_PX * (share * SHAKE_COUNT * TAU).sin() * (1.0 - share);
        transform.translation.x = middle.x + off;
        shake.done += time.delta_secs();
    }
}
