//! The coach's hint for the position on the table, computed in a background job.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{game::Record, opponent::Decision};

use super::{
    quiz::Quiz,
    state::{Explainable, SidePanel},
};
use kozyr_platform::jobs::{JobRunner, PendingJob};
use kozyr_table::{session::Session, thinking::DecisionJob};

/// A hint for one position.
#[derive(Resource)]
pub struct CoachHint<U: Explainable> {
    /// The match up to the decision.
    before: Record<U::Rules>,
    /// The coach's job while it runs.
    pending: Option<PendingJob<DecisionJob<U::Rules>>>,
    /// The coach's decision, once available.
    decision: Option<Decision<ActionOf<U>>>,
    /// The action that the player guessed, which the decision is or will be compared with.
    compared_with: Option<ActionOf<U>>,
    /// Whether the hint has been counted, which happens once it is shown.
    counted: bool,
}

impl<U: Explainable> CoachHint<U> {
    /// Whether the coach is still thinking.
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// The match up to the decision.
    pub fn before(&self) -> &Record<U::Rules> {
        &self.before
    }

    /// The coach's decision, once available.
    pub fn decision(&self) -> Option<&Decision<ActionOf<U>>> {
        self.decision.as_ref()
    }
}

/// Starts the coach's job when a hint is opened, stores its result, and counts the hint once it is
/// shown. If the player guessed another action, the job is repeated to compare the two. Cancels the
/// job if the hint is closed.
pub(crate) fn update_hint<U: Explainable>(
    mut commands: Commands,
    side_panel: Res<SidePanel>,
    mut session: ResMut<Session<U::Rules>>,
    hint: Option<ResMut<CoachHint<U>>>,
    quiz: Res<Quiz<U>>,
    jobs: Res<JobRunner>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *side_panel != SidePanel::Hint || !session.permissions().hints {
        // Drop a pending hint when the panel is closed. One that was shown is kept, so that it
        // counts only once.
        if let Some(mut hint) = hint.filter(|hint| hint.is_pending()) {
            if hint.decision.is_none() {
                commands.remove_resource::<CoachHint<U>>();
            } else {
                (hint.pending, hint.compared_with) = (None, None);
            }
        }
        return;
    }
    let record = session.record();
    match hint {
        Some(mut hint) if hint.before == *record => {
            if !hint.counted && !quiz.is_about(record) {
                hint.bypass_change_detection().counted = true;
                session.note_hint();
            }
            let record = session.record();
            // Only a result is a visible change.
            let unchanged_hint = hint.bypass_change_detection();
            if let Some(pending) = &mut unchanged_hint.pending {
                redraw.write(RequestRedraw);
                if let Some(decision) = pending.take() {
                    hint.pending = None;
                    let shown = hint.decision.take();
                    hint.decision = match (shown, decision) {
                        // A search that ran out of time must not take back a hint.
                        (Some(shown), Some(new)) if new.action != shown.action => Some(shown),
                        (shown, new) => new.or(shown),
                    };
                }
                return;
            }
            let guess = quiz.answered_action(record).filter(|guess| {
                let decided = unchanged_hint.decision.as_ref().map(|decision| decision.action);
                unchanged_hint.compared_with.is_none()
                    && decided.is_some_and(|decided| decided != *guess)
            });
            if let Some((guess, (seat, _))) = guess.zip(record.to_act()) {
                let job = DecisionJob::new(record, seat, U::COACH_NAME).compared_with(guess);
                unchanged_hint.compared_with = Some(guess);
                unchanged_hint.pending = Some(jobs.start(job));
                redraw.write(RequestRedraw);
            }
        }
        _ => {
            let Some(seat) = record.to_act().map(|(seat, _)| seat) else { return };
            let pending =
                Some(jobs.start(DecisionJob::new(record, seat, U::COACH_NAME).with_facts()));
            let before = record.clone();
            let hint = CoachHint::<U> {
                before,
                pending,
                decision: None,
                compared_with: None,
                counted: false,
            };
            commands.insert_resource(hint);
            redraw.write(RequestRedraw);
        }
    }
}
