//! The current screen, and the menu over it.

use bevy::prelude::*;

/// A game, identified by its name in rules and files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GameId(pub &'static str);

/// The screen that fills the window.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The home screen.
    #[default]
    Home,
    /// The setup of a match: seats, rules, opponents.
    NewGame(GameId),
    /// The table of a match.
    Table(GameId),
    /// Game trees and their solution.
    Trees,
    /// Statistics of the games played.
    Statistics,
    /// Problems: positions with one decision to find.
    Problems,
    /// Playing with friends: the tables, or the seats of one.
    Tables,
    /// The questions of the first start on a device.
    Welcome,
}

impl Screen {
    /// Whether this is the table of a match, in any game.
    pub fn is_table(self) -> bool {
        matches!(self, Screen::Table(_))
    }

    /// The game that is played or set up on this screen; `None` on other screens.
    pub fn game(self) -> Option<GameId> {
        match self {
            Screen::NewGame(game) | Screen::Table(game) => Some(game),
            Screen::Home
            | Screen::Trees
            | Screen::Statistics
            | Screen::Problems
            | Screen::Tables
            | Screen::Welcome => None,
        }
    }
}

/// The menu that covers the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// No menu.
    #[default]
    None,
    /// The match is paused: resume, settings, leave.
    Pause,
    /// Language, speed, sound, deck.
    Settings,
    /// The rules of the games and the opponents.
    Help,
    /// Saved games to resume; from the home screen also finished ones to review.
    SavedGames,
    /// Games and positions from files and pasted text.
    Import,
    /// A menu of one game, by its own name.
    Game(&'static str),
    /// Import and export of all saved data.
    Data,
    /// Credits.
    Credits,
}

/// The place to return to after the player looked at something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReturnPoint {
    /// The screen; never the table.
    pub screen: Screen,
    /// The menu that was open.
    pub menu: Menu,
}

/// The menu to open on the next screen after leaving a table; reset after use.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MenuAfterTable(pub Menu);

/// Adds the states [`Screen`] and [`Menu`], and [`MenuAfterTable`].
pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().init_resource::<MenuAfterTable>();
}

/// Run condition: the screen is visible, with no menu or only the pause menu over it.
pub fn is_screen_visible(menu: Res<State<Menu>>) -> bool {
    matches!(**menu, Menu::None | Menu::Pause)
}

/// Opens the menu in [`MenuAfterTable`] and resets that to none. If it is none, closes the open
/// menu instead. Games run this when a table is left.
pub fn close_menu(
    menu: Res<State<Menu>>,
    mut menu_after_table: ResMut<MenuAfterTable>,
    mut next: ResMut<NextState<Menu>>,
) {
    let menu_to_open = std::mem::take(&mut menu_after_table.0);
    if *menu != menu_to_open {
        next.set(menu_to_open);
    }
}
