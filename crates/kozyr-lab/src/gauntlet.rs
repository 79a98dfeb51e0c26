//! A robustness test: opponents in random line-ups play games with random setups.
//!
//! Every decision must be legal and have an explanation that renders in all languages. Every record
//! must lead to the same result when it is read back.

mod random_setup;
mod reason_checker;
mod tally;

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, PoisonError},
    time::Instant,
};

use rand::RngExt;

use super::{
    arena::ArenaError,
    contender::{EntrantError, decide},
    jobs::{Partition, UnitCallback, WorkerPool, Workers},
    lab_game::LabGame,
};
use kozyr_core::{
    game::{Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, LimitedOpponent, OpponentError},
};

pub use random_setup::RandomSetup;
pub use reason_checker::ReasonChecker;
pub use tally::{GauntletReport, OpponentTally, ThinkingTimes};

/// The number of games in a unit.
const GAMES_PER_UNIT: u64 = 16;

/// Games of random opponents with random setups.
#[derive(Clone, Debug)]
pub struct Gauntlet {
    /// The names of the opponents.
    pub opponents: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The budget of opponents for a decision.
    pub budget: Budget,
}

/// An opponent with its name.
struct Participant<G: LabGame> {
    name: String,
    opponent: LimitedOpponent<G>,
}

/// The state of a worker thread.
struct GauntletWorker {
    checker: ReasonChecker,
    times: Vec<ThinkingTimes>,
}

impl Gauntlet {
    /// How the games are split into units.
    pub fn partition(&self) -> Partition {
        Partition::new(self.games, GAMES_PER_UNIT)
    }

    /// Plays some units of the [`partition`](Gauntlet::partition) and returns each opponent's
    /// thinking times.
    ///
    /// # Errors
    /// If an opponent does not exist, or the system allows no more threads.
    ///
    /// # Panics
    /// If there are no opponents.
    pub fn play<G: LabGame + RandomSetup>(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, GauntletReport>,
    ) -> Result<Vec<ThinkingTimes>, ArenaError> {
        let participants = self
            .opponents
            .iter()
            .map(|name| {
                Ok(Participant { name: name.clone(), opponent: LimitedOpponent::from_name(name)? })
            })
            .collect::<Result<Vec<Participant<G>>, OpponentError>>()
            .map_err(EntrantError::from)?;
        let count = participants.len();
        let times = Mutex::new(vec![ThinkingTimes::default(); count]);
        let partition = self.partition();
        let play = |worker: &mut GauntletWorker, unit| {
            let mut report = GauntletReport::new(count);
            worker.times.fill(ThinkingTimes::default());
            for number in partition.range(unit) {
                let seed = self.seed.derive("gauntlet", number);
                let game = GauntletGame { participants: &participants, seed, budget: &self.budget };
                game.check(number, worker, &mut report);
                // Decisions cut short by the stop don't count.
                if self.budget.stop.is_stop_requested() {
                    return None;
                }
            }
            let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
            times.iter_mut().zip(&worker.times).for_each(|(all, own)| all.merge(own));
            pool.observer.on_games_finished(partition.size(unit));
            Some(report)
        };
        let new_worker = || GauntletWorker {
            checker: ReasonChecker::default(),
            times: vec![ThinkingTimes::default(); count],
        };
        let workers = (0..pool.worker_count(units.len())).map(|_| new_worker()).collect();
        pool.run(units, Workers::AtMost(workers), play, done).map_err(ArenaError::Threads)?;
        Ok(times.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A game of the gauntlet.
struct GauntletGame<'m, G: LabGame> {
    participants: &'m [Participant<G>],
    seed: Seed,
    budget: &'m Budget,
}

impl<G: LabGame + RandomSetup> GauntletGame<'_, G> {
    /// Plays the game and adds its faults to the report.
    fn check(&self, number: u64, worker: &mut GauntletWorker, report: &mut GauntletReport) {
        let mut rng = self.seed.derive("company", 0).rng();
        let setup = G::random_setup(&mut rng);
        let seats = G::new(&setup, &self.seed).map_or(0, |game| game.seats());
        let lineup: Vec<usize> =
            (0..seats).map(|_| rng.random_range(..self.participants.len())).collect();
        let players =
            lineup.iter().map(|&index| Player::Opponent(self.participants[index].name.clone()));
        let mut record = match Record::new(setup, self.seed, players.collect()) {
            Ok(record) => record,
            Err(error) => return report.add_fault(number, &error),
        };
        // A panic ends only this game. Its counts may lack the last decision; all other state is
        // discarded.
        let played = catch_unwind(AssertUnwindSafe(|| {
            self.play(&mut record, &lineup, worker, report)?;
            check_record(&record)
        }));
        report.games += 1;
        let fault = match played {
            Ok(Ok(())) => return report.count_game(&lineup, losing_seats(&record)),
            Ok(Err(fault)) => fault,
            Err(panic) => format!("panic: {}", panic_message(panic.as_ref())),
        };
        let description = format!(
            "{fault}, after action {} of {}",
            record.actions().len(),
            describe_game(&record)
        );
        report.add_fault(number, &description);
    }

    /// Plays the game to its end; an error describes the first fault. `lineup` has the index of the
    /// participant on each seat.
    fn play(
        &self,
        record: &mut Record<G>,
        lineup: &[usize],
        worker: &mut GauntletWorker,
        report: &mut GauntletReport,
    ) -> Result<(), String> {
        while let Some((seat, _)) = record.to_act() {
            let index = lineup[seat.index()];
            let Participant { name, opponent } = &self.participants[index];
            let start = Instant::now();
            let decision = decide(opponent, record, self.budget);
            worker.times[index].add(start.elapsed());
            report.count_decision(index);
            let fault = |reason: String| format!("{name} plays {}: {reason}", decision.action);
            worker.checker.check_decision(&decision).map_err(fault)?;
            if !record.game().legal_actions().contains(&decision.action) {
                return Err(fault("the action is not legal".into()));
            }
            record.play(decision.action).map_err(|rule| fault(rule.to_string()))?;
        }
        Ok(())
    }
}

/// Checks that a record survives a round trip and leads to the same result.
fn check_record<G: LabGame>(record: &Record<G>) -> Result<(), String> {
    let reread = Record::<G>::from_json(&record.to_json())
        .map_err(|error| format!("the record cannot be read back: {error}"))?;
    let same_end = format!("{:?}", reread.game()) == format!("{:?}", record.game());
    if reread != *record || reread.outcome() != record.outcome() || !same_end {
        return Err("the record leads to another result when read back".into());
    }
    Ok(())
}

/// The seats that lost; none in a drawn or unfinished game.
fn losing_seats<G: LabGame>(record: &Record<G>) -> Vec<Seat> {
    match record.outcome() {
        Some(Outcome::Lost(seats)) => seats.iter().collect(),
        _ => Vec::new(),
    }
}

/// The setup, seed and players of a game, with which it can be replayed, as text.
fn describe_game<G: LabGame>(record: &Record<G>) -> String {
    let setup = serde_json::to_string(record.setup()).unwrap_or_default();
    let names: Vec<String> = record.players().iter().cloned().map(String::from).collect();
    format!("setup {setup}, seed {}, players {}", record.seed(), names.join(", "))
}

/// The message of a panic.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message")
}
