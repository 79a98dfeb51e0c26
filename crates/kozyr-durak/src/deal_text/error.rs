//! What can be wrong with the text of a deal.

use super::FIELDS;
use crate::{card::Card, card_set::CardSet, rules::HAND_SIZE};
use kozyr_core::explanation::TranslatableText;

/// A text that is no deal: where the first fault is, and which.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct ParseDealError {
    /// Line of the fault, from 1.
    pub line: usize,
    /// Column of the fault in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ParseDealErrorKind,
}

/// What is wrong with the text of a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseDealErrorKind {
    /// A word stands where a field should begin or end.
    #[error("`{0}` is none of the fields {fields}", fields = FIELDS.join(", "))]
    UnknownField(String),
    /// A field stands twice.
    #[error("`{name}` is said in line {line} already")]
    DuplicateField {
        /// Its name.
        name: &'static str,
        /// Where it stands first.
        line: usize,
    },
    /// A field has nothing in it.
    #[error("nothing follows `{0}`")]
    EmptyField(&'static str),
    /// There are no hands.
    #[error("there is no `hands`")]
    MissingHands,
    /// A word that is no card.
    #[error("a card is a rank and a suit, such as `6s` or `Th`, not `{0}`")]
    InvalidCard(String),
    /// A word that is no suit.
    #[error("a suit is one of s, c, d, h, not `{0}`")]
    InvalidSuit(String),
    /// A card that the deck does not have.
    #[error("{card} is not in a deck of {size}")]
    CardNotInDeck {
        /// The card.
        card: Card,
        /// How many cards the deck has.
        size: usize,
    },
    /// A card that stands twice.
    #[error("{card} stands in line {line}, column {column} already")]
    DuplicateCard {
        /// The card.
        card: Card,
        /// The line where it stands first.
        line: usize,
        /// The column where it stands first.
        column: usize,
    },
    /// Cards of the deck that stand nowhere.
    #[error("of a deck of {size} are missing: {cards}")]
    MissingCards {
        /// These.
        cards: CardSet,
        /// How many cards the deck has.
        size: usize,
    },
    /// A hand with too few or too many cards.
    #[error("the hand of seat {seat} has {cards} cards, not {HAND_SIZE}")]
    HandSize {
        /// Whose hand.
        seat: usize,
        /// How many it has.
        cards: usize,
    },
    /// More or fewer hands than may play.
    #[error("{count} cannot play by these rules, only {allowed:?}")]
    PlayerCount {
        /// So many hands there are.
        count: usize,
        /// So many may play.
        allowed: &'static [usize],
    },
    /// A suit that the turned card does not have.
    #[error("the card that sets the trump is {0}")]
    TrumpMismatch(Card),
    /// A word that is no seat of the deal.
    #[error("a seat is a number from 0 to {0}")]
    InvalidSeat(usize),
    /// A rule that is not written as one.
    #[error("a rule is changed by key=value, not `{0}`")]
    InvalidRule(String),
    /// A rule that there is not, or not with that value.
    #[error("`{rule}`: {reason}")]
    UnknownRule {
        /// The rule as it is written.
        rule: String,
        /// What would be understood.
        reason: String,
    },
}

impl ParseDealError {
    /// The fault as a sentence to be translated; where it is goes with it.
    pub fn message(&self) -> TranslatableText {
        self.kind
            .message()
            .with_number("line", self.line as f64)
            .with_number("column", self.column as f64)
    }
}

impl ParseDealErrorKind {
    fn message(&self) -> TranslatableText {
        let about = |key, word: &dyn ToString| {
            TranslatableText::new(key).with_notation("word", word.to_string())
        };
        let count = |number: usize| number as f64;
        match self {
            ParseDealErrorKind::UnknownField(word) => {
                about("deal-fault-no-field", word).with_notation("fields", FIELDS.join(", "))
            }
            ParseDealErrorKind::DuplicateField { name, line } => {
                about("deal-fault-field-twice", name).with_number("earlier", count(*line))
            }
            ParseDealErrorKind::EmptyField(name) => about("deal-fault-empty-field", name),
            ParseDealErrorKind::MissingHands => "deal-fault-no-hands".into(),
            ParseDealErrorKind::InvalidCard(word) => about("deal-fault-no-card", word),
            ParseDealErrorKind::InvalidSuit(word) => about("deal-fault-no-suit", word),
            ParseDealErrorKind::CardNotInDeck { card, size } => {
                about("deal-fault-not-in-deck", card).with_number("size", count(*size))
            }
            ParseDealErrorKind::DuplicateCard { card, line, column } => {
                about("deal-fault-card-twice", card)
                    .with_number("earlier", count(*line))
                    .with_number("place", count(*column))
            }
            ParseDealErrorKind::MissingCards { cards, size } => {
                about("deal-fault-missing", cards).with_number("size", count(*size))
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
            ParseDealErrorKind::TrumpMismatch(card) => about("deal-fault-other-trump", card),
            ParseDealErrorKind::InvalidSeat(most) => {
                TranslatableText::new("deal-fault-no-seat").with_number("most", count(*most))
            }
            ParseDealErrorKind::InvalidRule(word) => about("deal-fault-no-rule", word),
            ParseDealErrorKind::UnknownRule { rule, .. } => about("deal-fault-unknown-rule", rule),
        }
    }
}
