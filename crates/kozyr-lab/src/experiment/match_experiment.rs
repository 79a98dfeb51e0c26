//! Experiments that consist of matches.

use std::{collections::BTreeMap, ops::Range};

use super::{
    claim::{
        ClaimVerdict, Claimant, Experiment, ExperimentPlan, ExperimentUnitResult, Finding,
        units_within,
    },
    plot::Plot,
    table::{ResultTable, TableCell},
};
use crate::{
    arena::{Arena, ArenaError, ArenaReport, ArenaTally},
    contender::Entrant,
    interval::Estimate,
    jobs::{Partition, UnitCallback, WorkerPool},
    lab_game::LabGame,
};
use kozyr_core::{game::Seed, opponent::Budget};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi};

/// The number of random actions at the start of a game of Reversi; without them all games would be
/// equal.
const OPENING_PLIES: usize = 6;

/// An experiment that tests a claim in a series of matches.
pub(super) struct MatchExperiment {
    pub name: &'static str,
    pub claim: &'static str,
    pub claimant: Claimant,
    pub matches: &'static [ExperimentMatch],
    /// Judges the claim by A's scores in the matches, with a reason.
    pub judge: fn(&[MatchResult]) -> (ClaimVerdict, String),
}

/// A match between two opponents.
pub(super) struct ExperimentMatch {
    pub a: &'static str,
    pub b: &'static str,
    pub variant: MatchVariant,
    /// The number of games that usually decides it.
    pub games: u64,
}

/// The game and its variant.
pub(super) enum MatchVariant {
    /// Durak with the name of the rules and the rules.
    Durak(&'static str, fn() -> Rules),
    /// Reversi from random openings.
    Reversi,
}

/// The result of a match.
pub(super) struct MatchResult {
    pub a: &'static str,
    pub b: &'static str,
    pub variant: &'static str,
    pub report: ArenaReport,
}

/// The approximate number of units of a match.
const UNITS_PER_MATCH: u64 = 256;
/// In each round both opponents take each seat once.
const SEATS: u64 = 2;

impl ExperimentMatch {
    /// The number of rounds to play.
    fn rounds(&self, plan: &ExperimentPlan) -> u64 {
        plan.games.unwrap_or(self.games).div_ceil(SEATS)
    }

    /// How the rounds are split into units.
    fn partition(&self, plan: &ExperimentPlan) -> Partition {
        Partition::with_about(self.rounds(plan), UNITS_PER_MATCH)
    }

    /// The name of the rules or of the game, for tables.
    fn variant_name(&self) -> &'static str {
        match self.variant {
            MatchVariant::Durak(name, _) => name,
            MatchVariant::Reversi => "reversi",
        }
    }

    /// Plays some units of the match.
    fn play(
        &self,
        plan: &ExperimentPlan,
        seed: Seed,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ArenaTally>,
    ) -> Result<(), ArenaError> {
        let rounds = self.rounds(plan);
        match self.variant {
            MatchVariant::Durak(_, rules) => {
                let arena = arena::<Durak>(Setup::new(2, rules()), 0, rounds, seed, pool);
                self.play_in(&arena, self.partition(plan), units, pool, done)
            }
            MatchVariant::Reversi => {
                let setup = reversi::Setup::default();
                let arena = arena::<Reversi>(setup, OPENING_PLIES, rounds, seed, pool);
                self.play_in(&arena, self.partition(plan), units, pool, done)
            }
        }
    }

    /// Plays some units of the match in an arena; `partition` splits its rounds.
    fn play_in<G: LabGame>(
        &self,
        arena: &Arena<G>,
        partition: Partition,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ArenaTally>,
    ) -> Result<(), ArenaError> {
        let entrants = [self.a, self.b].map(Entrant::from);
        arena.play([&entrants[0], &entrants[1]], partition, units, pool, done)
    }

    /// The result of some units; `None` if there are none.
    fn result<'p>(
        &self,
        results: impl Iterator<Item = &'p ExperimentUnitResult>,
    ) -> Option<MatchResult> {
        let mut tally = ArenaTally::default();
        for result in results {
            if let ExperimentUnitResult::Rounds(rounds) = result {
                tally.merge(rounds);
            }
        }
        let report = tally.report(SEATS, 0)?;
        Some(MatchResult { a: self.a, b: self.b, variant: self.variant_name(), report })
    }
}

/// The arena for a match that the pool plays.
fn arena<G: LabGame>(
    setup: G::Setup,
    opening_plies: usize,
    rounds: u64,
    seed: Seed,
    pool: &WorkerPool<'_>,
) -> Arena<G> {
    Arena {
        setup,
        first_round: 0,
        rounds,
        seed,
        opening_plies,
        budget: Budget { stop: pool.stop.clone(), ..Budget::default() },
        answer_limit: std::time::Duration::MAX,
        threads: pool.threads,
    }
}

