//! What statistics need to know about a game in addition to its rules.

use serde_json::Value;

use super::opponent_rating::OpponentRatings;
use crate::{game::Seat, opponent::Roster};

/// A game with statistics.
pub trait StatisticsGame: Roster {
    /// Returns the setup options as JSON, perhaps without the cards dealt; `None` if all are the
    /// defaults.
    fn non_default_setup(setup: &Self::Setup) -> Option<Value>;

    /// Returns by how many discs a seat leads at the end, negative if it trails; `None` in an
    /// unfinished game, or one without discs.
    fn disc_difference(&self, seat: Seat) -> Option<i32>;

    /// Whether a seat has become the fool; in an unfinished game, whether it would by resigning.
    /// Always false in a game without fools.
    fn is_fool(&self, seat: Seat) -> bool;

    /// Returns the ratings of the game's opponents.
    fn opponent_ratings() -> &'static OpponentRatings;
}
