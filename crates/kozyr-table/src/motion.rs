//! Motion: entities have a target and move to it.

mod pointer_effects;
mod shadow;
mod spring;
mod tween;

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowResized},
};

pub use pointer_effects::Shake;
pub use shadow::{Shadow, ShadowKind};
pub use tween::{MotionTween, TweenStage};

use self::{
    pointer_effects::{DragLean, SHAKE_SECONDS},
    tween::AIRBORNE_LAYER,
};
use crate::pace::Tempo;
use kozyr_platform::system_sets::AppSystems;

/// The target pose of an entity.
///
/// Positions are in logical pixels from the top left corner of the window, as in egui.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Elevation)]
pub struct MotionTarget {
    /// The centre.
    pub place: Vec2,
    /// The clockwise rotation, in radians.
    pub angle: f32,
    /// The factor of the entity's natural size.
    pub scale: f32,
    /// The layer, from 0 to 400; higher layers cover lower ones.
    pub layer: f32,
    /// Seconds to wait before moving, at normal pace, to stagger movements. Ignored with reduced
    /// motion.
    pub delay: f32,
    /// Seconds to stay in place first, at normal pace, so that the entity can be read. Applies with
    /// reduced motion too.
    pub dwell: f32,
    /// Whether the face is up, for entities with two sides.
    pub face_up: bool,
    /// The strength of the shadow at rest: from 0 for none, as inside a pile, to 1.
    pub shadow: f32,
}

/// The pose of an entity above the table.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Elevation {
    /// The height: 0 on the table, 1 at the top of a flight or while dragged.
    pub height: f32,
    /// The flip angle in radians: 0 at rest, π when the other side is up.
    pub flip_angle: f32,
}

/// The side that is visible now. Follows [`MotionTarget::face_up`] in the middle of a flip.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceUp(pub bool);

/// Marks an entity that follows the pointer, without easing.
#[derive(Component)]
pub struct Dragged;

/// Marks a new entity that drops in from above.
#[derive(Component)]
pub struct DropIn;

/// Marks an entity that rises, fades and despawns, after this many seconds at normal pace.
#[derive(Component)]
pub struct Departure(pub f32);

/// Adds the systems that move entities to their [`MotionTarget`].
pub(crate) fn plugin(app: &mut App) {
    let systems = (
        start_tweens,
        start_departures,
        advance_tweens,
        pointer_effects::lean_dragged,
        pointer_effects::shake_refused,
        shadow::update_shadows,
    );
    app.add_systems(Update, systems.chain().in_set(AppSystems::Animate));
}

/// Run condition: no entity is moving or waiting to move.
pub fn is_settled(tweens: Query<(), With<MotionTween>>) -> bool {
    tweens.is_empty()
}

/// Whether an entity is dragged, leans, drops in or shakes.
type MotionFlags = (Has<Dragged>, Has<DragLean>, Has<DropIn>, Has<Shake>);

/// Starts a tween for each entity whose target has changed. Puts the entity there at once if
/// movement is off, the window was resized, or the entity is dragged, or new without dropping in.
fn start_tweens(
    mut commands: Commands,
    window: Single<&Window>,
    mut resized: MessageReader<WindowResized>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut changed: Query<
        (
            Entity,
            Ref<MotionTarget>,
            &mut Transform,
            &mut Elevation,
            Option<&mut FaceUp>,
            Option<&MotionTween>,
            Option<&Sprite>,
            MotionFlags,
        ),
        Changed<MotionTarget>,
    >,
) {
    let window_size = window.size();
    let snap = resized.read().count() > 0 || tempo.duration_factor == 0.0;
    for (entity, target, mut transform, mut elevation, face, tween, sprite, flags) in &mut changed {
        let (is_dragged, is_leaning, drops_in, is_shaking) = flags;
        redraw.write(RequestRedraw);
        let mut entity = commands.entity(entity);
        if is_leaning && !is_dragged {
            entity.remove::<DragLean>();
        }
        if drops_in {
            entity.remove::<DropIn>();
        }
        if snap || is_dragged || target.is_added() && !drops_in {
            *transform = target.to_transform(window_size);
            if is_dragged {
                transform.translation.z = AIRBORNE_LAYER;
                if !is_leaning {
                    entity.insert(DragLean::default());
                }
            } else {
                elevation.set_if_neq(Elevation::default());
            }
            if let Some(mut face) = face {
                face.set_if_neq(FaceUp(target.face_up));
            }
            entity.remove::<MotionTween>();
            continue;
        }
        if tween.is_some_and(|tween| tween.to == *target) {
            continue;
        }
        let face_up = face.map_or(target.face_up, |face| face.0);
        let (from, height) = match drops_in {
            true => (*target, 1.0),
            false => {
                (MotionTarget::from_transform(&transform, window_size, face_up), elevation.height)
            }
        };
        if !drops_in && from.is_near(&target) && from.face_up == target.face_up && height < 0.01 {
            transform.translation.z = target.layer;
            entity.remove::<MotionTween>();
            continue;
        }
        let mut next = MotionTween::new(from, *target, height, &tempo);
        if is_shaking && !tempo.reduced_motion {
            next.wait += SHAKE_SECONDS * tempo.duration_factor;
        }
        next.opacity = match (tween, sprite) {
            (Some(tween), _) => tween.opacity,
            (None, Some(sprite)) => sprite.color.alpha(),
            (None, None) => 1.0,
        };
        if let Some(previous) = tween.filter(|previous| previous.stage() == TweenStage::Waiting) {
            // Time already waited counts towards the new wait.
            next.waited = previous.waited;
        }
        entity.insert(next);
    }
}

