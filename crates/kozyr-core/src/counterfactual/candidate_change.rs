//! What can be tried so that an opponent decides otherwise.

use super::change::{Changed, Counterfactual};
use crate::{explanation::message::Message, game::Game};

/// Something to try: another view, or another opponent.
pub(super) enum Attempt<G: Game> {
    View(Changed<G>),
    Opponent { told: Message, size: f64, name: String },
}

impl<G: Game> Attempt<G> {
    pub(super) fn told(&self) -> &Message {
        match self {
            Attempt::View(changed) => &changed.told,
            Attempt::Opponent { told, .. } => told,
        }
    }

    pub(super) fn kind(&self) -> &str {
        &self.told().key
    }

    pub(super) fn size(&self) -> f64 {
        match self {
            Attempt::View(changed) => changed.size,
            Attempt::Opponent { size, .. } => *size,
        }
    }

    pub(super) fn alike(&self, action: G::Action) -> G::Action {
        match self {
            Attempt::View(changed) => changed.alike(action),
            Attempt::Opponent { .. } => action,
        }
    }

    pub(super) fn succeeded(&self, action: G::Action) -> Counterfactual<G::Action> {
        let (change, size) = (self.told().clone(), self.size());
        Counterfactual { change, action, size, verified: true }
    }
}
