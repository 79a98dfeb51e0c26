//! The screens and menus that only this game has.

use kozyr_core::game::Game;
use kozyr_durak::Durak;

use kozyr_platform::screen::{GameId, Menu, Screen};

/// Durak, where only its name is known.
pub const ID: GameId = GameId(Durak::NAME);
/// The card table.
pub const TABLE: Screen = Screen::Table(ID);
/// Seats and rules of a new deal.
pub const NEW_GAME: Screen = Screen::NewGame(ID);
/// That the cards of the deal were chosen by nobody.
pub const SHUFFLE: Menu = Menu::OfGame("shuffle");
/// The control tables of the fuzzy opponent.
pub const TABLES: Menu = Menu::OfGame("tables");
/// The habits of the person, and who may know them.
pub const HABITS: Menu = Menu::OfGame("habits");
/// A deal to be written down.
pub const GIVEN: Menu = Menu::OfGame("given");
/// The cards of the deal on the table, and its log of moves.
pub const THIS_DEAL: Menu = Menu::OfGame("this-deal");
