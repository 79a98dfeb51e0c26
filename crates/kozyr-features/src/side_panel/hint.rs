//! What the coach would do in the position on the table, thought out off the frame.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{game::Record, opponent::Decision};

use super::{
    quiz::Asking,
    state::{Explainable, Why},
};
use kozyr_platform::jobs::{Pending, Thoughts};
use kozyr_table::{session::Session, thinking::Decide};

/// Advice about one position.
#[derive(Resource)]
pub struct Advice<U: Explainable> {
    /// The match up to the decision.
    before: Record<U::Rules>,
    pending: Option<Pending<Decide<U::Rules>>>,
    decision: Option<Decision<ActionOf<U>>>,
    /// Whether it counts as a hint: it was not only thought out.
    counted: bool,
}

impl<U: Explainable> Advice<U> {
    /// Whether the coach still thinks.
    pub fn is_at_work(&self) -> bool {
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
pub(crate) fn advise<U: Explainable>(
    mut commands: Commands,
    why: Res<Why>,
    mut session: ResMut<Session<U::Rules>>,
    advice: Option<ResMut<Advice<U>>>,
    asking: Res<Asking<U>>,
    thoughts: Res<Thoughts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *why != Why::Hint || !session.allows().hints {
        // Nobody waits for a hint that is closed.
        if advice.is_some_and(|advice| advice.is_at_work()) {
            commands.remove_resource::<Advice<U>>();
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
            let pending = Some(thoughts.begin(Decide::new(record, seat, U::COACH).with_facts()));
            let before = record.clone();
            let advice = Advice::<U> { before, pending, decision: None, counted: false };
            commands.insert_resource(advice);
            redraw.write(RequestRedraw);
        }
    }
}
