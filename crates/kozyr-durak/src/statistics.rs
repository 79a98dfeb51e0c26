//! Durak's part of the statistics.

use std::sync::OnceLock;

use kozyr_core::{
    game::Seat,
    statistics::{OpponentRatings, StatisticsGame},
};
use serde_json::Value;

use super::{event::DealEnding, game::Durak, rules::Rules, setup::Setup};

impl StatisticsGame for Durak {
    /// The rules, with `given` set if the cards were given instead of shuffled; `None` for the
    /// default rules with shuffled cards.
    fn non_default_setup(setup: &Setup) -> Option<Value> {
        if setup.rules == Rules::default() && setup.deal.is_none() {
            return None;
        }
        let mut rules = serde_json::to_value(setup.rules).expect("rules are plain data");
        if setup.deal.is_some() {
            // Records that the cards were given, but not which.
            rules["given"] = true.into();
        }
        Some(rules)
    }

    /// Always `None`: there are no discs.
    fn disc_difference(&self, _: Seat) -> Option<i32> {
        None
    }

    /// Whether the seat is the fool named by the ending, without its partners; true for every seat
    /// while the deal is in progress.
    fn is_fool(&self, seat: Seat) -> bool {
        self.ending().is_none_or(|ending| ending == DealEnding::Fool(seat))
    }

    fn opponent_ratings() -> &'static OpponentRatings {
        static RATINGS: OnceLock<OpponentRatings> = OnceLock::new();
        RATINGS.get_or_init(|| {
            OpponentRatings::built_in(include_str!("../../../assets/ratings/durak.ron"))
        })
    }
}
