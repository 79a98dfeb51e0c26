//! Endings that are seen to be won without a search.

use super::duel::{Duel, Terms};
use crate::durak::{CardSet, Phase};

impl Duel {
    /// Whether whoever is to lead wins for certain: by leading one by one what cannot be beaten, plain cards of
    /// the same rank beside it, and what is left, if it is of one rank, all at once at the end.
    ///
    /// Led in rising order, plain cards before trumps, what is taken beats nothing that comes
    /// after it.
    pub(super) fn is_won_by_leading(&self, terms: &Terms) -> bool {
        if self.phase != Phase::Attack || terms.may_recur() || !self.talon.is_empty() {
            return false;
        }
        let (hand, other) = (self.held(self.lead), self.held(self.defender()));
        let trumps = terms.trumps();
        let safe = unbeatable(hand, other, trumps);
        let beside = (hand & safe.with_equal_ranks()) - safe - trumps;
        // As many as can be led at once.
        let beside = if beside.len() < other.len() { beside } else { CardSet::EMPTY };
        let rest = hand - safe - beside;
        let of_one_rank = || rest.rank_count() == 1 && other.len() + hand.len() > 2 * rest.len();
        rest.is_empty() || of_one_rank()
    }
}

/// The cards of a hand that another can beat with none of its own.
pub(super) fn unbeatable(hand: CardSet, other: CardSet, trumps: CardSet) -> CardSet {
    let highest_of_suits = hand - other.lower_in_suits();
    if (other & trumps).is_empty() { highest_of_suits } else { highest_of_suits & trumps }
}
