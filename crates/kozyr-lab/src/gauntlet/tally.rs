//! What a gauntlet came to.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};
use std::{fmt, time::Duration};

/// What a gauntlet came to, or some games of it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GauntletReport {
    /// Games that were begun.
    pub games: u64,
    /// The opponents in the order in which they were named.
    pub opponents: Vec<OpponentTally>,
    /// What went wrong, each with the number of its game.
    pub faults: Vec<(u64, String)>,
}

/// What an opponent did.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "[u64; 3]", from = "[u64; 3]")]
pub struct OpponentTally {
    /// Seats that it took in finished games.
    pub seats: u64,
    /// Those of them that lost.
    pub lost: u64,
    /// Decisions that it made.
    pub decisions: u64,
}

/// How long an opponent thought. That is no part of what a gauntlet comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTimes {
    /// How many decisions there were.
    pub decisions: u64,
    /// How long they took together.
    pub total: Duration,
    /// How long the slowest of them took.
    pub slowest: Duration,
}

impl ThinkingTimes {
    pub(super) fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.total += time;
        self.slowest = self.slowest.max(time);
    }

    pub(super) fn merge(&mut self, other: &ThinkingTimes) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.slowest = self.slowest.max(other.slowest);
    }
}

impl From<OpponentTally> for [u64; 3] {
    fn from(OpponentTally { seats, lost, decisions }: OpponentTally) -> Self {
        [seats, lost, decisions]
    }
}

impl From<[u64; 3]> for OpponentTally {
    fn from([seats, lost, decisions]: [u64; 3]) -> Self {
        OpponentTally { seats, lost, decisions }
    }
}

impl GauntletReport {
    /// No games of so many opponents.
    pub fn new(opponents: usize) -> Self {
        GauntletReport {
            opponents: vec![OpponentTally::default(); opponents],
            ..GauntletReport::default()
        }
    }

    /// All decisions.
    pub fn decisions(&self) -> u64 {
        self.opponents.iter().map(|opponent| opponent.decisions).sum()
    }

    pub(super) fn count_decision(&mut self, index: usize) {
        self.opponents[index].decisions += 1;
    }

    pub(super) fn count_game(&mut self, company: &[usize], losers: Vec<Seat>) {
        for &index in company {
            self.opponents[index].seats += 1;
        }
        for seat in losers {
            self.opponents[company[seat.index()]].lost += 1;
        }
    }

    pub(super) fn add_fault(&mut self, number: u64, fault: &impl fmt::Display) {
        self.faults.push((number, fault.to_string()));
    }

    /// Takes over everything that another one of the same opponents has.
    pub fn merge(&mut self, other: &GauntletReport) {
        self.games += other.games;
        self.faults.extend_from_slice(&other.faults);
        for (opponent, others) in self.opponents.iter_mut().zip(&other.opponents) {
            opponent.seats += others.seats;
            opponent.lost += others.lost;
            opponent.decisions += others.decisions;
        }
    }
}
