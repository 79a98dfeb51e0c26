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
pub const FAIR_SHUFFLE: Menu = Menu::Game("shuffle");
/// The control tables of the fuzzy opponent.
pub const CONTROL_TABLES: Menu = Menu::Game("tables");
/// The habits of the person, and who may know them.
pub const HABITS: Menu = Menu::Game("habits");
/// A deal to be written down.
pub const GIVEN_DEALS: Menu = Menu::Game("given");
/// The cards of the deal on the table, and its log of moves.
pub const THIS_DEAL: Menu = Menu::Game("this-deal");