/// Starts to raise and fade out departing entities, or despawns them at once if movement is off.
fn start_departures(
    mut commands: Commands,
    window: Single<&Window>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    departing: Query<(Entity, &Departure, &MotionTarget, &Transform), Added<Departure>>,
) {
    for (entity, departure, target, transform) in &departing {
        redraw.write(RequestRedraw);
        if tempo.duration_factor == 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let from = MotionTarget::from_transform(transform, window.size(), target.face_up);
        let to = MotionTarget { delay: departure.0, face_up: from.face_up, ..from };
        let mut tween = MotionTween::new(from, to, 0.0, &tempo);
        tween.heights = [0.0, 1.0];
        commands.entity(entity).insert(tween);
    }
}

/// Moves, fades and flips entities along their tweens. At the end of its tween, an entity stays at
/// its target, or despawns if it departs.
fn advance_tweens(
    mut commands: Commands,
    time: Res<Time>,
    window: Single<&Window>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut moving: Query<(
        Entity,
        &mut MotionTween,
        &mut Transform,
        &mut Elevation,
        Option<&mut FaceUp>,
        Option<&mut Sprite>,
        Has<Departure>,
    )>,
) {
    for (entity, mut tween, mut transform, mut elevation, face, sprite, departs) in &mut moving {
        redraw.write(RequestRedraw);
        // A long frame must not skip a whole tween.
        let has_started = tween.advance(time.delta_secs().min(0.05));
        if !has_started && !tween.drops_in() {
            continue;
        }
        if let Some(mut sprite) = sprite {
            let opacity = if has_started { tween.current_opacity() } else { 0.0 };
            if sprite.color.alpha() != opacity {
                sprite.color.set_alpha(opacity);
            }
        }
        if tween.is_over() && departs {
            commands.entity(entity).despawn();
            continue;
        }
        if let Some(mut face) = face
            && (tween.is_over() || tween.has_flipped())
        {
            face.set_if_neq(FaceUp(tween.to.face_up));
        }
        if tween.is_over() {
            *transform = tween.to.to_transform(window.size());
            elevation.set_if_neq(Elevation::default());
            commands.entity(entity).remove::<MotionTween>();
            continue;
        }
        *transform = tween.pose(window.size());
        elevation.set_if_neq(tween.elevation());
    }
}

impl MotionTarget {
    /// A target with the face up, not rotated, at natural size, with a full shadow and without
    /// delay.
    pub fn new(place: Vec2, layer: f32) -> Self {
        MotionTarget {
            place,
            angle: 0.0,
            scale: 1.0,
            layer,
            delay: 0.0,
            dwell: 0.0,
            face_up: true,
            shadow: 1.0,
        }
    }

    /// The transform of an entity in this pose, in a window of this size in logical pixels.
    fn to_transform(self, window: Vec2) -> Transform {
        Transform {
            translation: to_world(self.place, window).extend(self.layer),
            rotation: Quat::from_rotation_z(-self.angle),
            scale: Vec3::new(self.scale, self.scale, 1.0),
        }
    }

    /// The pose of an entity with this transform, in a window of this size in logical pixels. The
    /// transform does not tell which side is up, so `face_up` does.
    fn from_transform(transform: &Transform, window: Vec2, face_up: bool) -> Self {
        let (axis, angle) = transform.rotation.to_axis_angle();
        MotionTarget {
            angle: -angle * axis.z.signum(),
            // The width shrinks during a flip; the height does not.
            scale: transform.scale.y,
            face_up,
            ..MotionTarget::new(
                from_world(transform.translation.truncate(), window),
                transform.translation.z,
            )
        }
    }

    /// Whether the position differs by less than half a pixel, and rotation and scale are almost
    /// the same. Layer and side do not count.
    fn is_near(&self, other: &MotionTarget) -> bool {
        self.place.distance(other.place) < 0.5
            && (self.angle - other.angle).abs() < 0.005
            && (self.scale - other.scale).abs() < 0.005
    }
}

/// Converts a position from logical pixels, measured from the top left corner of a window of this
/// size, to Bevy's world.
pub fn to_world(place: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(place.x - window.x / 2.0, window.y / 2.0 - place.y)
}

/// Converts a position in Bevy's world to logical pixels from the top left corner of a window of
/// this size.
fn from_world(point: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(point.x + window.x / 2.0, window.y / 2.0 - point.y)
}
