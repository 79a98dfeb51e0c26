//! How good cards are, in words.

use serde::{Deserialize, Serialize};

use super::{membership::MembershipFunctions, price::mean_price};
use crate::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
    deck::Deck,
};

/// A linguistic term for cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// Bad.
    Bad,
    /// Medium.
    Medium,
    /// Good.
    Good,
}

impl Quality {
    /// All of them, from the worst.
    pub const ALL: [Quality; 3] = [Quality::Bad, Quality::Medium, Quality::Good];

    /// `bad`, `medium` or `good`, as in texts and keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Quality::Bad => "bad",
            Quality::Medium => "medium",
            Quality::Good => "good",
        }
    }

    /// The term of one card: trumps are good, plain cards up to the ten bad, others medium.
    pub fn of_card(card: Card, trump: Suit) -> Self {
        match card.rank() {
            _ if card.suit() == trump => Quality::Good,
            rank if rank <= Rank::Ten => Quality::Bad,
            _ => Quality::Medium,
        }
    }

    /// The term of a set of cards by counting: good, or bad, if strictly more than two thirds of
    /// its cards are; medium otherwise.
    pub fn of_set(cards: CardSet, trump: Suit) -> Self {
        let count =
            |quality| cards.iter().filter(|&card| Quality::of_card(card, trump) == quality).count();
        Quality::by_counts(count(Quality::Bad), count(Quality::Good), cards.len())
    }

    /// The term of a set of so many cards, of which so many are bad and good.
    pub(super) fn by_counts(bad: usize, good: usize, all: usize) -> Self {
        if 3 * good > 2 * all {
            Quality::Good
        } else if 3 * bad > 2 * all {
            Quality::Bad
        } else {
            Quality::Medium
        }
    }
}

/// What is to be said of a hand: the linguistic variable «quality of the hand».
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HandAssessment {
    /// The cards.
    pub cards: CardSet,
    /// Their mean price; `None` if there are none.
    pub mean_price: Option<f64>,
    /// To what degree, 0 to 1, the hand is bad, medium and good.
    pub degrees: [f64; 3],
    /// The term of the greatest degree.
    pub quality: Quality,
}

impl HandAssessment {
    /// Assesses a hand by the mean price of its cards. Having none is good: whoever is rid of
    /// his cards is out, or draws others.
    pub fn new(cards: CardSet, trump: Suit, deck: Deck) -> Self {
        match mean_price(cards, trump, deck) {
            Some(mean) => {
                let curves = MembershipFunctions::for_hand_size(deck, cards.len());
                let (degrees, quality) = (curves.degrees(mean), curves.quality(mean));
                HandAssessment { cards, mean_price: Some(mean), degrees, quality }
            }
            None => HandAssessment {
                cards,
                mean_price: None,
                degrees: [0.0, 0.0, 1.0],
                quality: Quality::Good,
            },
        }
    }
}
