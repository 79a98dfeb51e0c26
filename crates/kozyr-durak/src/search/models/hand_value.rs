//! The hand-value opponents on bitboards.
//!
//! [The opponents](crate::opponents::HandValueOpponent) document their moves and formulas. This
//! version plays the same, many times faster, on positions with every card in a known place. Tests
//! compare the two.

use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    deck::Deck,
    opponents::hand_value::parameters::HandValueParameters,
    phase::Phase,
    search::{playout_move::PlayoutMove, position::Position},
};

/// The number of rank indices.
const RANKS: usize = 16;
/// The value of having no cards left.
const OUT_VALUE: f64 = 30_000.0;
/// The bonus of 0 to 4 cards of a rank for a hand, and for playing one of them, in multiples of the
/// rank's value.
const SAME_RANK_BONUS: [f64; 5] = [0.0, 0.0, 0.5, 0.75, 1.25];
const FOLLOW_UP_BONUS: [f64; 5] = [0.0, 0.0, 1.0, 1.5, 2.5];

/// A model of the hand-value opponents.
#[derive(Clone, Debug)]
pub struct HandValueModel {
    parameters: HandValueParameters,
    /// Whether hand values follow the formula of the published program rather than the article.
    is_program: bool,
    trump: Suit,
    trumps: CardSet,
    /// The plain suits.
    plain: [CardSet; 3],
    /// The value of each card.
    cards: [f64; 64],
    /// The bonus of 0 to 4 cards of each rank in a hand, and when one of them is played.
    same_rank_bonus: [[f64; 5]; RANKS],
    follow_up_bonus: [[f64; 5]; RANKS],
}

impl HandValueModel {
    /// Creates the model for a deck and a trump suit. `is_program` chooses the formula of the
    /// published program.
    pub(in super::super) fn new(
        deck: Deck,
        trump: Suit,
        parameters: HandValueParameters,
        is_program: bool,
    ) -> Self {
        let mut model = HandValueModel {
            parameters,
            is_program,
            trump,
            trumps: CardSet::of_suit(trump),
            plain: [CardSet::EMPTY; 3],
            cards: [0.0; 64],
            same_rank_bonus: [[0.0; 5]; RANKS],
            follow_up_bonus: [[0.0; 5]; RANKS],
        };
        let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
        for (plain_suit, suit) in model.plain.iter_mut().zip(plain) {
            *plain_suit = CardSet::of_suit(suit);
        }
        for card in deck.cards() {
            let rank = card.rank();
            let article_value = 100.0 * (f64::from(rank as u8) - 6.0);
            let value = if is_program {
                100.0 * (f64::from(rank as u8) - 12.0 + deck.rank_count() as f64 / 2.0)
            } else {
                article_value
            };
            let trump = if card.suit() == trump { parameters.trump_bonus } else { 0.0 };
            model.cards[card.index()] = value + trump;
            for count in 0..5 {
                let bonus =
                    parameters.pair_scale * (value / 100.0).max(1.0) * SAME_RANK_BONUS[count];
                model.same_rank_bonus[rank as usize][count] = bonus.trunc();
                model.follow_up_bonus[rank as usize][count] =
                    FOLLOW_UP_BONUS[count] * article_value;
            }
        }
        model
    }

    /// Returns the move of the seat to act, with the lowest of equally good cards.
    pub(in super::super) fn choice(&self, position: &Position) -> PlayoutMove {
        self.choices(position).0
    }

    /// The move of the seat to act, and the equally good cards it can be made with. The opponent
    /// plays the one it drew first. The set is empty for a transfer, and if the move plays no card.
    pub(in super::super) fn choices(&self, position: &Position) -> (PlayoutMove, CardSet) {
        match position.phase {
            Phase::Attack => self.lead(position),
            Phase::Defend => self.defend(position),
            _ => self.throw_in(position),
        }
    }

    /// Returns the value of a hand; greater is better. `elsewhere` is the number of cards in other
    /// hands and the talon, and `talon` the number in the talon. `own` is the number in the current
    /// hand of the player.
    fn hand_value(&self, hand: CardSet, elsewhere: i32, own: i32, talon: usize) -> f64 {
        if hand.is_empty() && talon == 0 {
            return OUT_VALUE;
        }
        let mut sum = 0.0;
        for card in hand {
            sum += self.cards[card.index()];
        }
        let bits = hand.bits();
        let [one, two, three, four] = [bits, bits >> 16, bits >> 32, bits >> 48];
        let mut shared_ranks = (one & two | three & four | (one | two) & (three | four)) & 0x1fff;
        while shared_ranks != 0 {
            let rank = shared_ranks.trailing_zeros();
            shared_ranks &= shared_ranks - 1;
            let count = (bits >> rank & 0x0001_0001_0001_0001).count_ones() as usize;
            sum += self.same_rank_bonus[rank as usize][count];
        }
        let counts = self.plain.map(|suit| (hand & suit).len() as f64);
        let mean = (counts[0] + counts[1] + counts[2]) / 3.0;
        if mean > 0.0 {
            for count in counts {
                let penalty = ((count - mean) / mean).abs() * self.parameters.imbalance;
                sum -= penalty.trunc();
            }
        }
        let cards = hand.len() as i32;
        let elsewhere = if self.is_program { elsewhere + own - cards } else { elsewhere };
        let share = match elsewhere {
            0 => 10.0,
            elsewhere if self.parameters.whole_share => f64::from(cards / elsewhere),
            elsewhere => f64::from(cards) / f64::from(elsewhere),
        };
        let size_term = self.parameters.many_cards * (0.25 - share);
        sum + size_term.trunc()
    }

