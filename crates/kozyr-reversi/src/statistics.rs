//! Implements [`StatisticsGame`] for Reversi.

use std::sync::OnceLock;

use kozyr_core::{
    game::Seat,
    statistics::{OpponentRatings, StatisticsGame},
};
use serde_json::Value;

use super::{colour::Colour, game::Reversi, setup::Setup};

impl StatisticsGame for Reversi {
    fn non_default_setup(setup: &Setup) -> Option<Value> {
        if *setup == Setup::default() {
            return None;
        }
        Some(serde_json::to_value(setup).expect("a position is plain data"))
    }

    fn disc_difference(&self, seat: Seat) -> Option<i32> {
        let difference = self.final_discs()?.disc_difference();
        Some(if seat == Colour::Black.seat() { difference } else { -difference })
    }

    fn is_fool(&self, _: Seat) -> bool {
        false
    }

    fn opponent_ratings() -> &'static OpponentRatings {
        static RATINGS: OnceLock<OpponentRatings> = OnceLock::new();
        RATINGS.get_or_init(|| {
            OpponentRatings::built_in(include_str!("../../../assets/ratings/reversi.ron"))
        })
    }
}
