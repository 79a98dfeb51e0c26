//! Reasons that were not kept, after a resume for instance: the opponent is asked again off the
//! frame. It decides alike whenever the record is the same.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{Player, Record};

use super::{
    pending_jobs::Queue,
    state::{Explainable, Why},
};
use kozyr_platform::jobs::Thoughts;
use kozyr_table::{session::Session, thinking::Decide};

/// The decisions that are being worked out again, by the match up to each.
#[derive(Resource)]
pub(crate) struct Recall<U: Explainable>(Queue<Record<U::Rules>, Decide<U::Rules>>);

impl<U: Explainable> Default for Recall<U> {
    fn default() -> Self {
        Recall(Queue::default())
    }
}

impl<U: Explainable> Recall<U> {
    /// Waits for nothing any more.
    pub fn forget(&mut self) {
        self.0.forget();
    }

    /// Asks the opponent again that decided after `at` actions of a match.
    pub fn ask(&mut self, thoughts: &Thoughts, record: &Record<U::Rules>, at: usize) {
        let before = record.until(at);
        if let Some((seat, Player::Opponent(name))) = before.to_act() {
            let name = name.clone();
            self.0.ask(thoughts, before, |before| Decide::new(before, seat, &name));
        }
    }
}

/// Brings what has been worked out.
pub(crate) fn recall<U: Explainable>(
    mut recall: ResMut<Recall<U>>,
    mut session: ResMut<Session<U::Rules>>,
    mut why: ResMut<Why>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Recall(queue) = recall.bypass_change_detection();
    if matches!(*why, Why::Closed | Why::Hint) {
        // Nobody waits for reasons that are closed.
        return queue.forget();
    }
    if queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    for (before, decision) in queue.take() {
        if let Some(decision) = decision {
            // What was thought changes nothing that others need to know of.
            session.bypass_change_detection().remember(&before, decision);
        }
        why.set_changed();
    }
}
