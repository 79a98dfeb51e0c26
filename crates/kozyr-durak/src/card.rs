//! Playing cards and their notation.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A suit, written as its English initial in lower case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[repr(u8)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
}

/// A rank, written as a digit or as its English initial in upper case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "ranks need no explanation")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

/// A card in one byte, ordered by suit and then by rank, and written as rank and suit: `Th`.
///
/// Parsing also accepts `10h`, upper and lower case, suit symbols, and the Russian indices В Д К Т
/// with the suits п т б ч.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

/// An error that occurs when parsing a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a card is a rank and a suit, such as `6s` or `Th`, not `{0}`")]
pub struct ParseCardError(String);

/// An error that occurs when parsing a suit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a suit is one of s, c, d, h, not `{0}`")]
pub struct ParseSuitError(String);

/// The first 20 characters of a text, for an error message.
fn quoted(text: &str) -> String {
    text.chars().take(20).collect()
}

impl Suit {
    /// All suits in order.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Clubs, Suit::Diamonds, Suit::Hearts];

    /// The suit's letter: s, c, d or h.
    pub const fn letter(self) -> char {
        ['s', 'c', 'd', 'h'][self as usize]
    }

    /// The suit of an English or Russian initial in either case, or of a suit symbol; `None` for
    /// any other character.
    fn from_char(letter: char) -> Option<Suit> {
        Some(match letter {
            's' | 'S' | '♠' | 'п' | 'П' => Suit::Spades,
            'c' | 'C' | '♣' | 'т' | 'Т' => Suit::Clubs,
            'd' | 'D' | '♦' | 'б' | 'Б' => Suit::Diamonds,
            'h' | 'H' | '♥' | 'ч' | 'Ч' => Suit::Hearts,
            _ => return None,
        })
    }
}

impl Rank {
    /// All ranks from the two to the ace.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The rank's character: 2 to 9, T, J, Q, K or A.
    pub const fn letter(self) -> char {
        ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'][self as usize]
    }

    /// The rank of a digit from 2 to 9, `10`, or an English or Russian initial in either case;
    /// `None` for any other text.
    fn from_text(text: &str) -> Option<Rank> {
        let mut letters = text.chars();
        let rank = match letters.next()? {
            digit @ '2'..='9' => Rank::ALL[digit as usize - '2' as usize],
            '1' => return (letters.as_str() == "0").then_some(Rank::Ten),
            'T' | 't' => Rank::Ten,
            'J' | 'j' | 'В' | 'в' => Rank::Jack,
            'Q' | 'q' | 'Д' | 'д' => Rank::Queen,
            'K' | 'k' | 'К' | 'к' => Rank::King,
            'A' | 'a' | 'Т' | 'т' => Rank::Ace,
            _ => return None,
        };
        letters.as_str().is_empty().then_some(rank)
    }
}

impl Card {
    /// Creates a card from its rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Card((suit as u8) << 4 | rank as u8)
    }

    /// The two of spades, the first card in order.
    pub(super) const LOWEST: Card = Card::new(Rank::Two, Suit::Spades);

    /// The card's index, below 64. Each suit has sixteen indices, the last three of them unused.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// The card's suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 4) as usize]
    }

    /// Returns whether this card beats an attack card: it is higher in the same suit, or a trump on
    /// a plain card.
    pub const fn beats(self, attack: Card, trump: Suit) -> bool {
        if self.0 >> 4 == attack.0 >> 4 { self.0 > attack.0 } else { self.0 >> 4 == trump as u8 }
    }

    /// The card's bit in a [`CardSet`](super::CardSet), which has sixteen bits per suit.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The card with this index, which must be valid.
    pub(super) const fn from_index(index: u32) -> Self {
        Card(index as u8)
    }
}

impl fmt::Display for Suit {
    /// Writes the suit's [letter](Suit::letter): s, c, d or h.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl fmt::Display for Rank {
    /// Writes the rank's [character](Rank::letter): 2 to 9, T, J, Q, K or A.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl fmt::Display for Card {
    /// Writes the rank and the suit, such as `Ts` for the ten of spades.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Suit {
    type Err = ParseSuitError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let suit = letters.next().and_then(Suit::from_char);
        suit.filter(|_| letters.as_str().is_empty()).ok_or_else(|| ParseSuitError(quoted(text)))
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseCardError(quoted(text));
        // Some keyboards append the variation selector for a coloured suit symbol.
        let text = text.strip_suffix('\u{fe0f}').unwrap_or(text);
        let suit = text.chars().next_back().ok_or_else(error)?;
        let rank = &text[..text.len() - suit.len_utf8()];
        let suit = Suit::from_char(suit).ok_or_else(error)?;
        Ok(Card::new(Rank::from_text(rank).ok_or_else(error)?, suit))
    }
}

impl From<Suit> for String {
    fn from(suit: Suit) -> Self {
        suit.to_string()
    }
}

impl TryFrom<String> for Suit {
    type Error = ParseSuitError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = ParseCardError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
