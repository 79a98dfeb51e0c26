//! Decks and their shuffling.

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
};
use kozyr_core::game::Seed;

/// A deck of cards; as a number how many it has.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub enum Deck {
    /// Nine up.
    Cards24,
    /// Seven up.
    Cards32,
    /// Six up.
    #[default]
    Cards36,
    /// Two up.
    Cards52,
}

/// A number of cards that no deck has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a deck has 24, 32, 36 or 52 cards, not {0}")]
pub struct DeckSizeError(u8);

impl Deck {
    /// All decks, from the smallest.
    pub const ALL: [Deck; 4] = [Deck::Cards24, Deck::Cards32, Deck::Cards36, Deck::Cards52];

    /// How many cards the deck has.
    pub const fn size(self) -> usize {
        4 * self.rank_count()
    }

    /// How many ranks the deck has.
    pub const fn rank_count(self) -> usize {
        Rank::ALL.len() - self.lowest_rank() as usize
    }

    /// The lowest rank of the deck; the highest is the ace.
    pub const fn lowest_rank(self) -> Rank {
        match self {
            Deck::Cards24 => Rank::Nine,
            Deck::Cards32 => Rank::Seven,
            Deck::Cards36 => Rank::Six,
            Deck::Cards52 => Rank::Two,
        }
    }

    /// A rank counted from the lowest of the deck, which is 1.
    ///
    /// # Panics
    /// May panic if the deck does not have the rank.
    pub const fn rank_number(self, rank: Rank) -> usize {
        rank as usize + 1 - self.lowest_rank() as usize
    }

    /// All cards of the deck in the order from which they are shuffled: suit by suit in the
    /// order of [`Suit`], each from the lowest rank to the ace.
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

/// The cards of a deck as a seed shuffles them, the first to be dealt first.
///
/// Anyone can repeat this with the following, and so prove that a deal was fair:
/// 1. The random numbers are the ChaCha20 key stream with the seed's 32 bytes as key, nonce
///    and block counter starting from zero, read as little-endian 32-bit words.
/// 2. A number below `n` is the next word modulo `n`; words from `2³² − 2³² mod n` up are
///    skipped, so that every number is equally likely.
/// 3. Starting from the order of [`Deck::cards`], for `i` from the last index down to 1 card
///    `i` changes places with card `j`, where `j` is the next number below `i + 1`
///    (Fisher and Yates's shuffle in Durstenfeld's form).
pub fn shuffle_deck(deck: Deck, seed: &Seed) -> Vec<Card> {
    shuffle_deck_with(deck, &mut seed.shuffle_rng())
}

/// The same from wherever the stream of random numbers has got to.
pub(super) fn shuffle_deck_with(deck: Deck, rng: &mut impl Rng) -> Vec<Card> {
    let mut cards: Vec<_> = deck.cards().collect();
    for i in (1..cards.len()).rev() {
        cards.swap(i, random_below(i as u32 + 1, rng) as usize);
    }
    cards
}

/// A random number below `n`, by rejection.
pub(super) fn random_below(n: u32, rng: &mut impl Rng) -> u32 {
    // 2³² mod n, since 2³² does not fit.
    let excess = n.wrapping_neg() % n;
    loop {
        let word = rng.next_u32();
        if word <= u32::MAX - excess {
            return word % n;
        }
    }
}
