//! Everything that moves, moves here: entities have a place to be and glide there.

mod pointer_effects;
mod shadow;
mod spring;
mod tween;

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowResized},
};

pub use pointer_effects::Shake;
pub use shadow::{Kind, Shadow};
pub use tween::{Journey, Stage};

use self::{
    pointer_effects::{SHAKEN_FOR, Swing},
    tween::IN_THE_AIR,
};
use crate::pace::Tempo;
use kozyr_platform::system_sets::Step;

/// Where an entity belongs.
///
/// Places are in logical pixels from the window's upper left corner, as panels count them.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Aloft)]
pub struct Target {
    /// The centre.
    pub place: Vec2,
    /// Turned clockwise, in radians.
    pub angle: f32,
    /// Factor of the entity's natural size.
    pub scale: f32,
    /// Things of a higher layer cover those of a lower one; 0 to 400.
    pub layer: f32,
    /// Seconds to wait before setting off, at normal pace, so that things come one by one.
    pub delay: f32,
    /// Seconds to stay first where it is, at normal pace, so that it can be read; also where
    /// things fade and do not come one by one.
    pub dwell: f32,
    /// Whether the face is up, for things with two sides.
    pub face_up: bool,
    /// How much of a shadow it casts where it lies: 0 for none, as within a pile, to 1.
    pub shadow: f32,
}

/// How an entity is in the air.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Aloft {
    /// 0 for what lies on the table, 1 at the top of a flight or in a hand that moves it.
    pub height: f32,
    /// How far it has turned over, in radians: 0 for what lies, a half turn where the other side
    /// is up.
    pub turned: f32,
}

/// Which side of the entity can be seen now. Follows [`Target::face_up`] in the middle of a turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceUp(pub bool);

/// Follows the pointer: moves without easing as long as it is there.
#[derive(Component)]
pub struct Dragged;

/// A new entity that comes down from above to where it belongs.
#[derive(Component)]
pub struct Falls;

/// An entity that rises from where it lies and is gone, after so many seconds at normal pace.
#[derive(Component)]
pub struct Leaves(pub f32);

pub(crate) fn plugin(app: &mut App) {
    let moved =
        (set_off, depart, advance, pointer_effects::swing, pointer_effects::shake, shadow::cast);
    app.add_systems(Update, moved.chain().in_set(Step::Move));
}

/// Run condition: nothing is on its way.
pub fn settled(journeys: Query<(), With<Journey>>) -> bool {
    journeys.is_empty()
}

/// Whether a thing is dragged, swings, falls, shakes.
type Marks = (Has<Dragged>, Has<Swing>, Has<Falls>, Has<Shake>);

/// Starts a journey for each entity whose target has changed.
fn set_off(
    mut commands: Commands,
    window: Single<&Window>,
    mut resized: MessageReader<WindowResized>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut changed: Query<
        (
            Entity,
            Ref<Target>,
            &mut Transform,
            &mut Aloft,
            Option<&mut FaceUp>,
            Option<&Journey>,
            Option<&Sprite>,
            Marks,
        ),
        Changed<Target>,
    >,
) {
    let window_size = window.size();
    let snap = resized.read().count() > 0 || tempo.motion == 0.0;
    for (entity, target, mut transform, mut aloft, face, journey, sprite, marks) in &mut changed {
        let (dragged, swings, falls, shakes) = marks;
        redraw.write(RequestRedraw);
        let mut entity = commands.entity(entity);
        if swings && !dragged {
            entity.remove::<Swing>();
        }
        if falls {
            entity.remove::<Falls>();
        }
        if snap || dragged || target.is_added() && !falls {
            *transform = target.transform(window_size);
            if dragged {
                transform.translation.z = IN_THE_AIR;
                if !swings {
                    entity.insert(Swing::default());
                }
            } else {
                aloft.set_if_neq(Aloft::default());
            }
            if let Some(mut face) = face {
                face.set_if_neq(FaceUp(target.face_up));
            }
            entity.remove::<Journey>();
            continue;
        }
        if journey.is_some_and(|journey| journey.to == *target) {
            continue;
        }
        let shown = face.map_or(target.face_up, |face| face.0);
        let (from, height) = match falls {
            true => (*target, 1.0),
            false => (Target::at(&transform, window_size, shown), aloft.height),
        };
        if !falls && from.same_place(&target) && from.face_up == target.face_up && height < 0.01 {
            transform.translation.z = target.layer;
            entity.remove::<Journey>();
            continue;
        }
        let mut next = Journey::new(from, *target, height, &tempo);
        if shakes && !tempo.fades {
            next.wait += SHAKEN_FOR * tempo.motion;
        }
        next.opacity = match (journey, sprite) {
            (Some(journey), _) => journey.opacity,
            (None, Some(sprite)) => sprite.color.alpha(),
            (None, None) => 1.0,
        };
        if let Some(last) = journey.filter(|last| last.stage() == Stage::Waiting) {
            // What has waited need not wait for the same once more.
            next.waited = last.waited;
        }
        entity.insert(next);
    }
}

