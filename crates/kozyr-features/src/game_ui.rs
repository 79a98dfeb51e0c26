//! The user interface of a game.

use bevy::prelude::*;
use kozyr_core::{
    explanation::ExplainableGame, game::Game, game::ShortForm, statistics::StatisticsGame,
    table_game::TableGame, teacher::GameConcepts,
};

use kozyr_platform::screen::{GameId, Screen};
use kozyr_table::{session::GameScreen, table_area::TableArea};
use kozyr_ui::faces::Animal;

/// A marker type for the user interface of a game.
///
/// The rules live in a crate without Bevy, so this type implements the traits that describe the
/// game to the app. Systems that only need the match are generic over the rules; systems that need
/// texts, pictures or help are generic over this.
pub trait GameUi: Copy + Send + Sync + 'static {
    /// The rules of the game.
    type Rules: TableGame + ExplainableGame + GameConcepts + ShortForm + StatisticsGame;

    /// The name of the game in files, links and texts.
    const NAME: &'static str = <Self::Rules as Game>::NAME;

    /// The identifier of the game where its type is erased.
    const ID: GameId = <Self::Rules as GameScreen>::ID;

    /// The screen of the game's table.
    const SCREEN: Screen = <Self::Rules as GameScreen>::SCREEN;

    /// The animal that represents an opponent; `opponent` is its name in the roster.
    fn animal(opponent: &str) -> Animal;
}

/// A game whose table has the app's corner buttons, lessons and result.
pub trait TableUi: GameUi {
    /// The layout of the table.
    type Layout: Resource;

    /// The area of the badge that marks a rated match.
    fn rated_badge_rect(layout: &Self::Layout) -> Rect;

    /// Whether the undo button is next to the menu button of a table with this area.
    fn has_undo(area: &TableArea) -> bool;

    /// Whether there is room for another button below the menu button.
    fn has_room_below_menu(layout: &Self::Layout, area: &TableArea) -> bool;
}

/// The action type of a game.
pub type ActionOf<U> = <<U as GameUi>::Rules as Game>::Action;

/// The setup type of a game: what the players agree on before a match.
pub type SetupOf<U> = <<U as GameUi>::Rules as Game>::Setup;
