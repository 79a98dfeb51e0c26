//! Changes of what an opponent saw, and those after which it decides otherwise.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{explanation::message::Message, game::Game};

/// A change after which an opponent was seen to decide otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counterfactual<A> {
    /// What would have to be otherwise: «With 9♠ instead of 10♠».
    pub change: Message,
    /// What the opponent decides then.
    pub action: A,
    /// How great the change is: 1 is the smallest there is of its kind.
    pub size: f64,
    /// Whether it held when all was done a second time from the beginning.
    pub verified: bool,
}

/// Something that could be otherwise, and the game as it would be then.
pub struct Changed<G: Game> {
    /// What is otherwise.
    pub told: Message,
    /// How great the change is; smaller ones are tried first.
    pub size: f64,
    make: Box<dyn Fn() -> Option<G> + Send>,
    same: Box<dyn Fn(G::Action) -> G::Action + Send>,
}

impl<G: Game> Changed<G> {
    /// A change, with what makes the game as it would be: one that the rules allow, in which the
    /// seat is asked the same; `None` if there is no such game after all.
    pub fn new(told: Message, size: f64, make: impl Fn() -> Option<G> + Send + 'static) -> Self {
        Changed { told, size, make: Box::new(make), same: Box::new(|action| action) }
    }

    /// The same change where an action goes by another name after it, as that of a card that has
    /// taken the place of another: to decide so again would not be to decide otherwise.
    #[must_use]
    pub fn renaming(self, same: impl Fn(G::Action) -> G::Action + Send + 'static) -> Self {
        Changed { same: Box::new(same), ..self }
    }

    /// The game as it would be.
    pub fn game(&self) -> Option<G> {
        (self.make)()
    }

    /// What deciding alike would be after the change.
    pub fn alike(&self, action: G::Action) -> G::Action {
        (self.same)(action)
    }
}

impl<G: Game> fmt::Debug for Changed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Changed").field("told", &self.told).field("size", &self.size).finish()
    }
}
