//! The deal with which a match began.

use super::{deck::shuffled, event::Event, game::Durak, given_deal::GivenDeal};
use kozyr_core::game::{Record, Seat};

impl GivenDeal {
    /// The deal with which a match began, given or shuffled. It says who led if that does not
    /// follow from the cards.
    pub fn of(record: &Record<Durak>) -> Self {
        let setup = record.setup();
        setup.deal.unwrap_or_else(|| {
            let cards = shuffled(setup.rules.deck, record.seed());
            let attacker = first_by_other_than_cards(record.game());
            GivenDeal::in_order(setup.players, &cards, attacker).expect("a deck has each card once")
        })
    }
}

/// Who led first after the first deal by the end of the deal before, or by lot.
fn first_by_other_than_cards(game: &Durak) -> Option<Seat> {
    let dealt_once = game.history().iter().all(|event| !matches!(event, Event::Redealt { .. }));
    let first = |event: &Event| match *event {
        Event::FirstAttacker { seat, lowest_trump: None } => Some(seat),
        _ => None,
    };
    game.history().iter().find_map(first).filter(|_| dealt_once)
}
