//! The way of one thing from where it is to where it belongs.

use std::f32::consts::PI;

use bevy::{
    ecs::{lifecycle::HookContext, world::DeferredWorld},
    prelude::*,
};

use super::{
    Aloft, Target,
    spring::{self, LANDS},
};
use crate::pace::Tempo;

/// An entity on its way; gone when it has come to rest.
#[derive(Component, Debug)]
#[component(on_remove = appear)]
pub struct Journey {
    pub(super) from: Target,
    pub(super) to: Target,
    /// How high it is at the beginning, and at the end.
    pub(super) heights: [f32; 2],
    /// How long it waits before it sets off, and how long it has waited.
    pub(super) wait: f32,
    pub(super) waited: f32,
    pub(super) done: f32,
    pub(super) duration: f32,
    /// It does not travel but fades in at its goal.
    pub(super) fades: bool,
    /// How opaque it is when it does not fade.
    pub(super) opacity: f32,
}

/// How far an entity has come on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It has not set off yet.
    Waiting,
    /// It is between its places.
    Flying,
    /// It has reached its place, and settles there.
    Landed,
}

/// How much larger an entity is seen at the top of a flight.
const NEARER: f32 = 0.08;
/// How far it leans at the top of a flight, in radians.
const TILT: f32 = 0.12;
/// How far the way of a flight bends, as a share of its length.
const BEND: f32 = 0.07;
/// A way of this length, in logical pixels, is flown; on shorter ones a thing slides.
const FLOWN: f32 = 120.0;
/// From this height on an entity is above all that lies.
const CLEAR: f32 = 0.3;
/// How high it rises to turn over where it lies.
const TO_TURN: f32 = 0.4;
/// The layer of what is in the air.
pub(super) const IN_THE_AIR: f32 = 400.0;
/// How long a journey takes, in seconds at normal pace: the shortest, and what the longest adds.
const DURATION: [f32; 2] = [0.32, 0.14];
/// The longest takes a way of this length, in logical pixels.
const FAR: f32 = 800.0;
/// How much of a thing is seen when it begins to fade in where it belongs.
const FAINT: f32 = 0.3;
/// The narrowest that a thing is seen that turns over, as a share of its width.
const NARROWEST: f32 = 0.05;

impl Journey {
    /// The way to a target for an entity that is so high now.
    pub(super) fn new(from: Target, to: Target, height: f32, tempo: &Tempo) -> Self {
        let far = (from.place.distance(to.place) / FAR).min(1.0);
        // Whoever wants little to move still wants to read what is to be cleared away.
        let wait = to.dwell + if tempo.fades { 0.0 } else { to.delay };
        Journey {
            from,
            to,
            heights: [height, 0.0],
            wait: wait * tempo.motion,
            waited: 0.0,
            done: 0.0,
            duration: tempo.motion * (DURATION[0] + DURATION[1] * far),
            fades: tempo.fades,
            opacity: 1.0,
        }
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        match self.share() {
            _ if self.done == 0.0 => Stage::Waiting,
            share if self.fades || share >= LANDS => Stage::Landed,
            _ => Stage::Flying,
        }
    }

    /// Whether it comes down where it has not lain before.
    pub fn falls(&self) -> bool {
        self.heights[0] > CLEAR && self.from.same_place(&self.to)
    }

    /// The share of the time on the way that is over.
    fn share(&self) -> f32 {
        if self.duration > 0.0 { (self.done / self.duration).min(1.0) } else { 1.0 }
    }

    /// Lets time pass, in seconds; whether it has set off.
    pub(super) fn pass(&mut self, seconds: f32) -> bool {
        if self.waited < self.wait {
            self.waited += seconds;
            return false;
        }
        self.done += seconds;
        true
    }

    pub(super) fn is_over(&self) -> bool {
        self.share() >= 1.0
    }

    /// Whether the side that is seen at the end is seen already.
    pub(super) fn has_turned(&self) -> bool {
        self.fades || self.turned() >= 0.5
    }

    /// How opaque it is now.
    pub(super) fn seen(&self) -> f32 {
        let share = self.share();
        let leaves = self.heights[1] > 0.0;
        match (leaves, self.fades) {
            (true, _) => self.opacity * (1.0 - share),
            (false, true) => self.opacity * (FAINT + (1.0 - FAINT) * share),
            (false, false) => self.opacity,
        }
    }

    /// The share of the flight that is over; what is left of the time it settles.
    fn flight(&self) -> f32 {
        (self.share() / LANDS).min(1.0)
    }

    /// The share of half a turn that it has turned over.
    fn turned(&self) -> f32 {
        if self.from.face_up == self.to.face_up {
            return 0.0;
        }
        let slides = self.from.same_place(&self.to);
        spring::softly(if slides { self.share() } else { self.flight() })
    }

    /// How high it is, and how far turned over.
    pub(super) fn aloft(&self) -> Aloft {
        if self.fades {
            return Aloft::default();
        }
        let [first, last] = self.heights;
        let flight = spring::softly(self.flight());
        let turned = self.turned() * PI;
        let arch = (self.flight() * PI).sin() * self.lift() + turned.sin() * TO_TURN;
        Aloft { height: (first + (last - first) * flight).max(arch), turned }
    }

    /// How high it rises on its way: 0 where it slides, 1 where it flies.
    fn lift(&self) -> f32 {
        (self.from.place.distance(self.to.place) / FLOWN).min(1.0)
    }

    /// Where it is now.
    pub(super) fn pose(&self, window: Vec2) -> Transform {
        if self.fades {
            return self.to.transform(window);
        }
        let (from, to) = (&self.from, &self.to);
        let gone = spring::travelled(self.share());
        let arch = (self.flight() * PI).sin() * self.lift();
        let way = to.place - from.place;
        let lean = TILT * arch * if way.x < 0.0 { -1.0 } else { 1.0 };
        let aloft = self.aloft();
        let mut pose = Target {
            place: from.place + way * gone + self.aside() * arch,
            angle: from.angle + (to.angle - from.angle) * gone + lean,
            scale: (from.scale + (to.scale - from.scale) * gone) * (1.0 + NEARER * aloft.height),
            ..*to
        }
        .transform(window);
        if self.stage() == Stage::Flying && (self.lift() > CLEAR || self.heights[0] > CLEAR) {
            pose.translation.z = IN_THE_AIR + to.layer * 0.1;
        }
        if aloft.turned > 0.0 {
            pose.scale.x *= aloft.turned.cos().abs().max(NARROWEST);
        }
        pose
    }

    /// How far its way bends at most: to its side, and that which is up if there is one.
    fn aside(&self) -> Vec2 {
        let way = self.to.place - self.from.place;
        let side = way.perp() * BEND;
        if side.y > 0.0 { -side } else { side }
    }
}

/// However a journey ends, nothing stays half faded.
fn appear(mut world: DeferredWorld, HookContext { entity, .. }: HookContext) {
    let Some(opacity) = world.get::<Journey>(entity).map(|journey| journey.opacity) else { return };
    if let Some(mut sprite) = world.get_mut::<Sprite>(entity) {
        sprite.color.set_alpha(opacity);
    }
}
