//! The talon.

use super::{card::Card, card_set::CardSet, deck::Deck};

const LARGEST_DECK_CARDS: usize = Deck::Cards52.size();

/// The undealt cards in order.
///
/// Stored in an array so that copying a game needs few allocations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Talon {
    /// The cards that were dealt or drawn, then the talon, then meaningless ones.
    cards: [Card; LARGEST_DECK_CARDS],
    /// The index of the next card to be drawn.
    next: u8,
    /// The index after the bottom card.
    end: u8,
}

impl Talon {
    /// The rest of a deck of which the first `dealt` cards have been dealt. The next card, if any,
    /// is turned up and put at the bottom.
    pub(super) fn after_dealing(deck: &[Card], dealt: usize) -> Self {
        let mut cards = [deck[0]; LARGEST_DECK_CARDS];
        cards[..deck.len()].copy_from_slice(deck);
        if dealt < deck.len() {
            cards[dealt..deck.len()].rotate_left(1);
        }
        Talon { cards, next: dealt as u8, end: deck.len() as u8 }
    }

    /// A talon of exactly these cards, the next first. Panics if they are more than the largest
    /// deck.
    pub(super) fn from_rest(rest: &[Card]) -> Self {
        let mut cards = [Card::LOWEST; LARGEST_DECK_CARDS];
        cards[..rest.len()].copy_from_slice(rest);
        Talon { cards, next: 0, end: rest.len() as u8 }
    }

    /// The number of cards still to be drawn.
    pub(super) fn len(&self) -> usize {
        usize::from(self.end - self.next)
    }

    /// The bottom card, which is face up; `None` if the talon is empty.
    pub(super) fn bottom(&self) -> Option<Card> {
        self.rest().last().copied()
    }

    /// Draws this many cards, or all if there are fewer.
    pub(super) fn draw(&mut self, count: usize) -> CardSet {
        let count = count.min(self.len());
        let drawn = self.rest()[..count].iter().copied().collect();
        self.next += count as u8;
        drawn
    }

    /// Those of the given cards that are no longer in the talon, in the order dealt and drawn. A
    /// talon made by [`from_rest`](Self::from_rest) does not know which were dealt.
    pub(super) fn in_drawn_order(&self, cards: CardSet) -> impl Iterator<Item = Card> {
        let drawn = self.cards[..usize::from(self.next)].iter().copied();
        drawn.filter(move |&card| cards.contains(card))
    }

    /// The cards still to be drawn, the next first.
    pub(super) fn rest(&self) -> &[Card] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }
}
