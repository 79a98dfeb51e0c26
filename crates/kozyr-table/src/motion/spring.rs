//! Easing curves, among them a spring that overshoots its target once, slightly.

use std::f32::consts::PI;

/// The decay rate of the oscillation relative to its frequency. The overshoot is `exp(-PI *
/// DAMPING)` of the distance, which is 3 %.
const DAMPING: f32 = 1.116;
/// The phase in radians at which the target is reached first: the root of `cos(phase) + DAMPING *
/// sin(phase)`.
const FIRST_CROSSING_PHASE: f32 = 2.411_1;
/// The phase at which the target is reached again from the other side, almost without speed.
const REST_PHASE: f32 = FIRST_CROSSING_PHASE + PI;

/// The share of the duration after which the target is reached first.
pub const LANDING_PROGRESS: f32 = FIRST_CROSSING_PHASE / REST_PHASE;

/// The share of the distance covered after a share of the duration, both from 0 to 1. Between
/// [`LANDING_PROGRESS`] and the end it is slightly above 1.
pub fn spring_progress(time: f32) -> f32 {
    if time >= 1.0 {
        return 1.0;
    }
    let phase = REST_PHASE * time.max(0.0);
    1.0 - (-DAMPING * phase).exp() * (phase.cos() + DAMPING * phase.sin())
}

/// Smoothstep from 0 to 1, without overshoot, of a share of the duration.
pub fn smoothstep(time: f32) -> f32 {
    let time = time.clamp(0.0, 1.0);
    time * time * (3.0 - 2.0 * time)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1001 evenly spaced times from 0 to 1.
    fn steps() -> impl Iterator<Item = f32> {
        (0..=1000).map(|step| step as f32 / 1000.0)
    }

    #[test]
    fn a_spring_starts_and_ends_at_rest() {
        assert_eq!((spring_progress(0.0), spring_progress(1.0)), (0.0, 1.0));
        assert!(spring_progress(0.01) < 0.01, "it has weight");
        assert!((spring_progress(0.9999) - 1.0).abs() < 1e-3, "it does not jump at the end");
    }

    #[test]
    fn a_spring_overshoots_once_by_three_percent() {
        let max = steps().map(spring_progress).fold(0.0, f32::max);
        assert!((max - 1.03).abs() < 0.001, "{max}");
        assert!(
            steps().filter(|&time| time < LANDING_PROGRESS).all(|time| spring_progress(time) < 1.0)
        );
        assert!(
            steps()
                .filter(|&time| time > LANDING_PROGRESS + 0.001)
                .all(|time| spring_progress(time) >= 1.0)
        );
    }
}
