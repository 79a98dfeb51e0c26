//! The relative-potential opponent on bitboards.

use crate::{
    card::Suit,
    card_set::CardSet,
    deck::Deck,
    opponents::potential::parameters::PotentialParameters,
    phase::Phase,
    rules::HAND_SIZE,
    search::{cover::cheapest_cover, playout_move::PlayoutMove, position::Position},
};

/// A model of the relative-potential opponent.
#[derive(Clone, Debug)]
pub struct PotentialModel {
    parameters: PotentialParameters,
    trump: Suit,
    trumps: CardSet,
    deck: Deck,
    /// The value of each card.
    cards: [f64; 64],
    /// The potential of an empty hand.
    best: f64,
}

impl PotentialModel {
    pub(in super::super) fn new(deck: Deck, trump: Suit, parameters: PotentialParameters) -> Self {
        let ranks = deck.rank_count() as f64;
        let bonus = parameters.trump_bonus.unwrap_or(ranks);
        let trumps = CardSet::of_suit(trump);
        let mut cards = [0.0; 64];
        for card in deck.cards() {
            let more = if trumps.contains(card) { bonus } else { 0.0 };
            cards[card.index()] = deck.rank_number(card.rank()) as f64 + more;
        }
        PotentialModel { parameters, trump, trumps, deck, cards, best: ranks + bonus + 1.0 }
    }

    /// The potential of a hand: the mean value of its cards.
    fn of(&self, hand: CardSet) -> f64 {
        if hand.is_empty() {
            return self.best;
        }
        hand.iter().map(|card| self.cards[card.index()]).sum::<f64>() / hand.len() as f64
    }

    /// The value of keeping these cards.
    fn value(&self, rest: CardSet, shedding: bool) -> f64 {
        let potential = self.of(rest);
        if shedding { potential / self.best - rest.len() as f64 } else { potential }
    }

    pub(in super::super) fn choice(&self, position: &Position) -> PlayoutMove {
        let shedding = position.talon_len() == 0;
        match position.phase {
            Phase::Attack => self.lead(position, shedding),
            Phase::Defend => self.defend(position, shedding),
            _ => self.throw_in(position, shedding),
        }
    }

    fn lead(&self, position: &Position, shedding: bool) -> PlayoutMove {
        let hand = position.held(position.to_act);
        let plain = hand - self.trumps;
        let room = position.attacks_left();
        let (mut best, mut most) = (CardSet::EMPTY, f64::NEG_INFINITY);
        let mut weigh = |cards: Option<CardSet>| {
            if let Some(cards) = cards {
                let value = self.value(hand - cards, shedding);
                if value > most {
                    (best, most) = (cards, value);
                }
            }
        };
        weigh(plain.lowest().map(CardSet::from));
        weigh(self.equals(if shedding { hand } else { plain }, hand, room, shedding));
        weigh((hand & self.trumps).first().map(CardSet::from));
        PlayoutMove::Lead(best)
    }

    /// A group of one rank: the lowest with two cards, or when shedding the one that leaves the
    /// most.
    fn equals(
        &self,
        cards: CardSet,
        hand: CardSet,
        room: usize,
        shedding: bool,
    ) -> Option<CardSet> {
        let mut best: Option<CardSet> = None;
        for rank in cards.ranks() {
            let equals = cards & CardSet::of_rank(rank);
            if equals.len() < 2 {
                continue;
            }
            let plain = (equals - self.trumps).iter().chain(equals & self.trumps);
            let group: CardSet = plain.take(room).collect();
            if group.len() < 2 {
                continue;
            }
            if !shedding {
                return Some(group);
            }
            let left = |group: CardSet| self.value(hand - group, true);
            if best.is_none_or(|best| left(group) > left(best)) {
                best = Some(group);
            }
        }
        best
    }

    fn throw_in(&self, position: &Position, shedding: bool) -> PlayoutMove {
        let fitting = position.throwable_cards();
        if fitting.is_empty() {
            return PlayoutMove::Pass;
        }
        let hand = position.held(position.to_act);
        let bar = if shedding {
            self.value(hand, true)
        } else {
            let at_start = self.deck.size() - HAND_SIZE * usize::from(position.players);
            let talon = position.talon_len() as f64 / at_start.max(1) as f64;
            self.of(hand) + (0.5 - self.parameters.risk) * 2.0 * talon
        };
        let (mut best, mut most) = (PlayoutMove::Pass, f64::NEG_INFINITY);
        for card in fitting {
            let value = self.value(hand - card.into(), shedding);
            if value > most {
                (best, most) = (PlayoutMove::ThrowIn(card), value);
            }
        }
        if bar > most { PlayoutMove::Pass } else { best }
    }

    fn defend(&self, position: &Position, shedding: bool) -> PlayoutMove {
        let hand = position.held(position.defender);
        let (mut best, mut most) = (PlayoutMove::Take, f64::NEG_INFINITY);
        let mut weigh = |choice: PlayoutMove, rest: CardSet| {
            let value = self.value(rest, shedding);
            if value > most {
                (best, most) = (choice, value);
            }
        };
        if let Some(with) = cheapest_cover(hand, position.open, self.trump) {
            weigh(PlayoutMove::BeatAll(with), hand - with);
        }
        if let Some(with) = self.by_trumps(position, hand) {
            weigh(PlayoutMove::BeatAll(with), hand - with);
        }
        if let Some(attack) = position.open.single() {
            let same = hand & self.trumps & CardSet::of_rank(attack.rank());
            if attack.suit() != self.trump && !same.is_empty() {
                weigh(PlayoutMove::BeatAll(same), hand - same);
            }
        }
        for card in position.transfers() {
            weigh(PlayoutMove::Transfer(card, false), hand - card.into());
        }
        if let Some(card) = position.showable_trump() {
            weigh(PlayoutMove::Transfer(card, true), hand);
        }
        if best == PlayoutMove::Take || shedding {
            return best;
        }
        let early = position.talon_len() as f64 >= self.parameters.finale * self.deck.size() as f64;
        if early && self.of(hand) - self.parameters.sharp_drop > most {
            PlayoutMove::Take
        } else {
            best
        }
    }

    /// The lowest trumps that beat all attacks.
    fn by_trumps(&self, position: &Position, hand: CardSet) -> Option<CardSet> {
        let mut left = hand & self.trumps;
        let own = position.open & self.trumps;
        let mut attacks = own;
        while let Some(attack) = attacks.last() {
            attacks.remove(attack);
            left.remove((left & CardSet::above(attack)).first()?);
        }
        for _ in position.open - own {
            left.remove(left.first()?);
        }
        Some((hand & self.trumps) - left)
    }
}