    /// Returns a function that evaluates possible hands of the seat to act.
    fn value_function(&self, position: &Position) -> impl Fn(CardSet) -> f64 {
        let own = position.held(position.to_act).len();
        let in_hands: usize = position.hands.iter().map(|hand| hand.len()).sum();
        let talon = position.talon_len();
        let elsewhere = (in_hands - own + talon) as i32;
        let own = own as i32;
        move |hand| self.hand_value(hand, elsewhere, own, talon)
    }

    /// Returns the value of `hand` after playing a card, with a bonus for cards of the same rank
    /// that may follow.
    fn value_after(&self, card: Card, hand: CardSet, hand_value: &impl Fn(CardSet) -> f64) -> f64 {
        let rank = card.rank();
        let equals = (hand & CardSet::of_rank(rank)).len();
        hand_value(hand - card.into()) + self.follow_up_bonus[rank as usize][equals]
    }

    /// The lead of the best card, and all equally good ones.
    fn lead(&self, position: &Position) -> (PlayoutMove, CardSet) {
        let hand = position.held(position.to_act);
        let hand_value = self.value_function(position);
        let best_cards =
            best(hand, f64::NEG_INFINITY, |card| self.value_after(card, hand, &hand_value));
        (PlayoutMove::Lead(best_cards.first().into_iter().collect()), best_cards)
    }

    /// Returns the throw-in of the best card that fits and loses little enough, and all equally
    /// good cards. Returns passing and no cards if no card does.
    fn throw_in(&self, position: &Position) -> (PlayoutMove, CardSet) {
        let fitting = position.cards_of_table_ranks();
        if fitting.is_empty() {
            return (PlayoutMove::Pass, CardSet::EMPTY);
        }
        let hand = position.held(position.to_act);
        let hand_value = self.value_function(position);
        let HandValueParameters { throw_loss, throw_talon, .. } = self.parameters;
        let loss = throw_loss - throw_talon * position.talon_len() as f64;
        let best_cards = best(fitting, hand_value(hand) - loss, |card| {
            self.value_after(card, hand, &hand_value)
        });
        (best_cards.first().map_or(PlayoutMove::Pass, PlayoutMove::ThrowIn), best_cards)
    }

    /// Returns the transfer, the beating of an attack, or taking, in this order of preference. The
    /// cards are all equally good ones that beat the attack; none unless an attack is beaten.
    fn defend(&self, position: &Position) -> (PlayoutMove, CardSet) {
        let hand = position.held(position.defender);
        let hand_value = self.value_function(position);
        let equals = position.transfers();
        if !equals.is_empty() {
            let plain = equals - self.trumps;
            let candidates = if plain.is_empty() { equals } else { plain };
            let [all_played, plain_played] =
                [equals, plain].map(|played| hand_value(hand - played));
            if let Some(card) = candidates.first()
                && all_played.max(plain_played) > hand_value(hand) - self.parameters.transfer_loss
            {
                return (PlayoutMove::Transfer(card, false), CardSet::EMPTY);
            }
        }
        let take = (PlayoutMove::Take, CardSet::EMPTY);
        let Some(attack) = position.open.first() else { return take };
        let beating = hand & CardSet::beating(attack, self.trump);
        if beating.is_empty() {
            return take;
        }
        let table = position.table_cards();
        let on_table = table.all_of_same_ranks();
        let min_value = if position.talon_len() == 0 {
            f64::NEG_INFINITY
        } else {
            let HandValueParameters { beat_loss, take_loss, take_talon, .. } = self.parameters;
            let hand_limit = hand_value(hand) - beat_loss;
            let value_after_take = hand_value(hand | table);
            hand_limit.min(value_after_take - take_loss + take_talon * position.talon_len() as f64)
        };
        let best_cards = best(beating, min_value, |with| {
            let bonus = if on_table.contains(with) { self.parameters.on_table } else { 0.0 };
            hand_value(hand - with.into()) + bonus
        });
        match best_cards.first() {
            Some(with) => (PlayoutMove::Beat(attack, with), best_cards),
            None => take,
        }
    }
}

/// Returns the cards of the greatest value above `min_value`; none if no card has a value above it.
fn best(cards: CardSet, min_value: f64, value: impl Fn(Card) -> f64) -> CardSet {
    let (mut best, mut best_value) = (CardSet::EMPTY, min_value);
    for card in cards {
        let value = value(card);
        if value > best_value {
            (best, best_value) = (card.into(), value);
        } else if value == best_value && !best.is_empty() {
            best.insert(card);
        }
    }
    best
}
