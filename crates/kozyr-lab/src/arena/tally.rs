//! Counts of round results. They are integers, so the order of merging does not matter.

use std::collections::BTreeMap;

use kozyr_core::game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::report::ArenaReport;
use crate::{interval::Histogram, observer::MatchSide};

/// The number of rounds by result.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<[u64; 7]>", from = "Vec<[u64; 7]>")]
pub struct ArenaTally(BTreeMap<RoundResult, u64>);

/// The results of the games of one round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct RoundResult {
    /// Games that A won.
    wins: u64,
    /// Games that A lost.
    losses: u64,
    draws: u64,
    /// The number of seats that lost.
    losers: u64,
    /// Games that A and B forfeited.
    forfeits: [u64; 2],
}

impl RoundResult {
    /// Counts the outcome of a game in which A had the seat `seat_of_a`.
    pub(super) fn add(&mut self, outcome: Outcome, seat_of_a: Seat) {
        match outcome {
            Outcome::Drawn => self.draws += 1,
            Outcome::Lost(losers) if losers.contains(seat_of_a) => self.losses += 1,
            Outcome::Lost(_) => self.wins += 1,
        }
        if let Outcome::Lost(losers) = outcome {
            self.losers += losers.len() as u64;
        }
    }

    /// Counts a game that a side forfeited; its outcome is added separately.
    pub(super) fn add_forfeit(&mut self, side: MatchSide) {
        self.forfeits[side as usize] += 1;
    }

    /// The half points that A won in the round: 2 for a win, 1 for a draw.
    fn half_points(&self) -> u64 {
        2 * self.wins + self.draws
    }
}

impl ArenaTally {
    /// Counts a round.
    pub(super) fn add(&mut self, round: RoundResult) {
        *self.0.entry(round).or_default() += 1;
    }

    /// Adds the counts of another tally.
    pub fn merge(&mut self, other: &ArenaTally) {
        for (&round, &times) in &other.0 {
            let count = self.0.entry(round).or_default();
            *count = count.saturating_add(times);
        }
    }

    /// The number of rounds.
    pub fn rounds(&self) -> u64 {
        self.0.values().sum()
    }

    /// The number of rounds by the half points that A won in them.
    pub fn half_points(&self) -> Histogram {
        self.histogram_of(RoundResult::half_points)
    }

    /// The number of rounds by their `value`.
    fn histogram_of(&self, value: impl Fn(&RoundResult) -> u64) -> Histogram {
        let mut histogram = Histogram::default();
        self.0.iter().for_each(|(round, &times)| histogram.add_times(value(round), times));
        histogram
    }

    /// The sum of `value` over all rounds.
    fn sum(&self, value: impl Fn(&RoundResult) -> u64) -> u64 {
        self.0.iter().map(|(round, times)| value(round) * times).sum()
    }

    /// The report of a match with this many seats; `None` if no round was played.
    pub fn report(&self, seats: u64, rounds_left: u64) -> Option<ArenaReport> {
        let half_points = self.half_points();
        let [wins, losses, draws, losers] = [
            self.sum(|round| round.wins),
            self.sum(|round| round.losses),
            self.sum(|round| round.draws),
            self.sum(|round| round.losers),
        ];
        let seats_taken = seats * (wins + losses + draws);
        Some(ArenaReport {
            wins,
            losses,
            draws,
            score: half_points.estimate(2 * seats, seats)?,
            half_points,
            fools_share: self.histogram_of(|round| round.losses).estimate(seats, seats)?,
            equal_share: losers as f64 / seats_taken as f64,
            forfeits: [0, 1].map(|side| self.sum(|round| round.forfeits[side])),
            rounds_left,
        })
    }
}

impl From<ArenaTally> for Vec<[u64; 7]> {
    fn from(tally: ArenaTally) -> Self {
        let row = |(round, times): (RoundResult, u64)| {
            let RoundResult { wins, losses, draws, losers, forfeits: [a, b] } = round;
            [wins, losses, draws, losers, a, b, times]
        };
        tally.0.into_iter().map(row).collect()
    }
}

impl From<Vec<[u64; 7]>> for ArenaTally {
    fn from(rows: Vec<[u64; 7]>) -> Self {
        let mut tally = ArenaTally::default();
        for [wins, losses, draws, losers, a, b, times] in rows {
            let round = RoundResult { wins, losses, draws, losers, forfeits: [a, b] };
            *tally.0.entry(round).or_default() += times;
        }
        tally
    }
}
