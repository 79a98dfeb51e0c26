//! Endgames that are won or lost without a search.

use super::state::{EndgameRules, TwoPlayerEndgame};
use crate::{card_set::CardSet, phase::Phase};

impl TwoPlayerEndgame {
    /// Returns the half points of player 0 if a simple test shows that the leader of a bout wins or
    /// loses. `None` if a search is needed, always within a bout, with transfers and while there is
    /// a talon.
    pub(super) fn immediate_points(&self, rules: &EndgameRules) -> Option<u8> {
        if self.phase != Phase::Attack || rules.may_recur() || !self.talon.is_empty() {
            return None;
        }
        let (hand, other) = (self.held(self.attacker), self.held(self.defender()));
        if wins_by_leading(hand, other, rules.trumps()) {
            return Some(2 - 2 * self.attacker);
        }
        loses_by_leading(hand, other, rules).then_some(2 * self.attacker)
    }
}

/// Whether the leader wins by leading unbeatable cards one by one, along with plain cards of their
/// ranks. At the end the rest is led at once if it is of one rank. The leader may win in other ways
/// if this returns `false`.
///
/// In ascending order with plain cards before trumps, no card that is taken beats a later one.
fn wins_by_leading(hand: CardSet, other: CardSet, trumps: CardSet) -> bool {
    let unbeatable_cards = unbeatable(hand, other, trumps);
    let companions = (hand & unbeatable_cards.all_of_same_ranks()) - unbeatable_cards - trumps;
    // No more cards than can be led at once.
    let companions = if companions.len() < other.len() { companions } else { CardSet::EMPTY };
    let rest = hand - unbeatable_cards - companions;
    let can_lead_rest = || rest.rank_count() == 1 && other.len() + hand.len() > 2 * rest.len();
    rest.is_empty() || can_lead_rest()
}

/// Whether a simple test shows that the leader loses with every lead. The defender beats the card,
/// and any second card of its rank that the leader throws in. The beating cards allow no other
/// throw-in, and then the defender goes out or wins by leading.
fn loses_by_leading(hand: CardSet, other: CardSet, rules: &EndgameRules) -> bool {
    let trumps = rules.trumps();
    if !rules.single_leads_suffice() || !unbeatable(hand, other, trumps).is_empty() {
        return false;
    }
    // Whether the leader has lost once all attacks are beaten, with `left` in the defender's hand
    // and `rest` in the leader's.
    let is_lost = |left: CardSet, rest: CardSet| {
        !rest.is_empty() && (left.is_empty() || wins_by_leading(left, rest, trumps))
    };
    hand.iter().all(|attack| {
        let rest = hand - attack.into();
        let same_rank = rest & CardSet::of_rank(attack.rank());
        let other_ranks = rest - same_rank;
        let beating = |attack, with: CardSet| {
            (with & CardSet::beating(attack, rules.trump)) - other_ranks.all_of_same_ranks()
        };
        beating(attack, other).iter().any(|with| {
            let left = other - with.into();
            let is_lost_with = |second| {
                let mut with = beating(second, left).iter();
                with.any(|with| is_lost(left - with.into(), other_ranks))
            };
            is_lost(left, rest)
                && (same_rank.is_empty()
                    || left.is_empty()
                    || same_rank.single().is_some_and(is_lost_with))
        })
    })
}

/// The cards of a hand that no card of another hand beats.
pub(super) fn unbeatable(hand: CardSet, other: CardSet, trumps: CardSet) -> CardSet {
    let highest_of_suits = hand - other.lower_in_suits();
    if (other & trumps).is_empty() { highest_of_suits } else { highest_of_suits & trumps }
}
