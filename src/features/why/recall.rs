//! Reasons that were not kept, after a resume for instance: the opponent is asked again off the
//! frame. It decides alike whenever the record is the same.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{Player, Record};

use super::asked::{Explainable, Why};
use crate::{
    platform::jobs::{Pending, Thoughts},
    table::{session::Session, thinking::Decide},
};

/// The decisions that are being worked out again.
#[derive(Resource)]
pub(crate) struct Recall<G: Explainable>(Vec<Recalled<G>>);

struct Recalled<G: Explainable> {
    /// The match up to the decision.
    before: Record<G>,
    decision: Pending<Decide<G>>,
}

impl<G: Explainable> Default for Recall<G> {
    fn default() -> Self {
        Recall(Vec::new())
    }
}

impl<G: Explainable> Recall<G> {
    /// Waits for nothing any more.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// Asks the opponent again that decided after `at` actions of a match.
    pub fn ask(&mut self, thoughts: &Thoughts, record: &Record<G>, at: usize) {
        let before = record.until(at);
        if self.0.iter().any(|recalled| recalled.before == before) {
            return;
        }
        let Some((seat, Player::Opponent(name))) = before.to_act() else { return };
        let decision = thoughts.begin(Decide::new(&before, seat, name));
        self.0.push(Recalled { before, decision });
    }
}

/// Brings what has been worked out.
pub(crate) fn recall<G: Explainable>(
    mut recall: ResMut<Recall<G>>,
    mut session: ResMut<Session<G>>,
    mut why: ResMut<Why>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if matches!(*why, Why::Closed | Why::Hint) {
        // Nobody waits for reasons that are closed.
        recall.bypass_change_detection().forget();
        return;
    }
    recall.bypass_change_detection().0.retain_mut(|Recalled { before, decision }| {
        redraw.write(RequestRedraw);
        let Some(decision) = decision.take() else { return true };
        if let Some(decision) = decision {
            // What was thought changes nothing that others need to know of.
            session.bypass_change_detection().remember(before, decision);
        }
        why.set_changed();
        false
    });
}
