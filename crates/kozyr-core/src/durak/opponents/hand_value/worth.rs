//! The worth of a hand.

use super::Parameters;
use crate::{
    durak::{Card, CardSet, Rank, Suit, View},
    explanation::Term,
    game::Seat,
};

/// The unit of the values of ranks.
const UNIT: f64 = 100.0;
/// What having got rid of all cards is worth.
const OUT_OF_PLAY: f64 = 30_000.0;
/// What 0 to 4 cards of a rank add to a hand, in values of the rank.
const EQUALS: [f64; 5] = [0.0, 0.0, 0.5, 0.75, 1.25];
/// What 0 to 4 cards of a rank in hand add to playing one of them, in values of the rank.
const EQUALS_PLAYED: [f64; 5] = [0.0, 0.0, 1.0, 1.5, 2.5];
/// The share of the cards of all others that a hand may have at no cost.
const FREE_SHARE: f64 = 0.25;
/// The share that counts when the others have no cards at all.
const SHARE_OF_NOTHING: f64 = 10.0;

/// Measures hands.
pub(super) struct Worth<'a> {
    parameters: &'a Parameters,
    trump: Suit,
    talon: usize,
    /// The cards of the others and of the talon.
    elsewhere: usize,
}

/// What a hand is worth, part by part.
pub(super) struct Value {
    parts: Vec<Term>,
}

/// The value of a rank: 0 for an eight, 100 more for each rank above it.
fn of_rank(rank: Rank) -> f64 {
    UNIT * (f64::from(rank as u8) - f64::from(Rank::Eight as u8))
}

impl<'a> Worth<'a> {
    pub(super) fn new(view: View<'_>, parameters: &'a Parameters) -> Self {
        let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
        let held: usize = others.map(|seat| view.count(seat)).sum();
        let talon = view.talon();
        Worth { parameters, trump: view.trump(), talon, elsewhere: held + talon }
    }

    /// V(H) = Σ v + 1300 per trump + Σ over ranks max(v/100, 1)·b(count)·`pair_scale`
    /// − Σ over the plain suits 200·|count − a|/a + 600·(¼ − n/c).
    ///
    /// v is the value of a rank, b is ½, ¾, 1¼ for two, three, four cards of it, a the mean
    /// number of cards of a plain suit, n the number of cards in hand and c that of all others.
    pub(super) fn of(&self, hand: CardSet) -> f64 {
        if self.is_out(hand) {
            return OUT_OF_PLAY;
        }
        self.ranks(hand)
            + self.trumps(hand)
            + self.equals(hand)
            + self.suits(hand)
            + self.number(hand.len())
    }

    /// The same as its parts.
    pub(super) fn parts(&self, hand: CardSet) -> Value {
        let parts = if self.is_out(hand) {
            vec![Term::new("hand-value-out", OUT_OF_PLAY)]
        } else {
            vec![
                Term::new("hand-value-ranks", self.ranks(hand)),
                Term::new("hand-value-trumps", self.trumps(hand)),
                Term::new("hand-value-equals", self.equals(hand)),
                Term::new("hand-value-suits", self.suits(hand)),
                Term::new("hand-value-number", self.number(hand.len())),
            ]
        };
        Value { parts }
    }

    /// What cards that have not been seen are worth on the average of the deck, equal ranks and
    /// uneven suits aside.
    pub(super) fn of_average(&self, cards: usize, deck: CardSet) -> f64 {
        let share = cards as f64 / deck.len() as f64;
        share * (self.ranks(deck) + self.trumps(deck)) + self.number(cards)
    }

    /// What playing a card from a hand gives besides the worth of the rest, for the equal cards
    /// that may follow it.
    pub(super) fn follow_up(&self, card: Card, hand: CardSet) -> f64 {
        let equals = (hand & CardSet::of_rank(card.rank())).len();
        EQUALS_PLAYED[equals] * of_rank(card.rank())
    }

    fn is_out(&self, hand: CardSet) -> bool {
        hand.is_empty() && self.talon == 0
    }

    fn ranks(&self, hand: CardSet) -> f64 {
        hand.iter().map(|card| of_rank(card.rank())).sum()
    }

    fn trumps(&self, hand: CardSet) -> f64 {
        self.parameters.trump_bonus * (hand & CardSet::of_suit(self.trump)).len() as f64
    }

    fn equals(&self, hand: CardSet) -> f64 {
        let bonus = |rank: Rank| {
            let count = (hand & CardSet::of_rank(rank)).len();
            (of_rank(rank) / UNIT).max(1.0) * EQUALS[count]
        };
        self.parameters.pair_scale * hand.ranks().map(bonus).sum::<f64>()
    }

    fn suits(&self, hand: CardSet) -> f64 {
        let plain = || Suit::ALL.into_iter().filter(|&suit| suit != self.trump);
        let count = |suit| (hand & CardSet::of_suit(suit)).len() as f64;
        let mean = plain().map(count).sum::<f64>() / plain().count() as f64;
        if mean == 0.0 {
            return 0.0;
        }
        -self.parameters.imbalance
            * plain().map(|suit| (count(suit) - mean).abs() / mean).sum::<f64>()
    }

    fn number(&self, cards: usize) -> f64 {
        let share = match self.elsewhere {
            0 => SHARE_OF_NOTHING,
            elsewhere if self.parameters.whole_share => (cards / elsewhere) as f64,
            elsewhere => cards as f64 / elsewhere as f64,
        };
        self.parameters.many_cards * (FREE_SHARE - share)
    }
}

impl Value {
    /// Adds a part, unless it comes to nothing.
    pub(super) fn and(mut self, name: &'static str, value: f64) -> Self {
        if value != 0.0 {
            self.parts.push(Term::new(name, value));
        }
        self
    }

    /// The parts and their sum.
    pub(super) fn summed(self) -> (Vec<Term>, f64) {
        let sum = self.parts.iter().map(|part| part.value).sum();
        (self.parts, sum)
    }
}
