//! The games with statistics.

use bevy::prelude::*;
use kozyr_core::{statistics::OpponentRatings, teacher::Concept};

use kozyr_platform::screen::GameId;
use kozyr_ui::{faces::Animal, language::Language};

/// The information about a game that the screen needs.
#[derive(Clone, Copy)]
pub(crate) struct CountedGame {
    pub(super) game: GameId,
    /// Returns the ratings of its opponents.
    pub(super) strengths: fn() -> &'static OpponentRatings,
    /// Returns the animal of an opponent.
    pub(super) animal: fn(&str) -> Animal,
    /// Returns the concept with an id, if the game has it.
    pub(super) concept: fn(&str) -> Option<Concept>,
    /// Formats a loss in the unit of the game's reviews.
    pub(super) format_loss: fn(f64, &Language) -> String,
    /// A statistic that only this game has.
    pub(super) statistic: Option<GameStatistic>,
}

/// A statistic that only some games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameStatistic {
    /// How often the player was the fool.
    Fools,
    /// The player's average disc difference at the end.
    Discs,
}

/// The games with statistics, in display order.
#[derive(Resource, Default)]
pub(crate) struct CountedGames(Vec<CountedGame>);

impl CountedGames {
    /// Adds a game to those with statistics, after the others.
    pub(super) fn add(&mut self, count: CountedGame) {
        self.0.push(count);
    }

    /// The entry of the game with this name; `None` if it has no statistics.
    pub(super) fn get(&self, game: &str) -> Option<&CountedGame> {
        self.0.iter().find(|count| count.game.0 == game)
    }

    /// The entries of all games with statistics, in display order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &CountedGame> {
        self.0.iter()
    }
}
