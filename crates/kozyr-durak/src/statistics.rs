//! Durak's part of the statistics.

use std::sync::OnceLock;

use kozyr_core::{
    game::Seat,
    statistics::{OpponentRatings, StatisticsGame},
};
use serde_json::Value;

use super::{event::DealEnding, game::Durak, rules::Rules, setup::Setup};

impl StatisticsGame for Durak {
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

    fn disc_difference(&self, _: Seat) -> Option<i32> {
        None
    }

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
