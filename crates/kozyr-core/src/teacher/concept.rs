//! What a decision can turn on, as something that has a name and can be read about.

use std::fmt;

use crate::{explanation::message::TranslatableText, game::Game};

/// Something that players know by a name and that decisions turn on.
///
/// A game has a [closed list](Concepts::CONCEPTS) of them. Title and page are texts of
/// `concepts.ftl`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Concept {
    game: &'static str,
    id: &'static str,
}

impl Concept {
    /// The concept of that id in the game of that name.
    pub const fn new(game: &'static str, id: &'static str) -> Self {
        Concept { game, id }
    }

    /// The name of its game.
    pub const fn game(self) -> &'static str {
        self.game
    }

    /// What it is called in problems and exercises; it never changes.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Its title: the text `concept-GAME-ID`.
    pub fn title(self) -> TranslatableText {
        TranslatableText::from_key(format!("concept-{}-{}", self.game, self.id))
    }

    /// Its page, a few sentences: the text `concept-GAME-ID-page`.
    pub fn page(self) -> TranslatableText {
        TranslatableText::from_key(format!("concept-{}-{}-page", self.game, self.id))
    }
}

/// A game whose decisions can be said to turn on something that has a name; of which nothing is
/// said unless the game does.
pub trait GameConcepts: Game {
    /// The concepts of the game, in the order in which to read about them.
    const CONCEPTS: &'static [Concept] = &[];

    /// The concepts that the difference between two actions of the seat to act turns on, by what
    /// that seat can see; in the order of [`CONCEPTS`](Concepts::CONCEPTS).
    fn concepts_between(&self, _played: Self::Action, _better: Self::Action) -> Vec<Concept> {
        Vec::new()
    }

    /// The concept of that id; `None` if the game has none.
    fn concept(id: &str) -> Option<Concept> {
        Self::CONCEPTS.iter().copied().find(|concept| concept.id() == id)
    }
}

impl fmt::Display for Concept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
