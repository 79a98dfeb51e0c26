//! What the seat to act is asked.

use serde::{Deserialize, Serialize};

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first bout: whether to keep the hand.
    Redeal,
    /// What to lead.
    Attack,
    /// Which card to beat with what, or whether to transfer or take.
    Defend,
    /// All is beaten: whether to add a card.
    ThrowIn,
    /// The defender takes: whether to add a card.
    Take,
    /// Nothing more.
    Over,
}
