//! What a program that puts a game on a table has to know of its rules.

use serde::{Serialize, de::DeserializeOwned};

use crate::{game::Record, opponent::Roster};

/// A game that people play at a table.
pub trait TableGame: Roster<Action: Serialize + DeserializeOwned> {
    /// Whether players have something that the others must not see. The screen then shows one
    /// person at a time, and is covered while the device goes from hand to hand.
    const HAS_SECRETS: bool;

    /// Whether a person need not be asked about an action if it is the only one there is.
    fn is_matter_of_course(action: Self::Action) -> bool;

    /// Whether a person may take back the decision that they made after `at` actions of a record.
    /// A decision that revealed something hidden may not be taken back.
    fn may_be_taken_back(record: &Record<Self>, at: usize) -> bool;

    /// Whether an action opens a part of the match, such as a bout. Logs and replays divide a match
    /// there.
    fn opens_part(action: Self::Action) -> bool;
}

/// The action to play for a person without asking, if the rules leave no other.
pub fn goes_without_saying<G: TableGame>(game: &G) -> Option<G::Action> {
    match game.legal_actions()[..] {
        [action] if G::is_matter_of_course(action) => Some(action),
        _ => None,
    }
}
