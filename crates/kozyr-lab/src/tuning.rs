//! Opponents that learn from games against themselves.
//!
//! A champion begins with the usual tables or parameters. One change after the other is proposed,
//! a cell of a table or a number, and plays the champion in mirrored pairs of deals until a
//! sequential test says whether it is better; if it is, it is the new champion. Learning ends
//! when no single change is left that has not been turned down.

mod candidate;

use std::{num::NonZeroUsize, time::Duration};

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

pub use candidate::{TuningCandidate, TuningTarget};

use super::{
    arena::{Arena, ArenaError, ArenaReport},
    contender::{Entrant, Forfeit},
    interval::{Estimate, Histogram},
    observer::{MatchObserver, MatchSide},
    sprt::{Sprt, SprtVerdict},
};
use kozyr_core::{game::Seed, opponent::Budget};
use kozyr_durak::{Durak, Setup};

/// Deals in a pair: the same cards, seats swapped.
const DEALS_PER_PAIR: u64 = 2;
/// Pairs that are played before the test is consulted again.
const PAIRS_PER_BATCH: u64 = 100;
/// One proposal in this many changes two things at a time.
const DOUBLE_CHANGE_ONE_IN: u32 = 4;

/// How to learn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TuningSettings {
    /// What is to be improved.
    pub subject: TuningTarget,
    /// The rules of the deals; two play.
    pub setup: Setup,
    /// What all chance follows from.
    pub seed: Seed,
    /// Samples for a decision, for opponents that sample.
    pub samples: u64,
    /// The test that a proposal has to pass.
    pub test: Sprt,
    /// After this many pairs a proposal is turned down if the test has not decided.
    #[serde(rename = "most_pairs")]
    pub max_pairs: u64,
}

/// A proposal on trial, or what has become of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TuningTrial {
    /// The number of the proposal, from 0.
    pub number: u64,
    /// What it changes about the champion, in words.
    pub change: String,
    /// The champion with the change.
    pub candidate: TuningCandidate,
    /// Pairs by the half points that it won in them, 0 to 4.
    pub pairs: Histogram,
    /// What the test said; `None` while it goes on, and where it did not decide.
    pub verdict: Option<SprtVerdict>,
}

/// Learning, as far as it has come. Together with the [`Settings`] that are part of it, it
/// determines everything that follows, so it can be saved anywhere and gone on with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tuner {
    settings: TuningSettings,
    champion: TuningCandidate,
    /// The proposal on trial; `None` once nothing is left to be tried.
    trial: Option<TuningTrial>,
    /// What has been tried, in order.
    history: Vec<TuningTrial>,
    /// What has been turned down since the champion last changed.
    #[serde(rename = "refused")]
    rejected: Vec<TuningCandidate>,
    pairs: u64,
}

impl TuningTrial {
    /// How many pairs were played.
    pub fn pair_count(&self) -> u64 {
        self.pairs.iter().map(|(_, times)| times).sum()
    }

    /// The share of points won; `None` before the first pair.
    pub fn score(&self) -> Option<Estimate> {
        self.pairs.estimate(2 * DEALS_PER_PAIR, DEALS_PER_PAIR)
    }
}

impl Tuner {
    /// Begins with the usual tables or parameters.
    pub fn new(settings: TuningSettings) -> Self {
        let champion = settings.subject.initial_candidate();
        let mut learning = Tuner {
            settings,
            champion,
            trial: None,
            history: Vec::new(),
            rejected: Vec::new(),
            pairs: 0,
        };
        learning.propose();
        learning
    }

    /// How it learns.
    pub fn settings(&self) -> &TuningSettings {
        &self.settings
    }

    /// The best so far.
    pub fn champion(&self) -> &TuningCandidate {
        &self.champion
    }

    /// The proposal on trial; `None` once nothing is left to be tried.
    pub fn trial(&self) -> Option<&TuningTrial> {
        self.trial.as_ref()
    }

    /// All proposals that were decided on, in order.
    pub fn history(&self) -> &[TuningTrial] {
        &self.history
    }

    /// How many pairs have been played in all.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Plays some more pairs of the proposal on trial, and decides on it if that is possible.
    ///
    /// # Errors
    /// If the deals cannot be played.
    pub fn step(&mut self, threads: NonZeroUsize) -> Result<(), ArenaError> {
        let Some(mut trial) = self.trial.take() else { return Ok(()) };
        let report = self.play(&trial, threads)?;
        trial.pairs.merge(&report.half_points);
        self.pairs += PAIRS_PER_BATCH;
        trial.verdict = self.settings.test.verdict(&trial.pairs, 2 * DEALS_PER_PAIR);
        if trial.verdict.is_none() && trial.pair_count() < self.settings.max_pairs {
            self.trial = Some(trial);
            return Ok(());
        }
        if trial.verdict == Some(SprtVerdict::Better) {
            self.champion = trial.candidate.clone();
            self.rejected.clear();
        } else {
            self.rejected.push(trial.candidate.clone());
        }
        self.history.push(trial);
        self.propose();
        Ok(())
    }

    /// A batch of pairs between the proposal and the champion.
    fn play(&self, trial: &TuningTrial, threads: NonZeroUsize) -> Result<ArenaReport, ArenaError> {
        let batch = trial.pair_count() / PAIRS_PER_BATCH;
        let arena = Arena::<Durak> {
            setup: self.settings.setup,
            first_round: 0,
            rounds: PAIRS_PER_BATCH,
            seed: self.settings.seed.derive("trial", trial.number).derive("batch", batch),
            opening_plies: 0,
            budget: Budget { nodes: Some(self.settings.samples), ..Budget::default() },
            answer_limit: Duration::MAX,
            threads,
        };
        let entrant = |candidate: &TuningCandidate| Entrant::Opponent(candidate.to_string());
        arena.run(&entrant(&trial.candidate), &entrant(&self.champion), &NullObserver)
    }

    /// Puts the next change on trial: one that has not been refused, now and then two at a time.
    fn propose(&mut self) {
        let number = self.history.len() as u64;
        let mut rng = self.settings.seed.derive("proposal", number).rng();
        let neighbours: Vec<TuningCandidate> = self.untried_neighbours(&self.champion).collect();
        let Some(mut candidate) = pick(&neighbours, &mut rng) else { return };
        if rng.random_range(0..DOUBLE_CHANGE_ONE_IN) == 0 {
            let further: Vec<TuningCandidate> = self
                .untried_neighbours(&candidate)
                .filter(|further| *further != self.champion)
                .collect();
            candidate = pick(&further, &mut rng).unwrap_or(candidate);
        }
        let change = candidate.describe_changes(&self.champion);
        let pairs = Histogram::default();
        self.trial = Some(TuningTrial { number, change, candidate, pairs, verdict: None });
    }

    fn untried_neighbours(
        &self,
        candidate: &TuningCandidate,
    ) -> impl Iterator<Item = TuningCandidate> {
        let neighbours = candidate.neighbours().into_iter();
        neighbours.filter(|neighbour| !self.rejected.contains(neighbour))
    }
}

fn pick(candidates: &[TuningCandidate], rng: &mut impl Rng) -> Option<TuningCandidate> {
    let count = candidates.len();
    (count > 0).then(|| candidates[rng.random_range(0..count)].clone())
}

/// Learning is watched trial by trial, not game by game.
struct NullObserver;

impl MatchObserver for NullObserver {
    fn on_games_finished(&self, _: u64) {}

    fn on_forfeit(&self, _: MatchSide, _: &Forfeit) {}
}
