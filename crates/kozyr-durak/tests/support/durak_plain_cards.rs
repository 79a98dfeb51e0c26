//! Cards by their letters alone, for second readings of opponents.

use kozyr_durak::{Card, View};

/// What a deck makes of its cards.
#[derive(Clone, Copy)]
pub struct Prices {
    /// The letter of the trump suit.
    pub trump: char,
    /// How many ranks the deck has.
    pub ranks: i64,
}

impl Prices {
    pub fn of(view: View<'_>) -> Self {
        let ranks = view.rules().deck.cards().count() as i64 / 4;
        Prices { trump: view.trump().letter(), ranks }
    }

    /// The rank from 1 for the lowest of the deck.
    pub fn step(self, card: Card) -> i64 {
        rank(card) - (14 - self.ranks)
    }

    pub fn is_trump(self, card: Card) -> bool {
        suit(card) == self.trump
    }

    /// The step, and as much more for a trump as the deck has ranks.
    pub fn price(self, card: Card) -> i64 {
        self.step(card) + if self.is_trump(card) { self.ranks } else { 0 }
    }

    pub fn beats(self, with: Card, attack: Card) -> bool {
        if suit(with) == suit(attack) { rank(with) > rank(attack) } else { self.is_trump(with) }
    }

    /// Every way to beat those attacks with different cards, each in the order of the attacks;
    /// nothing if there are more than can be looked at.
    pub fn covers(self, attacks: &[Card], hand: &[Card]) -> Option<Vec<Vec<Card>>> {
        let mut ways = vec![Vec::new()];
        for &attack in attacks {
            let mut longer = Vec::new();
            for way in &ways {
                for &with in hand {
                    if self.beats(with, attack) && !way.contains(&with) {
                        longer.push([way.as_slice(), &[with]].concat());
                    }
                }
            }
            if longer.len() > 5_000 {
                return None;
            }
            ways = longer;
        }
        Some(ways)
    }
}

/// 2 to 14.
pub fn rank(card: Card) -> i64 {
    let letter = card.to_string().chars().next().unwrap();
    "23456789TJQKA".find(letter).unwrap() as i64 + 2
}

pub fn suit(card: Card) -> char {
    card.to_string().chars().nth(1).unwrap()
}

pub fn without(hand: &[Card], gone: &[Card]) -> Vec<Card> {
    hand.iter().copied().filter(|card| !gone.contains(card)).collect()
}
