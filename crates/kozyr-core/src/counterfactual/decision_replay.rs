//! Repeating a decision under changes.

use std::time::Duration;

use super::candidate_change::CandidateChange;
use crate::{
    explanation::explainable_game::ExplainableGame,
    game::Record,
    opponent::{
        Budget, Deadline, ExplanationDetail, Opponent, OpponentError, Overrides, Registration,
        make_opponent, registration,
    },
};

/// Opponents with a longer time limit count as searching.
const MAX_INSTANT_TIME_LIMIT: Duration = Duration::from_secs(1);
/// Node budget of the quick check with an opponent that searches.
const QUICK_CHECK_NODES: u64 = 96;

/// Whether an opponent searches, so that it cannot decide very often.
pub(super) fn searches<G: ExplainableGame>(registration: &Registration<G>) -> bool {
    registration.time_limit > MAX_INSTANT_TIME_LIMIT
}

/// A decision that is repeated.
pub(super) struct DecisionReplay<'a, G: ExplainableGame> {
    record: &'a Record<G>,
    name: &'a str,
    opponent: Box<G::Opponent>,
    registration: &'static Registration<G>,
    budget: &'a Budget,
    deadline: Deadline,
}

impl<'a, G: ExplainableGame> DecisionReplay<'a, G> {
    pub(super) fn new(
        record: &'a Record<G>,
        name: &'a str,
        budget: &'a Budget,
    ) -> Result<Self, OpponentError> {
        let (opponent, registration) = (make_opponent::<G>(name)?, registration::<G>(name)?);
        let deadline = budget.deadline();
        Ok(DecisionReplay { record, name, opponent, registration, budget, deadline })
    }

    /// Whether the opponent searches, so that it cannot decide very often.
    pub(super) fn searches(&self) -> bool {
        searches(self.registration)
    }

    /// Returns the decision of a searching opponent with a small node budget; `None` for others.
    pub(super) fn quick_action(&self) -> Option<G::Action> {
        self.searches()
            .then(|| self.decide(&*self.opponent, self.record.game(), Some(QUICK_CHECK_NODES)))
    }

    /// Whether time has run out.
    pub(super) fn is_out_of_time(&self) -> bool {
        self.deadline.has_passed()
    }

    /// Returns the decision without a change.
    pub(super) fn action(&self) -> G::Action {
        self.decide(&*self.opponent, self.record.game(), None)
    }

    /// Returns the decision after a change; `None` if the change is impossible.
    pub(super) fn action_after(&self, attempt: &CandidateChange<G>) -> Option<G::Action> {
        self.decide_after(attempt, None)
    }

    /// Returns the decision after a change, if it is a different one.
    pub(super) fn changed_action(
        &self,
        attempt: &CandidateChange<G>,
        decided: G::Action,
        glance: Option<G::Action>,
    ) -> Option<G::Action> {
        if let Some(glance) = glance {
            // If the quick check shows no difference, a full search rarely would.
            self.decide_after(attempt, Some(QUICK_CHECK_NODES))
                .filter(|then| attempt.equivalent_action(glance) != *then)?;
        }
        self.decide_after(attempt, None).filter(|then| attempt.equivalent_action(decided) != *then)
    }

    /// Whether a new opponent and a new game give the same result.
    pub(super) fn verify(&self, attempt: &CandidateChange<G>, action: G::Action) -> bool {
        // An opponent that searches has already been asked twice.
        if self.searches() {
            return true;
        }
        let Ok(opponent) = make_opponent::<G>(self.name) else { return false };
        match attempt {
            CandidateChange::View(changed) => {
                changed.game().is_some_and(|game| self.decide(&*opponent, &game, None) == action)
            }
            CandidateChange::Parameter { .. } => self.decide_after(attempt, None) == Some(action),
        }
    }

    fn decide_after(&self, attempt: &CandidateChange<G>, nodes: Option<u64>) -> Option<G::Action> {
        match attempt {
            CandidateChange::View(changed) => {
                let game = changed.game()?;
                Some(self.decide(&*self.opponent, &game, nodes))
            }
            CandidateChange::Parameter { name, .. } => {
                let written = name.split_once('?').map_or("", |(_, written)| written);
                let overrides: Overrides = written.parse().ok()?;
                let opponent = (self.registration.make)(&overrides).ok()?;
                Some(self.decide(&*opponent, self.record.game(), nodes))
            }
        }
    }

    /// Decides with the random numbers of the record.
    fn decide(&self, opponent: &G::Opponent, game: &G, nodes: Option<u64>) -> G::Action {
        let seat = game.to_act().expect("only unfinished games are tried");
        let budget = Budget { progress: None, ..self.registration.limited_budget(self.budget) };
        let left = self.deadline.time_left();
        // An instant opponent has no time limit of its own here: on a busy machine the limit could
        // cut it short, and the result would have nothing to do with the change.
        let own = budget.time.filter(|_| self.searches());
        let time = [own, left].into_iter().flatten().min();
        let nodes = nodes.or(budget.nodes);
        // Only the action matters.
        let budget =
            Budget { nodes, time, explanation_detail: ExplanationDetail::Omitted, ..budget };
        opponent.decide(game.view(seat), &budget, &mut self.record.decision_rng()).action
    }
}
