//! The questions that tables put to opponents: an event for each kind of decision.

use bevy::prelude::*;
use kozyr_core::{
    game::{Player, Record, Seat},
    opponent::Decision,
};

use super::{
    session::{Session, TableGame},
    thinking::ThinkingOpponent,
};
use kozyr_platform::jobs::{Job, JobRunner};

/// A question to whoever sits on a seat, to be answered off the frame if that is an opponent.
pub trait DecisionEvent<G: TableGame>: Event + Send + Sync + 'static {
    /// The job of answering it.
    type Job: Job<Answer = Option<Decision<G::Action>>>;

    /// Whose decision it is.
    fn seat(&self) -> Seat;

    /// The question to the opponent of a name, for a seat of a match that stands so.
    fn job(record: &Record<G>, seat: Seat, name: &str) -> Self::Job;
}

/// Observer: sets the opponent whose turn it is to work on a question.
pub fn start_thinking<G: TableGame, Q: DecisionEvent<G>>(
    asked: On<Q>,
    mut commands: Commands,
    session: Res<Session<G>>,
    thoughts: Res<JobRunner>,
    time: Res<Time>,
) {
    let record = session.record();
    if let Some((seat, Player::Opponent(name))) = record.to_act()
        && seat == asked.seat()
    {
        let decision = thoughts.start(Q::job(record, seat, name));
        commands.insert_resource(ThinkingOpponent::start(&session, seat, decision, time.elapsed()));
    }
}
