//! The value of a hand.

use super::parameters::HandValueParameters;
use crate::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
    deck::Deck,
    view::View,
};
use kozyr_core::{explanation::Term, game::Seat};

/// The formula that evaluates a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HandValueFormula {
    /// The article's formula: an eight has the value 0 in every deck, and c counts the cards of all
    /// other players.
    Article,
    /// The program's formula.
    ///
    /// Ranks are centred on the deck: with m for half the number of ranks, an ace has the value
    /// 100·m and each rank below it 100 less. c counts the cards of all players, the own hand
    /// included, minus those of the evaluated hand.
    Program,
}

/// The difference in value between two adjacent ranks.
const RANK_VALUE: f64 = 100.0;
/// The value of an empty hand once the player is out.
const OUT_VALUE: f64 = 30_000.0;
/// The bonus for 0 to 4 cards of a rank, as multiples of the rank's value.
const SAME_RANK_BONUS: [f64; 5] = [0.0, 0.0, 0.5, 0.75, 1.25];
/// The bonus for playing a card when the hand has 0 to 4 cards of its rank, as multiples of the
/// rank's value.
const FOLLOW_UP_BONUS: [f64; 5] = [0.0, 0.0, 1.0, 1.5, 2.5];
/// The share of all other players' cards that a hand may have without penalty.
const FREE_SHARE: f64 = 0.25;
/// The share used when the others have no cards at all.
const SHARE_OF_NOTHING: f64 = 10.0;

/// Evaluates hands.
pub(super) struct HandValueEvaluator<'a> {
    formula: HandValueFormula,
    parameters: &'a HandValueParameters,
    deck: Deck,
    trump: Suit,
    talon: usize,
    /// The number of cards in the hands of the others.
    others: usize,
    /// The number of cards in the current own hand, whichever hand is evaluated.
    own: usize,
}

/// The value of a hand as its parts.
pub(super) struct ValueBreakdown {
    parts: Vec<Term>,
}

/// The value of a rank in the article: 0 for an eight, 100 more for each rank above it.
fn rank_value(rank: Rank) -> f64 {
    RANK_VALUE * (f64::from(rank as u8) - f64::from(Rank::Eight as u8))
}

/// Truncates towards zero; NaN becomes 0. Both the article and the program work only with integers.
fn truncate(value: f64) -> f64 {
    (value as i32).into()
}

impl<'a> HandValueEvaluator<'a> {
    /// An evaluator for the hands of the seat of a view.
    pub(super) fn new(
        view: View<'_>,
        formula: HandValueFormula,
        parameters: &'a HandValueParameters,
    ) -> Self {
        let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
        HandValueEvaluator {
            formula,
            parameters,
            deck: view.rules().deck,
            trump: view.trump(),
            talon: view.talon_len(),
            others: others.map(|seat| view.hand_size(seat)).sum(),
            own: view.hand().len(),
        }
    }

    /// V(H) = Σ v + 1300 per trump + Σ over ranks max(v/100, 1)·b(count)·`pair_scale` − Σ over the
    /// plain suits 200·|count − a|/a + 600·(¼ − n/c).
    ///
    /// v is the value of a rank, b is ½, ¾, 1¼ for two, three, four cards of it, a is the mean
    /// number of cards of a plain suit, n is the number of cards of H, and c in the article is that
    /// of all others. [`HandValueFormula::Program`] describes the differences in the program. Each
    /// card, each bonus, each suit's penalty and the last term are truncated separately.
    pub(super) fn evaluate(&self, hand: CardSet) -> f64 {
        if self.is_out(hand) {
            return OUT_VALUE;
        }
        self.ranks(hand)
            + self.trumps(hand)
            + self.same_rank_bonus(hand)
            + self.suits(hand)
            + self.hand_size_term(hand.len())
    }

    /// The same value as its parts.
    pub(super) fn breakdown(&self, hand: CardSet) -> ValueBreakdown {
        let parts = if self.is_out(hand) {
            vec![Term::new("hand-value-out", OUT_VALUE)]
        } else {
            vec![
                Term::new("hand-value-ranks", self.ranks(hand)),
                Term::new("hand-value-trumps", self.trumps(hand)),
                Term::new("hand-value-equals", self.same_rank_bonus(hand)),
                Term::new("hand-value-suits", self.suits(hand)),
                Term::new("hand-value-number", self.hand_size_term(hand.len())),
            ]
        };
        ValueBreakdown { parts }
    }

