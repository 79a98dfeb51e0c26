//! Experiments that are a series of matches.

use std::{collections::BTreeMap, ops::Range};

use super::{
    claim::{Experiment, Finding, Piece, Plan, Verdict, within},
    plot::Plot,
    table::{Cell, Figures},
};
use crate::{
    arena::{Arena, ArenaError, Report, Tally},
    contender::Entrant,
    interval::Estimate,
    jobs::{Cut, Done, Hands},
    lab_game::LabGame,
};
use kozyr_core::{game::Seed, opponent::Budget};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi};

/// As many actions of a game of Reversi are drawn at random, or all games would be the same.
const OPENING_PLIES: usize = 6;

/// A claim that a series of matches tests.
pub(super) struct Comparison {
    pub name: &'static str,
    pub claim: &'static str,
    pub matches: &'static [Match],
    /// What the scores of A in the matches mean for the claim, and why.
    pub judge: fn(&[Played]) -> (Verdict, String),
}

/// A match of two.
pub(super) struct Match {
    pub a: &'static str,
    pub b: &'static str,
    pub room: Room,
    /// As many games usually decide it.
    pub games: u64,
}

/// What is played, and how.
pub(super) enum Room {
    /// Durak by these rules, which have a name.
    Durak(&'static str, fn() -> Rules),
    /// Reversi from random openings.
    Reversi,
}

/// A match that was played.
pub(super) struct Played {
    pub a: &'static str,
    pub b: &'static str,
    pub room: &'static str,
    pub report: Report,
}

/// A match has about so many units.
const UNITS: u64 = 256;
/// In a round each of the two sits on each seat once.
const SEATS: u64 = 2;

impl Match {
    fn rounds(&self, plan: &Plan) -> u64 {
        plan.games.unwrap_or(self.games).div_ceil(SEATS)
    }

    fn cut(&self, plan: &Plan) -> Cut {
        Cut::into_about(self.rounds(plan), UNITS)
    }

    fn room(&self) -> &'static str {
        match self.room {
            Room::Durak(name, _) => name,
            Room::Reversi => "reversi",
        }
    }

    /// Plays those units of the match.
    fn play(
        &self,
        plan: &Plan,
        seed: Seed,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Tally>,
    ) -> Result<(), ArenaError> {
        let rounds = self.rounds(plan);
        match self.room {
            Room::Durak(_, rules) => {
                let arena = arena::<Durak>(Setup::new(2, rules()), 0, rounds, seed, hands);
                self.meet(&arena, self.cut(plan), units, hands, done)
            }
            Room::Reversi => {
                let setup = reversi::Setup::default();
                let arena = arena::<Reversi>(setup, OPENING_PLIES, rounds, seed, hands);
                self.meet(&arena, self.cut(plan), units, hands, done)
            }
        }
    }

    fn meet<G: LabGame>(
        &self,
        arena: &Arena<G>,
        cut: Cut,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Tally>,
    ) -> Result<(), ArenaError> {
        let sides = [self.a, self.b].map(Entrant::from);
        arena.play([&sides[0], &sides[1]], cut, units, hands, done)
    }

    /// What came of some rounds; `None` if there are none.
    fn played<'p>(&self, pieces: impl Iterator<Item = &'p Piece>) -> Option<Played> {
        let mut tally = Tally::default();
        for piece in pieces {
            if let Piece::Rounds(rounds) = piece {
                tally.merge(rounds);
            }
        }
        let report = tally.report(SEATS, 0)?;
        Some(Played { a: self.a, b: self.b, room: self.room(), report })
    }
}

fn arena<G: LabGame>(
    setup: G::Setup,
    opening_plies: usize,
    rounds: u64,
    seed: Seed,
    hands: &Hands<'_>,
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

impl Comparison {
    /// The matches, each with the numbers of its units.
    fn parts(&self, plan: &Plan) -> Vec<(&'static Match, Range<u64>)> {
        let mut first = 0;
        let part = |one: &'static Match| {
            let units = first..first + one.cut(plan).units();
            first = units.end;
            (one, units)
        };
        self.matches.iter().map(part).collect()
    }
}

impl Played {
    /// The score of A.
    pub fn score(&self) -> &Estimate {
        &self.report.score
    }

    /// What came of it, as a part of a sentence.
    pub fn told(&self) -> String {
        let [mean, low, high] =
            [self.score().mean, self.score().ci95[0], self.score().ci95[1]].map(|end| 100.0 * end);
        format!("{} scores {mean:.2} % ({low:.2} to {high:.2}) against {}", self.a, self.b)
    }
}

/// The verdict for the claim that A is better than B in the first match.
pub(super) fn a_is_better(played: &[Played]) -> (Verdict, String) {
    (Verdict::above(0.5, played[0].score().ci95), played[0].told())
}

impl Experiment for Comparison {
    fn name(&self) -> &'static str {
        self.name
    }

    fn claim(&self) -> &'static str {
        self.claim
    }

    fn units(&self, plan: &Plan) -> Vec<u64> {
        let games = |one: &Match| {
            let cut = one.cut(plan);
            (0..cut.units()).map(move |unit| SEATS * cut.size(unit))
        };
        self.matches.iter().flat_map(games).collect()
    }

    fn play(
        &self,
        plan: &Plan,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Piece>,
    ) -> Result<(), ArenaError> {
        let series = plan.seed.derive(self.name, 0);
        for ((one, range), index) in self.parts(plan).into_iter().zip(0..) {
            let own = within(units, &range);
            let done = |unit, tally| done(range.start + unit, Piece::Rounds(tally));
            one.play(plan, series.derive("match", index), &own, hands, &done)?;
        }
        Ok(())
    }

    fn conclude(&self, plan: &Plan, pieces: &[&Piece]) -> Finding {
        let parts = self.parts(plan).into_iter();
        let played: Vec<Played> = parts
            .filter_map(|(one, range)| {
                one.played(pieces[range.start as usize..range.end as usize].iter().copied())
            })
            .collect();
        let (verdict, reason) = (self.judge)(&played);
        let rows = played.iter().map(row).collect();
        let headings =
            vec!["a", "b", "rules", "games", "wins", "losses", "draws", "score", "low", "high"];
        let plot = Plot::Scores(played.iter().map(|one| (label(one), *one.score())).collect());
        Finding { verdict, reason, figures: Figures { headings, rows }, plot }
    }

    fn standing(&self, plan: &Plan, pieces: &BTreeMap<u64, &Piece>) -> Vec<String> {
        let parts = self.parts(plan).into_iter();
        let played = parts.filter_map(|(one, range)| {
            one.played(range.map_while(|unit| pieces.get(&unit).copied()))
        });
        let told = |one: Played| {
            format!("{}: {} in {} games so far", one.room, one.told(), one.report.games())
        };
        played.map(told).collect()
    }
}

fn row(played: &Played) -> Vec<Cell> {
    let Played { a, b, room, report } = played;
    let words = [a, b, room].map(|word| Cell::Text((*word).into()));
    let counts = [report.games(), report.wins, report.losses, report.draws].map(Cell::Count);
    words.into_iter().chain(counts).chain(Cell::shares(&report.score)).collect()
}

fn label(played: &Played) -> String {
    let Played { a, b, room, .. } = played;
    if *room == "reversi" { format!("{a} – {b}") } else { format!("{a} – {b}, {room}") }
}
