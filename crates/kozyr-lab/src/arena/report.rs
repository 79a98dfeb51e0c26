//! What a match came to.

use crate::interval::{Estimate, Histogram};

/// What a match came to.
#[derive(Clone, PartialEq, Debug)]
pub struct ArenaReport {
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
}

impl ArenaReport {
    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}
