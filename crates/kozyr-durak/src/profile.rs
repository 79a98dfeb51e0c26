//! How somebody plays: habits, counted from what everybody at the table could see, and which of the opponents
//! by rule they are like.
//!
//! A [`Profile`] is a value like any other: it is made from the events of deals, added to, written
//! as a line of text and read again, and forgotten by dropping it. It keeps no cards and no deals,
//! only how often somebody did a thing and how often they could have.
//!
//! What a player holds is not seen when they act. But most cards are seen later, and a card that
//! comes out of a hand lay in it before, unless it was drawn meanwhile: of a hand of h hidden cards
//! to which d are drawn, a card was there before with the chance h ∕ (h + d). So a pass is counted
//! as holding a card back when that card is played later, by as much as it is likely to have been
//! there.

mod from_deals;
pub(crate) mod habit;
mod habit_observer;
pub(crate) mod log_odds;
pub(crate) mod player_profile;
mod text;

pub use habit::Habit;
pub use log_odds::OpponentLogOdds;
pub use player_profile::{HabitTally, NotableHabit, PlayerProfile};
pub use text::ParseProfileError;
