//! What is on the card table, as entities: the places for cards, the cards, and how they belong
//! together.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::Seat;
use kozyr_durak::Card;

/// A card of the deck in play. There is one entity a card from the deal to the end.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayingCard(pub Card);

/// A place for cards. Each place of the table is an entity, as long as the match is on the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardPlace {
    /// The cards to be drawn; the open trump is the first of its cards and is drawn last.
    Talon,
    /// A seat; its cards are the hand, from left to right.
    Seat(Seat),
    /// The bout, which carries its [`Phase`](super::phase::Phase) too. The attack cards come
    /// first, in the order in which they were played, then those that beat them.
    Bout,
    /// The cards out of play.
    Discard,
}

/// The place where a card is.
///
/// One relationship for all places: a card cannot be in two of them, and moves by one insertion.
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

/// The hands as they are on the table.
#[derive(SystemParam)]
pub struct TableHands<'w, 's> {
    places: Query<'w, 's, (&'static CardPlace, &'static Cards)>,
    cards: Query<'w, 's, &'static PlayingCard>,
}

impl TableHands<'_, '_> {
    /// The cards of a seat from left to right.
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        let hand = self.places.iter().find(|(place, _)| **place == CardPlace::Seat(seat));
        let cards = hand.into_iter().flat_map(|(_, cards)| self.cards.iter_many(cards.iter()));
        cards.map(|card| card.0).collect()
    }
}
