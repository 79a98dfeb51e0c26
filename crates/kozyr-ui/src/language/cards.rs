//! Localized card notation.

use kozyr_durak::{Card, CardSet, Rank, Suit};

use super::Language;

impl Language {
    /// Returns a card in the language's notation: `J♣`, `В♣`.
    pub fn card(&self, card: Card) -> String {
        format!("{}{}", self.rank(card.rank()), suit_symbol(card.suit()))
    }

    /// Returns a rank in the language's notation: `10`, `J`, `В`.
    pub fn rank(&self, rank: Rank) -> &'static str {
        let cyrillic = self.locale().has_cyrillic_cards();
        match rank {
            Rank::Two => "2",
            Rank::Three => "3",
            Rank::Four => "4",
            Rank::Five => "5",
            Rank::Six => "6",
            Rank::Seven => "7",
            Rank::Eight => "8",
            Rank::Nine => "9",
            Rank::Ten => "10",
            Rank::Jack if cyrillic => "В",
            Rank::Queen if cyrillic => "Д",
            Rank::King if cyrillic => "К",
            Rank::Ace if cyrillic => "Т",
            Rank::Jack => "J",
            Rank::Queen => "Q",
            Rank::King => "K",
            Rank::Ace => "A",
        }
    }

    /// Returns cards in the language's notation, separated by spaces. They are sorted by rank from
    /// the lowest, but all hearts come after the other suits.
    pub fn cards(&self, cards: CardSet) -> String {
        // Alternates black and red suits, so that neighbors are easy to tell apart.
        let order = |suit: Suit| match suit {
            Suit::Spades => 0,
            Suit::Diamonds => 1,
            Suit::Clubs => 2,
            Suit::Hearts => 3,
        };
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_by_key(|card| {
            (card.suit() == Suit::Hearts, card.rank() as usize, order(card.suit()))
        });
        cards.into_iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the symbol of a suit, such as `♠`.
pub fn suit_symbol(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
    }
}
