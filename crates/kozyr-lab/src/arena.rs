//! Matches of many games between two entrants, arranged so that the luck of the deal cancels out.

mod report;
mod tally;
mod worker;

use std::{
    collections::BTreeMap,
    io,
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use kozyr_core::{
    game::{Game, Outcome, Player, Record, RecordError, Seat, Seats, Seed},
    opponent::{Budget, ExplanationDetail},
};
use rand::RngExt;

use super::{
    contender::{Entrant, EntrantError, Forfeit},
    failure::Failure,
    jobs::{
        partition::Partition,
        worker_pool::{UnitCallback, WorkerPool, Workers},
    },
    lab_game::LabGame,
    observer::{MatchObserver, MatchSide},
};
use tally::RoundResult;
use worker::ArenaWorker;

pub use report::ArenaReport;
pub use tally::ArenaTally;

/// A match between A and B.
///
/// A match consists of rounds. All games of a round have the same seed, and therefore the same
/// cards and the same random numbers for the same decision. A takes each seat once while B takes
/// all others: with two players, a round is a game and its mirror image. Rounds are independent of
/// each other but the games within one are not, so the score's interval is that of the mean over
/// rounds.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// The setup of all games.
    pub setup: G::Setup,
    /// The number of the first round; not 0 if earlier rounds are played elsewhere.
    pub first_round: u64,
    /// The number of rounds, each with as many games as there are seats.
    pub rounds: u64,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of random actions at the start of a game, the same for all games of a round.
    pub opening_plies: usize,
    /// The budget of opponents for a decision. Its stop token ends the whole match; the rounds
    /// before the first gap are kept.
    pub budget: Budget,
    /// The time limit of external programs for a decision.
    pub answer_limit: Duration,
    /// The number of games played in parallel. It does not change the result.
    pub threads: NonZeroUsize,
}

