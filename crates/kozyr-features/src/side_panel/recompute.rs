//! Reasons that were not kept, after a resume for instance: the opponent is asked again off the
//! frame. It decides alike whenever the record is the same.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{Player, Record};

use super::{
    pending_jobs::PendingJobs,
    state::{Explainable, SidePanel},
};
use kozyr_platform::jobs::JobRunner;
use kozyr_table::{session::Session, thinking::DecisionJob};

/// The decisions that are being worked out again, by the match up to each.
#[derive(Resource)]
pub(crate) struct RecomputedDecisions<U: Explainable>(
    PendingJobs<Record<U::Rules>, DecisionJob<U::Rules>>,
);

impl<U: Explainable> Default for RecomputedDecisions<U> {
    fn default() -> Self {
        RecomputedDecisions(PendingJobs::default())
    }
}

impl<U: Explainable> RecomputedDecisions<U> {
    /// Waits for nothing any more.
    pub fn cancel_all(&mut self) {
        self.0.cancel_all();
    }

    /// Asks the opponent again that decided after `at` actions of a match.
    pub fn start(&mut self, thoughts: &JobRunner, record: &Record<U::Rules>, at: usize) {
        let before = record.after_actions(at);
        if let Some((seat, Player::Opponent(name))) = before.to_act() {
            let name = name.clone();
            self.0.start(thoughts, before, |before| DecisionJob::new(before, seat, &name));
        }
    }
}

/// Brings what has been worked out.
pub(crate) fn collect_recomputed<U: Explainable>(
    mut recall: ResMut<RecomputedDecisions<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut why: ResMut<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let RecomputedDecisions(queue) = recall.bypass_change_detection();
    if matches!(*why, SidePanel::Closed | SidePanel::Hint) {
        // Nobody waits for reasons that are closed.
        return queue.cancel_all();
    }
    if queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    for (before, decision) in queue.take_finished() {
        if let Some(decision) = decision {
            // What was thought changes nothing that others need to know of.
            session.bypass_change_detection().store_decision(&before, decision);
        }
        why.set_changed();
    }
}
