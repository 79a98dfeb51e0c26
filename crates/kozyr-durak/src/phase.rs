//! The phases of a deal.

use serde::{Deserialize, Serialize};

/// The phase of a deal, which determines the kind of the next decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first bout, each seat keeps its hand or asks for a redeal.
    Redeal,
    /// The attacker leads.
    Attack,
    /// The defender beats, transfers or picks up.
    Defend,
    /// All attacks are beaten, and the others may throw in.
    ThrowIn,
    /// The defender picks up, and the others may throw in.
    Take,
    /// The deal is over.
    Over,
}
