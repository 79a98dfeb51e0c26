//! What the coach would do in the position on the table, thought out off the frame.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
    window::RequestRedraw,
};

use super::{Spoken, Why};
use crate::{
    app::session::{self, Session},
    opponent::Decision,
};

/// Advice about one position.
#[derive(Resource)]
pub struct Advice<G: Spoken> {
    actions: Vec<G::Action>,
    task: Option<Task<Option<Decision<G::Action>>>>,
    decision: Option<Decision<G::Action>>,
}

impl<G: Spoken> Advice<G> {
    /// Whether the coach still thinks.
    pub fn is_at_work(&self) -> bool {
        self.task.is_some()
    }

    /// What the coach would do, as soon as he knows.
    pub fn decision(&self) -> Option<&Decision<G::Action>> {
        self.decision.as_ref()
    }
}

/// Asks the coach as long as a hint is wanted, and brings his answer.
pub(super) fn advise<G: Spoken>(
    mut commands: Commands,
    mut why: ResMut<Why>,
    session: Res<Session<G>>,
    advice: Option<ResMut<Advice<G>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *why != Why::Hint {
        return;
    }
    let record = session.record();
    match advice {
        Some(mut advice) if advice.actions == record.actions() => {
            let Some(task) = &mut advice.task else { return };
            redraw.write(RequestRedraw);
            if let Some(decision) = check_ready(task) {
                advice.task = None;
                advice.decision = decision;
                why.set_changed();
            }
        }
        _ => {
            let Some(seat) = record.to_act().map(|(seat, _)| seat) else { return };
            let asked = record.clone();
            let task = AsyncComputeTaskPool::get()
                .spawn(async move { session::decide(&asked, seat, G::COACH) });
            let actions = record.actions().to_vec();
            commands.insert_resource(Advice::<G> { actions, task: Some(task), decision: None });
            redraw.write(RequestRedraw);
        }
    }
}
