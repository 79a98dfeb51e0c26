//! The games with statistics.

use bevy::prelude::*;
use kozyr_core::statistics::OpponentRatings;

use kozyr_platform::screen::GameId;
use kozyr_ui::faces::Animal;

/// The information about a game that the screen needs.
#[derive(Clone, Copy)]
pub(crate) struct CountedGame {
    pub(super) game: GameId,
    pub(super) strengths: fn() -> &'static OpponentRatings,
    pub(super) animal: fn(&str) -> Animal,
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
    pub(super) fn add(&mut self, count: CountedGame) {
        self.0.push(count);
    }

    pub(super) fn get(&self, game: &str) -> Option<&CountedGame> {
        self.0.iter().find(|count| count.game.0 == game)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &CountedGame> {
        self.0.iter()
    }
}
