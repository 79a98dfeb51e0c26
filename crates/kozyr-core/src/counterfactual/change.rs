//! Changes of what an opponent saw, and those after which it decides otherwise.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{explanation::message::TranslatableText, game::Game};

/// A change after which an opponent was seen to decide otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counterfactual<A> {
    /// What would have to be otherwise: «With 9♠ instead of 10♠».
    pub change: TranslatableText,
    /// What the opponent decides then.
    pub action: A,
    /// How great the change is: 1 is the smallest there is of its kind.
    pub size: f64,
    /// Whether it held when all was done a second time from the beginning.
    pub verified: bool,
}

/// Something that could be otherwise, and the game as it would be then.
pub struct Perturbation<G: Game> {
    /// What is otherwise.
    pub message: TranslatableText,
    /// How great the change is; smaller ones are tried first.
    pub size: f64,
    make: Box<dyn Fn() -> Option<G> + Send>,
    map_action: Box<dyn Fn(G::Action) -> G::Action + Send>,
}

impl<G: Game> Perturbation<G> {
    /// A change, with what makes the game as it would be: one that the rules allow, in which the
    /// seat is asked the same; `None` if there is no such game after all.
    pub fn new(
        told: TranslatableText,
        size: f64,
        make: impl Fn() -> Option<G> + Send + 'static,
    ) -> Self {
        Perturbation {
            message: told,
            size,
            make: Box::new(make),
            map_action: Box::new(|action| action),
        }
    }

    /// The same change where an action goes by another name after it, as that of a card that has
    /// taken the place of another: to decide so again would not be to decide otherwise.
    #[must_use]
    pub fn with_action_map(self, same: impl Fn(G::Action) -> G::Action + Send + 'static) -> Self {
        Perturbation { map_action: Box::new(same), ..self }
    }

    /// The game as it would be.
    pub fn game(&self) -> Option<G> {
        (self.make)()
    }

    /// What deciding alike would be after the change.
    pub fn equivalent_action(&self, action: G::Action) -> G::Action {
        (self.map_action)(action)
    }
}

impl<G: Game> fmt::Debug for Perturbation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Changed").field("told", &self.message).field("size", &self.size).finish()
    }
}
