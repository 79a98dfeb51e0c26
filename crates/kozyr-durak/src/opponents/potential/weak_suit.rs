//! A player's weak suits, from public information.

use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    event::Event,
    view::View,
};
use kozyr_core::game::Seat;

/// The lowest of the cards that is in the player's weakest suit, or `None` if they have shown no
/// weakness in any of these suits.
pub(super) fn weakest_suit_card(view: View<'_>, player: Seat, cards: CardSet) -> Option<Card> {
    let points = suit_weakness(view, player);
    let mut best: Option<(u32, Card)> = None;
    for suit in Suit::ALL {
        let score = points[suit as usize];
        let lowest = (cards & CardSet::of_suit(suit)).first();
        if let Some(card) = lowest
            && score > best.map_or(0, |(highest, _)| highest)
        {
            best = Some((score, card));
        }
    }
    best.map(|(_, card)| card)
}

/// One point for a suit each time the player picked up while a card of it was open, or beat one
/// with a trump. Suits of their publicly known cards have none.
fn suit_weakness(view: View<'_>, player: Seat) -> [u32; 4] {
    let trump = view.trump();
    let mut points = [0; 4];
    let mut open = CardSet::EMPTY;
    for event in view.history() {
        match event {
            Event::Attacked { cards, .. } => open = cards,
            Event::ThrownIn { card, .. } | Event::Transferred { card, shown: false, .. } => {
                open.insert(card);
            }
            Event::Beaten { seat, attack, with } => {
                open.remove(attack);
                if seat == player && with.suit() == trump && attack.suit() != trump {
                    points[attack.suit() as usize] += 1;
                }
            }
            Event::Took { seat } if seat == player => {
                for suit in Suit::ALL {
                    let is_open = !(open & CardSet::of_suit(suit)).is_empty();
                    points[suit as usize] += u32::from(is_open);
                }
            }
            _ => {}
        }
    }
    for suit in Suit::ALL {
        if !(view.known_cards(player) & CardSet::of_suit(suit)).is_empty() {
            points[suit as usize] = 0;
        }
    }
    points
}
