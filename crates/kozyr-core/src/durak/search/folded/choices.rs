//! What a player can do in an ending, each as the position that it leads to.

use super::duel::{Duel, Terms};
use crate::durak::{Card, CardSet, Phase};

impl Duel {
    /// Where the player who is asked can lead, the likeliest to be good first. What comes to the
    /// same as something else is left out.
    pub(super) fn choices(&self, terms: &Terms, into: &mut Vec<Duel>) {
        match self.phase {
            Phase::Attack => self.leads(terms, into),
            Phase::Defend => self.defences(terms, into),
            Phase::ThrowIn => {
                let thrown = cheap_first(self.fitting(), terms.trumps());
                into.extend(thrown.map(|card| self.throw_in(card, terms)));
                into.push(self.add(CardSet::EMPTY, terms));
            }
            Phase::Take => self.additions(terms, into),
            Phase::Redeal | Phase::Over => {}
        }
    }

    /// Low cards first, of each rank larger groups first, trumps last.
    fn leads(&self, terms: &Terms, into: &mut Vec<Duel>) {
        let (trumps, limit) = (terms.trumps(), usize::from(self.limit));
        let hand = self.held(self.lead) - self.doubles(self.lead);
        let begin = |cards: CardSet| self.attack(cards, terms);
        let plain = hand - trumps;
        for rank in plain.ranks() {
            let group = plain & CardSet::of_rank(rank);
            for size in (1..=group.len().min(limit)).rev() {
                into.extend(group.subsets().filter(|cards| cards.len() == size).map(begin));
            }
        }
        for trump in hand & trumps {
            let equal = plain & CardSet::of_rank(trump.rank());
            into.push(begin(trump.into()));
            let groups = equal.subsets().map(|cards| cards | trump.into());
            into.extend(groups.filter(|cards| cards.len() <= limit).map(begin));
        }
    }

    fn defences(&self, terms: &Terms, into: &mut Vec<Duel>) {
        let hand = self.held(self.defender());
        match self.open.first().filter(|_| self.open.len() == 1) {
            Some(attack) => {
                let able =
                    (hand - self.doubles(self.defender())) & CardSet::beating(attack, terms.trump);
                into.extend(
                    cheap_first(able, terms.trumps()).map(|with| self.cover(with.into(), terms)),
                );
            }
            None => {
                let mut covers = Vec::new();
                self.covers(terms, hand, self.open, CardSet::EMPTY, &mut covers);
                into.extend(covers.into_iter().map(|with| self.cover(with, terms)));
            }
        }
        into.extend(self.transfers(terms).iter().map(|card| self.transfer(card, false, terms)));
        into.extend(self.showable(terms).map(|card| self.transfer(card, true, terms)));
        into.push(self.take(terms));
    }

    /// Every set of cards that beats the open attacks, the first of them by each card in turn.
    fn covers(
        &self,
        terms: &Terms,
        hand: CardSet,
        open: CardSet,
        used: CardSet,
        into: &mut Vec<CardSet>,
    ) {
        let Some(attack) = open.last() else {
            if !into.contains(&used) {
                into.push(used);
            }
            return;
        };
        let able = (hand - used) & CardSet::beating(attack, terms.trump);
        for with in cheap_first(able, terms.trumps()) {
            self.covers(terms, hand, open - attack.into(), used | with.into(), into);
        }
    }

    /// Everything that can be added to what is taken, most cards first, trumps last.
    fn additions(&self, terms: &Terms, into: &mut Vec<Duel>) {
        let (fitting, room) = (self.fitting(), self.room());
        let mut sets: Vec<CardSet> = fitting.subsets().filter(|set| set.len() <= room).collect();
        let trumps = terms.trumps();
        sets.sort_by_key(|set| ((*set & trumps).len(), usize::MAX - set.len()));
        into.extend(sets.into_iter().map(|cards| self.add(cards, terms)));
        into.push(self.add(CardSet::EMPTY, terms));
    }

    /// The cards of a player that are as good as their next lower one: nobody has a card of the
    /// suit between them, and nobody another card of their ranks.
    fn doubles(&self, player: u8) -> CardSet {
        let all = self.all();
        let hand = self.held(player);
        let alone = hand & all.of_lone_ranks();
        let doubled = |card: &Card| {
            let suit = CardSet::of_suit(card.suit());
            let below = all & suit & CardSet::below_rank(card.rank());
            below.last().is_some_and(|next| alone.contains(next))
        };
        alone.iter().filter(doubled).collect()
    }
}

/// Plain cards from the lowest, then trumps.
fn cheap_first(cards: CardSet, trumps: CardSet) -> impl Iterator<Item = Card> {
    let plain = cards - trumps;
    let by_rank = plain.ranks().flat_map(move |rank| plain & CardSet::of_rank(rank));
    by_rank.chain(cards & trumps)
}
