//! Legal actions on bitboards.

use super::position::{Position, next_seat, seat_bit};
use crate::{action::Action, card::Card, card_set::CardSet, phase::Phase, rules::TransferRule};

impl Position {
    /// Returns the legal actions of the seat to act, in the same order as
    /// [`Durak`](crate::Durak) lists them; none once the deal is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        let hand = self.held(self.to_act);
        match self.phase {
            Phase::Attack => self.leads(hand).map(Action::Attack).collect(),
            Phase::Defend => {
                let beats = self.open.iter().flat_map(|attack| {
                    let with = hand & CardSet::beating(attack, self.trump);
                    with.iter().map(move |with| Action::Beat { attack, with })
                });
                let transfers = self.transfers().iter().map(Action::Transfer);
                let show_transfer = self.showable_trump().map(Action::ShowTransfer);
                beats.chain(transfers).chain(show_transfer).chain([Action::Take]).collect()
            }
            Phase::ThrowIn | Phase::Take => self
                .cards_of_table_ranks()
                .iter()
                .map(Action::ThrowIn)
                .chain([Action::Pass])
                .collect(),
            Phase::Redeal | Phase::Over => Vec::new(),
        }
    }

    /// Returns the groups of cards of one rank that may be led from a hand, up to the attack limit:
    /// single cards and any several of a rank.
    pub(super) fn leads(&self, hand: CardSet) -> impl Iterator<Item = CardSet> {
        let attacks_left = self.attacks_left();
        let groups = hand.ranks().flat_map(move |rank| (hand & CardSet::of_rank(rank)).subsets());
        groups.filter(move |cards| cards.len() <= attacks_left)
    }

    /// The cards of the seat to act whose rank is on the table.
    pub(super) fn cards_of_table_ranks(&self) -> CardSet {
        self.held(self.to_act) & self.table_cards().all_of_same_ranks()
    }

    /// Returns the cards that the defender can use to transfer the attack; none if transferring is
    /// not allowed.
    pub(super) fn transfers(&self) -> CardSet {
        if self.may_transfer(usize::from(self.attack_count) + 1) {
            self.cards_of_table_ranks()
        } else {
            CardSet::EMPTY
        }
    }

    /// Returns the trump that the defender may show to transfer the attack: the lowest of a rank on
    /// the table. `None` if the hand has no such trump, or if showing is not allowed.
    pub(super) fn showable_trump(&self) -> Option<Card> {
        let allowed = self.rules.transfer.allows_showing()
            && self.shown & seat_bit(self.defender) == 0
            && self.may_transfer(self.attack_count.into());
        let trumps = self.cards_of_table_ranks() & CardSet::of_suit(self.trump);
        trumps.first().filter(|_| allowed)
    }

    /// Whether the defender may transfer, leaving the next opponent `attacks` cards to beat. The
    /// rules must allow transfers, no attack may be beaten yet, and that opponent must hold that
    /// many cards.
    fn may_transfer(&self, attacks: usize) -> bool {
        self.rules.transfer != TransferRule::Off && self.beaten.is_empty() && {
            let next = next_seat(self.opponents_mask(self.defender), self.defender);
            self.held(next).len() >= attacks
        }
    }
}
