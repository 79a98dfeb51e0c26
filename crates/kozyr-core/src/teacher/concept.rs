//! Concepts that decisions turn on.

use std::fmt;

use crate::{explanation::message::TranslatableText, game::Game};

/// A concept that players have a name for and that decisions turn on.
///
/// A game has a [fixed list](GameConcepts::CONCEPTS) of concepts. Their titles and pages are texts
/// in `concepts.ftl`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Concept {
    game: &'static str,
    id: &'static str,
}

impl Concept {
    /// Creates the concept with this id in the named game.
    pub const fn new(game: &'static str, id: &'static str) -> Self {
        Concept { game, id }
    }

    /// Returns the name of its game.
    pub const fn game(self) -> &'static str {
        self.game
    }

    /// Returns its id in problems and exercises, which never changes.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Returns its title: the text `concept-GAME-ID`.
    pub fn title(self) -> TranslatableText {
        TranslatableText::from_key(format!("concept-{}-{}", self.game, self.id))
    }

    /// Returns its page of a few sentences: the text `concept-GAME-ID-page`.
    pub fn page(self) -> TranslatableText {
        TranslatableText::from_key(format!("concept-{}-{}-page", self.game, self.id))
    }
}

/// A game whose decisions can turn on concepts; by default it has none.
pub trait GameConcepts: Game {
    /// The concepts of the game, in reading order.
    const CONCEPTS: &'static [Concept] = &[];

    /// Returns the concepts that the difference between two actions of the seat to act turns on, by
    /// what that seat can see, in the order of [`CONCEPTS`](GameConcepts::CONCEPTS).
    fn concepts_between(&self, _played: Self::Action, _better: Self::Action) -> Vec<Concept> {
        Vec::new()
    }

    /// Returns the concept that a cause of a [headline](crate::explanation::Headline) belongs to;
    /// `None` if there is none. By default it is the concept with the same id.
    fn concept_of_cause(cause: &str) -> Option<Concept> {
        Self::concept(cause)
    }

    /// Returns the concept with this id; `None` if the game does not have it.
    fn concept(id: &str) -> Option<Concept> {
        Self::CONCEPTS.iter().copied().find(|concept| concept.id() == id)
    }
}

impl fmt::Display for Concept {
    /// Writes the id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
