//! The order of cards in a hand.

use serde::{Deserialize, Serialize};

/// How a hand is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandOrder {
    /// By suit.
    #[default]
    Suit,
    /// By rank.
    Rank,
    /// As the player arranged it; new cards go last.
    #[serde(rename = "by-hand")]
    Manual,
}

/// The end of a sorted hand where the trumps are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrumpEnd {
    /// Right of all other suits.
    #[default]
    Right,
    /// Left of all other suits.
    Left,
}
