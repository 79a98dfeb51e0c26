//! What a session is told, and what it tells.

use bevy::ecs::message::Message;
use kozyr_core::{game::Game, opponent::Decision};

/// A decision of the seat to act, to be played.
#[derive(Message)]
pub struct SubmitAction<G: Game> {
    /// What to play.
    pub action: G::Action,
    /// The opponent's decision, if it was one.
    pub decision: Option<Decision<G::Action>>,
}

/// What a played action led to.
#[derive(Message)]
pub struct ActionPlayed<G: Game> {
    /// What happened.
    pub events: Vec<G::Event>,
}
