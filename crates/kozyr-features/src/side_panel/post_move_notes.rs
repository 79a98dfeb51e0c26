//! What is found out of a decision only when somebody looks at it, off the frame: what separates it
//! from the next best, what is expected to follow, and what would have had to be otherwise.

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

/// The question what else there is to tell of a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct AnnotateDecisionJob<U: Explainable> {
    /// The match up to the decision.
    #[serde(with = "as_json")]
    pub before: Record<U::Rules>,
    /// Who decided.
    pub opponent: String,
    /// What was decided.
    pub decision: Decision<ActionOf<U>>,
}

/// What was found out of a decision afterwards.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PostMoveNotes<A> {
    facts: Vec<Contrast>,
    consequences: Vec<A>,
    counterfactuals: Vec<Counterfactual<A>>,
}

impl<U: Explainable> AnnotateDecisionJob<U> {
    /// The same decision once more, with what separates it from the next and what is to follow. If
    /// it was made in less time than it would have taken, it may not be the same.
    fn explain_fully(&self, budget: &Budget) -> Option<Explanation<ActionOf<U>>> {
        let AnnotateDecisionJob { before, opponent, decision } = self;
        let (seat, _) = before.to_act()?;
        let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..budget.clone() };
        let again = opponent::decide(before, seat, opponent, &budget)?;
        (again.action == decision.action).then_some(again.explanation)
    }
}

impl<U: Explainable> Job for AnnotateDecisionJob<U> {
    type Answer = PostMoveNotes<ActionOf<U>>;

    fn name() -> String {
        format!("look-again-{}", U::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        let AnnotateDecisionJob { before, opponent, decision } = self;
        let again = self.explain_fully(budget);
        // Whoever looks on is not kept waiting: what was found until then is told.
        let found = counterfactual::time_limit::<U::Rules>(opponent).and_then(|limit| {
            let budget = jobs::with_time_limit(budget, limit);
            counterfactual::find(
                before,
                opponent,
                decision,
                CounterfactualLimits::default(),
                &budget,
            )
        });
        let (facts, consequences) =
            again.map_or_else(Default::default, |again| (again.contrasts, again.expected_line));
        // Nobody is called so any more: then nobody can be asked what else they would do.
        PostMoveNotes { facts, consequences, counterfactuals: found.unwrap_or_default() }
    }

    /// What was found so far is not known to be the smallest change.
    fn partial_output(&self, _: &DecisionProgress) -> Option<Self::Answer> {
        None
    }
}

/// What was found out, and what is being looked for, by the match up to each decision.
#[derive(Resource)]
pub(crate) struct PostMoveNotesCache<U: Explainable> {
    found: Vec<(Record<U::Rules>, PostMoveNotes<ActionOf<U>>)>,
    queue: PendingJobs<Record<U::Rules>, AnnotateDecisionJob<U>>,
}

impl<U: Explainable> Default for PostMoveNotesCache<U> {
    fn default() -> Self {
        PostMoveNotesCache { found: Vec::new(), queue: PendingJobs::default() }
    }
}

impl<U: Explainable> PostMoveNotesCache<U> {
    /// Waits for nothing any more.
    pub fn cancel(&mut self) {
        self.queue.cancel_all();
    }

    /// A decision with what was found out of it, as far as that is known; what is not known is
    /// looked for from now on. `before` is the match up to the decision.
    pub fn annotate(
        &mut self,
        thoughts: &JobRunner,
        before: &Record<U::Rules>,
        decision: &Decision<ActionOf<U>>,
    ) -> Decision<ActionOf<U>> {
        let mut decision = decision.clone();
        if let Some((_, found)) = self.found.iter().find(|(other, _)| other == before) {
            let explanation = &mut decision.explanation;
            explanation.counterfactuals.clone_from(&found.counterfactuals);
            if !found.facts.is_empty() {
                explanation.contrasts.clone_from(&found.facts);
            }
            if explanation.expected_line.is_empty() {
                explanation.expected_line.clone_from(&found.consequences);
            }
            return decision;
        }
        if let Some((_, Player::Opponent(opponent))) = before.to_act() {
            let opponent = opponent.clone();
            let question = |before: &Record<U::Rules>| AnnotateDecisionJob {
                before: before.clone(),
                opponent,
                decision: decision.clone(),
            };
            self.queue.start(thoughts, before.clone(), question);
        }
        decision
    }
}

/// Brings what has been found out.
pub(crate) fn collect_notes<U: Explainable>(
    mut looked: ResMut<PostMoveNotesCache<U>>,
    mut why: ResMut<SidePanel>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// So many decisions are looked at again before the first is forgotten.
    const KEPT: usize = 24;
    let looked = looked.bypass_change_detection();
    if matches!(*why, SidePanel::Closed | SidePanel::Hint) {
        // Nobody waits for reasons that are closed.
        return looked.cancel();
    }
    if looked.queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    let news = looked.queue.take_finished();
    if !news.is_empty() {
        looked.found.extend(news);
        let surplus = looked.found.len().saturating_sub(KEPT);
        looked.found.drain(..surplus);
        why.set_changed();
    }
}
