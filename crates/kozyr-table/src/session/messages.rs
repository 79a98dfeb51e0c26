//! Messages to and from a session.

use bevy::ecs::message::Message;
use kozyr_core::{game::Game, opponent::Decision};

/// Submits an action of the seat to act.
#[derive(Message)]
pub struct SubmitAction<G: Game> {
    /// The action to play.
    pub action: G::Action,
    /// The opponent's decision behind it, if any.
    pub decision: Option<Decision<G::Action>>,
}

/// Sent when an action was played.
#[derive(Message)]
pub struct ActionPlayed<G: Game> {
    /// The resulting events of the game.
    pub events: Vec<G::Event>,
}
