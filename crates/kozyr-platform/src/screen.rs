//! Which screen is shown, and which menu lies over it.

use bevy::prelude::*;

/// A game, by the name that its rules and its files have for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct GameId(pub &'static str);

/// The whole picture.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The front page.
    #[default]
    Home,
    /// What is agreed before a match: seats, rules, opponents.
    NewGame(GameId),
    /// The table on which a game is played.
    Table(GameId),
    /// Game trees, and how they are solved.
    Trees,
    /// What the games played so far come to.
    Statistics,
    /// Positions of which one decision is asked for.
    Problems,
    /// What the first start on a device asks.
    Welcome,
}

impl Screen {
    /// Whether a match is on the screen.
    pub fn is_table(self) -> bool {
        matches!(self, Screen::Table(_))
    }

    /// The game that is played or prepared here.
    pub fn game(self) -> Option<GameId> {
        match self {
            Screen::NewGame(game) | Screen::Table(game) => Some(game),
            Screen::Home
            | Screen::Trees
            | Screen::Statistics
            | Screen::Problems
            | Screen::Welcome => None,
        }
    }
}

/// What lies over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing: the screen itself is played.
    #[default]
    None,
    /// The match waits: go on, settings, leave.
    Pause,
    /// Language, speed, sound, deck.
    Settings,
    /// The rules of the games and the opponents.
    Help,
    /// Matches put by, to go on with; on the front page finished ones too, to see again.
    SavedGames,
    /// A menu that only one game has, by a name of its own.
    Game(&'static str),
    /// All that is kept, to be carried elsewhere.
    Data,
    /// Who made what.
    Credits,
}

/// Where the player was before something came to the table that they only want to look at, to be
/// led back there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReturnPoint {
    /// The screen, which is not that of the table.
    pub screen: Screen,
    /// The menu that was open.
    pub menu: Menu,
}

/// The menu that is to be open on the screen for which a table is left, once.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MenuAfterTable(pub Menu);

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().init_resource::<MenuAfterTable>();
}

/// Run condition: the screen itself is seen, with nothing over it or the pause menu.
pub fn is_screen_visible(menu: Res<State<Menu>>) -> bool {
    matches!(**menu, Menu::None | Menu::Pause)
}

/// Closes a menu that was opened over a table, for when that is left.
pub fn close_menu(
    menu: Res<State<Menu>>,
    mut beyond: ResMut<MenuAfterTable>,
    mut next: ResMut<NextState<Menu>>,
) {
    let wanted = std::mem::take(&mut beyond.0);
    if *menu != wanted {
        next.set(wanted);
    }
}
