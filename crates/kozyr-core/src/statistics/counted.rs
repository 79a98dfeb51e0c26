//! What statistics have to know of a game besides its rules.

use std::sync::OnceLock;

use serde_json::Value;

use super::Strengths;
use crate::{
    durak::{self, Durak, Ending, Rules},
    game::Seat,
    opponent::Roster,
    reversi::{self, Colour, Reversi},
};

/// A game whose results are counted.
pub trait Counted: Roster {
    /// What was agreed otherwise than usual; `None` if nothing was.
    fn unusual(setup: &Self::Setup) -> Option<Value>;

    /// By how many discs a seat leads at the end; `None` in a game without discs.
    fn lead(&self, seat: Seat) -> Option<i32>;

    /// Whether a seat has become the fool; without an end, whether it would by giving up.
    fn is_fool(&self, seat: Seat) -> bool;

    /// What the game's opponents are worth.
    fn strengths() -> &'static Strengths;
}

impl Counted for Durak {
    fn unusual(setup: &durak::Setup) -> Option<Value> {
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
        STRENGTHS.get_or_init(|| built_in(include_str!("../../../../assets/ratings/durak.ron")))
    }
}

impl Counted for Reversi {
    fn unusual(setup: &reversi::Setup) -> Option<Value> {
        if *setup == reversi::Setup::default() {
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
        STRENGTHS.get_or_init(|| built_in(include_str!("../../../../assets/ratings/reversi.ron")))
    }
}

fn built_in(text: &str) -> Strengths {
    Strengths::from_ron(text).expect("the ratings built in are tested to be sound")
}
