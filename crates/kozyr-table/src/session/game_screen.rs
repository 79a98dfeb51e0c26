//! The screen of a game.

use kozyr_core::game::Game;

use kozyr_platform::screen::{GameId, Screen};

/// Where the app shows a game. Every game has this.
pub trait GameScreen: Game {
    /// The game, where only its name is known.
    const ID: GameId = GameId(Self::NAME);

    /// The screen on which it is played.
    const SCREEN: Screen = Screen::Table(Self::ID);
}

impl<G: Game> GameScreen for G {}
