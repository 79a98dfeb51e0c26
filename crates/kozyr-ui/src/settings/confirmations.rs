//! What is asked about before it is done.

use serde::{Deserialize, Serialize};

/// The questions a player wants to be asked. Matches keep themselves, so leaving one is harmless
/// and asks only those who wish it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Confirmations {
    /// Before a match in progress makes room for a new one.
    pub starting_over: bool,
    /// Before the table is left.
    pub leaving: bool,
    /// Before cards are taken that could be beaten.
    pub taking: bool,
}

impl Default for Confirmations {
    fn default() -> Self {
        Confirmations { starting_over: true, leaving: false, taking: false }
    }
}
