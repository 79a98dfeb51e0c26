//! How things move.

use serde::{Deserialize, Serialize};

/// How fast cards and discs move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnimationSpeed {
    /// Time to see everything.
    Slow,
    /// As a careful player moves.
    #[default]
    Normal,
    /// For those in a hurry.
    Fast,
    /// Nothing moves: things are where they belong.
    #[serde(rename = "still")]
    Off,
}

impl AnimationSpeed {
    /// By how much usual durations are multiplied.
    pub fn duration_factor(self) -> f32 {
        match self {
            AnimationSpeed::Slow => 1.8,
            AnimationSpeed::Normal => 1.0,
            AnimationSpeed::Fast => 0.45,
            AnimationSpeed::Off => 0.0,
        }
    }
}

/// How cards and discs get from place to place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MotionMode {
    /// As the system's own setting has it, where that can be known; else in full.
    #[default]
    System,
    /// They travel, turn over and come in waves.
    Full,
    /// They fade in where they belong.
    Reduced,
}

impl MotionMode {
    /// Whether things fade instead of travelling, given what the system wishes.
    pub fn is_reduced(self, system: Option<bool>) -> bool {
        match self {
            MotionMode::System => system.unwrap_or(false),
            MotionMode::Full => false,
            MotionMode::Reduced => true,
        }
    }
}
