//! Deciding again.

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

/// Opponents that take longer than that search.
const INSTANT_TIME_LIMIT: Duration = Duration::from_secs(1);
/// The nodes of a first glance of an opponent that searches.
const QUICK_CHECK_NODES: u64 = 96;

/// Whether an opponent searches, so that it cannot decide very often.
pub(super) fn searches<G: ExplainableGame>(registration: &Registration<G>) -> bool {
    registration.time_limit > INSTANT_TIME_LIMIT
}

/// A decision that is made again and again.
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

    /// What an opponent that searches would decide at a first glance; `None` for others.
    pub(super) fn quick_action(&self) -> Option<G::Action> {
        self.searches()
            .then(|| self.decide(&*self.opponent, self.record.game(), Some(QUICK_CHECK_NODES)))
    }

    /// Whether time is up.
    pub(super) fn is_out_of_time(&self) -> bool {
        self.deadline.has_passed()
    }

    /// What is decided.
    pub(super) fn action(&self) -> G::Action {
        self.decide(&*self.opponent, self.record.game(), None)
    }

    /// What is decided after a change; `None` if no game is like that.
    pub(super) fn action_after(&self, attempt: &CandidateChange<G>) -> Option<G::Action> {
        self.decide_after(attempt, None)
    }

    /// What is decided after a change, if it is otherwise.
    pub(super) fn changed_action(
        &self,
        attempt: &CandidateChange<G>,
        decided: G::Action,
        glance: Option<G::Action>,
    ) -> Option<G::Action> {
        if let Some(glance) = glance {
            // Where a glance sees no difference, thought would seldom see one.
            self.decide_after(attempt, Some(QUICK_CHECK_NODES))
                .filter(|then| attempt.equivalent_action(glance) != *then)?;
        }
        self.decide_after(attempt, None).filter(|then| attempt.equivalent_action(decided) != *then)
    }

    /// Whether it comes to the same when all is made again.
    pub(super) fn verify(&self, attempt: &CandidateChange<G>, action: G::Action) -> bool {
        // An opponent that searches has been asked twice already.
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

    /// The random numbers are always those of the record.
    fn decide(&self, opponent: &G::Opponent, game: &G, nodes: Option<u64>) -> G::Action {
        let seat = game.to_act().expect("only games that go on are tried");
        let budget = Budget { progress: None, ..self.registration.limited_budget(self.budget) };
        let left = self.deadline.time_left();
        // Who decides at once decides in full: on a busy machine its own limit would cut it short, and
        // what then follows is no reason.
        let own = budget.time.filter(|_| self.searches());
        let time = [own, left].into_iter().flatten().min();
        let nodes = nodes.or(budget.nodes);
        // Only what is decided counts.
        let budget =
            Budget { nodes, time, explanation_detail: ExplanationDetail::Omitted, ..budget };
        opponent.decide(game.view(seat), &budget, &mut self.record.decision_rng()).action
    }
}
