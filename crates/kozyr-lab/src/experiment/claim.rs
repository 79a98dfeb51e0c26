//! What an experiment is: a claim, the games that test it, and what they say.

use std::{collections::BTreeMap, ops::Range};

use serde::{Deserialize, Serialize};

use super::{mean_price::PriceCurves, plot::Plot, table::ResultTable};
use crate::{
    arena::{ArenaError, ArenaTally},
    jobs::worker_pool::{UnitCallback, WorkerPool},
};
use kozyr_core::game::Seed;

/// A claim and the games that test it.
pub trait Experiment: Sync {
    /// What the experiment is called on the command line.
    fn name(&self) -> &'static str;

    /// What is claimed, as a sentence.
    fn claim(&self) -> &'static str;

    /// How many games each of its units has: the work is cut into so many.
    fn games_per_unit(&self, plan: &ExperimentPlan) -> Vec<u64>;

    /// Plays some of the units.
    ///
    /// # Errors
    /// If one of its matches cannot be played.
    fn play(
        &self,
        plan: &ExperimentPlan,
        units: &[u64],
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), ArenaError>;

    /// What all units say about the claim.
    fn conclude(&self, plan: &ExperimentPlan, pieces: &[&ExperimentUnitResult]) -> Finding;

    /// What some of the units say so far, a line for each match of which there are any.
    fn interim_lines(
        &self,
        plan: &ExperimentPlan,
        pieces: &BTreeMap<u64, &ExperimentUnitResult>,
    ) -> Vec<String>;
}

/// Those of some units that lie in a range, counted from its beginning.
pub(super) fn units_within(units: &[u64], range: &Range<u64>) -> Vec<u64> {
    let own = units.iter().filter(|unit| range.contains(unit));
    own.map(|unit| unit - range.start).collect()
}

/// What comes of a unit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExperimentUnitResult {
    /// Rounds of a match.
    Rounds(ArenaTally),
    /// What hands were worth in some games.
    Prices(Box<PriceCurves>),
}

/// How an experiment is carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExperimentPlan {
    /// Games of each match; `None` for as many as usually decide it.
    pub games: Option<u64>,
    /// What all chance follows from.
    pub seed: Seed,
}

/// What an experiment found.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// What it means for the claim.
    pub verdict: ClaimVerdict,
    /// The figures that decided, as a sentence.
    pub reason: String,
    /// All figures.
    pub table: ResultTable,
    /// The figures as a drawing.
    pub plot: Plot,
}

/// What an experiment means for a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClaimVerdict {
    /// The interval lies wholly on the side that the claim says.
    Holds,
    /// The interval lies wholly on the other side.
    Refuted,
    /// The interval contains both: more games are needed.
    Undecided,
}

impl ClaimVerdict {
    /// The verdict in a word.
    pub const fn name(self) -> &'static str {
        match self {
            ClaimVerdict::Holds => "holds",
            ClaimVerdict::Refuted => "refuted",
            ClaimVerdict::Undecided => "undecided",
        }
    }

    /// What the interval of a figure means for the claim that the figure is above a limit.
    pub(super) fn test_above(limit: f64, [low, high]: [f64; 2]) -> Self {
        if low > limit {
            ClaimVerdict::Holds
        } else if high < limit {
            ClaimVerdict::Refuted
        } else {
            ClaimVerdict::Undecided
        }
    }
}
