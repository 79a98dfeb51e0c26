//! Endings that are seen to be won without a search.

use super::duel::{Duel, Terms};
use crate::durak::{CardSet, Phase};

impl Duel {
    /// Whether whoever is to lead wins for certain: by leading one by one what cannot be beaten,
    /// and what can be, if it is of one rank, all at once at the end.
    ///
    /// Led in rising order, plain cards before trumps, what is taken beats nothing that comes
    /// after it.
    pub(super) fn is_won_by_leading(&self, terms: &Terms) -> bool {
        if self.phase != Phase::Attack || terms.may_recur() || !self.talon.is_empty() {
            return false;
        }
        let (hand, other) = (self.held(self.lead), self.held(self.defender()));
        let trumps = terms.trumps();
        let above = |cards: CardSet| match cards.last() {
            Some(highest) => CardSet::above(highest),
            None => CardSet::EMPTY,
        };
        let safe = if (other & trumps).is_empty() {
            let beaten = other.iter().fold(CardSet::EMPTY, |all, card| all | below(card));
            hand - beaten
        } else {
            hand & above(other & trumps)
        };
        let rest = hand - safe;
        let Some(rank) = rest.lowest_rank() else { return true };
        rest.is_subset(CardSet::of_rank(rank)) && other.len() + safe.len() > rest.len()
    }
}

/// The lower cards of a card's suit.
fn below(card: crate::durak::Card) -> CardSet {
    CardSet::of_suit(card.suit()) & CardSet::below_rank(card.rank())
}
