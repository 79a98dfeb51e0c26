//! A game as the app shows it.

use bevy::prelude::*;
use kozyr_core::{
    explanation::ExplainableGame, game::Game, game::ShortForm, statistics::StatisticsGame,
    table_game::TableGame, teacher::GameConcepts,
};

use kozyr_platform::screen::{GameId, Screen};
use kozyr_table::{session::GameScreen, table_area::TableArea};
use kozyr_ui::faces::Animal;

/// A game as the app shows it: a type that stands for its user interface.
///
/// The rules live in a crate without Bevy, so the traits with which a game describes itself to the
/// app are implemented by this type and not by the rules. Systems that only need the match are
/// generic over the rules; those that need words, pictures or help are generic over this.
pub trait GameUi: Copy + Send + Sync + 'static {
    /// The rules.
    type Rules: TableGame + ExplainableGame + GameConcepts + ShortForm + StatisticsGame;

    /// The name of the game in files, links and texts.
    const NAME: &'static str = <Self::Rules as Game>::NAME;

    /// The game, where only its name is known.
    const ID: GameId = <Self::Rules as GameScreen>::ID;

    /// The screen on which it is played.
    const SCREEN: Screen = <Self::Rules as GameScreen>::SCREEN;

    /// The animal that an opponent is; `opponent` is its name in the roster.
    fn animal(opponent: &str) -> Animal;
}

/// A game whose table has the app's buttons in its corners, its lessons and its results.
pub trait TableUi: GameUi {
    /// Where things lie on the table.
    type Layout: Resource;

    /// Where it is told that a match is rated.
    fn rated_badge_rect(layout: &Self::Layout) -> Rect;

    /// Whether the corner may have a button that takes the last decision back.
    fn has_undo(room: &TableArea) -> bool;

    /// Whether a button has room below the menu's.
    fn has_room_below_menu(layout: &Self::Layout, room: &TableArea) -> bool;
}

/// An action of a game.
pub type ActionOf<U> = <<U as GameUi>::Rules as Game>::Action;

/// What is agreed before a match of a game.
pub type SetupOf<U> = <<U as GameUi>::Rules as Game>::Setup;
