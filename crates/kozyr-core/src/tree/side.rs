//! The two sides of a game.

use std::fmt;

/// Who has the move: Max, who wants the greatest value (and to win), or Min, who wants the least.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MinimaxSide {
    /// The player from whose side values are told.
    #[default]
    Max,
    /// His opponent.
    Min,
}

impl MinimaxSide {
    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            MinimaxSide::Max => MinimaxSide::Min,
            MinimaxSide::Min => MinimaxSide::Max,
        }
    }

    /// Whether the side would rather have the first value than the second.
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
