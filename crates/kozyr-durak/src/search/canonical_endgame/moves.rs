//! Move generation for endgames, as the positions that follow.

use std::ops::ControlFlow;

use super::{
    super::cover::{cheap_first, for_each_cover},
    state::{EndgameRules, TwoPlayerEndgame},
};
use crate::{card::Card, card_set::CardSet, phase::Phase};

impl TwoPlayerEndgame {
    /// Calls `tell` with each position that the player to act can reach, most promising first,
    /// until it breaks. Equivalent moves are left out.
    pub(super) fn for_each_move<B>(
        &self,
        terms: &EndgameRules,
        tell: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.phase {
            Phase::Attack => self.leads(terms, tell),
            Phase::Defend => self.defences(terms, tell),
            Phase::ThrowIn => {
                for card in cheap_first(self.throwable_cards(), terms.trumps()) {
                    tell(self.throw_in(card, terms))?;
                }
                tell(self.throw_in_all(CardSet::EMPTY, terms))
            }
            Phase::Take => self.additions(terms, tell),
            Phase::Redeal | Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// Leads: low cards first, larger groups of a rank first, trumps last. Where single leads
    /// suffice, only the largest plain group of a rank is listed, since that often settles the
    /// endgame quickly.
    fn leads<B>(
        &self,
        terms: &EndgameRules,
        tell: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (trumps, limit) = (terms.trumps(), usize::from(self.attack_limit));
        let hand = self.held(self.attacker) - self.interchangeable_cards(self.attacker);
        let plain = hand - trumps;
        for rank in plain.ranks() {
            let group = plain & CardSet::of_rank(rank);
            if group.single().is_none() {
                self.groups(group, terms, tell)?;
            }
            for card in group {
                tell(self.attack(card.into(), terms))?;
            }
        }
        for trump in hand & trumps {
            tell(self.attack(trump.into(), terms))?;
            if !terms.single_leads_suffice() {
                let equal = plain & CardSet::of_rank(trump.rank());
                for cards in equal.subsets().filter(|cards| cards.len() < limit) {
                    tell(self.attack(cards | trump.into(), terms))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Leads of several cards of a rank, larger groups first.
    fn groups<B>(
        &self,
        group: CardSet,
        terms: &EndgameRules,
        tell: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let sizes =
            if terms.single_leads_suffice() { group.len()..=group.len() } else { 2..=group.len() };
        for size in sizes.rev().filter(|&size| size <= usize::from(self.attack_limit)) {
            for cards in group.subsets().filter(|cards| cards.len() == size) {
                tell(self.attack(cards, terms))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn defences<B>(
        &self,
        terms: &EndgameRules,
        tell: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if let Some(attack) = self.open.single() {
            let mut able = self.able_to_beat(attack, terms);
            if able.single().is_none() {
                able -= self.interchangeable_cards(self.defender());
            }
            for with in cheap_first(able, terms.trumps()) {
                tell(self.beat_all(with.into(), terms))?;
            }
        } else {
            let hand = self.held(self.defender());
            for_each_cover(hand, self.open, terms.trump, &mut |with| {
                tell(self.beat_all(with, terms))
            })?;
        }
        for card in self.transfers(terms) {
            tell(self.transfer(card, false, terms))?;
        }
        if let Some(card) = self.showable_trump(terms) {
            tell(self.transfer(card, true, terms))?;
        }
        tell(self.take(terms))
    }

    /// All throw-ins after a pick-up, most cards first, trumps last.
    fn additions<B>(
        &self,
        terms: &EndgameRules,
        tell: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (fitting, room) = (self.throwable_cards(), self.attacks_left());
        let mut sets: Vec<CardSet> = fitting.subsets().filter(|set| set.len() <= room).collect();
        let trumps = terms.trumps();
        sets.sort_by_key(|set| ((*set & trumps).len(), usize::MAX - set.len()));
        for cards in sets {
            tell(self.throw_in_all(cards, terms))?;
        }
        tell(self.throw_in_all(CardSet::EMPTY, terms))
    }

    /// A player's cards that are equivalent to their next lower one: no card of the suit is between
    /// them, and neither rank has another card.
    fn interchangeable_cards(&self, player: u8) -> CardSet {
        let all = self.cards_in_play();
        let hand = self.held(player);
        let alone = hand & all.all_of_single_ranks();
        let doubled = |card: &Card| {
            let suit = CardSet::of_suit(card.suit());
            let below = all & suit & CardSet::below_rank(card.rank());
            below.last().is_some_and(|next| alone.contains(next))
        };
        alone.iter().filter(doubled).collect()
    }
}
