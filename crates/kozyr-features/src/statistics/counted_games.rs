//! Which games are counted, and what the screen has to know of them.

use bevy::prelude::*;
use kozyr_core::statistics::Strengths;

use kozyr_platform::screen::GameId;
use kozyr_ui::faces::Animal;

/// What the screen has to know of a game.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    pub(super) game: GameId,
    pub(super) strengths: fn() -> &'static Strengths,
    pub(super) animal: fn(&str) -> Animal,
    pub(super) own: Option<OwnFigure>,
}

/// A figure that only some games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnFigure {
    /// How often the player was the fool.
    Fools,
    /// By how many discs the player led at the end.
    Discs,
}

/// The games that are counted, in the order in which they are listed.
#[derive(Resource, Default)]
pub(crate) struct Counts(Vec<Count>);

impl Counts {
    pub(super) fn add(&mut self, count: Count) {
        self.0.push(count);
    }

    pub(super) fn of(&self, game: &str) -> Option<&Count> {
        self.0.iter().find(|count| count.game.0 == game)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Count> {
        self.0.iter()
    }
}
