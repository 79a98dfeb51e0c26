//! The way of one thing from where it is to where it belongs.

use std::f32::consts::PI;

use bevy::{
    ecs::{lifecycle::HookContext, world::DeferredWorld},
    prelude::*,
};

use super::{
    Elevation, MotionTarget,
    spring::{self, LANDING_PROGRESS},
};
use crate::pace::Tempo;

/// An entity on its way; gone when it has come to rest.
#[derive(Component, Debug)]
#[component(on_remove = restore_opacity)]
pub struct MotionTween {
    pub(super) from: MotionTarget,
    pub(super) to: MotionTarget,
    /// How high it is at the beginning, and at the end.
    pub(super) heights: [f32; 2],
    /// How long it waits before it sets off, and how long it has waited.
    pub(super) wait: f32,
    pub(super) waited: f32,
    pub(super) elapsed: f32,
    pub(super) duration: f32,
    /// It does not travel but fades in at its goal.
    pub(super) fades: bool,
    /// How opaque it is when it does not fade.
    pub(super) opacity: f32,
}

/// How far an entity has come on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TweenStage {
    /// It has not set off yet.
    Waiting,
    /// It is between its places.
    Flying,
    /// It has reached its place, and settles there.
    Landed,
}

/// How much larger an entity is seen at the top of a flight.
const FLIGHT_SCALE_GAIN: f32 = 0.08;
/// How far it leans at the top of a flight, in radians.
const FLIGHT_TILT_RADIANS: f32 = 0.12;
/// How far the way of a flight bends, as a share of its length.
const ARC_RATIO: f32 = 0.07;
/// A way of this length, in logical pixels, is flown; on shorter ones a thing slides.
const FLIGHT_DISTANCE_PX: f32 = 120.0;
/// From this height on an entity is above all that lies.
const CLEAR_HEIGHT: f32 = 0.3;
/// How high it rises to turn over where it lies.
const FLIP_HEIGHT: f32 = 0.4;
/// The layer of what is in the air.
pub(super) const AIRBORNE_LAYER: f32 = 400.0;
/// How long a journey takes, in seconds at normal pace: the shortest, and what the longest adds.
const DURATION_SECONDS: [f32; 2] = [0.32, 0.14];
/// The longest takes a way of this length, in logical pixels.
const FULL_DURATION_DISTANCE_PX: f32 = 800.0;
/// How much of a thing is seen when it begins to fade in where it belongs.
const FADE_IN_START_OPACITY: f32 = 0.3;
/// The narrowest that a thing is seen that turns over, as a share of its width.
const MIN_FLIP_WIDTH: f32 = 0.05;

impl MotionTween {
    /// The way to a target for an entity that is so high now.
    pub(super) fn new(from: MotionTarget, to: MotionTarget, height: f32, tempo: &Tempo) -> Self {
        let far = (from.place.distance(to.place) / FULL_DURATION_DISTANCE_PX).min(1.0);
        // Whoever wants little to move still wants to read what is to be cleared away.
        let wait = to.dwell + if tempo.reduced_motion { 0.0 } else { to.delay };
        MotionTween {
            from,
            to,
            heights: [height, 0.0],
            wait: wait * tempo.duration_factor,
            waited: 0.0,
            elapsed: 0.0,
            duration: tempo.duration_factor * (DURATION_SECONDS[0] + DURATION_SECONDS[1] * far),
            fades: tempo.reduced_motion,
            opacity: 1.0,
        }
    }

    /// How far it has come.
    pub fn stage(&self) -> TweenStage {
        match self.share() {
            _ if self.elapsed == 0.0 => TweenStage::Waiting,
            share if self.fades || share >= LANDING_PROGRESS => TweenStage::Landed,
            _ => TweenStage::Flying,
        }
    }

    /// Whether it comes down where it has not lain before.
    pub fn drops_in(&self) -> bool {
        self.heights[0] > CLEAR_HEIGHT && self.from.is_near(&self.to)
    }

    /// The share of the time on the way that is over.
    fn share(&self) -> f32 {
        if self.duration > 0.0 { (self.elapsed / self.duration).min(1.0) } else { 1.0 }
    }

