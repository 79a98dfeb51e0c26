//! Player profiles: habits counted from public events, and which of the rule-based opponents a
//! player resembles.
//!
//! A [`PlayerProfile`] is a plain value. It is built from the events of deals, merged with others,
//! and saved as a line of text. It stores no cards or deals, only how often a player did something
//! and how often they could have.
//!
//! A player's hand is hidden when they act, but most cards are seen later. A card played from a
//! hand was there before, unless it was drawn in the meantime: if d cards are drawn to a hand of h
//! hidden cards, a card was there before with probability h ∕ (h + d). A pass therefore counts as
//! holding a card back once that card is played, weighted by the probability that it was in the
//! hand.

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
