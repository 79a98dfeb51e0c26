//! Experiments that consist of matches.

use std::{collections::BTreeMap, ops::Range};

use super::{
    claim::{
        ClaimVerdict, Experiment, ExperimentPlan, ExperimentUnitResult, Finding, units_within,
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
    fn rounds(&self, plan: &ExperimentPlan) -> u64 {
        plan.games.unwrap_or(self.games).div_ceil(SEATS)
    }

    fn partition(&self, plan: &ExperimentPlan) -> Partition {
        Partition::with_about(self.rounds(plan), UNITS_PER_MATCH)
    }

    fn room(&self) -> &'static str {
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
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, ArenaTally>,
    ) -> Result<(), ArenaError> {
        let rounds = self.rounds(plan);
        match self.variant {
            MatchVariant::Durak(_, rules) => {
                let arena = arena::<Durak>(Setup::new(2, rules()), 0, rounds, seed, hands);
                self.play_in(&arena, self.partition(plan), units, hands, done)
            }
            MatchVariant::Reversi => {
                let setup = reversi::Setup::default();
                let arena = arena::<Reversi>(setup, OPENING_PLIES, rounds, seed, hands);
                self.play_in(&arena, self.partition(plan), units, hands, done)
            }
        }
    }

    fn play_in<G: LabGame>(
        &self,
        arena: &Arena<G>,
        cut: Partition,
        units: &[u64],
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, ArenaTally>,
    ) -> Result<(), ArenaError> {
        let sides = [self.a, self.b].map(Entrant::from);
        arena.play([&sides[0], &sides[1]], cut, units, hands, done)
    }

    /// The result of some units; `None` if there are none.
    fn result<'p>(
        &self,
        pieces: impl Iterator<Item = &'p ExperimentUnitResult>,
    ) -> Option<MatchResult> {
        let mut tally = ArenaTally::default();
        for piece in pieces {
            if let ExperimentUnitResult::Rounds(rounds) = piece {
                tally.merge(rounds);
            }
        }
        let report = tally.report(SEATS, 0)?;
        Some(MatchResult { a: self.a, b: self.b, variant: self.room(), report })
    }
}

fn arena<G: LabGame>(
    setup: G::Setup,
    opening_plies: usize,
    rounds: u64,
    seed: Seed,
    hands: &WorkerPool<'_>,
) -> Arena<G> {
    Arena {
        setup,
        first_round: 0,
        rounds,
        seed,
        opening_plies,
        budget: Budget { stop: hands.stop.clone(), ..Budget::default() },
        answer_limit: std::time::Duration::MAX,
        threads: hands.threads,
    }
}

impl MatchExperiment {
    /// The matches, each with its range of units.
    fn matches_with_units(
        &self,
        plan: &ExperimentPlan,
    ) -> Vec<(&'static ExperimentMatch, Range<u64>)> {
        let mut first = 0;
        let part = |one: &'static ExperimentMatch| {
            let units = first..first + one.partition(plan).units();
            first = units.end;
            (one, units)
        };
        self.matches.iter().map(part).collect()
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
pub(super) fn a_is_better(played: &[MatchResult]) -> (ClaimVerdict, String) {
    (ClaimVerdict::test_above(0.5, played[0].score().ci95), played[0].describe())
}

impl Experiment for MatchExperiment {
    fn name(&self) -> &'static str {
        self.name
    }

    fn claim(&self) -> &'static str {
        self.claim
    }

    fn games_per_unit(&self, plan: &ExperimentPlan) -> Vec<u64> {
        let games = |one: &ExperimentMatch| {
            let cut = one.partition(plan);
            (0..cut.units()).map(move |unit| SEATS * cut.size(unit))
        };
        self.matches.iter().flat_map(games).collect()
    }

    fn play(
        &self,
        plan: &ExperimentPlan,
        units: &[u64],
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), ArenaError> {
        let series = plan.seed.derive(self.name, 0);
        for ((one, range), index) in self.matches_with_units(plan).into_iter().zip(0..) {
            let own = units_within(units, &range);
            let done = |unit, tally| done(range.start + unit, ExperimentUnitResult::Rounds(tally));
            one.play(plan, series.derive("match", index), &own, hands, &done)?;
        }
        Ok(())
    }

    fn conclude(&self, plan: &ExperimentPlan, pieces: &[&ExperimentUnitResult]) -> Finding {
        let parts = self.matches_with_units(plan).into_iter();
        let played: Vec<MatchResult> = parts
            .filter_map(|(one, range)| {
                one.result(pieces[range.start as usize..range.end as usize].iter().copied())
            })
            .collect();
        let (verdict, reason) = (self.judge)(&played);
        let rows = played.iter().map(row).collect();
        let headings =
            vec!["a", "b", "rules", "games", "wins", "losses", "draws", "score", "low", "high"];
        let plot = Plot::Scores(played.iter().map(|one| (label(one), *one.score())).collect());
        Finding { verdict, reason, table: ResultTable { headings, rows }, plot }
    }

    fn interim_lines(
        &self,
        plan: &ExperimentPlan,
        pieces: &BTreeMap<u64, &ExperimentUnitResult>,
    ) -> Vec<String> {
        let parts = self.matches_with_units(plan).into_iter();
        let played = parts.filter_map(|(one, range)| {
            one.result(range.map_while(|unit| pieces.get(&unit).copied()))
        });
        let told = |one: MatchResult| {
            format!("{}: {} in {} games so far", one.variant, one.describe(), one.report.games())
        };
        played.map(told).collect()
    }
}

fn row(played: &MatchResult) -> Vec<TableCell> {
    let MatchResult { a, b, variant: room, report } = played;
    let words = [a, b, room].map(|word| TableCell::Text((*word).into()));
    let counts = [report.games(), report.wins, report.losses, report.draws].map(TableCell::Count);
    words.into_iter().chain(counts).chain(TableCell::shares(&report.score)).collect()
}

fn label(played: &MatchResult) -> String {
    let MatchResult { a, b, variant: room, .. } = played;
    if *room == "reversi" { format!("{a} – {b}") } else { format!("{a} – {b}, {room}") }
}
