//! Experiments that are a series of matches.

use super::{Cell, Experiment, Figures, Finding, Plan, Plot, Verdict};
use kozyr_core::{
    durak::{Durak, Rules, Setup},
    game::Seed,
    opponent::Budget,
    reversi::{self, Reversi},
};

use crate::{
    arena::{Arena, ArenaError, Report, Watch},
    contender::Entrant,
    interval::Estimate,
    lab_game::LabGame,
};

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

impl Match {
    fn games(&self, plan: &Plan) -> u64 {
        // In a round each of the two sits on each seat once.
        plan.games.unwrap_or(self.games).next_multiple_of(2)
    }

    fn play(&self, plan: &Plan, seed: Seed, watch: &dyn Watch) -> Result<Played, ArenaError> {
        let (room, report) = match self.room {
            Room::Durak(name, rules) => {
                (name, self.meet::<Durak>(plan, seed, Setup::new(2, rules()), 0, watch)?)
            }
            Room::Reversi => {
                let setup = reversi::Setup::default();
                ("reversi", self.meet::<Reversi>(plan, seed, setup, OPENING_PLIES, watch)?)
            }
        };
        Ok(Played { a: self.a, b: self.b, room, report })
    }

    fn meet<G: LabGame>(
        &self,
        plan: &Plan,
        seed: Seed,
        setup: G::Setup,
        opening_plies: usize,
        watch: &dyn Watch,
    ) -> Result<Report, ArenaError> {
        let arena = Arena::<G> {
            setup,
            first_round: 0,
            rounds: self.games(plan) / 2,
            seed,
            opening_plies,
            budget: Budget { stop: plan.stop.clone(), ..Budget::default() },
            answer_limit: std::time::Duration::MAX,
            threads: plan.threads,
        };
        arena.run(&Entrant::from(self.a), &Entrant::from(self.b), watch)
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

    fn games(&self, plan: &Plan) -> Result<u64, ArenaError> {
        Ok(self.matches.iter().map(|one| one.games(plan)).sum())
    }

    fn run(&self, plan: &Plan, watch: &dyn Watch) -> Result<Finding, ArenaError> {
        let series = plan.seed.derive(self.name, 0);
        let played = self
            .matches
            .iter()
            .zip(0..)
            .map(|(one, index)| {
                let played = one.play(plan, series.derive("match", index), watch)?;
                if plan.stop.is_requested() {
                    let games = played.report.games();
                    watch.said(&format!("{} in {games} games so far", played.told()));
                    return Err(ArenaError::Stopped);
                }
                Ok(played)
            })
            .collect::<Result<Vec<Played>, _>>()?;
        let (verdict, reason) = (self.judge)(&played);
        let rows = played.iter().map(row).collect();
        let headings =
            vec!["a", "b", "rules", "games", "wins", "losses", "draws", "score", "low", "high"];
        let plot = Plot::Scores(played.iter().map(|one| (label(one), *one.score())).collect());
        Ok(Finding { verdict, reason, figures: Figures { headings, rows }, plot })
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
