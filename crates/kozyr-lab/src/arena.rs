//! Many games between two entrants, arranged so that the luck of the deal cancels out.

use std::{
    collections::BTreeMap,
    io,
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use kozyr_core::{
    game::{Game, Outcome, Player, Record, RecordError, Seat, Seats, Seed},
    opponent::Budget,
};
use rand::RngExt;

use super::{
    contender::{Contender, Entrant, EntrantError, Forfeit},
    interval::{Estimate, Histogram},
    lab_game::LabGame,
};

/// A match between A and B.
///
/// It goes in rounds. All games of a round have the same seed, hence the same cards and the
/// same random numbers for the same decision, and A sits on each seat once, among B's on all
/// others: with two players, a round is a game and its mirror. Rounds are therefore independent
/// of each other, while the games of one are not, and the interval of the score is that of the
/// mean over rounds.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// What all games agree on.
    pub setup: G::Setup,
    /// The number of the first round, 0 unless those before it were played elsewhere.
    pub first_round: u64,
    /// How many rounds are played, each of as many games as there are seats.
    pub rounds: u64,
    /// What all chance follows from.
    pub seed: Seed,
    /// So many actions at the start of a game are drawn at random, the same for a round.
    pub opening_plies: usize,
    /// How much opponents may think about a decision. Its stop ends the whole match: what was
    /// played without a gap from its beginning is kept.
    pub budget: Budget,
    /// How long a program outside may take for a decision.
    pub answer_limit: Duration,
    /// How many games are played at a time. It does not change the result.
    pub threads: NonZeroUsize,
}

/// The sides of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one whose score is counted.
    A,
    /// The one who takes all other seats.
    B,
}

/// Somebody who is told how a match goes, from any of its threads.
pub trait Watch: Sync {
    /// So many more games were finished.
    fn finished(&self, games: u64);

    /// A side lost a game out of turn.
    fn forfeited(&self, side: Side, forfeit: &Forfeit);

    /// Something else is to be known meanwhile.
    fn said(&self, _text: &str) {}
}

