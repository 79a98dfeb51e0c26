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

pub use candidate::{Candidate, Subject};

use super::{
    arena::{Arena, ArenaError, Report},
    contender::{Entrant, Forfeit},
    interval::{Estimate, Histogram},
    observer::{Side, Watch},
    sprt::{Sequential, Verdict},
};
use kozyr_core::{game::Seed, opponent::Budget};
use kozyr_durak::{Durak, Setup};

/// Deals in a pair: the same cards, seats swapped.
const PAIR: u64 = 2;
/// Pairs that are played before the test is consulted again.
const BATCH: u64 = 100;
/// One proposal in this many changes two things at a time.
const TWOFOLD: u32 = 4;

/// How to learn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// What is to be improved.
    pub subject: Subject,
    /// The rules of the deals; two play.
    pub setup: Setup,
    /// What all chance follows from.
    pub seed: Seed,
    /// Samples for a decision, for opponents that sample.
    pub samples: u64,
    /// The test that a proposal has to pass.
    pub test: Sequential,
    /// After this many pairs a proposal is turned down if the test has not decided.
    pub most_pairs: u64,
}

/// A proposal on trial, or what has become of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The number of the proposal, from 0.
    pub number: u64,
    /// What it changes about the champion, in words.
    pub change: String,
    /// The champion with the change.
    pub candidate: Candidate,
    /// Pairs by the half points that it won in them, 0 to 4.
    pub pairs: Histogram,
    /// What the test said; `None` while it goes on, and where it did not decide.
    pub verdict: Option<Verdict>,
}

/// Learning, as far as it has come. Together with the [`Settings`] that are part of it, it
/// determines everything that follows, so it can be saved anywhere and gone on with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Learning {
    settings: Settings,
    champion: Candidate,
    /// The proposal on trial; `None` once nothing is left to be tried.
    trial: Option<Trial>,
    /// What has been tried, in order.
    history: Vec<Trial>,
    /// What has been turned down since the champion last changed.
    refused: Vec<Candidate>,
    pairs: u64,
}

impl Trial {
    /// How many pairs were played.
    pub fn played(&self) -> u64 {
        self.pairs.iter().map(|(_, times)| times).sum()
    }

    /// The share of points won; `None` before the first pair.
    pub fn score(&self) -> Option<Estimate> {
        self.pairs.estimate(2 * PAIR, PAIR)
    }
}

impl Learning {
    /// Begins with the usual tables or parameters.
    pub fn new(settings: Settings) -> Self {
        let champion = settings.subject.usual();
        let mut learning = Learning {
            settings,
            champion,
            trial: None,
            history: Vec::new(),
            refused: Vec::new(),
            pairs: 0,
        };
        learning.propose();
        learning
    }

    /// How it learns.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The best so far.
    pub fn champion(&self) -> &Candidate {
        &self.champion
    }

    /// The proposal on trial; `None` once nothing is left to be tried.
    pub fn trial(&self) -> Option<&Trial> {
        self.trial.as_ref()
    }

    /// All proposals that were decided on, in order.
    pub fn history(&self) -> &[Trial] {
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
        self.pairs += BATCH;
        trial.verdict = self.settings.test.verdict(&trial.pairs, 2 * PAIR);
        if trial.verdict.is_none() && trial.played() < self.settings.most_pairs {
            self.trial = Some(trial);
            return Ok(());
        }
        if trial.verdict == Some(Verdict::Better) {
            self.champion = trial.candidate.clone();
            self.refused.clear();
        } else {
            self.refused.push(trial.candidate.clone());
        }
        self.history.push(trial);
        self.propose();
        Ok(())
    }

    /// A batch of pairs between the proposal and the champion.
    fn play(&self, trial: &Trial, threads: NonZeroUsize) -> Result<Report, ArenaError> {
        let batch = trial.played() / BATCH;
        let arena = Arena::<Durak> {
            setup: self.settings.setup,
            first_round: 0,
            rounds: BATCH,
            seed: self.settings.seed.derive("trial", trial.number).derive("batch", batch),
            opening_plies: 0,
            budget: Budget { nodes: Some(self.settings.samples), ..Budget::default() },
            answer_limit: Duration::MAX,
            threads,
        };
        let entrant = |candidate: &Candidate| Entrant::Opponent(candidate.to_string());
        arena.run(&entrant(&trial.candidate), &entrant(&self.champion), &Nobody)
    }

    /// Puts the next change on trial: one that has not been refused, now and then two at a time.
    fn propose(&mut self) {
        let number = self.history.len() as u64;
        let mut rng = self.settings.seed.derive("proposal", number).rng();
        let neighbours: Vec<Candidate> = self.untried(&self.champion).collect();
        let Some(mut candidate) = pick(&neighbours, &mut rng) else { return };
        if rng.random_range(0..TWOFOLD) == 0 {
            let further: Vec<Candidate> =
                self.untried(&candidate).filter(|further| *further != self.champion).collect();
            candidate = pick(&further, &mut rng).unwrap_or(candidate);
        }
        let change = candidate.changes_from(&self.champion);
        let pairs = Histogram::default();
        self.trial = Some(Trial { number, change, candidate, pairs, verdict: None });
    }

    fn untried(&self, candidate: &Candidate) -> impl Iterator<Item = Candidate> {
        let neighbours = candidate.neighbours().into_iter();
        neighbours.filter(|neighbour| !self.refused.contains(neighbour))
    }
}

fn pick(candidates: &[Candidate], rng: &mut impl Rng) -> Option<Candidate> {
    let count = candidates.len();
    (count > 0).then(|| candidates[rng.random_range(0..count)].clone())
}

/// Learning is watched trial by trial, not game by game.
struct Nobody;

impl Watch for Nobody {
    fn finished(&self, _: u64) {}

    fn forfeited(&self, _: Side, _: &Forfeit) {}
}
