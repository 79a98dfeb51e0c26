//! What do the two slips in the published code of the value of a hand cost?

use super::comparison::{Comparison, Match, Room, a_is_better};
use kozyr_core::durak::{Deck, Rules};

pub(super) static EXPERIMENT: Comparison = Comparison {
    name: "hand-value-units",
    claim: "The value of a hand is better with the two slips of its published code mended: pairs \
            counted in the unit of the rest, and the share of all cards not rounded down.",
    matches: &[
        versus("hand-value-published", "deck of 36", Rules::throw_in),
        // One slip at a time.
        versus("hand-value?pair_scale=1", "deck of 36", Rules::throw_in),
        versus("hand-value?whole_share=true", "deck of 36", Rules::throw_in),
        versus("hand-value-published", "deck of 52", || Rules {
            deck: Deck::Cards52,
            ..Rules::throw_in()
        }),
        versus("hand-value-published", "with transfers", Rules::transfer),
    ],
    judge: a_is_better,
};

const fn versus(b: &'static str, name: &'static str, rules: fn() -> Rules) -> Match {
    Match { a: "hand-value", b, room: Room::Durak(name, rules), games: 20_000 }
}
