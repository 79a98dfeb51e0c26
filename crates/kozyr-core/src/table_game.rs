//! What a program that puts a game on a table has to know of its rules.

use serde::{Serialize, de::DeserializeOwned};

use crate::{game::Record, opponent::Roster};

/// A game that people play at a table.
pub trait TableGame: Roster<Action: Serialize + DeserializeOwned> {
    /// Whether players have something that the others must not see. The screen then shows one
    /// person at a time, and is covered while the device goes from hand to hand.
    const HAS_HIDDEN_INFORMATION: bool;

    /// Whether a person need not be asked about an action if it is the only one there is.
    fn can_autoplay(action: Self::Action) -> bool;

    /// Whether a person may take back the decision that they made after `at` actions of a record.
    /// A decision that revealed something hidden may not be taken back.
    fn can_undo(record: &Record<Self>, at: usize) -> bool;

    /// Whether an action opens a part of the match, such as a bout. Logs and replays divide a match
    /// there.
    fn starts_section(action: Self::Action) -> bool;
}

/// The action to play for a person without asking, if the rules leave no other.
pub fn autoplay_action<G: TableGame>(game: &G) -> Option<G::Action> {
    match game.legal_actions()[..] {
        [action] if G::can_autoplay(action) => Some(action),
        _ => None,
    }
}
