//! The two sides of a game.

use std::fmt;

/// A side: Max, who maximizes the value (and wants to win), or Min, who minimizes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MinimaxSide {
    /// The side from whose point of view values are given.
    #[default]
    Max,
    /// The opponent of Max.
    Min,
}

impl MinimaxSide {
    /// Returns the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            MinimaxSide::Max => MinimaxSide::Min,
            MinimaxSide::Min => MinimaxSide::Max,
        }
    }

    /// Whether `value` is better for the side than `to`; false if they are equal.
    pub fn prefers<V: Ord>(self, value: V, to: V) -> bool {
        match self {
            MinimaxSide::Max => value > to,
            MinimaxSide::Min => value < to,
        }
    }
}

impl fmt::Display for MinimaxSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MinimaxSide::Max => "max",
            MinimaxSide::Min => "min",
        })
    }
}
