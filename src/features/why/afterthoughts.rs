//! What is found out of a decision only when somebody looks at it, off the frame: what separates it
//! from the next best, what is expected to follow, and what would have had to be otherwise.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    counterfactual::{self, Counterfactual, Wanted},
    explanation::{Explanation, Fact},
    game::{Player, Record},
    opponent::{self, Budget, Decision, Progress, Reasons},
};
use serde::{Deserialize, Serialize};

use super::{
    asked::{Explainable, Why},
    queue::Queue,
};
use crate::{
    platform::jobs::{self, Job, Thoughts},
    table::thinking::as_json,
};

/// The question what else there is to tell of a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct LookAgain<G: Explainable> {
    /// The match up to the decision.
    #[serde(with = "as_json")]
    pub before: Record<G>,
    /// Who decided.
    pub opponent: String,
    /// What was decided.
    pub decision: Decision<G::Action>,
}

/// What was found out of a decision afterwards.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Afterthoughts<A> {
    facts: Vec<Fact>,
    consequences: Vec<A>,
    counterfactuals: Vec<Counterfactual<A>>,
}

impl<G: Explainable> LookAgain<G> {
    /// The same decision once more, with what separates it from the next and what is to follow. If
    /// it was made in less time than it would have taken, it may not be the same.
    fn at_length(&self, budget: &Budget) -> Option<Explanation<G::Action>> {
        let LookAgain { before, opponent, decision } = self;
        let (seat, _) = before.to_act()?;
        let budget = Budget { reasons: Reasons::WithFacts, ..budget.clone() };
        let again = opponent::decide(before, seat, opponent, &budget)?;
        (again.action == decision.action).then_some(again.explanation)
    }
}

impl<G: Explainable> Job for LookAgain<G> {
    type Answer = Afterthoughts<G::Action>;

    fn name() -> String {
        format!("look-again-{}", G::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        let LookAgain { before, opponent, decision } = self;
        let again = self.at_length(budget);
        // Whoever looks on is not kept waiting: what was found until then is told.
        let found = counterfactual::time_limit::<G>(opponent).and_then(|limit| {
            let budget = jobs::within(budget, limit);
            counterfactual::find(before, opponent, decision, Wanted::default(), &budget)
        });
        let (facts, consequences) =
            again.map_or_else(Default::default, |again| (again.facts, again.consequences));
        // Nobody is called so any more: then nobody can be asked what else they would do.
        Afterthoughts { facts, consequences, counterfactuals: found.unwrap_or_default() }
    }

    /// What was found so far is not known to be the smallest change.
    fn so_far(&self, _: &Progress) -> Option<Self::Answer> {
        None
    }
}

/// What was found out, and what is being looked for, by the match up to each decision.
#[derive(Resource)]
pub(crate) struct Looked<G: Explainable> {
    found: Vec<(Record<G>, Afterthoughts<G::Action>)>,
    queue: Queue<Record<G>, LookAgain<G>>,
}

impl<G: Explainable> Default for Looked<G> {
    fn default() -> Self {
        Looked { found: Vec::new(), queue: Queue::default() }
    }
}

impl<G: Explainable> Looked<G> {
    /// Waits for nothing any more.
    pub fn forget(&mut self) {
        self.queue.forget();
    }

    /// A decision with what was found out of it, as far as that is known; what is not known is
    /// looked for from now on. `before` is the match up to the decision.
    pub fn complete(
        &mut self,
        thoughts: &Thoughts,
        before: &Record<G>,
        decision: &Decision<G::Action>,
    ) -> Decision<G::Action> {
        let mut decision = decision.clone();
        if let Some((_, found)) = self.found.iter().find(|(other, _)| other == before) {
            let explanation = &mut decision.explanation;
            explanation.counterfactuals.clone_from(&found.counterfactuals);
            if !found.facts.is_empty() {
                explanation.facts.clone_from(&found.facts);
            }
            if explanation.consequences.is_empty() {
                explanation.consequences.clone_from(&found.consequences);
            }
            return decision;
        }
        if let Some((_, Player::Opponent(opponent))) = before.to_act() {
            let opponent = opponent.clone();
            let question = |before: &Record<G>| LookAgain {
                before: before.clone(),
                opponent,
                decision: decision.clone(),
            };
            self.queue.ask(thoughts, before.clone(), question);
        }
        decision
    }
}

/// Brings what has been found out.
pub(crate) fn bring<G: Explainable>(
    mut looked: ResMut<Looked<G>>,
    mut why: ResMut<Why>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// So many decisions are looked at again before the first is forgotten.
    const KEPT: usize = 24;
    let looked = looked.bypass_change_detection();
    if matches!(*why, Why::Closed | Why::Hint) {
        // Nobody waits for reasons that are closed.
        return looked.forget();
    }
    if looked.queue.is_waiting() {
        redraw.write(RequestRedraw);
    }
    let news = looked.queue.take();
    if !news.is_empty() {
        looked.found.extend(news);
        let surplus = looked.found.len().saturating_sub(KEPT);
        looked.found.drain(..surplus);
        why.set_changed();
    }
}
