//! Tunes opponents in games against themselves.
//!
//! The champion starts with the default tables or parameters. Each trial changes one or two table
//! cells or numbers and plays mirrored pairs of deals against the champion, until a sequential test
//! decides whether the change is an improvement. If it is, the candidate becomes the champion.
//! Tuning ends when every single change has been rejected.

mod bouts;
mod candidate;

use std::{num::NonZeroUsize, time::Duration};

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

pub use candidate::{TuningCandidate, TuningTarget};

use self::bouts::BoutMatch;
use super::{
    arena::{Arena, ArenaError},
    contender::{Entrant, Forfeit},
    interval::{Estimate, Histogram},
    observer::{MatchObserver, MatchSide},
    sprt::{Sprt, SprtVerdict},
};
use kozyr_core::{game::Seed, opponent::Budget};
use kozyr_durak::{Durak, Setup};

/// The number of deals in a pair: the same cards, with the seats swapped.
const DEALS_PER_PAIR: u64 = 2;
/// The number of pairs between two evaluations of the test.
const PAIRS_PER_BATCH: u64 = 100;
/// One trial in this many combines two changes.
const DOUBLE_CHANGE_ONE_IN: u32 = 4;

/// What a candidate has to win more often than the champion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum TuningOutcome {
    /// Whole deals
    #[default]
    Deals,
    /// Single bouts, by the mean price of the hands after them
    Bouts,
}

/// The settings of a tuning run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TuningSettings {
    /// The target of a tuning run.
    pub subject: TuningTarget,
    /// What counts as a win.
    #[serde(default)]
    pub outcome: TuningOutcome,
    /// The rules of the deals, for two players.
    pub setup: Setup,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of samples per decision, for opponents that sample.
    pub samples: u64,
    /// The test that a candidate must pass.
    pub test: Sprt,
    /// The number of pairs after which an undecided candidate is rejected.
    #[serde(rename = "most_pairs")]
    pub max_pairs: u64,
}

/// A trial of a candidate, running or finished.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TuningTrial {
    /// The number of the trial, from 0.
    pub number: u64,
    /// A description of the change from the champion.
    pub change: String,
    /// The champion with the change.
    pub candidate: TuningCandidate,
    /// The number of pairs by the half points that the candidate won in them, 0 to 4.
    pub pairs: Histogram,
    /// The verdict of the test; `None` while undecided.
    pub verdict: Option<SprtVerdict>,
}

/// The state of a tuning run. It includes the [`TuningSettings`] and determines everything that
/// follows, so it can be saved and resumed at any time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tuner {
    settings: TuningSettings,
    champion: TuningCandidate,
    /// The running trial; `None` once no change is left to try.
    trial: Option<TuningTrial>,
    /// The finished trials, in order.
    history: Vec<TuningTrial>,
    /// The candidates rejected since the champion last changed.
    #[serde(rename = "refused")]
    rejected: Vec<TuningCandidate>,
    pairs: u64,
}

impl TuningTrial {
    /// The number of pairs played.
    pub fn pair_count(&self) -> u64 {
        self.pairs.iter().map(|(_, times)| times).sum()
    }

    /// The share of points won; `None` before the first pair.
    pub fn score(&self) -> Option<Estimate> {
        self.pairs.estimate(2 * DEALS_PER_PAIR, DEALS_PER_PAIR)
    }
}

impl Tuner {
    /// Starts with the default tables or parameters.
    pub fn new(settings: TuningSettings) -> Self {
        let champion = settings.subject.initial_candidate();
        let mut tuner = Tuner {
            settings,
            champion,
            trial: None,
            history: Vec::new(),
            rejected: Vec::new(),
            pairs: 0,
        };
        tuner.propose();
        tuner
    }

    /// The settings of the run.
    pub fn settings(&self) -> &TuningSettings {
        &self.settings
    }

    /// The best candidate so far.
    pub fn champion(&self) -> &TuningCandidate {
        &self.champion
    }

    /// The running trial; `None` once no change is left to try.
    pub fn trial(&self) -> Option<&TuningTrial> {
        self.trial.as_ref()
    }

    /// All finished trials, in order.
    pub fn history(&self) -> &[TuningTrial] {
        &self.history
    }

    /// The total number of pairs played.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Plays another batch of pairs and ends the trial if it is decided. Does nothing without a
    /// trial.
    ///
    /// # Errors
    /// If the deals cannot be played.
    pub fn step(&mut self, threads: NonZeroUsize) -> Result<(), ArenaError> {
        let Some(mut trial) = self.trial.take() else { return Ok(()) };
        trial.pairs.merge(&self.play(&trial, threads)?);
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

    /// Plays a batch of pairs between the candidate and the champion. Returns, for each number of
    /// half points, the number of pairs that gave it to the candidate.
    fn play(&self, trial: &TuningTrial, threads: NonZeroUsize) -> Result<Histogram, ArenaError> {
        let batch = trial.pair_count() / PAIRS_PER_BATCH;
        let seed = self.settings.seed.derive("trial", trial.number).derive("batch", batch);
        let budget = Budget { nodes: Some(self.settings.samples), ..Budget::default() };
        let setup = self.settings.setup;
        let [candidate, champion] =
            [&trial.candidate, &self.champion].map(TuningCandidate::to_string);
        if self.settings.outcome == TuningOutcome::Bouts {
            let bouts = BoutMatch { setup, seed, pairs: PAIRS_PER_BATCH, budget };
            return bouts.play(&candidate, &champion, threads);
        }
        let arena = Arena::<Durak> {
            setup,
            first_round: 0,
            rounds: PAIRS_PER_BATCH,
            seed,
            opening_plies: 0,
            budget,
            answer_limit: Duration::MAX,
            threads,
        };
        let [candidate, champion] = [candidate, champion].map(Entrant::Opponent);
        Ok(arena.run(&candidate, &champion, &NullObserver)?.half_points)
    }

    /// Starts the next trial, with a random change that has not been rejected, or occasionally two.
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

    /// The candidates with one change from this one, except the rejected ones.
    fn untried_neighbours(
        &self,
        candidate: &TuningCandidate,
    ) -> impl Iterator<Item = TuningCandidate> {
        let neighbours = candidate.neighbours().into_iter();
        neighbours.filter(|neighbour| !self.rejected.contains(neighbour))
    }
}

/// A random candidate; `None` if there are none.
fn pick(candidates: &[TuningCandidate], rng: &mut impl Rng) -> Option<TuningCandidate> {
    let count = candidates.len();
    (count > 0).then(|| candidates[rng.random_range(0..count)].clone())
}

/// Ignores the progress of single games; tuning reports whole trials.
struct NullObserver;

impl MatchObserver for NullObserver {
    fn on_games_finished(&self, _: u64) {}

    fn on_forfeit(&self, _: MatchSide, _: &Forfeit) {}
}
