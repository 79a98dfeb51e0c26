//! All opponents in any company, by any rules: does everything that they do hold?
//!
//! Every decision has to be legal and to come with reasons that can be said in all languages,
//! and every record has to lead to the same end when it is read again.

mod any_setup;
mod reasons;
mod tally;

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use rand::RngExt;

use super::{arena::Watch, contender::decide, lab_game::LabGame};
use kozyr_core::{
    game::{Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, LimitedOpponent, OpponentError},
};

pub use any_setup::AnySetup;
pub use reasons::Listener;
pub use tally::{OpponentTally, Report};

/// Games of a thread's next piece of work.
const BATCH: u64 = 16;

/// Games in random company.
#[derive(Clone, Debug)]
pub struct Gauntlet {
    /// The names of the opponents that take part.
    pub opponents: Vec<String>,
    /// How many games are played.
    pub games: u64,
    /// What all chance follows from.
    pub seed: Seed,
    /// How much opponents may think about a decision.
    pub budget: Budget,
    /// How many games are played at a time. It changes nothing but the times.
    pub threads: usize,
}

/// An opponent that takes part, and its name.
struct Participant<G: LabGame> {
    name: String,
    opponent: LimitedOpponent<G>,
}

impl Gauntlet {
    /// Plays the games.
    ///
    /// # Errors
    /// If there is no such opponent.
    ///
    /// # Panics
    /// If no opponent takes part.
    pub fn run<G: LabGame + AnySetup>(&self, watch: &dyn Watch) -> Result<Report, OpponentError> {
        let participants = self
            .opponents
            .iter()
            .map(|name| {
                Ok(Participant { name: name.clone(), opponent: LimitedOpponent::named(name)? })
            })
            .collect::<Result<Vec<Participant<G>>, OpponentError>>()?;
        let next = AtomicU64::new(0);
        let work = || {
            let mut report = Report::new(&self.opponents);
            let mut listener = Listener::default();
            loop {
                let first = next.fetch_add(BATCH, Ordering::Relaxed);
                if first >= self.games || self.budget.stop.is_requested() {
                    return report;
                }
                let numbers = first..(first + BATCH).min(self.games);
                watch.finished(numbers.end - numbers.start);
                for number in numbers {
                    if self.budget.stop.is_requested() {
                        break;
                    }
                    let seed = self.seed.derive("gauntlet", number);
                    let game = Sitting { participants: &participants, seed, budget: &self.budget };
                    game.check(number, &mut listener, &mut report);
                }
            }
        };
        let mut reports = thread::scope(|scope| {
            // A machine that gives fewer threads plays the same games on fewer.
            let useful = self.games.div_ceil(BATCH).min(self.threads as u64);
            let begin = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
            let threads: Vec<_> = (1..useful).filter_map(begin).collect();
            let own = work();
            let reports = threads.into_iter().map(|one| one.join().expect("panics are caught"));
            reports.chain([own]).collect::<Vec<Report>>()
        });
        let mut whole = reports.pop().expect("there is a thread");
        reports.iter().for_each(|report| whole.merge(report));
        whole.faults.sort();
        Ok(whole)
    }
}

/// One game of the gauntlet.
struct Sitting<'m, G: LabGame> {
    participants: &'m [Participant<G>],
    seed: Seed,
    budget: &'m Budget,
}

impl<G: LabGame + AnySetup> Sitting<'_, G> {
    /// Plays the game and notes what is wrong with it.
    fn check(&self, number: u64, listener: &mut Listener, report: &mut Report) {
        let mut rng = self.seed.derive("company", 0).rng();
        let setup = G::any_setup(&mut rng);
        let seats = G::new(&setup, &self.seed).map_or(0, |game| game.seats());
        let company: Vec<usize> =
            (0..seats).map(|_| rng.random_range(..self.participants.len())).collect();
        let players =
            company.iter().map(|&index| Player::Opponent(self.participants[index].name.clone()));
        let mut record = match Record::new(setup, self.seed, players.collect()) {
            Ok(record) => record,
            Err(error) => return report.fault(number, &error),
        };
        // A panic breaks this game off; counts may lack its last decision, and nothing else is kept.
        let played = catch_unwind(AssertUnwindSafe(|| {
            self.play(&mut record, &company, listener, report)?;
            check_record(&record)
        }));
        report.games += 1;
        let fault = match played {
            Ok(Ok(())) => return report.finished(&company, lost_by(&record)),
            Ok(Err(fault)) => fault,
            Err(panic) => format!("panic: {}", text_of(panic.as_ref())),
        };
        let place =
            format!("{fault}, after action {} of {}", record.actions().len(), told(&record));
        report.fault(number, &place);
    }

    fn play(
        &self,
        record: &mut Record<G>,
        company: &[usize],
        listener: &mut Listener,
        report: &mut Report,
    ) -> Result<(), String> {
        while let Some((seat, _)) = record.to_act() {
            let index = company[seat.index()];
            let Participant { name, opponent } = &self.participants[index];
            let begun = Instant::now();
            let decision = decide(opponent, record, self.budget);
            report.decided(index, begun.elapsed());
            let fault = |what: String| format!("{name} plays {}: {what}", decision.action);
            listener.hear(&decision).map_err(fault)?;
            if !record.game().legal_actions().contains(&decision.action) {
                return Err(fault("that is none of the legal actions".into()));
            }
            record.play(decision.action).map_err(|rule| fault(rule.to_string()))?;
        }
        Ok(())
    }
}

/// Checks that a record reads as itself and leads to the same end.
fn check_record<G: LabGame>(record: &Record<G>) -> Result<(), String> {
    let again = Record::<G>::from_json(&record.to_json())
        .map_err(|error| format!("its record cannot be read: {error}"))?;
    let same_end = format!("{:?}", again.game()) == format!("{:?}", record.game());
    if again != *record || again.outcome() != record.outcome() || !same_end {
        return Err("its record leads to another end".into());
    }
    Ok(())
}

/// The seats that lost.
fn lost_by<G: LabGame>(record: &Record<G>) -> Vec<Seat> {
    match record.outcome() {
        Some(Outcome::Lost(seats)) => seats.iter().collect(),
        _ => Vec::new(),
    }
}

/// What it takes to play the game again.
fn told<G: LabGame>(record: &Record<G>) -> String {
    let setup = serde_json::to_string(record.setup()).unwrap_or_default();
    let names: Vec<String> = record.players().iter().cloned().map(String::from).collect();
    format!("setup {setup}, seed {}, players {}", record.seed(), names.join(", "))
}

fn text_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words")
}
