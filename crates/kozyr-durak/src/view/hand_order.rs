//! The order of a seat's cards as received.

use super::View;
use crate::{card::Card, event::Event};

impl View<'_> {
    /// The seat's own cards, in the order received. Cards picked up are in table order, pair by
    /// pair, each attack card before the card that beats it.
    ///
    /// Only their owner may know this order, as it would reveal hidden cards to others.
    pub fn hand_in_order(self) -> Vec<Card> {
        let mut hand = Vec::with_capacity(self.hand().len());
        let mut table: Vec<(Card, Option<Card>)> = Vec::new();
        for &event in &self.game.history {
            match event {
                Event::Dealt { seat, cards, .. } if seat == self.seat => {
                    // Cards dealt before a redeal are no longer held.
                    hand.clear();
                    hand.extend(self.game.talon.in_drawn_order(cards));
                }
                Event::Drawn { seat, cards, .. } if seat == self.seat => {
                    hand.extend(self.game.talon.in_drawn_order(cards));
                }
                Event::Attacked { cards, .. } => {
                    table.extend(cards.iter().map(|card| (card, None)))
                }
                Event::ThrownIn { card, .. } | Event::Transferred { card, shown: false, .. } => {
                    table.push((card, None));
                }
                Event::Beaten { attack, with, .. } => {
                    // A history from outside may be inconsistent.
                    if let Some(pair) = table.iter_mut().find(|pair| pair.0 == attack) {
                        pair.1 = Some(with);
                    }
                }
                Event::BoutTaken { seat, .. } => {
                    let pairs = table.drain(..);
                    let cards = pairs.flat_map(|(attack, with)| [Some(attack), with]).flatten();
                    if seat == self.seat {
                        hand.extend(cards);
                    }
                }
                Event::BoutBeaten { .. } => table.clear(),
                _ => {}
            }
        }
        self.current_hand(hand)
    }

    /// The cards still held, each at the last time it was received.
    fn current_hand(self, received: Vec<Card>) -> Vec<Card> {
        let mut remaining = self.hand();
        let mut held: Vec<Card> = Vec::with_capacity(remaining.len());
        for card in received.into_iter().rev().filter(|&card| self.hand().contains(card)) {
            if remaining.contains(card) {
                remaining.remove(card);
                held.push(card);
            }
        }
        held.reverse();
        held
    }
}