/// Lets what is no more rise and fade.
fn depart(
    mut commands: Commands,
    window: Single<&Window>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    leaving: Query<(Entity, &Leaves, &Target, &Transform), Added<Leaves>>,
) {
    for (entity, leaves, target, transform) in &leaving {
        redraw.write(RequestRedraw);
        if tempo.motion == 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let from = Target::at(transform, window.size(), target.face_up);
        let to = Target { delay: leaves.0, face_up: from.face_up, ..from };
        let mut journey = Journey::new(from, to, 0.0, &tempo);
        journey.heights = [0.0, 1.0];
        commands.entity(entity).insert(journey);
    }
}

fn advance(
    mut commands: Commands,
    time: Res<Time>,
    window: Single<&Window>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut moving: Query<(
        Entity,
        &mut Journey,
        &mut Transform,
        &mut Aloft,
        Option<&mut FaceUp>,
        Option<&mut Sprite>,
        Has<Leaves>,
    )>,
) {
    for (entity, mut journey, mut transform, mut aloft, face, sprite, leaves) in &mut moving {
        redraw.write(RequestRedraw);
        // A long pause between two frames must not swallow a journey.
        let set_off = journey.pass(time.delta_secs().min(0.05));
        if !set_off && !journey.falls() {
            continue;
        }
        if let Some(mut sprite) = sprite {
            let seen = if set_off { journey.seen() } else { 0.0 };
            if sprite.color.alpha() != seen {
                sprite.color.set_alpha(seen);
            }
        }
        if journey.is_over() && leaves {
            commands.entity(entity).despawn();
            continue;
        }
        if let Some(mut face) = face
            && (journey.is_over() || journey.has_turned())
        {
            face.set_if_neq(FaceUp(journey.to.face_up));
        }
        if journey.is_over() {
            *transform = journey.to.transform(window.size());
            aloft.set_if_neq(Aloft::default());
            commands.entity(entity).remove::<Journey>();
            continue;
        }
        *transform = journey.pose(window.size());
        aloft.set_if_neq(journey.aloft());
    }
}

impl Target {
    /// A place with the face up, upright, in natural size.
    pub fn new(place: Vec2, layer: f32) -> Self {
        Target {
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

    fn transform(&self, window: Vec2) -> Transform {
        Transform {
            translation: to_world(self.place, window).extend(self.layer),
            rotation: Quat::from_rotation_z(-self.angle),
            scale: Vec3::new(self.scale, self.scale, 1.0),
        }
    }

    fn at(transform: &Transform, window: Vec2, face_up: bool) -> Self {
        let (axis, angle) = transform.rotation.to_axis_angle();
        Target {
            angle: -angle * axis.z.signum(),
            // The width shrinks in the middle of a turn; the height never does.
            scale: transform.scale.y,
            face_up,
            ..Target::new(
                from_world(transform.translation.truncate(), window),
                transform.translation.z,
            )
        }
    }

    fn same_place(&self, other: &Target) -> bool {
        self.place.distance(other.place) < 0.5
            && (self.angle - other.angle).abs() < 0.005
            && (self.scale - other.scale).abs() < 0.005
    }
}

/// From logical pixels below and right of the upper left corner to Bevy's plane.
pub fn to_world(place: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(place.x - window.x / 2.0, window.y / 2.0 - place.y)
}

fn from_world(point: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(point.x + window.x / 2.0, window.y / 2.0 - point.y)
}
