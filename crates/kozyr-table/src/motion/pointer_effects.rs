//! What a hand does to a thing: it swings under the pointer, and shakes when it is refused.

use std::f32::consts::TAU;

use bevy::{prelude::*, window::RequestRedraw};

use super::{Dragged, Elevation, MotionTarget, tween::MotionTween};
use crate::pace::Tempo;

/// How a thing leans that follows the pointer.
#[derive(Component, Debug, Default)]
pub(super) struct DragLean {
    /// Where it was in the frame before.
    place: Option<Vec2>,
    /// Turned clockwise beyond its target, in radians.
    lean: f32,
}

/// A thing that may not go where it was wanted: it shakes before it goes back.
#[derive(Component, Debug, Default)]
pub struct Shake {
    /// Where it shakes.
    middle: Option<Vec3>,
    done: f32,
}

/// How far a thing leans at most under the pointer, in radians.
const MAX_LEAN_RADIANS: f32 = 0.22;
/// At this speed it does, in logical pixels a second.
const MAX_LEAN_SPEED_PX: f32 = 900.0;
/// Within so many seconds two thirds of the lean and the height follow.
const FOLLOW_SECONDS: f32 = 0.05;
/// Below this nothing is seen to change any more.
const MIN_CHANGE: f32 = 0.002;
/// How long a refused thing shakes, in seconds at normal pace.
pub(super) const SHAKE_SECONDS: f32 = 0.26;
/// How far to either side, in logical pixels.
const SHAKE_AMPLITUDE_PX: f32 = 9.0;
/// How often to and fro.
const SHAKE_COUNT: f32 = 3.0;

/// Lifts what follows the pointer, and lets it lean as it moves.
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

/// Shakes what was refused.
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
