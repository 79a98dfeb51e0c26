//! The movement of an entity from its current pose to its target.

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

/// A movement in progress; removed when it has ended.
#[derive(Component, Debug)]
#[component(on_remove = restore_opacity)]
pub struct MotionTween {
    pub(super) from: MotionTarget,
    pub(super) to: MotionTarget,
    /// The heights at the start and at the end.
    pub(super) heights: [f32; 2],
    /// The seconds to wait before moving, and those waited so far.
    pub(super) wait: f32,
    pub(super) waited: f32,
    pub(super) elapsed: f32,
    pub(super) duration: f32,
    /// Whether it fades in at the target instead of moving (reduced motion).
    pub(super) fades: bool,
    /// The opacity when not fading.
    pub(super) opacity: f32,
}

/// The stage of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TweenStage {
    /// It has not started yet.
    Waiting,
    /// It is between start and target.
    Flying,
    /// It has reached the target and settles there.
    Landed,
}

/// The additional scale at the top of a flight.
const FLIGHT_SCALE_GAIN: f32 = 0.08;
/// The tilt at the top of a flight, in radians.
const FLIGHT_TILT_RADIANS: f32 = 0.12;
/// The sideways offset of a flight's arc, as a share of the distance.
const ARC_RATIO: f32 = 0.07;
/// The distance from which a movement is a full flight, in logical pixels; shorter ones stay lower.
const FLIGHT_DISTANCE_PX: f32 = 120.0;
/// The height from which an entity is drawn above everything on the table.
const CLEAR_HEIGHT: f32 = 0.3;
/// The height of a flip in place.
const FLIP_HEIGHT: f32 = 0.4;
/// The layer of entities in the air.
pub(super) const AIRBORNE_LAYER: f32 = 400.0;
/// The shortest duration of a movement, and what the longest adds, in seconds at normal pace.
const DURATION_SECONDS: [f32; 2] = [0.32, 0.14];
/// The distance at which the duration is longest, in logical pixels.
const FULL_DURATION_DISTANCE_PX: f32 = 800.0;
/// The opacity at the start of a fade-in.
const FADE_IN_START_OPACITY: f32 = 0.3;
/// The minimum width during a flip, as a share of the full width.
const MIN_FLIP_WIDTH: f32 = 0.05;

impl MotionTween {
    /// A movement from one pose to another, which starts at this height and ends on the table.
    /// Durations follow the tempo.
    pub(super) fn new(from: MotionTarget, to: MotionTarget, height: f32, tempo: &Tempo) -> Self {
        let distance = (from.place.distance(to.place) / FULL_DURATION_DISTANCE_PX).min(1.0);
        // With reduced motion, cards to be cleared away still stay long enough to be read.
        let wait = to.dwell + if tempo.reduced_motion { 0.0 } else { to.delay };
        MotionTween {
            from,
            to,
            heights: [height, 0.0],
            wait: wait * tempo.duration_factor,
            waited: 0.0,
            elapsed: 0.0,
            duration: tempo.duration_factor
                * (DURATION_SECONDS[0] + DURATION_SECONDS[1] * distance),
            fades: tempo.reduced_motion,
            opacity: 1.0,
        }
    }

    /// The stage of the movement.
    pub fn stage(&self) -> TweenStage {
        match self.progress() {
            _ if self.elapsed == 0.0 => TweenStage::Waiting,
            progress if self.fades || progress >= LANDING_PROGRESS => TweenStage::Landed,
            _ => TweenStage::Flying,
        }
    }

    /// Whether the entity drops onto its target from right above it, instead of coming from
    /// elsewhere.
    pub fn drops_in(&self) -> bool {
        self.heights[0] > CLEAR_HEIGHT && self.from.is_near(&self.to)
    }

    /// The elapsed share of the duration, from 0 to 1; waiting does not count. 1 if there is no
    /// duration.
    fn progress(&self) -> f32 {
        if self.duration > 0.0 { (self.elapsed / self.duration).min(1.0) } else { 1.0 }
    }

    /// Adds some seconds to the waiting time or, after that, to the elapsed time; returns whether
    /// the movement has started.
    pub(super) fn advance(&mut self, seconds: f32) -> bool {
        if self.waited < self.wait {
            self.waited += seconds;
            return false;
        }
        self.elapsed += seconds;
        true
    }

