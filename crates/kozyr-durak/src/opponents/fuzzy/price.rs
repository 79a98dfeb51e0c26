//! Prices of cards.

use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    deck::Deck,
};

/// The price of a card: its rank counted from the deck's lowest as 1; every trump costs more than
/// any plain card.
///
/// In a deck of 36 the six costs 1, the ace 9, the six of trumps 10 and the ace of trumps 18.
pub fn price(card: Card, trump: Suit, deck: Deck) -> u32 {
    let above_plain = if card.suit() == trump { deck.rank_count() } else { 0 };
    (deck.rank_number(card.rank()) + above_plain) as u32
}

/// The mean price of a set of cards, or `None` if it is empty. For all 36 cards of a deck it is
/// 7.25.
pub fn mean_price(cards: CardSet, trump: Suit, deck: Deck) -> Option<f64> {
    let sum: u32 = cards.iter().map(|card| price(card, trump, deck)).sum();
    (!cards.is_empty()).then(|| f64::from(sum) / cards.len() as f64)
}
