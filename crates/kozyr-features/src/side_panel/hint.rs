//! What the coach would do in the position on the table, thought out off the frame.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{game::Record, opponent::Decision};

use super::{
    quiz::Quiz,
    state::{Explainable, SidePanel},
};
use kozyr_platform::jobs::{JobRunner, PendingJob};
use kozyr_table::{session::Session, thinking::DecisionJob};

/// Advice about one position.
#[derive(Resource)]
pub struct CoachHint<U: Explainable> {
    /// The match up to the decision.
    before: Record<U::Rules>,
    pending: Option<PendingJob<DecisionJob<U::Rules>>>,
    decision: Option<Decision<ActionOf<U>>>,
    /// Whether it counts as a hint: it was not only thought out.
    counted: bool,
}

impl<U: Explainable> CoachHint<U> {
    /// Whether the coach still thinks.
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// The match up to the decision.
    pub fn before(&self) -> &Record<U::Rules> {
        &self.before
    }

    /// What the coach would do, as soon as he knows.
    pub fn decision(&self) -> Option<&Decision<ActionOf<U>>> {
        self.decision.as_ref()
    }
}

/// Asks the coach as long as a hint is wanted, and brings his answer.
pub(crate) fn update_hint<U: Explainable>(
    mut commands: Commands,
    why: Res<SidePanel>,
    mut session: ResMut<Session<U::Rules>>,
    advice: Option<ResMut<CoachHint<U>>>,
    asking: Res<Quiz<U>>,
    thoughts: Res<JobRunner>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *why != SidePanel::Hint || !session.permissions().hints {
        // Nobody waits for a hint that is closed.
        if advice.is_some_and(|advice| advice.is_pending()) {
            commands.remove_resource::<CoachHint<U>>();
        }
        return;
    }
    let record = session.record();
    match advice {
        Some(mut advice) if advice.before == *record => {
            if !advice.counted && !asking.is_about(record) {
                advice.bypass_change_detection().counted = true;
                session.note_hint();
            }
            // Only an answer changes what there is to tell.
            let Some(pending) = &mut advice.bypass_change_detection().pending else { return };
            redraw.write(RequestRedraw);
            if let Some(decision) = pending.take() {
                advice.pending = None;
                advice.decision = decision;
            }
        }
        _ => {
            let Some(seat) = record.to_act().map(|(seat, _)| seat) else { return };
            let pending =
                Some(thoughts.start(DecisionJob::new(record, seat, U::COACH_NAME).with_facts()));
            let before = record.clone();
            let advice = CoachHint::<U> { before, pending, decision: None, counted: false };
            commands.insert_resource(advice);
            redraw.write(RequestRedraw);
        }
    }
}