/// What a match came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Games that A won.
    pub wins: u64,
    /// Games that A lost.
    pub losses: u64,
    /// Games that nobody lost.
    pub draws: u64,
    /// Wins plus half the draws, over games.
    pub score: Estimate,
    /// Rounds by the half points that A won in them.
    pub half_points: Histogram,
    /// Losses over games: with several players, A's share of fools.
    pub fools_share: Estimate,
    /// What A's share would be if it lost as often as the others do: less than one in the number
    /// of seats where games are drawn, more where partners lose together.
    pub equal_share: f64,
    /// Games that A and B lost out of turn.
    pub forfeits: [u64; 2],
    /// Rounds that were not played, since the match was stopped.
    pub rounds_left: u64,
    /// How long the match took.
    pub elapsed: Duration,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The rules refuse the setup.
    #[error(transparent)]
    Setup(#[from] RecordError),
    /// One of the sides cannot take part.
    #[error("{0}")]
    Entrant(#[from] EntrantError),
    /// Less than one round is no match.
    #[error("a match has at least one round")]
    NoRounds,
    /// It was stopped before a round was over.
    #[error("stopped before it was over")]
    Stopped,
    /// The machine gives no more threads.
    #[error("the machine gives no more threads: {0}")]
    Threads(io::Error),
}

impl Report {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    /// Games in a second of the clock on the wall.
    pub fn games_per_second(&self) -> f64 {
        // A clock may be too coarse to see any time pass.
        self.games() as f64 / self.elapsed.max(Duration::from_nanos(1)).as_secs_f64()
    }
}

impl<G: LabGame> Arena<G> {
    /// How many seats the table has.
    ///
    /// # Errors
    /// If the rules refuse the setup.
    pub fn seats(&self) -> Result<usize, ArenaError> {
        let game =
            G::new(&self.setup, &self.seed).map_err(|error| RecordError::Setup(Box::new(error)))?;
        Ok(game.seats())
    }

    /// Plays the match.
    ///
    /// # Errors
    /// If it cannot begin. What goes wrong later costs somebody a game, and the match goes on.
    pub fn run(&self, a: &Entrant, b: &Entrant, watch: &dyn Watch) -> Result<Report, ArenaError> {
        let seats = self.seats()?;
        let threads = (self.threads.get() as u64).min(self.rounds);
        let crews = (0..threads)
            .map(|_| Crew::gather(a, b, seats, self.answer_limit))
            .collect::<Result<Vec<Crew<G>>, _>>()?;
        let start = Instant::now();
        let next_round = AtomicU64::new(0);
        let ledger = Mutex::new(Ledger::default());
        thread::scope(|scope| {
            for crew in crews {
                let work = || self.play_rounds(crew, &next_round, &ledger, watch);
                // Those who have begun play on if there is no thread for others.
                thread::Builder::new().spawn_scoped(scope, work).map_err(|error| {
                    next_round.store(self.rounds, Ordering::Relaxed);
                    ArenaError::Threads(error)
                })?;
            }
            Ok::<_, ArenaError>(())
        })?;
        let Ledger { tally, rounds, .. } =
            ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
        let report = tally.report(seats as u64, self.rounds - rounds, start.elapsed());
        report.ok_or(if self.rounds == 0 { ArenaError::NoRounds } else { ArenaError::Stopped })
    }

    /// Plays one round after another until there are none left, or the match is stopped.
    fn play_rounds(
        &self,
        mut crew: Crew<G>,
        next: &AtomicU64,
        ledger: &Mutex<Ledger>,
        watch: &dyn Watch,
    ) {
        let stop = &self.budget.stop;
        let seats = crew.seats();
        loop {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= self.rounds || stop.is_requested() {
                return;
            }
            let mut result = RoundResult::default();
            for seat_of_a in Seat::all(seats) {
                let record = self.opening(self.first_round + round, &crew.names(seat_of_a));
                let (outcome, forfeit) = self.play_out(record, &mut crew, seat_of_a);
                // What was decided in haste does not count.
                if stop.is_requested() {
                    return;
                }
                if let Some((side, forfeit)) = forfeit {
                    result.forfeits[side as usize] += 1;
                    watch.forfeited(side, &forfeit);
                }
                result.points.add(outcome, seat_of_a);
                result.losers += losers(outcome);
            }
            ledger.lock().unwrap_or_else(PoisonError::into_inner).note(round, result);
            watch.finished(seats as u64);
        }
    }

    /// A game of a round, after its random opening.
    fn opening(&self, round: u64, players: &[Player]) -> Record<G> {
        let seed = self.seed.derive("round", round);
        let mut record: Record<G> = Record::new(self.setup.clone(), seed, players.to_vec())
            .expect("the setup was tried before, and there is a player for each seat");
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

    /// Plays a game to its end, or until somebody forfeits it.
    fn play_out(
        &self,
        mut record: Record<G>,
        crew: &mut Crew<G>,
        seat_of_a: Seat,
    ) -> (Outcome, Option<(Side, Forfeit)>) {
        crew.begin();
        while let Some((seat, _)) = record.to_act() {
            let (side, contender) = crew.on(seat, seat_of_a);
            let played = contender.decide(&record, &self.budget).and_then(|decision| {
                record.play(decision.action).map(drop).map_err(|rule| Forfeit::Illegal {
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

/// The contenders of one thread: A first, then a B for each other seat, so that no program
/// sees the cards of two.
struct Crew<G: LabGame> {
    contenders: Vec<Box<dyn Contender<G>>>,
    a: Player,
    b: Player,
}

impl<G: LabGame> Crew<G> {
    fn gather(
        a: &Entrant,
        b: &Entrant,
        seats: usize,
        answer_limit: Duration,
    ) -> Result<Self, EntrantError> {
        let contenders = (0..seats)
            .map(|index| if index == 0 { a } else { b }.enter(answer_limit))
            .collect::<Result<_, _>>()?;
        Ok(Crew { contenders, a: a.into(), b: b.into() })
    }

    fn seats(&self) -> usize {
        self.contenders.len()
    }

    /// Who sits where, by name.
    fn names(&self, seat_of_a: Seat) -> Vec<Player> {
        Seat::all(self.seats())
            .map(|seat| if seat == seat_of_a { self.a.clone() } else { self.b.clone() })
            .collect()
    }

    fn begin(&mut self) {
        for contender in &mut self.contenders {
            contender.begin();
        }
    }

    /// Who decides for a seat.
    fn on(&mut self, seat: Seat, seat_of_a: Seat) -> (Side, &mut dyn Contender<G>) {
        let (side, index) = match seat.index() {
            index if seat == seat_of_a => (Side::A, index - seat_of_a.index()),
            index if seat < seat_of_a => (Side::B, index + 1),
            index => (Side::B, index),
        };
        (side, self.contenders[index].as_mut())
    }
}

/// How many seats lost.
fn losers(outcome: Outcome) -> u64 {
    match outcome {
        Outcome::Drawn => 0,
        Outcome::Lost(losers) => losers.len() as u64,
    }
}

/// What A made of the games of one round.
#[derive(Clone, Copy, Default)]
struct RoundPoints {
    wins: u64,
    losses: u64,
    draws: u64,
}

impl RoundPoints {
    fn add(&mut self, outcome: Outcome, seat_of_a: Seat) {
        match outcome {
            Outcome::Drawn => self.draws += 1,
            Outcome::Lost(losers) if losers.contains(seat_of_a) => self.losses += 1,
            Outcome::Lost(_) => self.wins += 1,
        }
    }
}

/// What came of one round.
#[derive(Clone, Copy, Default)]
struct RoundResult {
    points: RoundPoints,
    /// Seats that lost.
    losers: u64,
    forfeits: [u64; 2],
}

/// The rounds so far, counted without a gap from the first: a match that is stopped has played
/// these, on any number of threads, and can be gone on with after them.
#[derive(Default)]
struct Ledger {
    tally: Tally,
    /// So many rounds are in the tally.
    rounds: u64,
    /// Rounds after one that is still being played.
    waiting: BTreeMap<u64, RoundResult>,
}

impl Ledger {
    fn note(&mut self, round: u64, result: RoundResult) {
        self.waiting.insert(round, result);
        while let Some(next) = self.waiting.remove(&self.rounds) {
            self.tally.add(next);
            self.rounds += 1;
        }
    }
}

/// Counts of rounds, in whole numbers so that no order of adding changes them.
#[derive(Default)]
struct Tally {
    wins: u64,
    losses: u64,
    draws: u64,
    /// Seats that lost, in all games.
    losers: u64,
    forfeits: [u64; 2],
    /// Rounds by the half points that A won in them.
    half_points: Histogram,
    /// Rounds by the games that A lost in them.
    lost_games: Histogram,
}

impl Tally {
    fn add(&mut self, RoundResult { points, losers, forfeits }: RoundResult) {
        self.losers += losers;
        for (sum, forfeits) in self.forfeits.iter_mut().zip(forfeits) {
            *sum += forfeits;
        }
        self.wins += points.wins;
        self.losses += points.losses;
        self.draws += points.draws;
        self.half_points.add(2 * points.wins + points.draws);
        self.lost_games.add(points.losses);
    }

    /// The report of a match of `seats`; `None` if no round was played.
    fn report(self, seats: u64, rounds_left: u64, elapsed: Duration) -> Option<Report> {
        let seats_taken = seats * (self.wins + self.losses + self.draws);
        Some(Report {
            wins: self.wins,
            losses: self.losses,
            draws: self.draws,
            score: self.half_points.estimate(2 * seats, seats)?,
            half_points: self.half_points,
            fools_share: self.lost_games.estimate(seats, seats)?,
            equal_share: self.losers as f64 / seats_taken as f64,
            forfeits: self.forfeits,
            rounds_left,
            elapsed,
        })
    }
}
