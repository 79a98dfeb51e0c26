//! Recomputes decisions whose reasons were not stored, for example after a match was resumed.
//! Opponents decide the same way given the same record.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{Player, Record};

use super::{
    pending_jobs::PendingJobs,
    state::{Explainable, SidePanel},
};
use kozyr_platform::jobs::JobRunner;
use kozyr_table::{session::Session, thinking::DecisionJob};

/// The decisions being recomputed, by the match up to each.
#[derive(Resource)]
pub(crate) struct RecomputedDecisions<U: Explainable>(
    PendingJobs<Record<U::Rules>, DecisionJob<U::Rules>>,
);

impl<U: Explainable> Default for RecomputedDecisions<U> {
    /// No decision is being recomputed.
    fn default() -> Self {
        RecomputedDecisions(PendingJobs::default())
    }
}

impl<U: Explainable> RecomputedDecisions<U> {
    /// Cancels all pending recomputations.
    pub fn cancel_all(&mut self) {
        self.0.cancel_all();
    }

    /// Recomputes the opponent's decision made after `at` actions of a match in a background job,
    /// unless that is pending. Does nothing if a person decided.
    pub fn start(&mut self, jobs: &JobRunner, record: &Record<U::Rules>, at: usize) {
        let before = record.after_actions(at);
        if let Some((seat, Player::Opponent(name))) = before.to_act() {
            let name = name.clone();
            self.0.start(jobs, before, |before| DecisionJob::new(before, seat, &name));
        }
    }
}

/// Stores the decisions that have been recomputed in the session, or cancels the jobs if the
/// reasons are closed.
pub(crate) fn collect_recomputed<U: Explainable>(
    mut recomputed: ResMut<RecomputedDecisions<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut side_panel: ResMut<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let RecomputedDecisions(queue) = recomputed.bypass_change_detection();
    if matches!(*side_panel, SidePanel::Closed | SidePanel::Hint) {
        // Closed reasons need no decision.
        return queue.cancel_all();
    }
    if queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    for (before, decision) in queue.take_finished() {
        if let Some(decision) = decision {
            // No other system depends on stored decisions.
            session.bypass_change_detection().store_decision(&before, decision);
        }
        side_panel.set_changed();
    }
}
