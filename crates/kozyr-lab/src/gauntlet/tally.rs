//! The results of a gauntlet.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};
use std::{fmt, time::Duration};

/// The results of a gauntlet, or of some of its games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GauntletReport {
    /// The number of games started.
    pub games: u64,
    /// The opponents in the order given.
    pub opponents: Vec<OpponentTally>,
    /// The faults, each with the number of its game.
    pub faults: Vec<(u64, String)>,
}

/// The counts of an opponent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "[u64; 3]", from = "[u64; 3]")]
pub struct OpponentTally {
    /// The number of seats it took in finished games.
    pub seats: u64,
    /// How many of these seats lost.
    pub lost: u64,
    /// The number of its decisions.
    pub decisions: u64,
}

/// An opponent's thinking times. They are not part of the report, which must be reproducible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ThinkingTimes {
    /// The number of decisions.
    pub decisions: u64,
    /// The total time.
    pub total: Duration,
    /// The time of the slowest decision.
    pub slowest: Duration,
}

impl ThinkingTimes {
    /// Adds the time of a decision.
    pub(super) fn add(&mut self, time: Duration) {
        self.decisions += 1;
        self.total += time;
        self.slowest = self.slowest.max(time);
    }

    /// Adds the times of other decisions.
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
    /// Creates an empty report for this many opponents.
    pub fn new(opponents: usize) -> Self {
        GauntletReport {
            opponents: vec![OpponentTally::default(); opponents],
            ..GauntletReport::default()
        }
    }

    /// The number of decisions of all opponents.
    pub fn decisions(&self) -> u64 {
        self.opponents.iter().map(|opponent| opponent.decisions).sum()
    }

    /// Counts a decision of the opponent with this index.
    pub(super) fn count_decision(&mut self, index: usize) {
        self.opponents[index].decisions += 1;
    }

    /// Counts the seats of a finished game. `lineup` has the index of the opponent on each seat.
    pub(super) fn count_game(&mut self, lineup: &[usize], losers: Vec<Seat>) {
        for &index in lineup {
            self.opponents[index].seats += 1;
        }
        for seat in losers {
            self.opponents[lineup[seat.index()]].lost += 1;
        }
    }

    /// Adds a fault that occurred in game `number`.
    pub(super) fn add_fault(&mut self, number: u64, fault: &impl fmt::Display) {
        self.faults.push((number, fault.to_string()));
    }

    /// Adds the results of another report on the same opponents.
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
