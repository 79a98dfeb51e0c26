//! What a gauntlet came to.

use kozyr_core::game::Seat;
use std::{fmt, time::Duration};

/// What a gauntlet came to.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games that were begun.
    pub games: u64,
    /// The minds in the order in which they were named.
    pub minds: Vec<MindTally>,
    /// What went wrong, each with the number of its game.
    pub faults: Vec<(u64, String)>,
}

/// What a mind did.
#[derive(Clone, Debug, Default)]
pub struct MindTally {
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
        let mind = |name: &String| MindTally { name: name.clone(), ..MindTally::default() };
        Report { minds: names.iter().map(mind).collect(), ..Report::default() }
    }

    /// All decisions.
    pub fn decisions(&self) -> u64 {
        self.minds.iter().map(|mind| mind.decisions).sum()
    }

    pub(super) fn decided(&mut self, mind: usize, time: Duration) {
        let mind = &mut self.minds[mind];
        mind.decisions += 1;
        mind.time += time;
        mind.slowest = mind.slowest.max(time);
    }

    pub(super) fn finished(&mut self, company: &[usize], losers: Vec<Seat>) {
        for &mind in company {
            self.minds[mind].seats += 1;
        }
        for seat in losers {
            self.minds[company[seat.index()]].lost += 1;
        }
    }

    pub(super) fn fault(&mut self, number: u64, fault: &impl fmt::Display) {
        self.faults.push((number, fault.to_string()));
    }

    pub(super) fn merge(&mut self, other: &Report) {
        self.games += other.games;
        self.faults.extend_from_slice(&other.faults);
        for (mind, others) in self.minds.iter_mut().zip(&other.minds) {
            mind.seats += others.seats;
            mind.lost += others.lost;
            mind.decisions += others.decisions;
            mind.time += others.time;
            mind.slowest = mind.slowest.max(others.slowest);
        }
    }
}
