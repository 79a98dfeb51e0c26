//! The interface of an experiment: a claim, the games that test it, and the findings.

use std::{collections::BTreeMap, ops::Range};

use serde::{Deserialize, Serialize};

use super::{mean_price::PriceCurves, plot::Plot, seldom_trumps::TrumpChoices, table::ResultTable};
use crate::{
    arena::{ArenaError, ArenaTally},
    jobs::worker_pool::{UnitCallback, WorkerPool},
};
use kozyr_core::game::Seed;

/// A claim and the games that test it.
pub trait Experiment: Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// The claim, as a sentence.
    fn claim(&self) -> &'static str;

    /// Who makes the claim.
    fn claimant(&self) -> Claimant;

    /// The number of games in each of the experiment's units.
    fn games_per_unit(&self, plan: &ExperimentPlan) -> Vec<u64>;

    /// Plays some of the units.
    ///
    /// # Errors
    /// If a match cannot be played.
    fn play(
        &self,
        plan: &ExperimentPlan,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), ArenaError>;

    /// Evaluates the results of all units.
    fn conclude(&self, plan: &ExperimentPlan, results: &[&ExperimentUnitResult]) -> Finding;

    /// Summarizes the results so far, given by unit, with a line for each match that has any.
    fn interim_lines(
        &self,
        plan: &ExperimentPlan,
        results: &BTreeMap<u64, &ExperimentUnitResult>,
    ) -> Vec<String>;
}

/// Who makes a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    /// The authors of the source.
    Authors,
    /// Kozyr. The source only observes or asks something that the experiment turns into a claim.
    Kozyr,
}

/// The units within a range, relative to its start.
pub(super) fn units_within(units: &[u64], range: &Range<u64>) -> Vec<u64> {
    let own = units.iter().filter(|unit| range.contains(unit));
    own.map(|unit| unit - range.start).collect()
}

/// The result of a unit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExperimentUnitResult {
    /// The rounds of a match.
    Rounds(ArenaTally),
    /// The mean card prices in some games.
    Prices(Box<PriceCurves>),
    /// How often trumps were played in some games.
    Trumps(TrumpChoices),
}

/// The settings of an experiment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExperimentPlan {
    /// The number of games in each match; `None` for the number that usually decides it.
    pub games: Option<u64>,
    /// The seed of all randomness.
    pub seed: Seed,
}

/// The findings of an experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The verdict on the claim.
    pub verdict: ClaimVerdict,
    /// The decisive figures, as a sentence.
    pub reason: String,
    /// All figures.
    pub table: ResultTable,
    /// The figures as a plot.
    pub plot: Plot,
}

/// The verdict on a claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimVerdict {
    /// The whole interval agrees with the claim.
    Holds,
    /// The whole interval contradicts the claim.
    Refuted,
    /// The interval allows both: more games are needed.
    Undecided,
}

impl ClaimVerdict {
    /// The verdict as a word.
    pub const fn name(self) -> &'static str {
        match self {
            ClaimVerdict::Holds => "holds",
            ClaimVerdict::Refuted => "refuted",
            ClaimVerdict::Undecided => "undecided",
        }
    }

    /// The verdict on a claim with several parts: refuted if one is refuted, else undecided if one is
    /// undecided.
    pub(super) fn of_all(parts: impl Iterator<Item = Self> + Clone) -> Self {
        let is = |wanted| parts.clone().any(|verdict| verdict == wanted);
        if is(ClaimVerdict::Refuted) {
            ClaimVerdict::Refuted
        } else if is(ClaimVerdict::Undecided) {
            ClaimVerdict::Undecided
        } else {
            ClaimVerdict::Holds
        }
    }

    /// The verdict on the claim that a value with this confidence interval is above a limit.
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
