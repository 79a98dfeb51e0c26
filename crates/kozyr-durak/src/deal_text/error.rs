//! Errors in the text of a deal.

use super::FIELDS;
use crate::{card::Card, card_set::CardSet, rules::HAND_SIZE};
use kozyr_core::explanation::TranslatableText;

/// An error that occurs when parsing a deal, with its position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ParseDealError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The kind of error.
    pub kind: ParseDealErrorKind,
}

/// The kinds of error in the text of a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseDealErrorKind {
    /// A word where a field name or the end of a field was expected.
    #[error("`{0}` is not one of the fields {fields}", fields = FIELDS.join(", "))]
    UnknownField(String),
    /// A field occurs twice.
    #[error("`{name}` is already in line {line}")]
    DuplicateField {
        /// The name of the field.
        name: &'static str,
        /// The line of its first occurrence.
        line: usize,
    },
    /// A field is empty.
    #[error("nothing follows `{0}`")]
    EmptyField(&'static str),
    /// The `hands` field is missing.
    #[error("`hands` is missing")]
    MissingHands,
    /// A word is not a card.
    #[error("a card is a rank and a suit, such as `6s` or `Th`, not `{0}`")]
    InvalidCard(String),
    /// A word is not a suit.
    #[error("a suit is one of s, c, d, h, not `{0}`")]
    InvalidSuit(String),
    /// A card is not in the deck.
    #[error("{card} is not in a deck of {size}")]
    CardNotInDeck {
        /// The card.
        card: Card,
        /// The number of cards in the deck.
        size: usize,
    },
    /// A card occurs twice.
    #[error("{card} is already in line {line}, column {column}")]
    DuplicateCard {
        /// The card.
        card: Card,
        /// The line of its first occurrence.
        line: usize,
        /// The column of its first occurrence.
        column: usize,
    },
    /// Some cards of the deck are missing.
    #[error("missing cards of a {size}-card deck: {cards}")]
    MissingCards {
        /// The missing cards.
        cards: CardSet,
        /// The number of cards in the deck.
        size: usize,
    },
    /// A hand has too few or too many cards.
    #[error("the hand of seat {seat} has {cards} cards, not {HAND_SIZE}")]
    HandSize {
        /// The seat.
        seat: usize,
        /// The number of cards in the hand.
        cards: usize,
    },
    /// The rules do not allow this number of hands.
    #[error("these rules allow {allowed:?} players, not {count}")]
    PlayerCount {
        /// The number of hands.
        count: usize,
        /// The allowed numbers of players.
        allowed: &'static [usize],
    },
    /// The trump suit is not that of the open trump, which is this card.
    #[error("the card that sets the trump is {0}")]
    TrumpMismatch(Card),
    /// A word is not a seat of the deal. The value is the highest seat.
    #[error("a seat is a number from 0 to {0}")]
    InvalidSeat(usize),
    /// A rule is not written as `key=value`.
    #[error("a rule is written key=value, not `{0}`")]
    InvalidRule(String),
    /// A rule or its value is unknown.
    #[error("`{rule}`: {reason}")]
    UnknownRule {
        /// The rule as written.
        rule: String,
        /// The deserialization error, which lists the valid names.
        reason: String,
    },
}

impl ParseDealError {
    /// The error as translatable text, with its position.
    pub fn message(&self) -> TranslatableText {
        self.kind
            .message()
            .with_number("line", self.line as f64)
            .with_number("column", self.column as f64)
    }
}

impl ParseDealErrorKind {
    /// The error as translatable text, without its position.
    fn message(&self) -> TranslatableText {
        let with_word = |key, word: &dyn ToString| {
            TranslatableText::new(key).with_notation("word", word.to_string())
        };
        let count = |number: usize| number as f64;
        match self {
            ParseDealErrorKind::UnknownField(word) => {
                with_word("deal-fault-no-field", word).with_notation("fields", FIELDS.join(", "))
            }
            ParseDealErrorKind::DuplicateField { name, line } => {
                with_word("deal-fault-field-twice", name).with_number("earlier", count(*line))
            }
            ParseDealErrorKind::EmptyField(name) => with_word("deal-fault-empty-field", name),
            ParseDealErrorKind::MissingHands => "deal-fault-no-hands".into(),
            ParseDealErrorKind::InvalidCard(word) => with_word("deal-fault-no-card", word),
            ParseDealErrorKind::InvalidSuit(word) => with_word("deal-fault-no-suit", word),
            ParseDealErrorKind::CardNotInDeck { card, size } => {
                with_word("deal-fault-not-in-deck", card).with_number("size", count(*size))
            }
            ParseDealErrorKind::DuplicateCard { card, line, column } => {
                with_word("deal-fault-card-twice", card)
                    .with_number("earlier", count(*line))
                    .with_number("place", count(*column))
            }
            ParseDealErrorKind::MissingCards { cards, size } => {
                with_word("deal-fault-missing", cards).with_number("size", count(*size))
            }
            ParseDealErrorKind::HandSize { seat, cards } => {
                TranslatableText::new("deal-fault-hand-size")
                    .with_number("seat", count(*seat))
                    .with_number("cards", count(*cards))
                    .with_number("size", count(HAND_SIZE))
            }
            ParseDealErrorKind::PlayerCount { count: players, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
                TranslatableText::new("deal-fault-players")
                    .with_number("count", count(*players))
                    .with_notation("allowed", allowed.join(", "))
            }
            ParseDealErrorKind::TrumpMismatch(card) => with_word("deal-fault-other-trump", card),
            ParseDealErrorKind::InvalidSeat(highest) => {
                TranslatableText::new("deal-fault-no-seat").with_number("most", count(*highest))
            }
            ParseDealErrorKind::InvalidRule(word) => with_word("deal-fault-no-rule", word),
            ParseDealErrorKind::UnknownRule { rule, .. } => {
                with_word("deal-fault-unknown-rule", rule)
            }
        }
    }
}
