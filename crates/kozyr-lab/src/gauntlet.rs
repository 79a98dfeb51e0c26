//! All opponents in any company, by any rules: does everything that they do hold?
//!
//! Every decision has to be legal and to come with reasons that can be said in all languages,
//! and every record has to lead to the same end when it is read again.

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
    jobs::{Crews, Cut, Done, Hands},
    lab_game::LabGame,
};
use kozyr_core::{
    game::{Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, LimitedOpponent, OpponentError},
};

pub use random_setup::AnySetup;
pub use reason_checker::Listener;
pub use tally::{OpponentTally, Report, Times};

/// Games of a unit.
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
}

/// An opponent that takes part, and its name.
struct Participant<G: LabGame> {
    name: String,
    opponent: LimitedOpponent<G>,
}

/// What a thread keeps between games.
struct Crew {
    listener: Listener,
    times: Vec<Times>,
}

impl Gauntlet {
    /// How the games are cut into units.
    pub fn cut(&self) -> Cut {
        Cut::new(self.games, BATCH)
    }

    /// Plays some [units](Gauntlet::cut), and tells how long each opponent has thought.
    ///
    /// # Errors
    /// If there is no such opponent, or the machine gives no thread.
    ///
    /// # Panics
    /// If no opponent takes part.
    pub fn play<G: LabGame + AnySetup>(
        &self,
        units: &[u64],
        hands: &Hands<'_>,
        done: Done<'_, Report>,
    ) -> Result<Vec<Times>, ArenaError> {
        let participants = self
            .opponents
            .iter()
            .map(|name| {
                Ok(Participant { name: name.clone(), opponent: LimitedOpponent::named(name)? })
            })
            .collect::<Result<Vec<Participant<G>>, OpponentError>>()
            .map_err(EntrantError::from)?;
        let count = participants.len();
        let times = Mutex::new(vec![Times::default(); count]);
        let cut = self.cut();
        let play = |crew: &mut Crew, unit| {
            let mut report = Report::new(count);
            crew.times.fill(Times::default());
            for number in cut.range(unit) {
                let seed = self.seed.derive("gauntlet", number);
                let game = Sitting { participants: &participants, seed, budget: &self.budget };
                game.check(number, crew, &mut report);
                // What was decided in haste does not count.
                if self.budget.stop.is_requested() {
                    return None;
                }
            }
            let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
            times.iter_mut().zip(&crew.times).for_each(|(all, own)| all.merge(own));
            hands.watch.finished(cut.size(unit));
            Some(report)
        };
        let crew = || Crew { listener: Listener::default(), times: vec![Times::default(); count] };
        let crews = (0..hands.useful(units.len())).map(|_| crew()).collect();
        hands.share_out(units, Crews::Some(crews), play, done).map_err(ArenaError::Threads)?;
        Ok(times.into_inner().unwrap_or_else(PoisonError::into_inner))
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
    fn check(&self, number: u64, crew: &mut Crew, report: &mut Report) {
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
            self.play(&mut record, &company, crew, report)?;
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
        crew: &mut Crew,
        report: &mut Report,
    ) -> Result<(), String> {
        while let Some((seat, _)) = record.to_act() {
            let index = company[seat.index()];
            let Participant { name, opponent } = &self.participants[index];
            let begun = Instant::now();
            let decision = decide(opponent, record, self.budget);
            crew.times[index].decided(begun.elapsed());
            report.decided(index);
            let fault = |what: String| format!("{name} plays {}: {what}", decision.action);
            crew.listener.hear(&decision).map_err(fault)?;
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