    /// The bonus for the follow-up cards of the same rank when a card is played from a hand. Both
    /// formulas use the article's rank values here.
    pub(super) fn follow_up(&self, card: Card, hand: CardSet) -> f64 {
        let equals = (hand & CardSet::of_rank(card.rank())).len();
        FOLLOW_UP_BONUS[equals] * rank_value(card.rank())
    }

    /// Whether a player with this hand is out: no cards in the hand or the talon.
    fn is_out(&self, hand: CardSet) -> bool {
        hand.is_empty() && self.talon == 0
    }

    /// The value of a rank, as in the article or centred on the deck.
    fn value_of_rank(&self, rank: Rank) -> f64 {
        match self.formula {
            HandValueFormula::Article => rank_value(rank),
            HandValueFormula::Program => {
                let highest = self.deck.rank_count() as f64 / 2.0;
                RANK_VALUE * (f64::from(rank as u8) - f64::from(Rank::Ace as u8) + highest)
            }
        }
    }

    /// The sum of the values of the ranks of all cards.
    fn ranks(&self, hand: CardSet) -> f64 {
        hand.iter().map(|card| truncate(self.value_of_rank(card.rank()))).sum()
    }

    /// The bonus for all trumps.
    fn trumps(&self, hand: CardSet) -> f64 {
        self.parameters.trump_bonus * (hand & CardSet::of_suit(self.trump)).len() as f64
    }

    /// The bonus for cards of the same rank.
    fn same_rank_bonus(&self, hand: CardSet) -> f64 {
        let bonus = |rank: Rank| {
            let count = (hand & CardSet::of_rank(rank)).len();
            let value = (self.value_of_rank(rank) / RANK_VALUE).max(1.0) * SAME_RANK_BONUS[count];
            truncate(self.parameters.pair_scale * value)
        };
        hand.ranks().map(bonus).sum()
    }

    /// The penalty, as a negative number, for plain suits of unequal length.
    fn suits(&self, hand: CardSet) -> f64 {
        let plain_suits = || Suit::ALL.into_iter().filter(|&suit| suit != self.trump);
        let count = |suit| (hand & CardSet::of_suit(suit)).len() as f64;
        let mean = plain_suits().map(count).sum::<f64>() / plain_suits().count() as f64;
        if mean == 0.0 {
            return 0.0;
        }
        // The value must be bit-exact before truncation, so the order of operations matters.
        let penalty = |suit| ((count(suit) - mean) / mean).abs() * self.parameters.imbalance;
        -plain_suits().map(|suit| truncate(penalty(suit))).sum::<f64>()
    }

    /// The bonus or penalty for the number of cards, with the formula's count of cards elsewhere.
    fn hand_size_term(&self, cards: usize) -> f64 {
        let elsewhere = (self.others + self.talon) as i32;
        let elsewhere = match self.formula {
            HandValueFormula::Article => elsewhere,
            // With the cards of the table there may be more than in all hands and the talon.
            HandValueFormula::Program => elsewhere + self.own as i32 - cards as i32,
        };
        truncate(self.many_cards(cards, elsewhere))
    }

    /// The bonus for having less than a quarter of `elsewhere` cards, or the penalty for more.
    fn many_cards(&self, cards: usize, elsewhere: i32) -> f64 {
        let share = match elsewhere {
            0 => SHARE_OF_NOTHING,
            elsewhere if self.parameters.whole_share => (cards as i32 / elsewhere).into(),
            elsewhere => cards as f64 / f64::from(elsewhere),
        };
        self.parameters.many_cards * (FREE_SHARE - share)
    }
}

impl ValueBreakdown {
    /// Adds a part unless it is zero.
    pub(super) fn with_part(mut self, name: &'static str, value: f64) -> Self {
        if value != 0.0 {
            self.parts.push(Term::new(name, value));
        }
        self
    }

    /// The parts and their sum.
    pub(super) fn into_parts_and_sum(self) -> (Vec<Term>, f64) {
        let sum = self.parts.iter().map(|part| part.value).sum();
        (self.parts, sum)
    }
}
