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
    Kept,
    /// The tables that the fuzzy mind goes by.
    Tables,
    /// That the cards of the deal were chosen by nobody.
    Shuffle,
    /// All that is kept, to be carried elsewhere.
    Data,
    /// Who made what.
    Credits,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>();
    app.add_systems(OnExit(Screen::Durak), close_menu);
    app.add_systems(OnExit(Screen::Reversi), close_menu);
}

fn close_menu(menu: Res<State<Menu>>, mut next: ResMut<NextState<Menu>>) {
    if *menu != Menu::None {
        next.set(Menu::None);
    }
}
