//! What a gauntlet came to.

use kozyr_core::game::Seat;
use std::{fmt, time::Duration};

/// What a gauntlet came to.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games that were begun.
    pub games: u64,
    /// The opponents in the order in which they were named.
    pub opponents: Vec<OpponentTally>,
    /// What went wrong, each with the number of its game.
    pub faults: Vec<(u64, String)>,
}

/// What an opponent did.
#[derive(Clone, Debug, Default)]
pub struct OpponentTally {
    /// Its name.
    pub name: String,
    /// Seats that it took in finished games.
    pub seats: u64,
    /// Those of them that lost.
    pub lost: u64,
    /// Decisions that it made.
    pub decisions: u64,
    /// How long they took together.
    pub time: Duration,
    /// How long the slowest of them took.
    pub slowest: Duration,
}

impl Report {
    pub(super) fn new(names: &[String]) -> Self {
        let opponent =
            |name: &String| OpponentTally { name: name.clone(), ..OpponentTally::default() };
        Report { opponents: names.iter().map(opponent).collect(), ..Report::default() }
    }

    /// All decisions.
    pub fn decisions(&self) -> u64 {
        self.opponents.iter().map(|opponent| opponent.decisions).sum()
    }

    pub(super) fn decided(&mut self, index: usize, time: Duration) {
        let opponent = &mut self.opponents[index];
        opponent.decisions += 1;
        opponent.time += time;
        opponent.slowest = opponent.slowest.max(time);
    }

    pub(super) fn finished(&mut self, company: &[usize], losers: Vec<Seat>) {
        for &index in company {
            self.opponents[index].seats += 1;
        }
        for seat in losers {
            self.opponents[company[seat.index()]].lost += 1;
        }
    }

    pub(super) fn fault(&mut self, number: u64, fault: &impl fmt::Display) {
        self.faults.push((number, fault.to_string()));
    }

    pub(super) fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.faults.extend_from_slice(&other.faults);
        for (opponent, others) in self.opponents.iter_mut().zip(&other.opponents) {
            opponent.seats += others.seats;
            opponent.lost += others.lost;
            opponent.decisions += others.decisions;
            opponent.time += others.time;
            opponent.slowest = opponent.slowest.max(others.slowest);
        }
    }
}
