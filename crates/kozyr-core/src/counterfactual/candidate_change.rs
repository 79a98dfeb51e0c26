//! Candidate changes in a search for counterfactuals.

use super::change::{Counterfactual, Perturbation};
use crate::{explanation::message::TranslatableText, game::Game};

/// A change to try: another view, or another opponent.
pub(super) enum CandidateChange<G: Game> {
    /// A change of what the seat sees.
    View(Perturbation<G>),
    /// A change of one of the opponent's parameters.
    Parameter {
        /// A description of the change.
        message: TranslatableText,
        /// The size of the change; smaller ones are tried first.
        size: f64,
        /// The opponent's name with the changed parameter.
        name: String,
    },
}

impl<G: Game> CandidateChange<G> {
    /// Returns the description of the change.
    pub(super) fn message(&self) -> &TranslatableText {
        match self {
            CandidateChange::View(changed) => &changed.message,
            CandidateChange::Parameter { message, .. } => message,
        }
    }

    /// Returns the kind of change: the key of its description.
    pub(super) fn kind(&self) -> &str {
        &self.message().key
    }

    /// Returns the size of the change; smaller ones are tried first.
    pub(super) fn size(&self) -> f64 {
        match self {
            CandidateChange::View(changed) => changed.size,
            CandidateChange::Parameter { size, .. } => *size,
        }
    }

    /// Returns the action after the change that counts as the same decision as `action` before it.
    pub(super) fn equivalent_action(&self, action: G::Action) -> G::Action {
        match self {
            CandidateChange::View(changed) => changed.equivalent_action(action),
            CandidateChange::Parameter { .. } => action,
        }
    }

    /// Returns the verified counterfactual in which this change leads to `action`.
    pub(super) fn to_counterfactual(&self, action: G::Action) -> Counterfactual<G::Action> {
        let (change, size) = (self.message().clone(), self.size());
        Counterfactual { change, action, size, verified: true, rule_of_thumb: None }
    }

    /// Whether the change leads to a legal game.
    pub(super) fn is_possible(&self) -> bool {
        match self {
            CandidateChange::View(changed) => changed.game().is_some(),
            CandidateChange::Parameter { .. } => true,
        }
    }

    /// Returns the kind of change in words that a player can use in another game, if there are any.
    pub(super) fn rule_of_thumb(&self) -> Option<&TranslatableText> {
        match self {
            CandidateChange::View(changed) => changed.rule_of_thumb.as_ref(),
            CandidateChange::Parameter { .. } => None,
        }
    }

    /// Whether the rule of thumb may recommend an action.
    pub(super) fn may_recommend(&self, action: G::Action) -> bool {
        match self {
            CandidateChange::View(changed) => changed.may_recommend(action),
            CandidateChange::Parameter { .. } => true,
        }
    }
}
