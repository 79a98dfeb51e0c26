//! Entities of the card table: places for cards, the cards, and their relationships.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::Seat;
use kozyr_durak::Card;

/// A card of the deck in play, with one entity from the deal to the end.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayingCard(pub Card);

/// A place for cards. Each place is an entity for as long as the match is on the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardPlace {
    /// The draw pile. The open trump is its first card and is drawn last.
    Talon,
    /// A seat, whose cards are the hand from left to right.
    Seat(Seat),
    /// The bout, which also carries its [`Phase`](super::phase::BoutPhase). Attack cards come
    /// first, in the order they were played, then the cards that beat them.
    Bout,
    /// The discard pile.
    Discard,
}

/// The place where a card is.
///
/// A single relationship for all places ensures that a card is in only one, and one insertion moves
/// it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[relationship(relationship_target = Cards)]
pub struct CardOf(pub Entity);

/// The cards of a place, in order.
#[derive(Component, PartialEq, Eq, Debug)]
#[relationship_target(relationship = CardOf)]
pub struct Cards(Vec<Entity>);

/// The attack card that a card of the bout beats.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[relationship(relationship_target = BeatenBy)]
pub struct Beats(pub Entity);

/// The card that beats an attack card.
#[derive(Component, PartialEq, Eq, Debug)]
#[relationship_target(relationship = Beats)]
pub struct BeatenBy(Entity);

/// Query parameter for the hands on the table.
#[derive(SystemParam)]
pub struct TableHands<'w, 's> {
    places: Query<'w, 's, (&'static CardPlace, &'static Cards)>,
    cards: Query<'w, 's, &'static PlayingCard>,
}

impl TableHands<'_, '_> {
    /// Returns the cards of a seat's hand in the order shown, from left to right; empty if the seat
    /// has none.
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        let hand = self.places.iter().find(|(place, _)| **place == CardPlace::Seat(seat));
        let cards = hand.into_iter().flat_map(|(_, cards)| self.cards.iter_many(cards.iter()));
        cards.map(|card| card.0).collect()
    }
}
