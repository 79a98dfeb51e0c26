//! Candidate changes in a search for counterfactuals.

use super::change::{Counterfactual, Perturbation};
use crate::{explanation::message::TranslatableText, game::Game};

/// A change to try: another view, or another opponent.
pub(super) enum CandidateChange<G: Game> {
    View(Perturbation<G>),
    Parameter { told: TranslatableText, size: f64, name: String },
}

impl<G: Game> CandidateChange<G> {
    pub(super) fn message(&self) -> &TranslatableText {
        match self {
            CandidateChange::View(changed) => &changed.message,
            CandidateChange::Parameter { told, .. } => told,
        }
    }

    pub(super) fn kind(&self) -> &str {
        &self.message().key
    }

    pub(super) fn size(&self) -> f64 {
        match self {
            CandidateChange::View(changed) => changed.size,
            CandidateChange::Parameter { size, .. } => *size,
        }
    }

    pub(super) fn equivalent_action(&self, action: G::Action) -> G::Action {
        match self {
            CandidateChange::View(changed) => changed.equivalent_action(action),
            CandidateChange::Parameter { .. } => action,
        }
    }

    pub(super) fn to_counterfactual(&self, action: G::Action) -> Counterfactual<G::Action> {
        let (change, size) = (self.message().clone(), self.size());
        Counterfactual { change, action, size, verified: true }
    }
}
