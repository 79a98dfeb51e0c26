//! The steps of a search.

use serde::{Deserialize, Serialize};

/// Something that a search does. Positions and values are those of the game searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchStep<P, V> {
    /// It comes to a position and is to find its value.
    Visit {
        /// Where it is.
        position: P,
        /// The values that still matter; open on both sides unless it is alpha-beta search.
        window: Window<V>,
    },
    /// The value of a successor is the best so far for the side to move.
    Improve {
        /// The position whose successor it is.
        position: P,
        /// The successor.
        successor: P,
        /// The value of the successor.
        value: V,
    },
    /// What is known suffices: the remaining successors are not looked at.
    Cutoff {
        /// The position whose successors they are.
        position: P,
        /// The best value so far.
        value: V,
        /// The limit that it has reached: beta where Max has the move, alpha where Min has it.
        /// `None` if nothing better than the value exists, as in a search for a win.
        limit: Option<V>,
        /// The successors that are not looked at.
        skipped: Vec<P>,
    },
    /// The position stands earlier in the same line: going round wins nothing.
    Repeat {
        /// The position.
        position: P,
    },
    /// The value of a position is found and goes back to the position before it.
    Settle {
        /// The position.
        position: P,
        /// Its value.
        value: V,
        /// Whether that is all that can be said of it.
        bound: Bound,
    },
}

/// The values that still matter to alpha-beta search: more than `alpha` and less than `beta`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window<V> {
    /// What Max has for certain elsewhere; `None` if nothing yet.
    pub alpha: Option<V>,
    /// What Min has for certain elsewhere; `None` if nothing yet.
    pub beta: Option<V>,
}

/// How much a value found by alpha-beta search says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bound {
    /// It is the value.
    #[default]
    Exact,
    /// The value is this or more: too much for Min to let it come to this position.
    AtLeast,
    /// The value is this or less: too little for Max to let it come to this position.
    AtMost,
}

impl Bound {
    /// Whether the figure is the value itself.
    pub fn is_exact(&self) -> bool {
        *self == Bound::Exact
    }

    /// What stands before the figure: `≥ `, `≤ `, or nothing where it is the value.
    pub fn sign(self) -> &'static str {
        match self {
            Bound::Exact => "",
            Bound::AtLeast => "≥ ",
            Bound::AtMost => "≤ ",
        }
    }
}

impl<V> Window<V> {
    /// Every value matters.
    pub const FULL: Self = Window { alpha: None, beta: None };
}

impl<P, V> SearchStep<P, V> {
    /// The position that the step is about.
    pub fn position(&self) -> &P {
        match self {
            SearchStep::Visit { position, .. }
            | SearchStep::Improve { position, .. }
            | SearchStep::Cutoff { position, .. }
            | SearchStep::Repeat { position }
            | SearchStep::Settle { position, .. } => position,
        }
    }

    /// The same step with its values told otherwise.
    pub fn map_values<W>(self, mut told: impl FnMut(V) -> W) -> SearchStep<P, W> {
        match self {
            SearchStep::Visit { position, window: Window { alpha, beta } } => {
                let window = Window { alpha: alpha.map(&mut told), beta: beta.map(&mut told) };
                SearchStep::Visit { position, window }
            }
            SearchStep::Improve { position, successor: by, value } => {
                SearchStep::Improve { position, successor: by, value: told(value) }
            }
            SearchStep::Cutoff { position, value, limit, skipped } => {
                let (value, limit) = (told(value), limit.map(told));
                SearchStep::Cutoff { position, value, limit, skipped }
            }
            SearchStep::Repeat { position } => SearchStep::Repeat { position },
            SearchStep::Settle { position, value, bound } => {
                SearchStep::Settle { position, value: told(value), bound }
            }
        }
    }
}
