//! Decks and shuffling.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
};
use kozyr_core::game::Seed;

/// A deck of cards, written as its number of cards.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub enum Deck {
    /// Nines to aces.
    Cards24,
    /// Sevens to aces.
    Cards32,
    /// Sixes to aces.
    #[default]
    Cards36,
    /// Twos to aces.
    Cards52,
}

/// A number of cards that no deck has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a deck has 24, 32, 36 or 52 cards, not {0}")]
pub struct DeckSizeError(u8);

impl Deck {
    /// All decks, the smallest first.
    pub const ALL: [Deck; 4] = [Deck::Cards24, Deck::Cards32, Deck::Cards36, Deck::Cards52];

    /// The number of cards in the deck.
    pub const fn size(self) -> usize {
        4 * self.rank_count()
    }

    /// The number of ranks in the deck.
    pub const fn rank_count(self) -> usize {
        Rank::ALL.len() - self.lowest_rank() as usize
    }

    /// The lowest rank of the deck; the highest is always the ace.
    pub const fn lowest_rank(self) -> Rank {
        match self {
            Deck::Cards24 => Rank::Nine,
            Deck::Cards32 => Rank::Seven,
            Deck::Cards36 => Rank::Six,
            Deck::Cards52 => Rank::Two,
        }
    }

    /// The number of a rank, counting the deck's lowest rank as 1.
    ///
    /// # Panics
    /// May panic if the deck does not have the rank.
    pub const fn rank_number(self, rank: Rank) -> usize {
        rank as usize + 1 - self.lowest_rank() as usize
    }

    /// All cards of the deck in the order before shuffling: suit by suit in the order of [`Suit`],
    /// each from the lowest rank to the ace.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let ranks = &Rank::ALL[self.lowest_rank() as usize..];
        Suit::ALL.into_iter().flat_map(|suit| ranks.iter().map(move |&rank| Card::new(rank, suit)))
    }

    /// All cards of the deck as a set.
    pub fn card_set(self) -> CardSet {
        self.cards().collect()
    }
}

impl From<Deck> for u8 {
    fn from(deck: Deck) -> Self {
        deck.size() as u8
    }
}

impl TryFrom<u8> for Deck {
    type Error = DeckSizeError;

    fn try_from(size: u8) -> Result<Self, Self::Error> {
        Deck::ALL.into_iter().find(|&deck| u8::from(deck) == size).ok_or(DeckSizeError(size))
    }
}

/// Shuffles a deck with a seed and returns the cards in dealing order.
///
/// Anyone can repeat this procedure to verify that a deal was fair:
/// 1. The random numbers are the ChaCha20 key stream with the seed's 32 bytes as key, nonce and
///    block counter starting from zero, read as little-endian 32-bit words.
/// 2. A number below `n` is the next word modulo `n`. Words from `2³² − 2³² mod n` up are skipped,
///    so that every number is equally likely.
/// 3. Starting from the order of [`Deck::cards`], for `i` from the last index down to 1, card `i`
///    is swapped with card `j`, where `j` is the next number below `i + 1` (the Fisher–Yates
///    shuffle in Durstenfeld's form).
pub fn shuffle_deck(deck: Deck, seed: &Seed) -> Vec<Card> {
    shuffle_deck_with(deck, &mut seed.shuffle_rng())
}

/// Shuffles with the given random number generator, as [`shuffle_deck`] does.
pub(super) fn shuffle_deck_with(deck: Deck, rng: &mut impl Rng) -> Vec<Card> {
    let mut cards: Vec<_> = deck.cards().collect();
    for i in (1..cards.len()).rev() {
        cards.swap(i, random_below(i as u32 + 1, rng) as usize);
    }
    cards
}

/// A random number from 0 to `n` − 1, each equally likely, by rejection sampling.
pub(super) fn random_below(n: u32, rng: &mut impl Rng) -> u32 {
    // 2³² mod n, as 2³² does not fit into 32 bits.
    let excess = n.wrapping_neg() % n;
    loop {
        let word = rng.next_u32();
        if word <= u32::MAX - excess {
            return word % n;
        }
    }
}