    /// Whether the duration after the wait has elapsed.
    pub(super) fn is_over(&self) -> bool {
        self.progress() >= 1.0
    }

    /// Whether a flip is past its middle, so that the target's side is visible. True at once in a
    /// fade; false if there is nothing to flip.
    pub(super) fn has_flipped(&self) -> bool {
        self.fades || self.flip_progress() >= 0.5
    }

    /// The current opacity, from 0 to 1: falling for a departing entity, rising in a fade-in, else
    /// constant.
    pub(super) fn current_opacity(&self) -> f32 {
        let progress = self.progress();
        let departs = self.heights[1] > 0.0;
        match (departs, self.fades) {
            (true, _) => self.opacity * (1.0 - progress),
            (false, true) => {
                self.opacity * (FADE_IN_START_OPACITY + (1.0 - FADE_IN_START_OPACITY) * progress)
            }
            (false, false) => self.opacity,
        }
    }

    /// The elapsed share of the flight, from 0 to 1; the rest of the duration is for settling.
    fn flight(&self) -> f32 {
        (self.progress() / LANDING_PROGRESS).min(1.0)
    }

    /// The completed share of the flip, from 0 to 1; 0 if the entity does not flip.
    fn flip_progress(&self) -> f32 {
        if self.from.face_up == self.to.face_up {
            return 0.0;
        }
        let stays_in_place = self.from.is_near(&self.to);
        spring::smoothstep(if stays_in_place { self.progress() } else { self.flight() })
    }

    /// The current height and flip angle; both are 0 in a fade.
    pub(super) fn elevation(&self) -> Elevation {
        if self.fades {
            return Elevation::default();
        }
        let [first, last] = self.heights;
        let flight = spring::smoothstep(self.flight());
        let flip_angle = self.flip_progress() * PI;
        let arc = (self.flight() * PI).sin() * self.lift() + flip_angle.sin() * FLIP_HEIGHT;
        Elevation { height: (first + (last - first) * flight).max(arc), flip_angle }
    }

    /// The height of the arc at its top: from 0 for sliding over a short distance to 1 for flying.
    fn lift(&self) -> f32 {
        (self.from.place.distance(self.to.place) / FLIGHT_DISTANCE_PX).min(1.0)
    }

    /// The current pose in a window of this size in logical pixels; during a fade, the pose of the
    /// target.
    pub(super) fn pose(&self, window: Vec2) -> Transform {
        if self.fades {
            return self.to.to_transform(window);
        }
        let (from, to) = (&self.from, &self.to);
        let eased = spring::spring_progress(self.progress());
        let arc = (self.flight() * PI).sin() * self.lift();
        let displacement = to.place - from.place;
        let lean = FLIGHT_TILT_RADIANS * arc * if displacement.x < 0.0 { -1.0 } else { 1.0 };
        let elevation = self.elevation();
        let mut pose = MotionTarget {
            place: from.place + displacement * eased + self.arc_offset() * arc,
            angle: from.angle + (to.angle - from.angle) * eased + lean,
            scale: (from.scale + (to.scale - from.scale) * eased)
                * (1.0 + FLIGHT_SCALE_GAIN * elevation.height),
            ..*to
        }
        .to_transform(window);
        if self.stage() == TweenStage::Flying
            && (self.lift() > CLEAR_HEIGHT || self.heights[0] > CLEAR_HEIGHT)
        {
            pose.translation.z = AIRBORNE_LAYER + to.layer * 0.1;
        }
        if elevation.flip_angle > 0.0 {
            pose.scale.x *= elevation.flip_angle.cos().abs().max(MIN_FLIP_WIDTH);
        }
        pose
    }

    /// The offset at the top of a full arc, in logical pixels: perpendicular to the movement, and
    /// never downwards.
    fn arc_offset(&self) -> Vec2 {
        let displacement = self.to.place - self.from.place;
        let offset = displacement.perp() * ARC_RATIO;
        if offset.y > 0.0 { -offset } else { offset }
    }
}

/// Component hook: restores the opacity that the sprite had before the movement, even if it was
/// interrupted.
fn restore_opacity(mut world: DeferredWorld, HookContext { entity, .. }: HookContext) {
    let Some(opacity) = world.get::<MotionTween>(entity).map(|tween| tween.opacity) else {
        return;
    };
    if let Some(mut sprite) = world.get_mut::<Sprite>(entity) {
        sprite.color.set_alpha(opacity);
    }
}