impl MatchExperiment {
    /// The matches, each with its range of units.
    fn matches_with_units(
        &self,
        plan: &ExperimentPlan,
    ) -> Vec<(&'static ExperimentMatch, Range<u64>)> {
        let mut first = 0;
        let with_units = |experiment_match: &'static ExperimentMatch| {
            let units = first..first + experiment_match.partition(plan).units();
            first = units.end;
            (experiment_match, units)
        };
        self.matches.iter().map(with_units).collect()
    }
}

impl MatchResult {
    /// The score of A.
    pub fn score(&self) -> &Estimate {
        &self.report.score
    }

    /// The result as part of a sentence.
    pub fn describe(&self) -> String {
        let [mean, low, high] =
            [self.score().mean, self.score().ci95[0], self.score().ci95[1]].map(|end| 100.0 * end);
        format!("{} scores {mean:.2} % ({low:.2} to {high:.2}) against {}", self.a, self.b)
    }
}

/// The verdict on the claim that A is stronger than B, by the first match.
pub(super) fn a_is_better(results: &[MatchResult]) -> (ClaimVerdict, String) {
    (ClaimVerdict::test_above(0.5, results[0].score().ci95), results[0].describe())
}

impl Experiment for MatchExperiment {
    fn name(&self) -> &'static str {
        self.name
    }

    fn claim(&self) -> &'static str {
        self.claim
    }

    fn claimant(&self) -> Claimant {
        self.claimant
    }

    fn games_per_unit(&self, plan: &ExperimentPlan) -> Vec<u64> {
        let games = |experiment_match: &ExperimentMatch| {
            let partition = experiment_match.partition(plan);
            (0..partition.units()).map(move |unit| SEATS * partition.size(unit))
        };
        self.matches.iter().flat_map(games).collect()
    }

    fn play(
        &self,
        plan: &ExperimentPlan,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), ArenaError> {
        let seed = plan.seed.derive(self.name, 0);
        for ((experiment_match, range), index) in self.matches_with_units(plan).into_iter().zip(0..)
        {
            let own_units = units_within(units, &range);
            let done = |unit, tally| done(range.start + unit, ExperimentUnitResult::Rounds(tally));
            experiment_match.play(plan, seed.derive("match", index), &own_units, pool, &done)?;
        }
        Ok(())
    }

    fn conclude(&self, plan: &ExperimentPlan, unit_results: &[&ExperimentUnitResult]) -> Finding {
        let matches = self.matches_with_units(plan).into_iter();
        let results: Vec<MatchResult> = matches
            .filter_map(|(experiment_match, range)| {
                experiment_match
                    .result(unit_results[range.start as usize..range.end as usize].iter().copied())
            })
            .collect();
        let (verdict, reason) = (self.judge)(&results);
        let rows = results.iter().map(row).collect();
        let headings =
            vec!["a", "b", "rules", "games", "wins", "losses", "draws", "score", "low", "high"];
        let plot =
            Plot::Scores(results.iter().map(|result| (label(result), *result.score())).collect());
        Finding { verdict, reason, table: ResultTable { headings, rows }, plot }
    }

    fn interim_lines(
        &self,
        plan: &ExperimentPlan,
        unit_results: &BTreeMap<u64, &ExperimentUnitResult>,
    ) -> Vec<String> {
        let matches = self.matches_with_units(plan).into_iter();
        let results = matches.filter_map(|(experiment_match, range)| {
            experiment_match.result(range.map_while(|unit| unit_results.get(&unit).copied()))
        });
        let line = |result: MatchResult| {
            format!(
                "{}: {} in {} games so far",
                result.variant,
                result.describe(),
                result.report.games()
            )
        };
        results.map(line).collect()
    }
}

/// The row of a match in the table.
fn row(result: &MatchResult) -> Vec<TableCell> {
    let MatchResult { a, b, variant, report } = result;
    let texts = [a, b, variant].map(|word| TableCell::Text((*word).into()));
    let counts = [report.games(), report.wins, report.losses, report.draws].map(TableCell::Count);
    texts.into_iter().chain(counts).chain(TableCell::shares(&report.score)).collect()
}

/// The name of a match in the plot.
fn label(result: &MatchResult) -> String {
    let MatchResult { a, b, variant, .. } = result;
    if *variant == "reversi" { format!("{a} – {b}") } else { format!("{a} – {b}, {variant}") }
}
