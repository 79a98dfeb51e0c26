//! The attack limit.

use serde::{Deserialize, Serialize};

/// The most attack cards in a bout, which never exceed the defender's hand at its start.
///
/// Written as a number of cards, or `hand`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "AttackLimitText", try_from = "AttackLimitText")]
pub enum AttackLimit {
    /// Four cards.
    Four,
    /// Five cards.
    Five,
    /// Six cards.
    #[default]
    Six,
    /// Seven cards.
    Seven,
    /// Eight cards.
    Eight,
    /// As many cards as the defender held at the start of the bout.
    Hand,
}

/// The text form of an attack limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "an attack limit is a number from 4 to 8, or \"hand\"")]
enum AttackLimitText {
    Cards(u64),
    Word(String),
}

/// A text that is not an attack limit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an attack limit is a number from 4 to 8, or \"hand\", not {0}")]
struct AttackLimitError(String);

const HAND: &str = "hand";

impl AttackLimit {
    /// All limits, the smallest first.
    pub const ALL: [Self; 6] = [
        AttackLimit::Four,
        AttackLimit::Five,
        AttackLimit::Six,
        AttackLimit::Seven,
        AttackLimit::Eight,
        AttackLimit::Hand,
    ];

    /// The number of cards; `None` if only the defender's hand limits the attack.
    pub const fn cards(self) -> Option<usize> {
        Some(match self {
            AttackLimit::Four => 4,
            AttackLimit::Five => 5,
            AttackLimit::Six => 6,
            AttackLimit::Seven => 7,
            AttackLimit::Eight => 8,
            AttackLimit::Hand => return None,
        })
    }
}

impl From<AttackLimit> for AttackLimitText {
    fn from(limit: AttackLimit) -> Self {
        match limit.cards() {
            Some(cards) => AttackLimitText::Cards(cards as u64),
            None => AttackLimitText::Word(HAND.into()),
        }
    }
}

impl TryFrom<AttackLimitText> for AttackLimit {
    type Error = AttackLimitError;

    fn try_from(text: AttackLimitText) -> Result<Self, Self::Error> {
        let limit =
            AttackLimit::ALL.into_iter().find(|&limit| AttackLimitText::from(limit) == text);
        limit.ok_or_else(|| {
            AttackLimitError(match text {
                AttackLimitText::Cards(cards) => cards.to_string(),
                AttackLimitText::Word(word) => format!("{word:?}"),
            })
        })
    }
}
