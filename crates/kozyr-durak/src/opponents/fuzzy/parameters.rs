//! What can be changed about the opponent of linguistic tables.

use serde::{Deserialize, Serialize};

use super::tables::{ControlTable, ControlTables};
use crate::view::View;
use kozyr_core::opponent::{Overrides, Parameter};

/// What can be changed about a [`Fuzzy`](super::Fuzzy).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FuzzyParameters {
    /// How often the unknown cards are sampled for a decision, 1 to 2000, if the budget says
    /// nothing else.
    pub samples: u32,
    /// What is read for a lead once no card is to come: 0 for the row of a good card, the only one
    /// that takes the opponent into account, 1 for the opponent's part of the table alone.
    #[serde(default)]
    pub late_by_opponent: u32,
    /// What the opponent goes by.
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

    /// The numbers, with their bounds.
    pub const ALL: &'static [Parameter] = &[Self::SAMPLES, Self::LATE_BY_OPPONENT];

    /// The parameters of the opponent of a name, such as `fuzzy-learned?samples=50`; `None` if it
    /// is none of this kind.
    pub fn for_opponent(name: &str) -> Option<Self> {
        let (name, changed) = name.split_once('?').unwrap_or((name, ""));
        let usual = match name {
            "fuzzy" => FuzzyParameters::default(),
            "fuzzy-learned" => FuzzyParameters::with_tables(ControlTables::learned().clone()),
            _ => return None,
        };
        changed.parse::<Overrides>().ok()?.apply(usual).ok()
    }

    /// The usual parameters with other tables.
    pub fn with_tables(tables: ControlTables) -> Self {
        FuzzyParameters { samples: Self::SAMPLES.default as u32, late_by_opponent: 0, tables }
    }
}

impl FuzzyParameters {
    /// The table that is asked what to lead.
    pub(super) fn lead_table(&self, view: View<'_>) -> ControlTable {
        if view.talon_len() == 0 && self.late_by_opponent == 1 {
            ControlTable::LeadByOpponent
        } else {
            ControlTable::Lead
        }
    }
}
