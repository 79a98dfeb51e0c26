//! What statistics count of a game.

use std::sync::OnceLock;

use kozyr_core::{
    game::Seat,
    statistics::{Counted, Strengths},
};
use serde_json::Value;

use super::{colour::Colour, game::Reversi, setup::Setup};

impl Counted for Reversi {
    fn unusual(setup: &Setup) -> Option<Value> {
        if *setup == Setup::default() {
            return None;
        }
        Some(serde_json::to_value(setup).expect("a position is plain data"))
    }

    fn lead(&self, seat: Seat) -> Option<i32> {
        let blacks = self.ending()?.disc_difference();
        Some(if seat == Colour::Black.seat() { blacks } else { -blacks })
    }

    fn is_fool(&self, _: Seat) -> bool {
        false
    }

    fn strengths() -> &'static Strengths {
        static STRENGTHS: OnceLock<Strengths> = OnceLock::new();
        STRENGTHS.get_or_init(|| {
            Strengths::built_in(include_str!("../../../assets/ratings/reversi.ron"))
        })
    }
}
