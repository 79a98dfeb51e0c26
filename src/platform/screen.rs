//! Which screen is shown, and which menu lies over it.

use bevy::prelude::*;

/// The whole picture.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The front page.
    #[default]
    Home,
    /// Seats and rules of a new deal of Durak.
    NewDurak,
    /// Opponent, colour and handicap of a new game of Reversi.
    NewReversi,
    /// The card table.
    Durak,
    /// The board.
    Reversi,
    /// Game trees, and how they are solved.
    Trees,
    /// What the games played so far come to.
    Statistics,
}

impl Screen {
    /// Whether a game is on the screen.
    pub fn is_table(self) -> bool {
        matches!(self, Screen::Durak | Screen::Reversi)
    }
}

/// What lies over the screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing: the screen itself is played.
    #[default]
    None,
    /// The game waits: go on, settings, leave.
    Pause,
    /// Language, speed, sound, deck.
    Settings,
    /// The rules of the games and the minds.
    Help,
    /// How the board of Reversi lies.
    Board,
    /// Matches put by, to go on with; on the front page finished ones too, to see again.
    SavedGames,
    /// The tables that the fuzzy mind goes by.
    Tables,
    /// That the cards of the deal were chosen by nobody.
    Shuffle,
    /// All that is kept, to be carried elsewhere.
    Data,
    /// Who made what.
    Credits,
}

/// Where the player was before something came to the table that he only wants to look at, to be
/// led back there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The screen, which is not that of the table.
    pub screen: Screen,
    /// The menu that was open.
    pub menu: Menu,
}

/// The menu that is to be open on the screen for which a table is left, once.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MenuBeyond(pub Menu);

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().init_resource::<MenuBeyond>();
    app.add_systems(OnExit(Screen::Durak), close_menu);
    app.add_systems(OnExit(Screen::Reversi), close_menu);
}

/// A menu that was opened over a table does not outlast it.
fn close_menu(
    menu: Res<State<Menu>>,
    mut beyond: ResMut<MenuBeyond>,
    mut next: ResMut<NextState<Menu>>,
) {
    let wanted = std::mem::take(&mut beyond.0);
    if *menu != wanted {
        next.set(wanted);
    }
}
