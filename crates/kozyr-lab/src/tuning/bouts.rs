//! Matches that are judged bout by bout instead of by who wins the deal.

use std::{
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
};

use super::{DEALS_PER_PAIR, NullObserver};
use crate::{
    arena::ArenaError,
    contender::{EntrantError, decide},
    interval::Histogram,
    jobs::{WorkerPool, Workers},
};
use kozyr_core::{
    game::{Game, Outcome, Player, Record, RecordError, Seat, Seed},
    opponent::{Budget, LimitedOpponent},
};
use kozyr_durak::{Durak, Phase, Setup, opponents::fuzzy::mean_price};

/// Mirrored pairs of deals between two opponents.
pub(super) struct BoutMatch {
    /// The setup of the deals, for two players.
    pub setup: Setup,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of pairs.
    pub pairs: u64,
    /// The budget of a decision.
    pub budget: Budget,
}

impl BoutMatch {
    /// Plays all pairs. Returns the number of pairs by the half points that `a` has won in them: in
    /// each deal two if it wins more bouts than `b`, one if as many.
    ///
    /// # Errors
    /// If an opponent does not exist or the rules reject the setup.
    pub fn play(&self, a: &str, b: &str, threads: NonZeroUsize) -> Result<Histogram, ArenaError> {
        let opponent = |name| LimitedOpponent::<Durak>::from_name(name);
        let opponents = [opponent(a), opponent(b)];
        let [a, b] = opponents.map(|opponent| opponent.map_err(EntrantError::from));
        let opponents = [a?, b?];
        // Rejects an invalid setup before the threads start.
        self.record(self.seed)?;
        let pool = WorkerPool {
            threads,
            stop: self.budget.stop.clone(),
            is_enough: &|| false,
            observer: &NullObserver,
        };
        let pairs: Vec<u64> = (0..self.pairs).collect();
        let results = Mutex::new(Histogram::default());
        let play = |(): &mut (), pair| {
            let seed = self.seed.derive("pair", pair);
            let half_points = [0, 1].map(|seat| self.half_points(&opponents, seat, seed));
            Some(half_points.iter().sum())
        };
        let done = |_, half_points| {
            results.lock().unwrap_or_else(PoisonError::into_inner).add(half_points);
        };
        let workers = vec![(); pool.worker_count(pairs.len())];
        pool.run(&pairs, Workers::AtMost(workers), play, &done).map_err(ArenaError::Threads)?;
        Ok(results.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// A new deal.
    fn record(&self, seed: Seed) -> Result<Record<Durak>, RecordError> {
        let players = vec![Player::Human; DEALS_PER_PAIR as usize];
        Record::new(self.setup, seed, players)
    }

    /// Plays a deal with the first opponent in this seat and returns its half points, 0 to 2: 2 if
    /// it wins more bouts than it loses.
    fn half_points(
        &self,
        opponents: &[LimitedOpponent<Durak>; 2],
        seat_of_first: usize,
        seed: Seed,
    ) -> u64 {
        let mut record = self.record(seed).expect("the setup has been checked");
        let first = Seat::new(seat_of_first);
        let mut bouts = BoutScore::default();
        while let Some((seat, _)) = record.to_act() {
            if record.game().view(seat).phase() == Phase::Attack {
                bouts.end_bout(lead_in_price(record.game(), first));
            }
            let opponent = &opponents[usize::from(seat != first)];
            let action = decide(opponent, &record, &self.budget).action;
            record.play(action).expect("opponents choose legal actions");
        }
        match record.outcome() {
            Some(Outcome::Lost(losers)) if losers.contains(first) => bouts.lost += 1,
            Some(Outcome::Lost(_)) => bouts.won += 1,
            _ => {}
        }
        1 + u64::from(bouts.won > bouts.lost) - u64::from(bouts.won < bouts.lost)
    }
}

/// The bouts that a player has won and lost.
///
/// A player wins a bout if the lead in the mean price of the hand is greater after it, when both
/// have drawn, than before. The last bout counts for the winner of the deal.
#[derive(Default)]
struct BoutScore {
    won: u32,
    lost: u32,
    /// The lead at the start of the current bout; `None` before the first.
    lead: Option<f64>,
}

impl BoutScore {
    /// Ends a bout after which the player has this lead.
    fn end_bout(&mut self, lead: f64) {
        if let Some(before) = self.lead.replace(lead) {
            self.won += u32::from(lead > before);
            self.lost += u32::from(lead < before);
        }
    }
}

/// By how much the mean price of a player's cards exceeds that of the other one.
fn lead_in_price(game: &Durak, player: Seat) -> f64 {
    let (trump, deck) = (game.view(player).trump(), game.setup().rules.deck);
    let price = |seat| {
        mean_price(game.hand(seat), trump, deck).expect("no hand is empty at the start of a bout")
    };
    price(player) - price(player.next(DEALS_PER_PAIR as usize))
}
