//! Durak's own screens and menus.

use kozyr_core::game::Game;
use kozyr_durak::Durak;

use kozyr_platform::screen::{GameId, Menu, Screen};

/// Identifier of Durak.
pub const ID: GameId = GameId(Durak::NAME);
/// The card table.
pub const TABLE: Screen = Screen::Table(ID);
/// Seats and rules of a new deal.
pub const NEW_GAME: Screen = Screen::NewGame(ID);
/// Proof that the shuffle was fair.
pub const FAIR_SHUFFLE: Menu = Menu::Game("shuffle");
/// Control tables of the fuzzy opponent.
pub const CONTROL_TABLES: Menu = Menu::Game("tables");
/// The player's habits, and whether opponents may use them.
pub const HABITS: Menu = Menu::Game("habits");
/// Writing a deal.
pub const CUSTOM_DEALS: Menu = Menu::Game("custom-deal");
/// The cards of the current deal, and its move log.
pub const THIS_DEAL: Menu = Menu::Game("this-deal");
