//! The steps of a frame.

use bevy::prelude::*;

/// What happens in an update, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Fingers, mouse and keys become intents.
    Input,
    /// Finished thoughts are submitted.
    Think,
    /// What was submitted becomes an action of the game.
    Play,
    /// Entities are told where they belong.
    Place,
    /// Entities move.
    Move,
    /// Phases follow the record and what still moves.
    Follow,
    /// Whoever is to decide next is asked.
    Ask,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (Step::Input, Step::Think, Step::Play, Step::Place, Step::Move, Step::Follow, Step::Ask)
            .chain(),
    );
}
