//! The cards of a bout.

use serde::{Deserialize, Serialize};

use super::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
    deck::Deck,
};

/// The maximum number of attack cards in any bout: the defender holds at least as many when it
/// begins, so they are at most half of the largest deck.
pub const MAX_ATTACKS: usize = Deck::Cards52.size() / 2;

/// The maximum number of attack cards that a defender may have to beat at once. All of them are of
/// one rank: those led together, and cards that transferred them. A card is thrown in only when the
/// others are beaten, and is answered before the next.
pub const MAX_OPEN_ATTACKS: usize = Suit::ALL.len();

/// An attack card and the card that beats it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackPair {
    /// The attack card.
    pub attack: Card,
    /// The card that beats it; `None` while it is open.
    pub beaten_by: Option<Card>,
}

/// The attack cards of a bout in the order of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TableCards {
    /// The attack cards, of which only the first `len` are meaningful.
    pairs: [AttackPair; MAX_ATTACKS],
    len: u8,
    /// The attack cards not yet beaten.
    open: CardSet,
    /// The attack cards that have been beaten, and the cards that beat them.
    beaten: CardSet,
}

impl TableCards {
    pub(super) const EMPTY: TableCards = TableCards {
        // Unused entries are never read.
        pairs: [AttackPair { attack: Card::new(Rank::Two, Suit::Spades), beaten_by: None };
            MAX_ATTACKS],
        len: 0,
        open: CardSet::EMPTY,
        beaten: CardSet::EMPTY,
    };

    /// The attack cards in the order of play, each with the card that beats it, if any.
    pub(super) fn pairs(&self) -> &[AttackPair] {
        &self.pairs[..usize::from(self.len)]
    }

    /// The number of attack cards.
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The attack cards not yet beaten.
    pub(super) fn open(&self) -> CardSet {
        self.open
    }

    /// All cards on the table.
    pub(super) fn cards(&self) -> CardSet {
        self.open | self.beaten
    }

    /// Returns whether no card has been beaten yet.
    pub(super) fn is_unbeaten(&self) -> bool {
        self.beaten.is_empty()
    }

    /// Adds an attack card. The caller has checked the attack limit.
    pub(super) fn attack(&mut self, card: Card) {
        self.pairs[self.len()] = AttackPair { attack: card, beaten_by: None };
        self.len += 1;
        self.open.insert(card);
    }

    /// Beats an attack card. The caller has checked that it is open.
    pub(super) fn beat(&mut self, attack: Card, with: Card) {
        let pairs = &mut self.pairs[..usize::from(self.len)];
        if let Some(pair) = pairs.iter_mut().find(|pair| pair.attack == attack) {
            pair.beaten_by = Some(with);
        }
        self.open.remove(attack);
        self.beaten |= CardSet::from(attack) | with.into();
    }
}
