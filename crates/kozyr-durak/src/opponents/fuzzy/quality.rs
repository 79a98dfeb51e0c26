//! The linguistic variable for the quality of cards.

use serde::{Deserialize, Serialize};

use super::{membership::MembershipFunctions, parameters::CurveShifts, price::mean_price};
use crate::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
    deck::Deck,
};

/// A linguistic term for the quality of cards.
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
    /// All terms, the worst first.
    pub const ALL: [Quality; 3] = [Quality::Bad, Quality::Medium, Quality::Good];

    /// `bad`, `medium` or `good`, as used in texts and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Quality::Bad => "bad",
            Quality::Medium => "medium",
            Quality::Good => "good",
        }
    }

    /// The term of one card: trumps are good, plain cards up to the ten are bad, others are medium.
    pub fn of_card(card: Card, trump: Suit) -> Self {
        match card.rank() {
            _ if card.suit() == trump => Quality::Good,
            rank if rank <= Rank::Ten => Quality::Bad,
            _ => Quality::Medium,
        }
    }

    /// The term of a set of cards by counting: good or bad if strictly more than two thirds of its
    /// cards are, medium if not.
    pub fn of_set(cards: CardSet, trump: Suit) -> Self {
        let count =
            |quality| cards.iter().filter(|&card| Quality::of_card(card, trump) == quality).count();
        Quality::by_counts(count(Quality::Bad), count(Quality::Good), cards.len())
    }

    /// The term of a set with these counts of bad, good and all cards.
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

/// The assessment of a hand: the linguistic variable «quality of the hand».
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HandAssessment {
    /// The cards.
    pub cards: CardSet,
    /// Their mean price; `None` if there are none.
    pub mean_price: Option<f64>,
    /// The membership degrees in bad, medium and good, 0 to 1.
    pub degrees: [f64; 3],
    /// The term that names the hand: the one with the greatest degree, unless terms go by counting.
    pub quality: Quality,
}

/// Assesses hands of a deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandAssessor {
    pub trump: Suit,
    pub deck: Deck,
    /// Whether the number of bad and good cards names a hand, instead of its mean price.
    pub by_counting: bool,
    /// How the membership functions differ from the usual ones.
    pub curves: CurveShifts,
}

impl HandAssessor {
    /// The membership functions for hands of this size, which must not be 0.
    pub fn functions(&self, cards: usize) -> MembershipFunctions {
        MembershipFunctions::for_hand_size(self.deck, cards).shifted(self.curves)
    }

    /// Assesses a hand. An empty hand is good: its player is out, or draws new cards.
    pub fn assess(&self, cards: CardSet) -> HandAssessment {
        let Some(mean) = mean_price(cards, self.trump, self.deck) else {
            let degrees = [0.0, 0.0, 1.0];
            return HandAssessment { cards, mean_price: None, degrees, quality: Quality::Good };
        };
        let functions = self.functions(cards.len());
        // Moved functions do not change what a single card is.
        let quality = if self.by_counting || cards.len() == 1 {
            Quality::of_set(cards, self.trump)
        } else {
            functions.quality(mean)
        };
        let degrees = functions.degrees(mean);
        HandAssessment { cards, mean_price: Some(mean), degrees, quality }
    }
}

impl HandAssessment {
    /// Assesses a hand by the mean price of its cards. An empty hand is good: its player is out, or
    /// draws new cards.
    pub fn new(cards: CardSet, trump: Suit, deck: Deck) -> Self {
        let curves = CurveShifts::default();
        HandAssessor { trump, deck, by_counting: false, curves }.assess(cards)
    }
}
