//! What statistics count of a deal.

use std::sync::OnceLock;

use kozyr_core::{
    game::Seat,
    statistics::{Counted, Strengths},
};
use serde_json::Value;

use super::{event::Ending, game::Durak, rules::Rules, setup::Setup};

impl Counted for Durak {
    fn unusual(setup: &Setup) -> Option<Value> {
        if setup.rules == Rules::default() && setup.deal.is_none() {
            return None;
        }
        let mut rules = serde_json::to_value(setup.rules).expect("rules are plain data");
        if setup.deal.is_some() {
            // That the cards were not shuffled; not which they were.
            rules["given"] = true.into();
        }
        Some(rules)
    }

    fn lead(&self, _: Seat) -> Option<i32> {
        None
    }

    fn is_fool(&self, seat: Seat) -> bool {
        self.ending().is_none_or(|ending| ending == Ending::Fool(seat))
    }

    fn strengths() -> &'static Strengths {
        static STRENGTHS: OnceLock<Strengths> = OnceLock::new();
        STRENGTHS
            .get_or_init(|| Strengths::built_in(include_str!("../../../assets/ratings/durak.ron")))
    }
}
