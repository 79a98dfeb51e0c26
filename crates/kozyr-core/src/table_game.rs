//! The interface between a game's rules and a table on a screen.

use serde::{Serialize, de::DeserializeOwned};

use crate::{game::Record, opponent::Roster};

/// A game that people play at a table.
pub trait TableGame: Roster<Action: Serialize + DeserializeOwned> {
    /// Whether players have hidden information. If so, the screen shows one person's view at a
    /// time, and is covered while the device is passed on.
    const HAS_HIDDEN_INFORMATION: bool;

    /// Whether an action is played for a person without confirmation if it is the only legal one.
    fn can_autoplay(action: Self::Action) -> bool;

    /// Whether a person may undo the decision made after `action_count` actions of a record. A
    /// decision that revealed hidden information cannot be undone.
    fn can_undo(record: &Record<Self>, action_count: usize) -> bool;

    /// Whether an action starts a section of the match, such as a bout. Logs and replays are
    /// divided into sections.
    fn starts_section(action: Self::Action) -> bool;
}

/// Returns the action to play for a person automatically: the only legal one, if it [needs no
/// confirmation](TableGame::can_autoplay). Otherwise `None`.
pub fn autoplay_action<G: TableGame>(game: &G) -> Option<G::Action> {
    match game.legal_actions()[..] {
        [action] if G::can_autoplay(action) => Some(action),
        _ => None,
    }
}
