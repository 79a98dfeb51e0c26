//! Animation settings.

use serde::{Deserialize, Serialize};

/// The speed of cards and discs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnimationSpeed {
    /// Slow enough to follow every detail.
    Slow,
    /// The usual speed.
    #[default]
    Normal,
    /// Fast.
    Fast,
    /// No animation.
    #[serde(rename = "still")]
    Off,
}

impl AnimationSpeed {
    /// Returns the factor for animation durations; 0 means no animation.
    pub fn duration_factor(self) -> f32 {
        match self {
            AnimationSpeed::Slow => 1.8,
            AnimationSpeed::Normal => 1.0,
            AnimationSpeed::Fast => 0.45,
            AnimationSpeed::Off => 0.0,
        }
    }
}

/// How cards and discs move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MotionMode {
    /// Follows the system's setting if it can be read, or else [`Full`](Self::Full).
    #[default]
    System,
    /// Objects travel, turn over and move in waves.
    Full,
    /// Objects fade in at their destination.
    Reduced,
}

impl MotionMode {
    /// Whether objects fade in at their destination instead of traveling. `system` is whether the
    /// system asks for reduced motion; `None` if unknown, which counts as no.
    pub fn is_reduced(self, system: Option<bool>) -> bool {
        match self {
            MotionMode::System => system.unwrap_or(false),
            MotionMode::Full => false,
            MotionMode::Reduced => true,
        }
    }
}
