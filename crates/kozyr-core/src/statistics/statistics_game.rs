//! What statistics need to know about a game in addition to its rules.

use serde_json::Value;

use super::opponent_rating::OpponentRatings;
use crate::{game::Seat, opponent::Roster};

/// A game with statistics.
pub trait StatisticsGame: Roster {
    /// Returns the setup options that differ from the defaults; `None` if there are none.
    fn non_default_setup(setup: &Self::Setup) -> Option<Value>;

    /// Returns by how many discs a seat leads at the end; `None` in a game without discs.
    fn disc_difference(&self, seat: Seat) -> Option<i32>;

    /// Whether a seat has become the fool; in an unfinished game, whether it would by resigning.
    fn is_fool(&self, seat: Seat) -> bool;

    /// Returns the ratings of the game's opponents.
    fn opponent_ratings() -> &'static OpponentRatings;
}
