//! Confirmation settings.

use serde::{Deserialize, Serialize};

/// The actions that need confirmation. Matches are saved automatically, so leaving one is safe and
/// is confirmed only on request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Confirmations {
    /// Starting a new match while one is in progress.
    pub starting_over: bool,
    /// Leaving the table.
    pub leaving: bool,
    /// Picking up cards that could be beaten.
    pub taking: bool,
}

impl Default for Confirmations {
    /// By default, only starting a new match needs confirmation.
    fn default() -> Self {
        Confirmations { starting_over: true, leaving: false, taking: false }
    }
}
