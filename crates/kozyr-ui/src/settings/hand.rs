//! How cards are held.

use serde::{Deserialize, Serialize};

/// How a hand is ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandOrder {
    /// By suit.
    #[default]
    Suit,
    /// By rank.
    Rank,
    /// As the player's own hand has put them; new cards come last.
    #[serde(rename = "by-hand")]
    Manual,
}

/// At which end of an ordered hand the trumps are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrumpEnd {
    /// After all others.
    #[default]
    Right,
    /// Before all others.
    Left,
}