    /// Lets time pass, in seconds; whether it has set off.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        if self.waited < self.wait {
            self.waited += seconds;
            return false;
        }
        self.elapsed += seconds;
        true
    }

    pub(super) fn is_over(&self) -> bool {
        self.share() >= 1.0
    }

    /// Whether the side that is seen at the end is seen already.
    pub(super) fn has_flipped(&self) -> bool {
        self.fades || self.flip_progress() >= 0.5
    }

    /// How opaque it is now.
    pub(super) fn current_opacity(&self) -> f32 {
        let share = self.share();
        let leaves = self.heights[1] > 0.0;
        match (leaves, self.fades) {
            (true, _) => self.opacity * (1.0 - share),
            (false, true) => {
                self.opacity * (FADE_IN_START_OPACITY + (1.0 - FADE_IN_START_OPACITY) * share)
            }
            (false, false) => self.opacity,
        }
    }

    /// The share of the flight that is over; what is left of the time it settles.
    fn flight(&self) -> f32 {
        (self.share() / LANDING_PROGRESS).min(1.0)
    }

    /// The share of half a turn that it has turned over.
    fn flip_progress(&self) -> f32 {
        if self.from.face_up == self.to.face_up {
            return 0.0;
        }
        let slides = self.from.is_near(&self.to);
        spring::smoothstep(if slides { self.share() } else { self.flight() })
    }

    /// How high it is, and how far turned over.
    pub(super) fn elevation(&self) -> Elevation {
        if self.fades {
            return Elevation::default();
        }
        let [first, last] = self.heights;
        let flight = spring::smoothstep(self.flight());
        let turned = self.flip_progress() * PI;
        let arch = (self.flight() * PI).sin() * self.lift() + turned.sin() * FLIP_HEIGHT;
        Elevation { height: (first + (last - first) * flight).max(arch), flip_angle: turned }
    }

    /// How high it rises on its way: 0 where it slides, 1 where it flies.
    fn lift(&self) -> f32 {
        (self.from.place.distance(self.to.place) / FLIGHT_DISTANCE_PX).min(1.0)
    }

    /// Where it is now.
    pub(super) fn pose(&self, window: Vec2) -> Transform {
        if self.fades {
            return self.to.to_transform(window);
        }
        let (from, to) = (&self.from, &self.to);
        let gone = spring::spring_progress(self.share());
        let arch = (self.flight() * PI).sin() * self.lift();
        let way = to.place - from.place;
        let lean = FLIGHT_TILT_RADIANS * arch * if way.x < 0.0 { -1.0 } else { 1.0 };
        let aloft = self.elevation();
        let mut pose = MotionTarget {
            place: from.place + way * gone + self.arc_offset() * arch,
            angle: from.angle + (to.angle - from.angle) * gone + lean,
            scale: (from.scale + (to.scale - from.scale) * gone)
                * (1.0 + FLIGHT_SCALE_GAIN * aloft.height),
            ..*to
        }
        .to_transform(window);
        if self.stage() == TweenStage::Flying
            && (self.lift() > CLEAR_HEIGHT || self.heights[0] > CLEAR_HEIGHT)
        {
            pose.translation.z = AIRBORNE_LAYER + to.layer * 0.1;
        }
        if aloft.flip_angle > 0.0 {
            pose.scale.x *= aloft.flip_angle.cos().abs().max(MIN_FLIP_WIDTH);
        }
        pose
    }

    /// How far its way bends at most: to its side, and that which is up if there is one.
    fn arc_offset(&self) -> Vec2 {
        let way = self.to.place - self.from.place;
        let side = way.perp() * ARC_RATIO;
        if side.y > 0.0 { -side } else { side }
    }
}

/// However a journey ends, nothing stays half faded.
fn restore_opacity(mut world: DeferredWorld, HookContext { entity, .. }: HookContext) {
    let Some(opacity) = world.get::<MotionTween>(entity).map(|journey| journey.opacity) else {
        return;
    };
    if let Some(mut sprite) = world.get_mut::<Sprite>(entity) {
        sprite.color.set_alpha(opacity);
    }
}
