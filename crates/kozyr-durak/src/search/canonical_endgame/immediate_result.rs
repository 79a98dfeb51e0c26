//! Endings that are seen to be won or lost without a search.

use super::state::{EndgameRules, TwoPlayerEndgame};
use crate::{card_set::CardSet, phase::Phase};

impl TwoPlayerEndgame {
    /// The half points of player 0 between two bouts if it is seen that whoever is to lead wins, or loses.
    pub(super) fn immediate_points(&self, terms: &EndgameRules) -> Option<u8> {
        if self.phase != Phase::Attack || terms.may_recur() || !self.talon.is_empty() {
            return None;
        }
        let (hand, other) = (self.held(self.attacker), self.held(self.defender()));
        if wins_by_leading(hand, other, terms.trumps()) {
            return Some(2 - 2 * self.attacker);
        }
        loses_by_leading(hand, other, terms).then_some(2 * self.attacker)
    }
}

/// Whether who leads wins: by leading one by one what cannot be beaten, plain cards of
/// the same rank beside it, and what is left, if it is of one rank, all at once at the end.
///
/// Led in rising order, plain cards before trumps, what is taken beats nothing that comes
/// after it.
fn wins_by_leading(hand: CardSet, other: CardSet, trumps: CardSet) -> bool {
    let safe = unbeatable(hand, other, trumps);
    let beside = (hand & safe.all_of_same_ranks()) - safe - trumps;
    // As many as can be led at once.
    let beside = if beside.len() < other.len() { beside } else { CardSet::EMPTY };
    let rest = hand - safe - beside;
    let of_one_rank = || rest.rank_count() == 1 && other.len() + hand.len() > 2 * rest.len();
    rest.is_empty() || of_one_rank()
}

/// Whether who leads loses: whatever card it is, the other can beat it, and another of its rank as well, so that nothing
/// else can be thrown in, and goes out or wins by leading.
fn loses_by_leading(hand: CardSet, other: CardSet, terms: &EndgameRules) -> bool {
    let trumps = terms.trumps();
    if !terms.single_leads_suffice() || !unbeatable(hand, other, trumps).is_empty() {
        return false;
    }
    // Whether whoever led has lost if all is beaten now, with what is left to the other and to him.
    let is_lost = |left: CardSet, rest: CardSet| {
        !rest.is_empty() && (left.is_empty() || wins_by_leading(left, rest, trumps))
    };
    hand.iter().all(|attack| {
        let rest = hand - attack.into();
        let equal = rest & CardSet::of_rank(attack.rank());
        let different = rest - equal;
        let beating = |attack, with: CardSet| {
            (with & CardSet::beating(attack, terms.trump)) - different.all_of_same_ranks()
        };
        beating(attack, other).iter().any(|with| {
            let left = other - with.into();
            let is_lost_with = |second| {
                let mut with = beating(second, left).iter();
                with.any(|with| is_lost(left - with.into(), different))
            };
            is_lost(left, rest)
                && (equal.is_empty() || left.is_empty() || equal.single().is_some_and(is_lost_with))
        })
    })
}

/// The cards of a hand that another can beat with none of its own.
pub(super) fn unbeatable(hand: CardSet, other: CardSet, trumps: CardSet) -> CardSet {
    let highest_of_suits = hand - other.lower_in_suits();
    if (other & trumps).is_empty() { highest_of_suits } else { highest_of_suits & trumps }
}
