//! The proof that a deal was fair: the cards worked out again from the seed.

use super::{
    card::Card, card_set::CardSet, deck::shuffled, event::Event, game::Durak, rules::HAND,
};
use kozyr_core::game::{Record, Seat};

/// The first deal of a match, worked out from its seed by the documented procedure alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The shuffled deck, the first card to be dealt first.
    pub cards: Vec<Card>,
    /// The hands by seat.
    pub hands: Vec<CardSet>,
    /// The card that sets the trump.
    pub trump: Card,
}

/// Where a match did not begin with the deal that its seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotDealt {
    /// The cards were written down before the match.
    #[error("the cards were given, not shuffled")]
    Given,
    /// A seat was dealt other cards.
    #[error("seat {seat} was dealt {cards}")]
    Hand {
        /// Whose hand it was.
        seat: Seat,
        /// The cards that it got.
        cards: CardSet,
    },
    /// Another card was turned.
    #[error("the trump was {0}")]
    Trump(Card),
}

impl Deal {
    /// What the seed of a match gives.
    pub fn of(record: &Record<Durak>) -> Self {
        let players = record.setup().players;
        let cards = shuffled(record.setup().rules.deck, record.seed());
        let (dealt, talon) = cards.split_at(HAND * players);
        let hand = |seat: Seat| dealt.iter().skip(seat.index()).step_by(players).copied().collect();
        let hands = Seat::all(players).map(hand).collect();
        let trump = *talon.first().unwrap_or(&dealt[dealt.len() - 1]);
        Deal { hands, trump, cards }
    }

    /// Checks that the match began with this deal.
    ///
    /// # Errors
    /// If a hand or the trump was another.
    pub fn check(&self, record: &Record<Durak>) -> Result<(), NotDealt> {
        if record.setup().deal.is_some() {
            return Err(NotDealt::Given);
        }
        for event in record.until(0).game().history() {
            match *event {
                Event::Dealt { seat, cards, .. } if cards != self.hands[seat.index()] => {
                    return Err(NotDealt::Hand { seat, cards });
                }
                Event::TrumpTurned { card, .. } if card != self.trump => {
                    return Err(NotDealt::Trump(card));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
