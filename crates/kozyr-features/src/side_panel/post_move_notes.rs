//! Notes on a decision that are computed in the background when the player views it: its contrast
//! with the next best alternative, the expected line, and counterfactuals.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    counterfactual::{self, Counterfactual, CounterfactualLimits},
    explanation::{Contrast, Explanation},
    game::{Player, Record},
    opponent::{self, Budget, Decision, DecisionProgress, ExplanationDetail},
};
use serde::{Deserialize, Serialize};

use super::{
    pending_jobs::PendingJobs,
    state::{Explainable, SidePanel},
};
use kozyr_platform::jobs::{self, Job, JobRunner};
use kozyr_table::thinking::as_json;

/// A job that computes the notes on a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct AnnotateDecisionJob<U: Explainable> {
    /// The match up to the decision.
    #[serde(with = "as_json")]
    pub before: Record<U::Rules>,
    /// The name of the opponent that decided.
    pub opponent: String,
    /// The decision.
    pub decision: Decision<ActionOf<U>>,
}

/// The notes on a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PostMoveNotes<A> {
    /// The contrasts with the next best alternative.
    facts: Vec<Contrast>,
    /// The expected line after the action.
    consequences: Vec<A>,
    /// Changes of the position that would have changed the decision.
    counterfactuals: Vec<Counterfactual<A>>,
}

impl<U: Explainable> AnnotateDecisionJob<U> {
    /// Repeats the decision and returns its explanation with contrasts and the expected line.
    /// `None` if the action differs, which may happen if the original decision was cut short, or if
    /// the opponent is unknown.
    fn explain_fully(&self, budget: &Budget) -> Option<Explanation<ActionOf<U>>> {
        let AnnotateDecisionJob { before, opponent, decision } = self;
        let (seat, _) = before.to_act()?;
        let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..budget.clone() };
        let repeated = opponent::decide(before, seat, opponent, &budget)?;
        (repeated.action == decision.action).then_some(repeated.explanation)
    }
}

impl<U: Explainable> Job for AnnotateDecisionJob<U> {
    type Answer = PostMoveNotes<ActionOf<U>>;

    /// The name of this type of job, such as `look-again-reversi`.
    fn name() -> String {
        format!("look-again-{}", U::NAME)
    }

    /// Computes the notes. Counterfactuals have a time limit, so some may be missing; contrasts and
    /// the expected line are left out if the repeated decision differs.
    fn run(&self, budget: &Budget) -> Self::Answer {
        let AnnotateDecisionJob { before, opponent, decision } = self;
        let explanation = self.explain_fully(budget);
        // Limits the time, so the player gets what was found so far.
        let counterfactuals = counterfactual::time_limit::<U::Rules>(opponent).and_then(|limit| {
            let budget = jobs::with_time_limit(budget, limit);
            counterfactual::find(
                before,
                opponent,
                decision,
                CounterfactualLimits::default(),
                &budget,
            )
        });
        let (facts, consequences) = explanation.map_or_else(Default::default, |explanation| {
            (explanation.contrasts, explanation.expected_line)
        });
        // If the opponent's name is unknown, there are no counterfactuals.
        PostMoveNotes { facts, consequences, counterfactuals: counterfactuals.unwrap_or_default() }
    }

    /// Returns nothing: counterfactuals found so far may not be the smallest changes.
    fn partial_output(&self, _: &DecisionProgress) -> Option<Self::Answer> {
        None
    }
}

/// The notes computed so far and the pending jobs, by the match up to each decision.
#[derive(Resource)]
pub(crate) struct PostMoveNotesCache<U: Explainable> {
    found: Vec<(Record<U::Rules>, PostMoveNotes<ActionOf<U>>)>,
    queue: PendingJobs<Record<U::Rules>, AnnotateDecisionJob<U>>,
}

impl<U: Explainable> Default for PostMoveNotesCache<U> {
    /// No notes and no pending jobs.
    fn default() -> Self {
        PostMoveNotesCache { found: Vec::new(), queue: PendingJobs::default() }
    }
}

impl<U: Explainable> PostMoveNotesCache<U> {
    /// Cancels all pending jobs for notes.
    pub fn cancel(&mut self) {
        self.queue.cancel_all();
    }

    /// Returns a decision with its notes, or without them if they are not ready yet, and starts
    /// computing missing ones. `before` is the match up to the decision.
    pub fn annotate(
        &mut self,
        jobs: &JobRunner,
        before: &Record<U::Rules>,
        decision: &Decision<ActionOf<U>>,
    ) -> Decision<ActionOf<U>> {
        let mut decision = decision.clone();
        if let Some((_, notes)) = self.found.iter().find(|(known_match, _)| known_match == before) {
            let explanation = &mut decision.explanation;
            explanation.counterfactuals.clone_from(&notes.counterfactuals);
            if !notes.facts.is_empty() {
                explanation.contrasts.clone_from(&notes.facts);
            }
            if explanation.expected_line.is_empty() {
                explanation.expected_line.clone_from(&notes.consequences);
            }
            return decision;
        }
        if let Some((_, Player::Opponent(opponent))) = before.to_act() {
            let opponent = opponent.clone();
            let make_job = |before: &Record<U::Rules>| AnnotateDecisionJob {
                before: before.clone(),
                opponent,
                decision: decision.clone(),
            };
            self.queue.start(jobs, before.clone(), make_job);
        }
        decision
    }
}

/// Stores the notes that have been computed, for the latest 24 decisions, or cancels the jobs if
/// the reasons are closed.
pub(crate) fn collect_notes<U: Explainable>(
    mut cache: ResMut<PostMoveNotesCache<U>>,
    mut side_panel: ResMut<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// The maximum number of decisions in the cache; the oldest are dropped.
    const MAX_CACHED: usize = 24;
    let cache = cache.bypass_change_detection();
    if matches!(*side_panel, SidePanel::Closed | SidePanel::Hint) {
        // Closed reasons need no notes.
        return cache.cancel();
    }
    if cache.queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    let finished = cache.queue.take_finished();
    if !finished.is_empty() {
        cache.found.extend(finished);
        let excess = cache.found.len().saturating_sub(MAX_CACHED);
        cache.found.drain(..excess);
        side_panel.set_changed();
    }
}
