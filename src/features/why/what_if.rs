//! What would have had to be otherwise for an opponent to decide otherwise: found by really deciding
//! again, off the frame, as long as somebody looks.

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::{
    counterfactual::{self, Counterfactual, Wanted},
    game::{Player, Record},
    opponent::{Budget, Decision, Progress},
};
use serde::{Deserialize, Serialize};

use super::asked::{Explainable, Why};
use crate::{
    platform::jobs::{Job, Pending, Thoughts},
    table::thinking::as_json,
};

/// The question what would have changed a decision.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Otherwise<G: Explainable> {
    /// The match up to the decision.
    #[serde(with = "as_json")]
    pub before: Record<G>,
    /// Who decided.
    pub opponent: String,
    /// What was decided.
    pub decision: Decision<G::Action>,
}

impl<G: Explainable> Job for Otherwise<G> {
    type Answer = Vec<Counterfactual<G::Action>>;

    fn name() -> String {
        format!("otherwise-{}", G::NAME)
    }

    fn run(&self, budget: &Budget) -> Self::Answer {
        let Otherwise { before, opponent, decision } = self;
        let found = counterfactual::find(before, opponent, decision, Wanted::default(), budget);
        // Nobody is called so any more: then nobody can be asked what else they would do.
        found.unwrap_or_default()
    }

    /// What was found so far is not known to be the smallest change.
    fn so_far(&self, _: &Progress) -> Option<Self::Answer> {
        None
    }
}

/// What was found, and what is being looked for.
#[derive(Resource)]
pub(crate) struct WhatIf<G: Explainable> {
    found: Vec<(Record<G>, Vec<Counterfactual<G::Action>>)>,
    pending: Vec<(Record<G>, Pending<Otherwise<G>>)>,
}

impl<G: Explainable> Default for WhatIf<G> {
    fn default() -> Self {
        WhatIf { found: Vec::new(), pending: Vec::new() }
    }
}

impl<G: Explainable> WhatIf<G> {
    /// Waits for nothing any more.
    pub fn forget(&mut self) {
        self.pending.clear();
    }

    /// A decision with what would have changed it, as far as that is known; what is not known is
    /// looked for from now on. `before` is the match up to the decision.
    pub fn complete(
        &mut self,
        thoughts: &Thoughts,
        before: &Record<G>,
        decision: &Decision<G::Action>,
    ) -> Decision<G::Action> {
        let mut decision = decision.clone();
        if let Some((_, found)) = self.found.iter().find(|(other, _)| other == before) {
            decision.explanation.counterfactuals.clone_from(found);
            return decision;
        }
        let is_asked = self.pending.iter().any(|(other, _)| other == before);
        if let Some((_, Player::Opponent(opponent))) = before.to_act()
            && !is_asked
        {
            let (before, opponent) = (before.clone(), opponent.clone());
            let asked = Otherwise { before: before.clone(), opponent, decision: decision.clone() };
            self.pending.push((before, thoughts.begin(asked)));
        }
        decision
    }
}

/// Brings what has been found.
pub(crate) fn bring<G: Explainable>(
    mut what_if: ResMut<WhatIf<G>>,
    mut why: ResMut<Why>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// So many decisions are looked at again before the first is forgotten.
    const KEPT: usize = 24;
    let what_if = what_if.bypass_change_detection();
    if matches!(*why, Why::Closed | Why::Hint) {
        // Nobody waits for reasons that are closed.
        return what_if.forget();
    }
    let mut news = Vec::new();
    what_if.pending.retain_mut(|(before, pending)| {
        redraw.write(RequestRedraw);
        let Some(found) = pending.take() else { return true };
        news.push((before.clone(), found));
        false
    });
    if !news.is_empty() {
        what_if.found.extend(news);
        let surplus = what_if.found.len().saturating_sub(KEPT);
        what_if.found.drain(..surplus);
        why.set_changed();
    }
}
