//! Legal actions of the second implementation of the rules.

use kozyr_durak::TransferRule;
use std::collections::BTreeSet;

use super::{Oracle, OraclePhase};

/// A card: rank 2 to 14, and the letter of its suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card {
    pub rank: usize,
    pub suit: char,
}

impl Card {
    /// Parses a card.
    pub fn read(text: &str) -> Card {
        let letters: Vec<char> = text.chars().collect();
        let rank = "23456789TJQKA".chars().position(|letter| letter == letters[0]).unwrap() + 2;
        Card { rank, suit: letters[1] }
    }

    /// The card as text.
    pub fn text(self) -> String {
        format!("{}{}", "23456789TJQKA".chars().nth(self.rank - 2).unwrap(), self.suit)
    }
}

impl Oracle {
    /// The legal actions as texts.
    pub fn legal(&self) -> BTreeSet<String> {
        let hand = if self.stage == OraclePhase::Over { &vec![] } else { &self.hands[self.turn] };
        let mut legal = BTreeSet::new();
        match self.stage {
            OraclePhase::Redeal => {
                legal.insert("keep".into());
                let has_five_of_a_suit = "scdh"
                    .chars()
                    .any(|suit| hand.iter().filter(|card| card.suit == suit).count() >= 5);
                if has_five_of_a_suit && !self.redealt.contains(&self.turn) {
                    legal.insert("redeal".into());
                }
            }
            OraclePhase::Attack => {
                for rank in 2..=14 {
                    let same_rank: Vec<_> = hand.iter().filter(|card| card.rank == rank).collect();
                    for choice in 1..1usize << same_rank.len() {
                        let cards: Vec<_> = same_rank
                            .iter()
                            .enumerate()
                            .filter(|(index, _)| choice >> index & 1 == 1)
                            .map(|(_, card)| **card)
                            .collect();
                        if cards.len() <= self.limit {
                            legal.insert(attack_text(&cards));
                        }
                    }
                }
            }
            OraclePhase::Defend => {
                legal.insert("take".into());
                for &(attack, beaten) in &self.table {
                    for &card in hand {
                        if beaten.is_none() && self.can_beat(attack, card) {
                            legal.insert(format!("beat {} {}", attack.text(), card.text()));
                        }
                    }
                }
                for &card in hand {
                    if self.can_transfer(1) && card.rank == self.table[0].0.rank {
                        legal.insert(format!("transfer {}", card.text()));
                    }
                    let may_show = match self.setup.rules.transfer {
                        TransferRule::Off | TransferRule::Playing => false,
                        TransferRule::PlayingOrShowing | TransferRule::ShowingEachBout => {
                            !self.shown.contains(&self.turn)
                        }
                        TransferRule::ShowingAlways => true,
                    };
                    let may_show = may_show && self.is_trump(card);
                    if may_show && self.can_transfer(0) && card.rank == self.table[0].0.rank {
                        legal.insert(format!("show {}", card.text()));
                    }
                }
            }
            OraclePhase::ThrowIn | OraclePhase::Take => {
                legal.insert("pass".into());
                let mut ranks = vec![];
                for &(attack, beaten) in &self.table {
                    ranks.push(attack.rank);
                    ranks.extend(beaten.map(|card| card.rank));
                }
                for &card in hand {
                    if ranks.contains(&card.rank) {
                        legal.insert(format!("throw {}", card.text()));
                    }
                }
            }
            OraclePhase::Over => {}
        }
        legal
    }

    /// Returns whether a card beats an attack.
    fn can_beat(&self, attack: Card, card: Card) -> bool {
        if card.suit == attack.suit { card.rank > attack.rank } else { self.is_trump(card) }
    }

    /// Returns whether the attack can be transferred with this many cards added.
    fn can_transfer(&self, added: usize) -> bool {
        let next = self.opponent_to_the_left(self.turn);
        self.setup.rules.transfer != TransferRule::Off
            && self.table.iter().all(|(_, beaten)| beaten.is_none())
            && self.hands[next].len() >= self.table.len() + added
    }
}

/// The text of a lead with these cards.
fn attack_text(cards: &[Card]) -> String {
    let mut cards = cards.to_vec();
    let order = |card: &Card| ("scdh".find(card.suit), card.rank);
    cards.sort_by_key(order);
    let texts: Vec<String> = cards.iter().map(|card| card.text()).collect();
    format!("attack {}", texts.join(" "))
}
