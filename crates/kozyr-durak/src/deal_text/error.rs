//! What can be wrong with the text of a deal.

use super::FIELDS;
use crate::{card::Card, card_set::CardSet, rules::HAND};
use kozyr_core::explanation::Message;

/// A text that is no deal: where the first fault is, and which.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ParseDealError {
    /// Line of the fault, from 1.
    pub line: usize,
    /// Column of the fault in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: DealFault,
}

/// What is wrong with the text of a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealFault {
    /// A word stands where a field should begin or end.
    #[error("`{0}` is none of the fields {fields}", fields = FIELDS.join(", "))]
    NoField(String),
    /// A field stands twice.
    #[error("`{name}` is said in line {line} already")]
    FieldTwice {
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
    NoHands,
    /// A word that is no card.
    #[error("a card is a rank and a suit, such as `6s` or `Th`, not `{0}`")]
    NoCard(String),
    /// A word that is no suit.
    #[error("a suit is one of s, c, d, h, not `{0}`")]
    NoSuit(String),
    /// A card that the deck does not have.
    #[error("{card} is not in a deck of {size}")]
    NotInDeck {
        /// The card.
        card: Card,
        /// How many cards the deck has.
        size: usize,
    },
    /// A card that stands twice.
    #[error("{card} stands in line {line}, column {column} already")]
    CardTwice {
        /// The card.
        card: Card,
        /// The line where it stands first.
        line: usize,
        /// The column where it stands first.
        column: usize,
    },
    /// Cards of the deck that stand nowhere.
    #[error("of a deck of {size} are missing: {cards}")]
    Missing {
        /// These.
        cards: CardSet,
        /// How many cards the deck has.
        size: usize,
    },
    /// A hand with too few or too many cards.
    #[error("the hand of seat {seat} has {cards} cards, not {HAND}")]
    HandSize {
        /// Whose hand.
        seat: usize,
        /// How many it has.
        cards: usize,
    },
    /// More or fewer hands than may play.
    #[error("{count} cannot play by these rules, only {allowed:?}")]
    Players {
        /// So many hands there are.
        count: usize,
        /// So many may play.
        allowed: &'static [usize],
    },
    /// A suit that the turned card does not have.
    #[error("the card that sets the trump is {0}")]
    OtherTrump(Card),
    /// A word that is no seat of the deal.
    #[error("a seat is a number from 0 to {0}")]
    NoSeat(usize),
    /// A rule that is not written as one.
    #[error("a rule is changed by key=value, not `{0}`")]
    NoRule(String),
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
    pub fn message(&self) -> Message {
        self.fault.message().number("line", self.line as f64).number("column", self.column as f64)
    }
}

impl DealFault {
    fn message(&self) -> Message {
        let about = |key, word: &dyn ToString| Message::new(key).notation("word", word.to_string());
        let count = |number: usize| number as f64;
        match self {
            DealFault::NoField(word) => {
                about("deal-fault-no-field", word).notation("fields", FIELDS.join(", "))
            }
            DealFault::FieldTwice { name, line } => {
                about("deal-fault-field-twice", name).number("earlier", count(*line))
            }
            DealFault::EmptyField(name) => about("deal-fault-empty-field", name),
            DealFault::NoHands => "deal-fault-no-hands".into(),
            DealFault::NoCard(word) => about("deal-fault-no-card", word),
            DealFault::NoSuit(word) => about("deal-fault-no-suit", word),
            DealFault::NotInDeck { card, size } => {
                about("deal-fault-not-in-deck", card).number("size", count(*size))
            }
            DealFault::CardTwice { card, line, column } => about("deal-fault-card-twice", card)
                .number("earlier", count(*line))
                .number("place", count(*column)),
            DealFault::Missing { cards, size } => {
                about("deal-fault-missing", cards).number("size", count(*size))
            }
            DealFault::HandSize { seat, cards } => Message::new("deal-fault-hand-size")
                .number("seat", count(*seat))
                .number("cards", count(*cards))
                .number("size", count(HAND)),
            DealFault::Players { count: players, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(ToString::to_string).collect();
                Message::new("deal-fault-players")
                    .number("count", count(*players))
                    .notation("allowed", allowed.join(", "))
            }
            DealFault::OtherTrump(card) => about("deal-fault-other-trump", card),
            DealFault::NoSeat(most) => {
                Message::new("deal-fault-no-seat").number("most", count(*most))
            }
            DealFault::NoRule(word) => about("deal-fault-no-rule", word),
            DealFault::UnknownRule { rule, .. } => about("deal-fault-unknown-rule", rule),
        }
    }
}
