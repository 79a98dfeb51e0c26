//! Repeating a decision under changes.

use std::time::Duration;

use super::candidate_change::CandidateChange;
use crate::{
    explanation::{explainable_game::ExplainableGame, message::TranslatableText},
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

/// Whether an opponent counts as searching, so that it cannot decide very often: its time limit is
/// more than a second.
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
    /// Prepares to repeat the named opponent's decision for a record that awaits it. All
    /// repetitions share the time of `budget`, which starts now.
    ///
    /// # Errors
    /// If there is no such opponent, or one of its parameters is invalid.
    pub(super) fn new(
        record: &'a Record<G>,
        name: &'a str,
        budget: &'a Budget,
    ) -> Result<Self, OpponentError> {
        let (opponent, registration) = (make_opponent::<G>(name)?, registration::<G>(name)?);
        let deadline = budget.deadline();
        Ok(DecisionReplay { record, name, opponent, registration, budget, deadline })
    }

    /// Whether the opponent counts as searching, so that it cannot decide very often.
    pub(super) fn searches(&self) -> bool {
        searches(self.registration)
    }

    /// Returns the decision of a searching opponent with a small node budget; `None` for others.
    pub(super) fn quick_action(&self) -> Option<G::Action> {
        self.searches()
            .then(|| self.decide(&*self.opponent, self.record.game(), Some(QUICK_CHECK_NODES)))
    }

    /// Whether the budget's time has run out or a stop was requested.
    pub(super) fn is_out_of_time(&self) -> bool {
        self.deadline.has_passed()
    }

    /// Repeats the decision without a change and returns its action.
    pub(super) fn action(&self) -> G::Action {
        self.decide(&*self.opponent, self.record.game(), None)
    }

    /// Returns the action decided on after a change; `None` if the change is impossible.
    pub(super) fn action_after(&self, candidate: &CandidateChange<G>) -> Option<G::Action> {
        self.decide_after(candidate, None)
    }

    /// Describes the kind of an action that would replace the decision; `None` if both are of one
    /// kind, or the game is over.
    pub(super) fn consequence(
        &self,
        decided: G::Action,
        then: G::Action,
    ) -> Option<TranslatableText> {
        let game = self.record.game();
        G::consequence(game.view(game.to_act()?), decided, then)
    }

    /// Returns the decision after a change, if it differs from `decided`, the one without it.
    /// `quick_action` is the [quick decision](Self::quick_action) without the change: if it is
    /// given, the quick decision must differ as well.
    pub(super) fn changed_action(
        &self,
        candidate: &CandidateChange<G>,
        decided: G::Action,
        quick_action: Option<G::Action>,
    ) -> Option<G::Action> {
        if let Some(quick_action) = quick_action {
            // If the quick check shows no difference, a full search rarely would.
            self.decide_after(candidate, Some(QUICK_CHECK_NODES))
                .filter(|action| candidate.equivalent_action(quick_action) != *action)?;
        }
        self.decide_after(candidate, None)
            .filter(|action| candidate.equivalent_action(decided) != *action)
    }

    /// Whether the decision after a change is again `action` with a newly created opponent and
    /// game. Always true for an opponent that searches.
    pub(super) fn verify(&self, candidate: &CandidateChange<G>, action: G::Action) -> bool {
        // An opponent that searches has already been asked twice.
        if self.searches() {
            return true;
        }
        let Ok(opponent) = make_opponent::<G>(self.name) else { return false };
        match candidate {
            CandidateChange::View(changed) => {
                changed.game().is_some_and(|game| self.decide(&*opponent, &game, None) == action)
            }
            CandidateChange::Parameter { .. } => self.decide_after(candidate, None) == Some(action),
        }
    }

    /// Returns the action decided on after a change, with a node budget if given; `None` if the
    /// change is impossible.
    fn decide_after(
        &self,
        candidate: &CandidateChange<G>,
        nodes: Option<u64>,
    ) -> Option<G::Action> {
        match candidate {
            CandidateChange::View(changed) => {
                let game = changed.game()?;
                Some(self.decide(&*self.opponent, &game, nodes))
            }
            CandidateChange::Parameter { name, .. } => {
                let parameters = name.split_once('?').map_or("", |(_, parameters)| parameters);
                let overrides: Overrides = parameters.parse().ok()?;
                let opponent = (self.registration.make)(&overrides).ok()?;
                Some(self.decide(&*opponent, self.record.game(), nodes))
            }
        }
    }

    /// Returns what an opponent decides for the seat to act, with the random numbers of the record
    /// and within the time left. `nodes`, if given, replaces the budget's number.
    fn decide(&self, opponent: &G::Opponent, game: &G, nodes: Option<u64>) -> G::Action {
        let seat = game.to_act().expect("only unfinished games are tried");
        let budget = Budget { progress: None, ..self.registration.limited_budget(self.budget) };
        let time_left = self.deadline.time_left();
        // An instant opponent has no time limit of its own here: on a busy machine the limit could
        // cut it short, and the result would have nothing to do with the change.
        let own_limit = budget.time.filter(|_| self.searches());
        let time = [own_limit, time_left].into_iter().flatten().min();
        let nodes = nodes.or(budget.nodes);
        // Only the action matters.
        let budget =
            Budget { nodes, time, explanation_detail: ExplanationDetail::Omitted, ..budget };
        opponent.decide(game.view(seat), &budget, &mut self.record.decision_rng()).action
    }
}
