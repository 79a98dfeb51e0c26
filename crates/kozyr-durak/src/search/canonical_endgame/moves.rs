//! Move generation for endgames, as the positions that follow.

use std::ops::ControlFlow;

use super::{
    super::cover::{cheap_first, for_each_cover},
    state::{EndgameRules, TwoPlayerEndgame},
};
use crate::{card::Card, card_set::CardSet, phase::Phase};

impl TwoPlayerEndgame {
    /// Calls `visit` with each position that the player to act can reach, most promising first,
    /// until it breaks. Returns what `visit` broke with. Equivalent moves are left out.
    pub(super) fn for_each_move<B>(
        &self,
        rules: &EndgameRules,
        visit: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.phase {
            Phase::Attack => self.visit_leads(rules, visit),
            Phase::Defend => self.visit_defences(rules, visit),
            Phase::ThrowIn => {
                for card in cheap_first(self.throwable_cards(), rules.trumps()) {
                    visit(self.throw_in(card, rules))?;
                }
                visit(self.throw_in_all(CardSet::EMPTY, rules))
            }
            Phase::Take => self.visit_throw_ins_on_take(rules, visit),
            Phase::Redeal | Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// Visits leads: low cards first, larger groups of a rank first, trumps last. Where single
    /// leads suffice, only the largest plain group of a rank is listed, since that often settles
    /// the endgame quickly.
    fn visit_leads<B>(
        &self,
        rules: &EndgameRules,
        visit: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (trumps, limit) = (rules.trumps(), usize::from(self.attack_limit));
        let hand = self.held(self.attacker) - self.interchangeable_cards(self.attacker);
        let plain = hand - trumps;
        for rank in plain.ranks() {
            let group = plain & CardSet::of_rank(rank);
            if group.single().is_none() {
                self.visit_groups(group, rules, visit)?;
            }
            for card in group {
                visit(self.attack(card.into(), rules))?;
            }
        }
        for trump in hand & trumps {
            visit(self.attack(trump.into(), rules))?;
            if !rules.single_leads_suffice() {
                let same_rank = plain & CardSet::of_rank(trump.rank());
                for cards in same_rank.subsets().filter(|cards| cards.len() < limit) {
                    visit(self.attack(cards | trump.into(), rules))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits leads of several cards of `group`, which has one rank, larger ones first. Where
    /// single leads suffice, visits only the lead of the whole group.
    fn visit_groups<B>(
        &self,
        group: CardSet,
        rules: &EndgameRules,
        visit: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let sizes =
            if rules.single_leads_suffice() { group.len()..=group.len() } else { 2..=group.len() };
        for size in sizes.rev().filter(|&size| size <= usize::from(self.attack_limit)) {
            for cards in group.subsets().filter(|cards| cards.len() == size) {
                visit(self.attack(cards, rules))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits defences: beating all attacks with low cards first, transfers, taking.
    fn visit_defences<B>(
        &self,
        rules: &EndgameRules,
        visit: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if let Some(attack) = self.open.single() {
            let mut beating = self.able_to_beat(attack, rules);
            if beating.single().is_none() {
                beating -= self.interchangeable_cards(self.defender());
            }
            for with in cheap_first(beating, rules.trumps()) {
                visit(self.beat_all(with.into(), rules))?;
            }
        } else {
            let hand = self.held(self.defender());
            for_each_cover(hand, self.open, rules.trump, &mut |with| {
                visit(self.beat_all(with, rules))
            })?;
        }
        for card in self.transfers(rules) {
            visit(self.transfer(card, false, rules))?;
        }
        if let Some(card) = self.showable_trump(rules) {
            visit(self.transfer(card, true, rules))?;
        }
        visit(self.take(rules))
    }

    /// Visits all sets of throw-ins after a pick-up, those with fewer trumps first, and larger ones
    /// first among those. Passing comes last.
    fn visit_throw_ins_on_take<B>(
        &self,
        rules: &EndgameRules,
        visit: &mut impl FnMut(TwoPlayerEndgame) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (fitting, attacks_left) = (self.throwable_cards(), self.attacks_left());
        let mut sets: Vec<CardSet> =
            fitting.subsets().filter(|set| set.len() <= attacks_left).collect();
        let trumps = rules.trumps();
        sets.sort_by_key(|set| ((*set & trumps).len(), usize::MAX - set.len()));
        for cards in sets {
            visit(self.throw_in_all(cards, rules))?;
        }
        visit(self.throw_in_all(CardSet::EMPTY, rules))
    }

    /// Returns a player's cards that are equivalent to another card of the hand, the next lower
    /// card in play of the same suit. Neither rank has another card.
    fn interchangeable_cards(&self, player: u8) -> CardSet {
        let all = self.cards_in_play();
        let hand = self.held(player);
        let alone = hand & all.all_of_single_ranks();
        let is_interchangeable = |card: &Card| {
            let suit = CardSet::of_suit(card.suit());
            let below = all & suit & CardSet::below_rank(card.rank());
            below.last().is_some_and(|next| alone.contains(next))
        };
        alone.iter().filter(is_interchangeable).collect()
    }
}
