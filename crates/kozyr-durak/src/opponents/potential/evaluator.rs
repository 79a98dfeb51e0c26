//! The worth of a hand.

use crate::{card::Suit, card_set::CardSet, deck::Deck, rules::HAND_SIZE, view::View};

/// Measures hands.
pub(super) struct PotentialEvaluator {
    deck: Deck,
    trump: Suit,
    bonus: f64,
    /// Whether the number of cards counts before their potential.
    pub(super) shedding: bool,
}

impl PotentialEvaluator {
    pub(super) fn new(view: View<'_>, bonus: Option<f64>, shedding: bool) -> Self {
        let deck = view.rules().deck;
        PotentialEvaluator {
            deck,
            trump: view.trump(),
            bonus: bonus.unwrap_or(deck.rank_count() as f64),
            shedding,
        }
    }

    /// The relative potential M(H) = (1/n) Σ (rᵢ + b·kᵢ): n cards, rᵢ the rank counted from
    /// the lowest of the deck as 1, kᵢ = 1 for a trump and 0 otherwise, b the bonus of a trump.
    ///
    /// Having no cards is best: one more than the ace of trumps alone.
    pub(super) fn potential(&self, hand: CardSet) -> f64 {
        if hand.is_empty() {
            return self.empty_hand_potential();
        }
        let steps: usize = hand.iter().map(|card| self.deck.rank_number(card.rank())).sum();
        let trumps = (hand & CardSet::of_suit(self.trump)).len();
        (steps as f64 + self.bonus * trumps as f64) / hand.len() as f64
    }

    /// What keeping these cards is worth: their potential, or as few of them as can be and
    /// among equal numbers the potential, as a share of the best there is.
    pub(super) fn value(&self, rest: CardSet) -> f64 {
        let potential = self.share(self.potential(rest));
        if self.shedding { potential - rest.len() as f64 } else { potential }
    }

    /// What some potential counts for in a [`value`](Self::value).
    pub(super) fn share(&self, potential: f64) -> f64 {
        if self.shedding { potential / self.empty_hand_potential() } else { potential }
    }

    /// How many cards the talon had when the deal began.
    pub(super) fn talon_at_start(&self, view: View<'_>) -> usize {
        self.deck.size() - HAND_SIZE * view.players()
    }

    fn empty_hand_potential(&self) -> f64 {
        self.deck.rank_count() as f64 + self.bonus + 1.0
    }
}
