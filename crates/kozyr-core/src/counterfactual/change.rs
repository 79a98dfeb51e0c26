//! Changes of what an opponent sees, and those after which it decides differently.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{explanation::message::TranslatableText, game::Game};

/// A change after which an opponent was found to decide differently.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counterfactual<A> {
    /// The change: «With 9♠ instead of 10♠».
    pub change: TranslatableText,
    /// The opponent's decision after it.
    pub action: A,
    /// The size of the change; 1 is the smallest of its kind.
    pub size: f64,
    /// Whether the result was the same when everything was repeated from the start.
    pub verified: bool,
    /// The same as a sentence that a player can use in another game: «With a spare low trump,
    /// beating would be better.» `None` if players cannot bring the change about or watch for it,
    /// or other changes of its kind have other consequences.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule_of_thumb: Option<TranslatableText>,
}

/// A possible change of what a seat sees, with the resulting game.
pub struct Perturbation<G: Game> {
    /// A description of the change.
    pub message: TranslatableText,
    /// The size of the change; smaller ones are tried first.
    pub size: f64,
    /// The kind of change in words that a player can use in another game: «with a spare low trump».
    /// `None` if players cannot bring it about or watch for it.
    pub rule_of_thumb: Option<TranslatableText>,
    make: Box<dyn Fn() -> Option<G> + Send>,
    map_action: Box<dyn Fn(G::Action) -> G::Action + Send>,
    may_recommend: Box<dyn Fn(G::Action) -> bool + Send>,
}

impl<G: Game> Perturbation<G> {
    /// Creates a change. `make` returns the changed game: a legal one in which the seat has the
    /// same decision to make, or `None` if there is none.
    pub fn new(
        message: TranslatableText,
        size: f64,
        make: impl Fn() -> Option<G> + Send + 'static,
    ) -> Self {
        Perturbation {
            message,
            size,
            rule_of_thumb: None,
            make: Box::new(make),
            map_action: Box::new(|action| action),
            may_recommend: Box::new(|_| true),
        }
    }

    /// Sets the description of the kind of change that a player can use in another game.
    #[must_use]
    pub fn with_rule_of_thumb(self, rule_of_thumb: Option<TranslatableText>) -> Self {
        Perturbation { rule_of_thumb, ..self }
    }

    /// Limits the actions that the rule of thumb may recommend. A player must see what they have to
    /// do with the change. By default all are allowed.
    #[must_use]
    pub fn with_recommendable_actions(
        self,
        may_recommend: impl Fn(G::Action) -> bool + Send + 'static,
    ) -> Self {
        Perturbation { may_recommend: Box::new(may_recommend), ..self }
    }

    /// Sets the function from an action before the change to the equivalent one after it, for
    /// instance with the card that takes another's place. Both count as the same decision.
    #[must_use]
    pub fn with_action_map(
        self,
        map_action: impl Fn(G::Action) -> G::Action + Send + 'static,
    ) -> Self {
        Perturbation { map_action: Box::new(map_action), ..self }
    }

    /// Makes the changed game and returns it; `None` if there is no such legal game.
    pub fn game(&self) -> Option<G> {
        (self.make)()
    }

    /// Whether the rule of thumb may recommend an action.
    pub fn may_recommend(&self, action: G::Action) -> bool {
        (self.may_recommend)(action)
    }

    /// Returns the action after the change that counts as the same decision as `action` before it;
    /// by default the same.
    pub fn equivalent_action(&self, action: G::Action) -> G::Action {
        (self.map_action)(action)
    }
}

impl<G: Game> fmt::Debug for Perturbation<G> {
    /// Writes the description and the size.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perturbation")
            .field("message", &self.message)
            .field("size", &self.size)
            .finish()
    }
}
