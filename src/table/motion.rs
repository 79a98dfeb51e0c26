//! Everything that moves, moves here: entities have a place to be and glide there.

use std::f32::consts::PI;

use bevy::{
    ecs::{lifecycle::HookContext, world::DeferredWorld},
    prelude::*,
    window::{RequestRedraw, WindowResized},
};

use crate::{platform::step::Step, table::pace::Tempo};

/// Where an entity belongs.
///
/// Places are in logical pixels from the window's upper left corner, as panels count them.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Target {
    /// The centre.
    pub place: Vec2,
    /// Turned clockwise, in radians.
    pub angle: f32,
    /// Factor of the entity's natural size.
    pub scale: f32,
    /// Things of a higher layer cover those of a lower one; 0 to 400.
    pub layer: f32,
    /// Seconds to wait before setting off, at normal pace.
    pub delay: f32,
    /// Whether the face is up, for things with two sides.
    pub face_up: bool,
}

/// Which side of the entity can be seen now. Follows [`Target::face_up`] in the middle of a turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceUp(pub bool);

/// Follows the pointer: moves without easing as long as it is there.
#[derive(Component)]
pub struct Dragged;

/// An entity on its way; gone when it has arrived.
#[derive(Component, Debug)]
#[component(on_remove = appear)]
pub struct Journey {
    from: Target,
    to: Target,
    waited: f32,
    done: f32,
    duration: f32,
    /// It does not travel but fades in at its goal.
    fades: bool,
    /// How opaque it is when it does not fade.
    opacity: f32,
}

/// How far an entity is lifted while it travels, as a share of its size.
const LIFT: f32 = 0.06;
/// The layer of what is in the air.
const IN_THE_AIR: f32 = 400.0;
/// How long a journey takes, in seconds at normal pace.
const DURATION: f32 = 0.24;
/// How much of a thing is seen when it begins to fade in where it belongs.
const FAINT: f32 = 0.3;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (set_off, advance).chain().in_set(Step::Move));
}

/// Run condition: nothing is on its way.
pub fn settled(journeys: Query<(), With<Journey>>) -> bool {
    journeys.is_empty()
}

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
            Option<&mut FaceUp>,
            Option<&Journey>,
            Option<&Sprite>,
            Has<Dragged>,
        ),
        Changed<Target>,
    >,
) {
    let window_size = window.size();
    let pace = tempo.motion;
    let snap = resized.read().count() > 0 || pace == 0.0;
    for (entity, target, mut transform, face, journey, sprite, dragged) in &mut changed {
        redraw.write(RequestRedraw);
        if snap || dragged || target.is_added() {
            *transform = target.transform(window_size);
            if dragged {
                transform.translation.z = IN_THE_AIR;
            }
            if let Some(mut face) = face {
                face.set_if_neq(FaceUp(target.face_up));
            }
            commands.entity(entity).remove::<Journey>();
            continue;
        }
        if journey.is_some_and(|journey| journey.to == *target) {
            continue;
        }
        let shown = face.map_or(target.face_up, |face| face.0);
        let from = Target::at(&transform, window_size, shown);
        if from.same_place(&target) && from.face_up == target.face_up {
            transform.translation.z = target.layer;
            commands.entity(entity).remove::<Journey>();
            continue;
        }
        let distance = from.place.distance(target.place);
        commands.entity(entity).insert(Journey {
            from,
            to: *target,
            waited: 0.0,
            done: 0.0,
            // Far journeys take a little longer, but less than in proportion.
            duration: pace * DURATION * (0.7 + (distance / 900.0).min(0.6)),
            fades: tempo.fades,
            opacity: match (journey, sprite) {
                (Some(journey), _) => journey.opacity,
                (None, Some(sprite)) => sprite.color.alpha(),
                (None, None) => 1.0,
            },
        });
    }
}

