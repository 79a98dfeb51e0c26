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
    /// Creates the model for a deck and a trump suit.
    pub(in super::super) fn new(deck: Deck, trump: Suit, parameters: PotentialParameters) -> Self {
        let ranks = deck.rank_count() as f64;
        let bonus = parameters.trump_bonus.unwrap_or(ranks);
        let trumps = CardSet::of_suit(trump);
        let mut cards = [0.0; 64];
        for card in deck.cards() {
            let card_bonus = if trumps.contains(card) { bonus } else { 0.0 };
            cards[card.index()] = deck.rank_number(card.rank()) as f64 + card_bonus;
        }
        PotentialModel { parameters, trump, trumps, deck, cards, best: ranks + bonus + 1.0 }
    }

    /// Returns the potential of a hand: the mean value of its cards, or the best potential if it is
    /// empty.
    fn potential(&self, hand: CardSet) -> f64 {
        if hand.is_empty() {
            return self.best;
        }
        hand.iter().map(|card| self.cards[card.index()]).sum::<f64>() / hand.len() as f64
    }

    /// Returns the value of keeping these cards: their potential. When shedding, fewer cards come
    /// first, then the potential as a share of its maximum.
    fn value(&self, rest: CardSet, shedding: bool) -> f64 {
        let potential = self.potential(rest);
        if shedding { potential / self.best - rest.len() as f64 } else { potential }
    }

    /// The move of the seat to act.
    pub(in super::super) fn choice(&self, position: &Position) -> PlayoutMove {
        let shedding = position.talon_len() == 0;
        match position.phase {
            Phase::Attack => self.lead(position, shedding),
            Phase::Defend => self.defend(position, shedding),
            _ => self.throw_in(position, shedding),
        }
    }

    /// Returns the lead that leaves the best hand: the lowest plain card, a group of one rank or
    /// the lowest trump.
    fn lead(&self, position: &Position, shedding: bool) -> PlayoutMove {
        let hand = position.held(position.to_act);
        let plain = hand - self.trumps;
        let attacks_left = position.attacks_left();
        let (mut best, mut best_value) = (CardSet::EMPTY, f64::NEG_INFINITY);
        let mut consider = |cards: Option<CardSet>| {
            if let Some(cards) = cards {
                let value = self.value(hand - cards, shedding);
                if value > best_value {
                    (best, best_value) = (cards, value);
                }
            }
        };
        consider(plain.lowest().map(CardSet::from));
        consider(self.same_rank_lead(hand, attacks_left, shedding));
        consider((hand & self.trumps).first().map(CardSet::from));
        PlayoutMove::Lead(best)
    }

    /// Returns the cards of one rank, with or without trumps, that leave the best hand; at most
    /// `attacks_left` cards, plain ones first. `None` if no two cards share a rank or only one
    /// attack is left.
    fn same_rank_lead(
        &self,
        hand: CardSet,
        attacks_left: usize,
        shedding: bool,
    ) -> Option<CardSet> {
        let (mut best, mut best_value) = (None, f64::NEG_INFINITY);
        for rank in hand.ranks() {
            let equals = hand & CardSet::of_rank(rank);
            for cards in [equals - self.trumps, equals] {
                let plain_first = (cards - self.trumps).iter().chain(cards & self.trumps);
                let group: CardSet = plain_first.take(attacks_left).collect();
                let value = self.value(hand - group, shedding);
                if group.len() > 1 && value > best_value {
                    (best, best_value) = (Some(group), value);
                }
            }
        }
        best
    }

    /// Returns the throw-in that leaves the best hand, or passing if no card fits or passing is
    /// better.
    fn throw_in(&self, position: &Position, shedding: bool) -> PlayoutMove {
        let fitting = position.cards_of_table_ranks();
        if fitting.is_empty() {
            return PlayoutMove::Pass;
        }
        let hand = position.held(position.to_act);
        let pass_value = if shedding {
            self.value(hand, true)
        } else {
            let talon_at_start = self.deck.size() - HAND_SIZE * usize::from(position.players);
            let talon_share = position.talon_len() as f64 / talon_at_start.max(1) as f64;
            self.potential(hand) + (0.5 - self.parameters.risk) * 2.0 * talon_share
        };
        let (mut best, mut best_value) = (PlayoutMove::Pass, f64::NEG_INFINITY);
        for card in fitting {
            let value = self.value(hand - card.into(), shedding);
            if value > best_value {
                (best, best_value) = (PlayoutMove::ThrowIn(card), value);
            }
        }
        if pass_value > best_value { PlayoutMove::Pass } else { best }
    }

    /// Returns the defence that leaves the best hand, or taking if there is none, or if even the
    /// best costs too much long before the end.
    fn defend(&self, position: &Position, shedding: bool) -> PlayoutMove {
        let hand = position.held(position.defender);
        let (mut best, mut best_value) = (PlayoutMove::Take, f64::NEG_INFINITY);
        let mut consider = |candidate: PlayoutMove, rest: CardSet| {
            let value = self.value(rest, shedding);
            if value > best_value {
                (best, best_value) = (candidate, value);
            }
        };
        if let Some(with) = cheapest_cover(hand, position.open, self.trump) {
            consider(PlayoutMove::BeatAll(with), hand - with);
        }
        if let Some(with) = self.trump_cover(position, hand) {
            consider(PlayoutMove::BeatAll(with), hand - with);
        }
        if let Some(attack) = position.open.single() {
            let same_rank = hand & self.trumps & CardSet::of_rank(attack.rank());
            if attack.suit() != self.trump && !same_rank.is_empty() {
                consider(PlayoutMove::BeatAll(same_rank), hand - same_rank);
            }
        }
        for card in position.transfers() {
            consider(PlayoutMove::Transfer(card, false), hand - card.into());
        }
        if let Some(card) = position.showable_trump() {
            consider(PlayoutMove::Transfer(card, true), hand);
        }
        if best == PlayoutMove::Take || shedding {
            return best;
        }
        let is_early =
            position.talon_len() as f64 >= self.parameters.finale * self.deck.size() as f64;
        if is_early && self.potential(hand) - self.parameters.sharp_drop > best_value {
            PlayoutMove::Take
        } else {
            best
        }
    }

    /// Returns the lowest trumps of a hand that beat all attacks; `None` if they can't.
    fn trump_cover(&self, position: &Position, hand: CardSet) -> Option<CardSet> {
        let mut left = hand & self.trumps;
        let trump_attacks = position.open & self.trumps;
        let mut attacks = trump_attacks;
        while let Some(attack) = attacks.last() {
            attacks.remove(attack);
            left.remove((left & CardSet::above(attack)).first()?);
        }
        for _ in position.open - trump_attacks {
            left.remove(left.first()?);
        }
        Some((hand & self.trumps) - left)
    }
}
