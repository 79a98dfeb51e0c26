//! The proof that a deal was fair: the cards worked out again from the seed.

use super::{
    card::Card, card_set::CardSet, deck::shuffle_deck, event::Event, game::Durak, rules::HAND_SIZE,
};
use kozyr_core::game::{Record, Seat};

/// The first deal of a match, worked out from its seed by the documented procedure alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedDeal {
    /// The shuffled deck, the first card to be dealt first.
    pub cards: Vec<Card>,
    /// The hands by seat.
    pub hands: Vec<CardSet>,
    /// The card that sets the trump.
    pub trump: Card,
}

/// Where a match did not begin with the deal that its seed gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealMismatch {
    /// The cards were written down before the match.
    #[error("the cards were given, not shuffled")]
    GivenCards,
    /// A seat was dealt other cards.
    #[error("seat {seat} was dealt {cards}")]
    OtherHand {
        /// Whose hand it was.
        seat: Seat,
        /// The cards that it got.
        cards: CardSet,
    },
    /// Another card was turned.
    #[error("the trump was {0}")]
    OtherTrump(Card),
}

impl SeedDeal {
    /// What the seed of a match gives.
    pub fn from_record(record: &Record<Durak>) -> Self {
        let players = record.setup().players;
        let cards = shuffle_deck(record.setup().rules.deck, record.seed());
        let (dealt, talon) = cards.split_at(HAND_SIZE * players);
        let hand = |seat: Seat| dealt.iter().skip(seat.index()).step_by(players).copied().collect();
        let hands = Seat::all(players).map(hand).collect();
        let trump = *talon.first().unwrap_or(&dealt[dealt.len() - 1]);
        SeedDeal { hands, trump, cards }
    }

    /// Checks that the match began with this deal.
    ///
    /// # Errors
    /// If a hand or the trump was another.
    pub fn check(&self, record: &Record<Durak>) -> Result<(), DealMismatch> {
        if record.setup().deal.is_some() {
            return Err(DealMismatch::GivenCards);
        }
        for event in record.after_actions(0).game().history() {
            match *event {
                Event::Dealt { seat, cards, .. } if cards != self.hands[seat.index()] => {
                    return Err(DealMismatch::OtherHand { seat, cards });
                }
                Event::TrumpTurned { card, .. } if card != self.trump => {
                    return Err(DealMismatch::OtherTrump(card));
                }
                _ => {}
            }
        }
        Ok(())
    }
}
