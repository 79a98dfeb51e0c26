//! Proof of a fair deal: the cards recomputed from the seed.

use super::{
    card::Card, card_set::CardSet, deck::shuffle_deck, event::Event, game::Durak, rules::HAND_SIZE,
};
use kozyr_core::game::{Record, Seat};

/// The first deal of a match, computed from its seed by the documented procedure alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedDeal {
    /// The shuffled deck in dealing order.
    pub cards: Vec<Card>,
    /// The hands by seat.
    pub hands: Vec<CardSet>,
    /// The card that sets the trump suit.
    pub trump: Card,
}

/// A difference between a match and the deal of its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealMismatch {
    /// The cards were given instead of shuffled.
    #[error("the cards were given, not shuffled")]
    GivenCards,
    /// A seat was dealt other cards.
    #[error("seat {seat} was dealt {cards}")]
    OtherHand {
        /// The seat.
        seat: Seat,
        /// The cards it was dealt.
        cards: CardSet,
    },
    /// Another card was turned up.
    #[error("the trump was {0}")]
    OtherTrump(Card),
}

impl SeedDeal {
    /// Computes the deal from the seed of a match.
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
    /// Returns an error if the cards were given, or if a hand or the trump differs.
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
