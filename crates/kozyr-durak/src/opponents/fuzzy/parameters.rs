//! Parameters of the fuzzy opponent.

use serde::{Deserialize, Serialize};

use super::{
    quality::HandAssessor,
    tables::{ControlTable, ControlTables},
};
use crate::view::View;
use kozyr_core::opponent::{OpponentError, Overrides, Parameter};

/// Parameters of a [`FuzzyOpponent`](super::FuzzyOpponent).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FuzzyParameters {
    /// The number of samples per decision, 1 to 2000, unless the budget sets another.
    pub samples: u32,
    /// How to lead once no card will be drawn: 0 uses the row of a good card, the only one that
    /// takes the opponent into account; 1 uses only [`ControlTable::LeadByOpponent`].
    #[serde(default)]
    pub late_by_opponent: u32,
    /// What names a hand: 0 its mean price, 1 the number of its bad and good cards.
    #[serde(default)]
    pub terms_by_counting: u32,
    /// The hand in the columns of the tables for throwing in: 0 after drawing, 1 before drawing.
    #[serde(default)]
    pub column_before_drawing: u32,
    /// How the membership functions differ from those that counting gives.
    #[serde(flatten)]
    pub curves: CurveShifts,
    /// The rule base.
    #[serde(flatten, with = "super::tables::letters")]
    pub tables: ControlTables,
}

/// By how much the corners of the membership functions are moved, in prices, −5 to 5.
///
/// Counting gives the functions for every deck and hand size. Experts may prefer others.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CurveShifts {
    /// Moves the mean price where medium starts to rise and bad to fall.
    pub medium_starts: f64,
    /// Moves the mean price where bad reaches 0.
    pub bad_ends: f64,
    /// Moves the mean price where good starts to rise and medium to fall.
    pub good_starts: f64,
    /// Moves the mean price where medium reaches 0.
    pub medium_ends: f64,
}

/// A parameter that is 0 or 1, by default 0.
const fn switch(name: &'static str) -> Parameter {
    Parameter { name, default: 0.0, min: 0.0, max: 1.0, step: 1.0 }
}

/// The shift of a corner of the membership functions.
const fn shift(name: &'static str) -> Parameter {
    Parameter { name, default: 0.0, min: -5.0, max: 5.0, step: 0.25 }
}

impl Default for FuzzyParameters {
    fn default() -> Self {
        FuzzyParameters::with_tables(ControlTables::published().clone())
    }
}

impl FuzzyParameters {
    const SAMPLES: Parameter =
        Parameter { name: "samples", default: 200.0, min: 1.0, max: 2000.0, step: 1.0 };

    /// The numeric parameters with their ranges.
    pub const ALL: &'static [Parameter] = &[
        Self::SAMPLES,
        switch("late_by_opponent"),
        switch("terms_by_counting"),
        switch("column_before_drawing"),
        shift("medium_starts"),
        shift("bad_ends"),
        shift("good_starts"),
        shift("medium_ends"),
    ];

    /// The values in the order of [`ALL`](Self::ALL).
    fn values(&self) -> [f64; 8] {
        let CurveShifts { medium_starts, bad_ends, good_starts, medium_ends } = self.curves;
        [
            self.samples.into(),
            self.late_by_opponent.into(),
            self.terms_by_counting.into(),
            self.column_before_drawing.into(),
            medium_starts,
            bad_ends,
            good_starts,
            medium_ends,
        ]
    }

    /// Returns an error if a parameter is out of range.
    pub(super) fn check(&self) -> Result<(), OpponentError> {
        Self::ALL.iter().zip(self.values()).try_for_each(|(bounds, value)| bounds.check(value))
    }

    /// The parameters of a named opponent such as `fuzzy-learned?samples=50`. `None` if it is not a
    /// fuzzy opponent or its parameters cannot be read; their ranges are not checked.
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
        FuzzyParameters {
            samples: Self::SAMPLES.default as u32,
            late_by_opponent: 0,
            terms_by_counting: 0,
            column_before_drawing: 0,
            curves: CurveShifts::default(),
            tables,
        }
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

    /// The assessor of hands in the deal of a view.
    pub(super) fn assessor(&self, view: View<'_>) -> HandAssessor {
        HandAssessor {
            trump: view.trump(),
            deck: view.rules().deck,
            by_counting: self.terms_by_counting == 1,
            curves: self.curves,
        }
    }
}
