//! The screen of a game.

use kozyr_core::game::Game;

use kozyr_platform::screen::{GameId, Screen};

/// The id and screen of a game; implemented for every game.
pub trait GameScreen: Game {
    /// The id of the game.
    const ID: GameId = GameId(Self::NAME);

    /// The screen with its table.
    const SCREEN: Screen = Screen::Table(Self::ID);
}

impl<G: Game> GameScreen for G {}