/// An error that prevents a match.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The rules reject the setup.
    #[error(transparent)]
    Setup(#[from] RecordError),
    /// One of the sides cannot take part.
    #[error("{0}")]
    Entrant(#[from] EntrantError),
    /// The match has no rounds.
    #[error("a match has at least one round")]
    NoRounds,
    /// The match was stopped before it finished a round.
    #[error("stopped before the first round was over")]
    Stopped,
    /// The system allows no more threads.
    #[error("the system allows no more threads: {0}")]
    Threads(io::Error),
}

impl From<ArenaError> for Failure {
    fn from(error: ArenaError) -> Self {
        match error {
            ArenaError::Entrant(error) => error.into(),
            ArenaError::Threads(_) => Failure::Failed(error.to_string()),
            ArenaError::Stopped => Failure::Stopped("before its first result".into()),
            _ => Failure::Usage(error.to_string()),
        }
    }
}

impl<G: LabGame> Arena<G> {
    /// The number of seats of a game.
    ///
    /// # Errors
    /// If the rules reject the setup.
    pub fn seats(&self) -> Result<usize, ArenaError> {
        let game =
            G::new(&self.setup, &self.seed).map_err(|error| RecordError::Setup(Box::new(error)))?;
        Ok(game.seats())
    }

    /// How the rounds are split into units.
    pub fn partition(&self) -> Partition {
        Partition::new(self.rounds, 1)
    }

    /// Plays the match.
    ///
    /// # Errors
    /// If the match cannot start. A later failure of a program makes its seat lose the game, and
    /// the match continues.
    pub fn run(
        &self,
        a: &Entrant,
        b: &Entrant,
        observer: &dyn MatchObserver,
    ) -> Result<ArenaReport, ArenaError> {
        let partition = self.partition();
        let units: Vec<u64> = (0..partition.units()).collect();
        let results = Mutex::new(BTreeMap::new());
        let done = |unit, tally| {
            results.lock().unwrap_or_else(PoisonError::into_inner).insert(unit, tally);
        };
        let (threads, stop) = (self.threads, self.budget.stop.clone());
        let pool = WorkerPool { threads, stop, is_enough: &|| false, observer };
        self.play([a, b], partition, &units, &pool, &done)?;
        let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
        // The rounds before the first gap don't depend on the number of threads, and a stopped
        // match can be resumed after them.
        let before_gap = results.iter().zip(0..).take_while(|((unit, _), next)| **unit == *next);
        let mut tally = ArenaTally::default();
        before_gap.for_each(|((_, result), _)| tally.merge(result));
        let report = tally.report(self.seats()? as u64, self.rounds - tally.rounds());
        report.ok_or(if self.rounds == 0 { ArenaError::NoRounds } else { ArenaError::Stopped })
    }

    /// Plays some units of the match between A and B, with the rounds split by `partition`.
    ///
    /// # Errors
    /// If the match cannot start.
    pub fn play(
        &self,
        [a, b]: [&Entrant; 2],
        partition: Partition,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, ArenaTally>,
    ) -> Result<(), ArenaError> {
        let seats = self.seats()?;
        let workers = (0..pool.worker_count(units.len()))
            .map(|_| ArenaWorker::new(a, b, seats, self.answer_limit))
            .collect::<Result<Vec<ArenaWorker<G>>, _>>()?;
        let play = |worker: &mut ArenaWorker<G>, unit| {
            self.play_rounds(worker, partition.range(unit), pool.observer)
        };
        pool.run(units, Workers::Required(workers), play, done).map_err(ArenaError::Threads)
    }

    /// Plays some rounds; `None` if the match was stopped meanwhile.
    fn play_rounds(
        &self,
        worker: &mut ArenaWorker<G>,
        rounds: std::ops::Range<u64>,
        observer: &dyn MatchObserver,
    ) -> Option<ArenaTally> {
        let seats = worker.seats();
        // The arena only counts points and never reads explanations.
        let budget =
            Budget { explanation_detail: ExplanationDetail::Omitted, ..self.budget.clone() };
        let mut tally = ArenaTally::default();
        for round in rounds {
            let mut result = RoundResult::default();
            for seat_of_a in Seat::all(seats) {
                let record = self.start_game(self.first_round + round, &worker.players(seat_of_a));
                let (outcome, forfeit) = Self::play_game(record, worker, seat_of_a, &budget);
                // Decisions cut short by the stop don't count.
                if self.budget.stop.is_stop_requested() {
                    return None;
                }
                if let Some((side, forfeit)) = forfeit {
                    result.add_forfeit(side);
                    observer.on_forfeit(side, &forfeit);
                }
                result.add(outcome, seat_of_a);
            }
            tally.add(result);
            observer.on_games_finished(seats as u64);
        }
        Some(tally)
    }

    /// Starts a game of a round and plays its random opening, which is the same for all games of
    /// the round.
    fn start_game(&self, round: u64, players: &[Player]) -> Record<G> {
        let seed = self.seed.derive("round", round);
        let mut record: Record<G> = Record::new(self.setup.clone(), seed, players.to_vec())
            .expect("the setup was checked, and there is a player for each seat");
        let mut rng = seed.derive("opening", 0).rng();
        for _ in 0..self.opening_plies {
            let legal = record.game().legal_actions();
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.random_range(..legal.len())];
            record.play(action).expect("the action is one of the legal ones");
        }
        record
    }

    /// Plays a game to its end, or until a side forfeits it. Returns the outcome and the forfeit,
    /// if any.
    fn play_game(
        mut record: Record<G>,
        worker: &mut ArenaWorker<G>,
        seat_of_a: Seat,
        budget: &Budget,
    ) -> (Outcome, Option<(MatchSide, Forfeit)>) {
        worker.start_game();
        while let Some((seat, _)) = record.to_act() {
            let (side, contender) = worker.contender_at(seat, seat_of_a);
            let played = contender.decide(&record, budget).and_then(|decision| {
                record.play(decision.action).map(drop).map_err(|rule| Forfeit::IllegalAction {
                    action: decision.action.to_string(),
                    rule: rule.to_string(),
                })
            });
            if let Err(forfeit) = played {
                return (Outcome::Lost(Seats::from(seat)), Some((side, forfeit)));
            }
        }
        (record.outcome().expect("nobody is to act, so the game is over"), None)
    }
}
