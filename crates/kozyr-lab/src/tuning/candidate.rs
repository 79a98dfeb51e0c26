//! What can be tuned, and the candidates.

use std::{collections::BTreeMap, fmt};

use kozyr_core::{
    digest,
    opponent::{Parameter, Roster},
};
use kozyr_durak::{
    Durak,
    opponents::fuzzy::{ControlCell, ControlTables},
};
use serde::{Deserialize, Serialize};

/// A number changes by this many of its steps.
const STEP_SIZES: [f64; 3] = [1.0, 3.0, 9.0];

/// The target of a tuning run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum TuningTarget {
    /// The control tables of `fuzzy`
    Tables,
    /// The numbers of `potential`
    Potential,
    /// The numbers of `hand-value`
    HandValue,
}

/// Control tables or numbers that an opponent can play by.
///
/// `Display` writes the opponent's name with its parameters, as the arena reads it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TuningCandidate {
    /// Control tables of `fuzzy`.
    ControlTables(ControlTables),
    /// Numbers of an opponent.
    Numbers {
        /// The name of the opponent.
        opponent: String,
        /// The opponent's tunable numbers.
        values: BTreeMap<String, f64>,
    },
}

impl TuningTarget {
    /// The default tables or numbers.
    pub fn initial_candidate(self) -> TuningCandidate {
        match self {
            TuningTarget::Tables => {
                TuningCandidate::ControlTables(ControlTables::published().clone())
            }
            TuningTarget::Potential => TuningCandidate::numbers("potential"),
            TuningTarget::HandValue => TuningCandidate::numbers("hand-value"),
        }
    }
}

/// The tunable numbers of an opponent in the roster; none if there is no such opponent.
fn parameters(opponent: &str) -> &'static [Parameter] {
    Durak::roster()
        .iter()
        .find(|entry| entry.name == opponent)
        .map_or(&[], |entry| entry.parameters)
}

impl TuningCandidate {
    /// The default numbers of an opponent.
    fn numbers(opponent: &str) -> Self {
        let values =
            parameters(opponent).iter().map(|number| (number.name.to_owned(), number.default));
        TuningCandidate::Numbers { opponent: opponent.into(), values: values.collect() }
    }

    /// All candidates that differ by one change: the answer of one cell, or one number by some
    /// steps.
    pub fn neighbours(&self) -> Vec<TuningCandidate> {
        match self {
            TuningCandidate::ControlTables(tables) => ControlCell::all()
                .flat_map(|cell| cell.table().answers().iter().map(move |&answer| (cell, answer)))
                .filter(|&(cell, answer)| tables.get(cell) != answer)
                .map(|(cell, answer)| {
                    let mut changed = tables.clone();
                    changed.set(cell, answer).expect("the table knows its own answers");
                    TuningCandidate::ControlTables(changed)
                })
                .collect(),
            TuningCandidate::Numbers { opponent, values } => {
                let changed = parameters(opponent).iter().flat_map(|number| {
                    stepped_values(number, values[number.name])
                        .map(move |value| (number.name, value))
                });
                let changed = changed.map(|(name, value)| {
                    let mut values = values.clone();
                    values.insert(name.into(), value);
                    TuningCandidate::Numbers { opponent: opponent.clone(), values }
                });
                changed.collect()
            }
        }
    }

    /// A description of the differences from another candidate of the same kind.
    pub fn describe_changes(&self, other: &TuningCandidate) -> String {
        let changes: Vec<String> = match (self, other) {
            (TuningCandidate::ControlTables(new), TuningCandidate::ControlTables(old)) => new
                .differences(old)
                .map(|cell| {
                    let (old, new) = (old.get(cell).name(), new.get(cell).name());
                    format!("{cell}: {old} -> {new}")
                })
                .collect(),
            (
                TuningCandidate::Numbers { values: new, .. },
                TuningCandidate::Numbers { values: old, .. },
            ) => {
                let differ = new.iter().filter(|(name, value)| old.get(*name) != Some(*value));
                differ
                    .map(|(name, value)| {
                        let old = old.get(name).copied().unwrap_or_default();
                        format!("{name}: {} -> {}", rounded(old), rounded(*value))
                    })
                    .collect()
            }
            _ => vec![format!("{self} for {other}")],
        };
        changes.join(", ")
    }

    /// The tables or numbers as a RON file.
    pub fn to_ron(&self) -> String {
        match self {
            TuningCandidate::ControlTables(tables) => {
                digest::with_digest(&tables.to_string(), "//")
            }
            TuningCandidate::Numbers { opponent, values } => {
                let lines = values.iter().map(|(name, value)| format!("    {name}: {value},\n"));
                format!("// The numbers of {opponent}.\n(\n{})\n", lines.collect::<String>())
            }
        }
    }
}

impl fmt::Display for TuningCandidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TuningCandidate::ControlTables(tables) => write!(f, "fuzzy?{}", tables.to_overrides()),
            TuningCandidate::Numbers { opponent, values } => {
                let numbers = values.iter().map(|(name, value)| format!("{name}={value}"));
                write!(f, "{opponent}?{}", numbers.collect::<Vec<_>>().join("&"))
            }
        }
    }
}

/// The values within a number's bounds that are one of the [`STEP_SIZES`] above or below `from`.
fn stepped_values(number: &Parameter, from: f64) -> impl Iterator<Item = f64> {
    let Parameter { min, max, step, .. } = *number;
    let steps = STEP_SIZES.into_iter().flat_map(|steps| [-steps, steps]);
    let changed = steps.map(move |steps| rounded(from + steps * step));
    changed.filter(move |to| (min..=max).contains(to))
}

/// Rounds to three decimals.
fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
