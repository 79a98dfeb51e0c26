//! The result of a match.

use crate::interval::{Estimate, Histogram};

/// The result of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaReport {
    /// Games that A won.
    pub wins: u64,
    /// Games that A lost.
    pub losses: u64,
    /// Games without a loser.
    pub draws: u64,
    /// Wins plus half the draws, divided by the number of games.
    pub score: Estimate,
    /// The number of rounds by the half points that A won in them.
    pub half_points: Histogram,
    /// Losses divided by the number of games: with several players, A's share of fools.
    pub fools_share: Estimate,
    /// A's share if all seats lost equally often. It is less than 1 / seats if games are drawn, and
    /// more if partners lose together.
    pub equal_share: f64,
    /// Games that A and B forfeited.
    pub forfeits: [u64; 2],
    /// Rounds that were not played because the match was stopped.
    pub rounds_left: u64,
}

impl ArenaReport {
    /// The number of games played.
    pub fn games(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}