fn advance(
    mut commands: Commands,
    time: Res<Time>,
    window: Single<&Window>,
    tempo: Res<Tempo>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut moving: Query<(
        Entity,
        &mut Journey,
        &mut Transform,
        Option<&mut FaceUp>,
        Option<&mut Sprite>,
    )>,
) {
    for (entity, mut journey, mut transform, face, sprite) in &mut moving {
        redraw.write(RequestRedraw);
        // A long pause between two frames must not swallow a journey.
        let delta = time.delta_secs().min(0.05);
        if !journey.fades && journey.waited < journey.to.delay * tempo.motion {
            journey.waited += delta;
            continue;
        }
        journey.done += delta;
        let progress = if journey.duration > 0.0 { journey.done / journey.duration } else { 1.0 };
        if let Some(mut sprite) = sprite.filter(|_| journey.fades) {
            let share = FAINT + (1.0 - FAINT) * progress.min(1.0);
            sprite.color.set_alpha(journey.opacity * share);
        }
        if progress >= 1.0 {
            *transform = journey.to.transform(window.size());
            if let Some(mut face) = face {
                face.set_if_neq(FaceUp(journey.to.face_up));
            }
            commands.entity(entity).remove::<Journey>();
            continue;
        }
        *transform = journey.pose(progress, window.size());
        if let Some(mut face) = face
            && (progress >= 0.5 || journey.fades)
        {
            face.set_if_neq(FaceUp(journey.to.face_up));
        }
    }
}

/// However a journey ends, nothing stays half faded.
fn appear(mut world: DeferredWorld, HookContext { entity, .. }: HookContext) {
    let Some(opacity) = world.get::<Journey>(entity).map(|journey| journey.opacity) else { return };
    if let Some(mut sprite) = world.get_mut::<Sprite>(entity) {
        sprite.color.set_alpha(opacity);
    }
}

impl Target {
    /// A place with the face up, upright, in natural size.
    pub fn new(place: Vec2, layer: f32) -> Self {
        Target { place, angle: 0.0, scale: 1.0, layer, delay: 0.0, face_up: true }
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
            place: from_world(transform.translation.truncate(), window),
            angle: -angle * axis.z.signum(),
            // The width shrinks in the middle of a turn; the height never does.
            scale: transform.scale.y,
            layer: transform.translation.z,
            delay: 0.0,
            face_up,
        }
    }

    fn same_place(&self, other: &Target) -> bool {
        self.place.distance(other.place) < 0.5
            && (self.angle - other.angle).abs() < 0.005
            && (self.scale - other.scale).abs() < 0.005
    }
}

impl Journey {
    fn pose(&self, progress: f32, window: Vec2) -> Transform {
        if self.fades {
            return self.to.transform(window);
        }
        // Ease out: quick at first, settling softly.
        let eased = 1.0 - (1.0 - progress).powi(3);
        let height = (progress * PI).sin();
        let mut pose = Target {
            place: self.from.place.lerp(self.to.place, eased),
            angle: self.from.angle + (self.to.angle - self.from.angle) * eased,
            scale: (self.from.scale + (self.to.scale - self.from.scale) * eased)
                * (1.0 + LIFT * height),
            layer: self.to.layer,
            delay: 0.0,
            face_up: self.to.face_up,
        }
        .transform(window);
        if !self.from.same_place(&self.to) {
            pose.translation.z = IN_THE_AIR + self.to.layer * 0.1;
        }
        if self.from.face_up != self.to.face_up {
            pose.scale.x *= (progress * PI).cos().abs().max(0.02);
        }
        pose
    }
}

/// From logical pixels below and right of the upper left corner to Bevy's plane.
pub fn to_world(place: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(place.x - window.x / 2.0, window.y / 2.0 - place.y)
}

fn from_world(point: Vec2, window: Vec2) -> Vec2 {
    Vec2::new(point.x + window.x / 2.0, window.y / 2.0 - point.y)
}
