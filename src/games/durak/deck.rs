//! Cards as entities, and where each of them is.

use bevy::prelude::*;
use kozyr_core::{
    durak::{Card, Durak, Suit},
    game::{Game, Seat},
};

use super::by_hand::ByHand;
use crate::look::settings::{HandOrder, Settings, TrumpEnd};

/// A card of the deck in play. There is one entity a card from the deal to the end.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayingCard(pub Card);

/// Where a card is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// To be drawn; the open trump is at depth 0.
    Talon {
        /// How many are drawn after it.
        depth: usize,
    },
    /// In a hand.
    Held {
        /// Whose.
        seat: Seat,
        /// The place in the fan, from the left.
        index: usize,
        /// How many cards the fan has.
        count: usize,
    },
    /// In the bout.
    OnTable {
        /// Which pair.
        slot: usize,
        /// Whether it attacks or beats.
        role: Role,
        /// How many pairs the bout has.
        pairs: usize,
    },
    /// Out of play.
    Discarded {
        /// Where in the heap.
        index: usize,
    },
}

/// What a card on the table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It is to be beaten.
    Attack,
    /// It beats.
    Defence,
}

/// Where every card of the deck is, as the game has it.
pub fn whereabouts(
    game: &Durak,
    viewer: Seat,
    settings: &Settings,
    by_hand: &ByHand,
) -> Vec<(Card, Whereabouts)> {
    let view = game.view(viewer);
    let talon = game.talon().iter().rev().enumerate();
    let mut all: Vec<(Card, Whereabouts)> =
        talon.map(|(depth, &card)| (card, Whereabouts::Talon { depth })).collect();
    for seat in Seat::all(game.seats()) {
        let hand = game.hand(seat).iter();
        let mut cards = sorted(hand, view.trump(), settings.order, settings.trumps);
        if settings.order == HandOrder::ByHand {
            cards.sort_by_key(|&card| by_hand.place(seat, card));
        }
        let count = cards.len();
        let held = |(index, card)| (card, Whereabouts::Held { seat, index, count });
        all.extend(cards.into_iter().enumerate().map(held));
    }
    let pairs = view.table().len();
    for (slot, pair) in view.table().iter().enumerate() {
        let on_table = |role| Whereabouts::OnTable { slot, role, pairs };
        all.push((pair.attack, on_table(Role::Attack)));
        all.extend(pair.beaten_by.map(|card| (card, on_table(Role::Defence))));
    }
    let discard = view.discard().iter().enumerate();
    all.extend(discard.map(|(index, card)| (card, Whereabouts::Discarded { index })));
    all
}

/// The cards as a player holds them.
pub fn sorted(
    cards: impl Iterator<Item = Card>,
    trump: Suit,
    order: HandOrder,
    trumps: TrumpEnd,
) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    // Black and red suits take turns, so that neighbours can be told apart.
    let place = |suit: Suit| match suit {
        Suit::Spades => 0,
        Suit::Diamonds => 1,
        Suit::Clubs => 2,
        Suit::Hearts => 3,
    };
    cards.sort_by_key(|card| {
        let last = (card.suit() == trump) == (trumps == TrumpEnd::Right);
        match order {
            // What nobody has put anywhere comes as it would by suit.
            HandOrder::Suit | HandOrder::ByHand => (last, place(card.suit()), card.rank() as usize),
            HandOrder::Rank => (last, card.rank() as usize, place(card.suit())),
        }
    });
    cards
}
