//! The value of a hand.

use crate::{card::Suit, card_set::CardSet, deck::Deck, rules::HAND_SIZE, view::View};

/// Evaluates hands.
pub(super) struct PotentialEvaluator {
    deck: Deck,
    trump: Suit,
    bonus: f64,
    /// Whether the number of cards comes before their potential.
    pub(super) shedding: bool,
}

impl PotentialEvaluator {
    /// An evaluator for the deck and trump of a view; `bonus` is the trump bonus, by default the
    /// number of ranks.
    pub(super) fn new(view: View<'_>, bonus: Option<f64>, shedding: bool) -> Self {
        let deck = view.rules().deck;
        PotentialEvaluator {
            deck,
            trump: view.trump(),
            bonus: bonus.unwrap_or(deck.rank_count() as f64),
            shedding,
        }
    }

    /// The relative potential M(H) = (1/n) Σ (rᵢ + b·kᵢ): n is the number of cards, rᵢ the rank
    /// counted from the deck's lowest as 1, kᵢ = 1 for a trump and 0 otherwise, and b the trump
    /// bonus.
    ///
    /// An empty hand is best: one more than the ace of trumps alone.
    pub(super) fn potential(&self, hand: CardSet) -> f64 {
        if hand.is_empty() {
            return self.empty_hand_potential();
        }
        let rank_sum: usize = hand.iter().map(|card| self.deck.rank_number(card.rank())).sum();
        let trumps = (hand & CardSet::of_suit(self.trump)).len();
        (rank_sum as f64 + self.bonus * trumps as f64) / hand.len() as f64
    }

    /// The value of keeping these cards: their potential. When shedding, fewer cards come first,
    /// then the potential as a share of its maximum.
    pub(super) fn value(&self, rest: CardSet) -> f64 {
        let potential = self.share(self.potential(rest));
        if self.shedding { potential - rest.len() as f64 } else { potential }
    }

    /// The contribution of a potential to a [`value`](Self::value).
    pub(super) fn share(&self, potential: f64) -> f64 {
        if self.shedding { potential / self.empty_hand_potential() } else { potential }
    }

    /// The number of cards in the talon at the start of the deal.
    pub(super) fn talon_at_start(&self, view: View<'_>) -> usize {
        self.deck.size() - HAND_SIZE * view.players()
    }

    /// The potential of an empty hand, one more than that of the ace of trumps alone.
    fn empty_hand_potential(&self) -> f64 {
        self.deck.rank_count() as f64 + self.bonus + 1.0
    }
}
