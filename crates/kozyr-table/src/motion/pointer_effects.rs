//! What a hand does to a thing: it swings under the pointer, and shakes when it is refused.

use std::f32::consts::TAU;

use bevy::{prelude::*, window::RequestRedraw};

use super::{Aloft, Dragged, Target, tween::Journey};
use crate::pace::Tempo;

/// How a thing leans that follows the pointer.
#[derive(Component, Debug, Default)]
pub(super) struct Swing {
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
const LEAN: f32 = 0.22;
/// At this speed it does, in logical pixels a second.
const FAST: f32 = 900.0;
/// Within so many seconds two thirds of the lean and the height follow.
const FOLLOWS: f32 = 0.05;
/// Below this nothing is seen to change any more.
const STILL: f32 = 0.002;
/// How long a refused thing shakes, in seconds at normal pace.
pub(super) const SHAKEN_FOR: f32 = 0.26;
/// How far to either side, in logical pixels.
const SHAKEN_BY: f32 = 9.0;
/// How often to and fro.
const SHAKES: f32 = 3.0;

/// Lifts what follows the pointer, and lets it lean as it moves.
pub(super) fn swing(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut dragged: Query<(&Target, &mut Transform, &mut Aloft, &mut Swing), With<Dragged>>,
) {
    let seconds = time.delta_secs();
    for (target, mut transform, mut aloft, mut swing) in &mut dragged {
        let before = swing.place.replace(target.place);
        if tempo.motion == 0.0 || tempo.fades {
            aloft.set_if_neq(Aloft { height: 1.0, turned: 0.0 });
            continue;
        }
        if seconds == 0.0 {
            continue;
        }
        let speed = before.map_or(0.0, |before| (target.place.x - before.x) / seconds);
        let wanted = (speed / FAST).clamp(-1.0, 1.0) * LEAN;
        let follows = 1.0 - (-seconds / FOLLOWS).exp();
        if (wanted - swing.lean).abs() < STILL && aloft.height > 1.0 - STILL {
            continue;
        }
        redraw.write(RequestRedraw);
        swing.lean += (wanted - swing.lean) * follows;
        aloft.height += (1.0 - aloft.height) * follows;
        transform.rotation = Quat::from_rotation_z(-target.angle - swing.lean);
    }
}

/// Shakes what was refused.
pub(super) fn shake(
    mut commands: Commands,
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut refused: Query<(Entity, &mut Shake, &mut Transform, Has<Journey>)>,
) {
    for (entity, mut shake, mut transform, travels) in &mut refused {
        let middle = *shake.middle.get_or_insert(transform.translation);
        let share = shake.done / (SHAKEN_FOR * tempo.motion);
        if tempo.fades || tempo.motion == 0.0 || share >= 1.0 {
            if !travels {
                transform.translation.x = middle.x;
            }
            commands.entity(entity).remove::<Shake>();
            continue;
        }
        redraw.write(RequestRedraw);
        let off = SHAKEN_BY * (share * SHAKES * TAU).sin() * (1.0 - share);
        transform.translation.x = middle.x + off;
        shake.done += time.delta_secs();
    }
}
