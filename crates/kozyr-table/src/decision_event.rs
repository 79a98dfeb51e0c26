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

    /// The seat for which a decision is requested.
    fn seat(&self) -> Seat;

    /// The job that decides for the seat to act at the current position of a match, as the opponent
    /// with this name.
    fn job(record: &Record<G>, seat: Seat, opponent: &str) -> Self::Job;
}

/// Observer: if an opponent is to act and has the seat of the event, starts its job and inserts it
/// as [`ThinkingOpponent`], replacing any earlier one. Does nothing otherwise.
pub fn start_thinking<G: TableGame, Q: DecisionEvent<G>>(
    event: On<Q>,
    mut commands: Commands,
    session: Res<Session<G>>,
    jobs: Res<JobRunner>,
    time: Res<Time>,
) {
    let record = session.record();
    if let Some((seat, Player::Opponent(name))) = record.to_act()
        && seat == event.seat()
    {
        let decision = jobs.start(Q::job(record, seat, name));
        commands.insert_resource(ThinkingOpponent::start(&session, seat, decision, time.elapsed()));
    }
}
