//! The first deal of a recorded match.

use super::{custom_deal::CustomDeal, deck::shuffle_deck, event::Event, game::Durak};
use kozyr_core::game::{Record, Seat};

impl CustomDeal {
    /// The deal that a match began with, before any redeal; a custom deal is returned unchanged. A
    /// shuffled one includes the first attacker if the last deal or a lot determined them, and
    /// there was no redeal.
    pub fn from_record(record: &Record<Durak>) -> Self {
        let setup = record.setup();
        setup.deal.unwrap_or_else(|| {
            let cards = shuffle_deck(setup.rules.deck, record.seed());
            let attacker = first_attacker_without_trump(record.game());
            CustomDeal::from_dealing_order(setup.players, &cards, attacker)
                .expect("a deck has each card once")
        })
    }
}

/// The first attacker, if determined by the previous deal or by lot and there was no redeal. `None`
/// while redeals are possible.
fn first_attacker_without_trump(game: &Durak) -> Option<Seat> {
    let dealt_once = game.history().iter().all(|event| !matches!(event, Event::Redealt { .. }));
    let first = |event: &Event| match *event {
        Event::FirstAttacker { seat, lowest_trump: None } => Some(seat),
        _ => None,
    };
    game.history().iter().find_map(first).filter(|_| dealt_once)
}
