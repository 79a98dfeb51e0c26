//! What a game says of itself to have a table.

use kozyr_core::{game::Record, opponent::Roster};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    look::faces::Animal,
    platform::screen::{GameId, Screen},
};

/// A game that has a table of its own in the app.
pub trait TableGame: Roster<Action: Serialize + DeserializeOwned> {
    /// The game, where only its name is known.
    const ID: GameId = GameId(Self::NAME);

    /// The screen on which it is played.
    const SCREEN: Screen = Screen::Table(Self::ID);

    /// Whether players have something that the others must not see: then the screen shows one
    /// person at a time, and is covered while the device goes from hand to hand.
    const HAS_SECRETS: bool;

    /// The animal that an opponent is; `opponent` is its name in the roster.
    fn animal(opponent: &str) -> Animal;

    /// Whether a person need not be asked about an action that is the only one there is.
    fn is_matter_of_course(action: Self::Action) -> bool;

    /// Whether a decision of a person, made after `at` actions, may be taken back in a match of
    /// which this is the record. What it brought to light must not be of use.
    fn may_be_taken_back(record: &Record<Self>, at: usize) -> bool;

    /// Whether an action opens a part of the match, for those who look for a moment of it.
    fn opens_part(action: Self::Action) -> bool;
}

/// The action that is played for a person without asking, if the rules leave no other.
pub fn goes_without_saying<G: TableGame>(game: &G) -> Option<G::Action> {
    match game.legal_actions()[..] {
        [action] if G::is_matter_of_course(action) => Some(action),
        _ => None,
    }
}
