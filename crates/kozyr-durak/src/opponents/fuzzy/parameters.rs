//! Parameters of the fuzzy opponent.

use serde::{Deserialize, Serialize};

use super::tables::{ControlTable, ControlTables};
use crate::view::View;
use kozyr_core::opponent::{Overrides, Parameter};

/// Parameters of a [`FuzzyOpponent`](super::FuzzyOpponent).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FuzzyParameters {
    /// The number of samples per decision, 1 to 2000, unless the budget sets another.
    pub samples: u32,
    /// How to lead once no card will be drawn: 0 uses the row of a good card, the only one that
    /// takes the opponent into account; 1 uses only [`ControlTable::LeadByOpponent`].
    #[serde(default)]
    pub late_by_opponent: u32,
    /// The rule base.
    #[serde(flatten, with = "super::tables::letters")]
    pub tables: ControlTables,
}

impl Default for FuzzyParameters {
    fn default() -> Self {
        FuzzyParameters::with_tables(ControlTables::published().clone())
    }
}

impl FuzzyParameters {
    pub(super) const SAMPLES: Parameter =
        Parameter { name: "samples", default: 200.0, min: 1.0, max: 2000.0, step: 1.0 };

    pub(super) const LATE_BY_OPPONENT: Parameter =
        Parameter { name: "late_by_opponent", default: 0.0, min: 0.0, max: 1.0, step: 1.0 };

    /// The numeric parameters with their ranges.
    pub const ALL: &'static [Parameter] = &[Self::SAMPLES, Self::LATE_BY_OPPONENT];

    /// The parameters of a named opponent such as `fuzzy-learned?samples=50`, or `None` if it is
    /// not a fuzzy opponent.
    pub fn for_opponent(name: &str) -> Option<Self> {
        let (name, overrides) = name.split_once('?').unwrap_or((name, ""));
        let defaults = match name {
            "fuzzy" => FuzzyParameters::default(),
            "fuzzy-learned" => FuzzyParameters::with_tables(ControlTables::learned().clone()),
            _ => return None,
        };
        overrides.parse::<Overrides>().ok()?.apply(defaults).ok()
    }

    /// The default parameters with other tables.
    pub fn with_tables(tables: ControlTables) -> Self {
        FuzzyParameters { samples: Self::SAMPLES.default as u32, late_by_opponent: 0, tables }
    }
}

impl FuzzyParameters {
    /// The table for a lead by the seat of the view.
    pub(super) fn lead_table(&self, view: View<'_>) -> ControlTable {
        if view.talon_len() == 0 && self.late_by_opponent == 1 {
            ControlTable::LeadByOpponent
        } else {
            ControlTable::Lead
        }
    }
}
