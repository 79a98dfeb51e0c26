//! The cards that a seat has not seen.

use crate::{card::Card, card_set::CardSet, deck::random_below, view::View};
use kozyr_core::{game::Seat, opponent::DecisionRng};

/// The cards whose place a seat does not know, and how many of them an opponent has.
#[derive(Clone, Debug)]
pub(super) struct UnknownCards {
    cards: Vec<Card>,
    /// The publicly known cards of the opponent's hand.
    known: CardSet,
    hidden: usize,
}

impl UnknownCards {
    /// The cards unknown to the seat of a view, and how many of them an opponent has.
    pub(super) fn of(view: View<'_>, opponent: Seat) -> Self {
        let known = view.known_cards(opponent);
        let hidden = view.hand_size(opponent) - known.len();
        UnknownCards { cards: view.unseen_cards().into(), known, hidden }
    }

    /// The number of unknown cards.
    pub(super) fn len(&self) -> usize {
        self.cards.len()
    }

    /// The number of unknown cards in the opponent's hand.
    pub(super) fn hidden(&self) -> usize {
        self.hidden
    }

    /// The uncertainty about the opponent's hand in bits: log₂ C(unknown, hidden).
    pub(super) fn bits(&self) -> f64 {
        let bits = (0..self.hidden)
            .map(|index| ((self.cards.len() - index) as f64 / (index + 1) as f64).log2());
        bits.sum()
    }

    /// A possible hand of the opponent, and the next `drawn` unknown cards from the talon, all
    /// equally likely.
    pub(super) fn sample(&mut self, drawn: usize, rng: &mut DecisionRng) -> (CardSet, &[Card]) {
        // The first steps of a Fisher–Yates shuffle. The initial order does not matter.
        let needed = self.hidden + drawn;
        for place in 0..needed {
            let cards_left = (self.cards.len() - place) as u32;
            self.cards.swap(place, place + random_below(cards_left, rng) as usize);
        }
        let (opponent_cards, rest) = self.cards[..needed].split_at(self.hidden);
        (self.known | opponent_cards.iter().copied().collect(), rest)
    }
}
