//! The screens and menus that only this game has.

use kozyr_core::game::Game;
use kozyr_reversi::Reversi;

use kozyr_platform::screen::{GameId, Menu, Screen};

/// Reversi, where only its name is known.
pub const ID: GameId = GameId(Reversi::NAME);
/// The board.
pub const TABLE: Screen = Screen::Table(ID);
/// Opponent, colour and handicap of a new game.
pub const NEW_GAME: Screen = Screen::NewGame(ID);
/// How the board lies.
pub const BOARD_VIEW: Menu = Menu::Game("board");
