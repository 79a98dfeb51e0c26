//! What statistics have to know of a game besides its rules.

use serde_json::Value;

use super::opponent_rating::OpponentRatings;
use crate::{game::Seat, opponent::Roster};

/// A game whose results are counted.
pub trait StatisticsGame: Roster {
    /// What was agreed otherwise than usual; `None` if nothing was.
    fn non_default_setup(setup: &Self::Setup) -> Option<Value>;

    /// By how many discs a seat leads at the end; `None` in a game without discs.
    fn disc_difference(&self, seat: Seat) -> Option<i32>;

    /// Whether a seat has become the fool; without an end, whether it would by giving up.
    fn is_fool(&self, seat: Seat) -> bool;

    /// What the game's opponents are worth.
    fn opponent_ratings() -> &'static OpponentRatings;
}
