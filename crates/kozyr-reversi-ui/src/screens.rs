//! Reversi's own screens and menus.

use kozyr_core::game::Game;
use kozyr_reversi::Reversi;

use kozyr_platform::screen::{GameId, Menu, Screen};

/// Identifier of Reversi.
pub const ID: GameId = GameId(Reversi::NAME);
/// The board.
pub const TABLE: Screen = Screen::Table(ID);
/// Opponent, colour and handicap of a new game.
pub const NEW_GAME: Screen = Screen::NewGame(ID);
/// Orientation of the board.
pub const BOARD_VIEW: Menu = Menu::Game("board");
