//! Events that request a decision from an opponent, one type for each kind of decision.

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

/// Requests a decision for a seat, which is computed as a job if an opponent has that seat.
pub trait DecisionEvent<G: TableGame>: Event + Send + Sync + 'static {
    /// The job that computes the decision.
    type Job: Job<Answer = Option<Decision<G::Action>>>;

    /// The seat to decide.
    fn seat(&self) -> Seat;

    /// The job for a seat of this match and an opponent by name.
    fn job(record: &Record<G>, seat: Seat, name: &str) -> Self::Job;
}

/// Observer: starts the job of the opponent to act.
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
