//! Actions and their notation.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{
    card::{Card, ParseCardError},
    card_set::CardSet,
};

/// One action of one seat, written as a verb and cards: `attack 6s 6h`, `beat 6s 7s`, `pass`.
///
/// `beat` names the attack card first, then the card that beats it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// Lead one card or several cards of one rank.
    Attack(CardSet),
    /// Beat an attack card.
    Beat {
        /// The attack card on the table.
        attack: Card,
        /// The defender's card.
        with: Card,
    },
    /// Transfer the attack to the next player by playing a card of its rank.
    Transfer(Card),
    /// Transfer the attack to the next player by showing the trump of its rank and keeping it.
    ShowTransfer(Card),
    /// Throw in a card of a rank that is on the table.
    ThrowIn(Card),
    /// Throw in no (more) cards.
    Pass,
    /// Pick up all cards of the bout.
    Take,
    /// Ask for a redeal with five or more cards of one suit.
    Redeal,
    /// Keep the hand as dealt.
    Keep,
}

/// An error that occurs when parsing an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseActionError {
    /// The first word is not a known verb.
    #[error("an action begins with one of {verbs}, not `{0}`", verbs = VERBS.join(", "))]
    UnknownVerb(String),
    /// The verb needs a different number of cards.
    #[error("`{verb}` needs {needed}, not {found}")]
    CardCount {
        /// The verb of the action.
        verb: &'static str,
        /// The number of cards it needs, in words.
        needed: &'static str,
        /// The number of cards in the text.
        found: usize,
    },
    /// One of the cards is invalid.
    #[error(transparent)]
    Card(#[from] ParseCardError),
    /// An attack names a card twice.
    #[error("{0} is named twice")]
    RepeatedCard(Card),
}

const ATTACK: &str = "attack";
const BEAT: &str = "beat";
const TRANSFER: &str = "transfer";
const SHOW: &str = "show";
const THROW: &str = "throw";
const PASS: &str = "pass";
const TAKE: &str = "take";
const REDEAL: &str = "redeal";
const KEEP: &str = "keep";
const VERBS: [&str; 9] = [ATTACK, BEAT, TRANSFER, SHOW, THROW, PASS, TAKE, REDEAL, KEEP];

impl Action {
    /// Returns whether the action transfers the attack.
    pub fn is_transfer(self) -> bool {
        matches!(self, Action::Transfer(_) | Action::ShowTransfer(_))
    }

    /// The cards that leave the hand: none for a trump that is only shown.
    pub fn played_cards(self) -> CardSet {
        match self {
            Action::Attack(cards) => cards,
            Action::Beat { with: card, .. } | Action::Transfer(card) | Action::ThrowIn(card) => {
                card.into()
            }
            Action::ShowTransfer(_)
            | Action::Pass
            | Action::Take
            | Action::Redeal
            | Action::Keep => CardSet::EMPTY,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Attack(cards) => write!(f, "{ATTACK} {cards}"),
            Action::Beat { attack, with } => write!(f, "{BEAT} {attack} {with}"),
            Action::Transfer(card) => write!(f, "{TRANSFER} {card}"),
            Action::ShowTransfer(card) => write!(f, "{SHOW} {card}"),
            Action::ThrowIn(card) => write!(f, "{THROW} {card}"),
            Action::Pass => f.write_str(PASS),
            Action::Take => f.write_str(TAKE),
            Action::Redeal => f.write_str(REDEAL),
            Action::Keep => f.write_str(KEEP),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split_whitespace();
        let word = words.next().unwrap_or_default();
        let verb = VERBS.into_iter().find(|verb| verb.eq_ignore_ascii_case(word));
        let verb =
            verb.ok_or_else(|| ParseActionError::UnknownVerb(word.chars().take(20).collect()))?;
        let cards = words.map(str::parse).collect::<Result<Vec<Card>, _>>()?;
        let wrong_count = |needed| ParseActionError::CardCount { verb, needed, found: cards.len() };
        let single_card = || match *cards {
            [card] => Ok(card),
            _ => Err(wrong_count("one card")),
        };
        let without_cards =
            |action| if cards.is_empty() { Ok(action) } else { Err(wrong_count("no card")) };
        match verb {
            ATTACK if cards.is_empty() => Err(wrong_count("at least one card")),
            ATTACK => distinct(&cards).map(Action::Attack),
            BEAT => match *cards {
                [attack, with] => Ok(Action::Beat { attack, with }),
                _ => Err(wrong_count("two cards")),
            },
            TRANSFER => single_card().map(Action::Transfer),
            SHOW => single_card().map(Action::ShowTransfer),
            THROW => single_card().map(Action::ThrowIn),
            PASS => without_cards(Action::Pass),
            TAKE => without_cards(Action::Take),
            REDEAL => without_cards(Action::Redeal),
            _ => without_cards(Action::Keep),
        }
    }
}

/// Collects the cards of an attack, or returns an error if one is named twice.
fn distinct(cards: &[Card]) -> Result<CardSet, ParseActionError> {
    let mut set = CardSet::EMPTY;
    for &card in cards {
        if set.contains(card) {
            return Err(ParseActionError::RepeatedCard(card));
        }
        set.insert(card);
    }
    Ok(set)
}

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = ParseActionError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}
