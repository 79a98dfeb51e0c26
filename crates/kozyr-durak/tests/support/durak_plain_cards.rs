//! Cards by their letters alone, for reference implementations of opponents.

use kozyr_durak::{Card, View};

/// The ranks and prices of cards in a deck.
#[derive(Clone, Copy)]
pub struct Prices {
    /// The letter of the trump suit.
    pub trump: char,
    /// The number of ranks in the deck.
    pub ranks: i64,
}

impl Prices {
    /// The ranks and prices in the deal of a view.
    pub fn of(view: View<'_>) -> Self {
        let ranks = view.rules().deck.cards().count() as i64 / 4;
        Prices { trump: view.trump().letter(), ranks }
    }

    /// The rank, counting the deck's lowest as 1.
    pub fn step(self, card: Card) -> i64 {
        rank(card) - (14 - self.ranks)
    }

    /// Returns whether a card is a trump.
    pub fn is_trump(self, card: Card) -> bool {
        suit(card) == self.trump
    }

    /// The rank, plus the number of ranks for a trump.
    pub fn price(self, card: Card) -> i64 {
        self.step(card) + if self.is_trump(card) { self.ranks } else { 0 }
    }

    /// Returns whether `with` beats `attack`.
    pub fn beats(self, with: Card, attack: Card) -> bool {
        if suit(with) == suit(attack) { rank(with) > rank(attack) } else { self.is_trump(with) }
    }

    /// Every way to beat these attacks with different cards, in the order of the attacks, or `None`
    /// if there are too many.
    pub fn covers(self, attacks: &[Card], hand: &[Card]) -> Option<Vec<Vec<Card>>> {
        let mut covers = vec![Vec::new()];
        for &attack in attacks {
            let mut extended = Vec::new();
            for cover in &covers {
                for &with in hand {
                    if self.beats(with, attack) && !cover.contains(&with) {
                        extended.push([cover.as_slice(), &[with]].concat());
                    }
                }
            }
            if extended.len() > 5_000 {
                return None;
            }
            covers = extended;
        }
        Some(covers)
    }
}

/// The rank from 2 to 14.
pub fn rank(card: Card) -> i64 {
    let letter = card.to_string().chars().next().unwrap();
    "23456789TJQKA".find(letter).unwrap() as i64 + 2
}

/// The letter of the suit.
pub fn suit(card: Card) -> char {
    card.to_string().chars().nth(1).unwrap()
}

/// The cards of a hand without those in `removed`.
pub fn without(hand: &[Card], removed: &[Card]) -> Vec<Card> {
    hand.iter().copied().filter(|card| !removed.contains(card)).collect()
}
