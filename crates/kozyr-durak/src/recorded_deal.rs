//! The deal with which a match began.

use super::{deck::shuffle_deck, event::Event, game::Durak, given_deal::GivenDeal};
use kozyr_core::game::{Record, Seat};

impl GivenDeal {
    /// The deal with which a match began, given or shuffled. It says who led if that does not
    /// follow from the cards.
    pub fn from_record(record: &Record<Durak>) -> Self {
        let setup = record.setup();
        setup.deal.unwrap_or_else(|| {
            let cards = shuffle_deck(setup.rules.deck, record.seed());
            let attacker = first_attacker_without_trump(record.game());
            GivenDeal::from_dealing_order(setup.players, &cards, attacker)
                .expect("a deck has each card once")
        })
    }
}

/// Who led first after the first deal by the end of the deal before, or by lot.
fn first_attacker_without_trump(game: &Durak) -> Option<Seat> {
    let dealt_once = game.history().iter().all(|event| !matches!(event, Event::Redealt { .. }));
    let first = |event: &Event| match *event {
        Event::FirstAttacker { seat, lowest_trump: None } => Some(seat),
        _ => None,
    };
    game.history().iter().find_map(first).filter(|_| dealt_once)
}
