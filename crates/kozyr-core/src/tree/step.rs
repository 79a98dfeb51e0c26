//! The steps of a search.

use serde::{Deserialize, Serialize};

/// A step of a search. Positions and values are those of the game searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchStep<P, V> {
    /// Visits a position to find its value.
    Visit {
        /// The position.
        position: P,
        /// The window; open on both sides except in alpha-beta search.
        window: Window<V>,
    },
    /// The value of a successor is the best so far for the side to move.
    Improve {
        /// The parent position.
        position: P,
        /// The successor.
        successor: P,
        /// The value of the successor.
        value: V,
    },
    /// The remaining successors cannot change the result and are skipped.
    Cutoff {
        /// The parent position.
        position: P,
        /// The best value so far.
        value: V,
        /// The limit that it has reached: beta if Max has the move, alpha if Min has it. `None` if
        /// no value is better, as in a search for a win.
        limit: Option<V>,
        /// The successors that are skipped.
        skipped: Vec<P>,
    },
    /// The position repeats an earlier one of the same line, which wins nothing.
    Repeat {
        /// The position.
        position: P,
    },
    /// The value of a position is found and returned to its parent.
    Settle {
        /// The position.
        position: P,
        /// Its value.
        value: V,
        /// Whether the value is exact or a bound.
        bound: Bound,
    },
}

/// The values that still matter in alpha-beta search: more than `alpha` and less than `beta`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<V> {
    /// What Max has secured elsewhere; `None` if nothing yet.
    pub alpha: Option<V>,
    /// What Min has secured elsewhere; `None` if nothing yet.
    pub beta: Option<V>,
}

/// Whether a value found by alpha-beta search is exact or a bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// The value is exact.
    #[default]
    Exact,
    /// The true value is this or more; Min avoids the position.
    AtLeast,
    /// The true value is this or less; Max avoids the position.
    AtMost,
}

impl Bound {
    /// Whether the value is exact.
    pub fn is_exact(&self) -> bool {
        *self == Bound::Exact
    }

    /// Returns what to write before the value: `≥ `, `≤ `, or nothing if it is exact.
    pub fn sign(self) -> &'static str {
        match self {
            Bound::Exact => "",
            Bound::AtLeast => "≥ ",
            Bound::AtMost => "≤ ",
        }
    }
}

impl<V> Window<V> {
    /// The window of all values.
    pub const FULL: Self = Window { alpha: None, beta: None };
}

impl<P, V> SearchStep<P, V> {
    /// Returns the position of the step; for `Improve` and `Cutoff`, the parent position.
    pub fn position(&self) -> &P {
        match self {
            SearchStep::Visit { position, .. }
            | SearchStep::Improve { position, .. }
            | SearchStep::Cutoff { position, .. }
            | SearchStep::Repeat { position }
            | SearchStep::Settle { position, .. } => position,
        }
    }

    /// Returns the step with all its values, including limits and windows, converted by `convert`.
    pub fn map_values<W>(self, mut convert: impl FnMut(V) -> W) -> SearchStep<P, W> {
        match self {
            SearchStep::Visit { position, window: Window { alpha, beta } } => {
                let window =
                    Window { alpha: alpha.map(&mut convert), beta: beta.map(&mut convert) };
                SearchStep::Visit { position, window }
            }
            SearchStep::Improve { position, successor, value } => {
                SearchStep::Improve { position, successor, value: convert(value) }
            }
            SearchStep::Cutoff { position, value, limit, skipped } => {
                let (value, limit) = (convert(value), limit.map(convert));
                SearchStep::Cutoff { position, value, limit, skipped }
            }
            SearchStep::Repeat { position } => SearchStep::Repeat { position },
            SearchStep::Settle { position, value, bound } => {
                SearchStep::Settle { position, value: convert(value), bound }
            }
        }
    }
}
