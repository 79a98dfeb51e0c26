//! Access to the saved games of every game without knowing its type.

use std::io;

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::{
    any_record::AnyRecord,
    game::{Player, Seat},
};

use super::{Exportable, MatchCollection, SavedGame};
use kozyr_platform::{screen::GameId, storage::Storage};
use kozyr_table::hud;
use kozyr_ui::{
    faces::{Animal, Expression},
    language::Language,
    theme::Palette,
};

/// The functions that access the matches of one game.
#[derive(Clone, Copy)]
pub(crate) struct SavedGamesAccess {
    game: GameId,
    /// Loads all matches in a collection; none if the storage cannot be read.
    pub load: fn(&Storage, MatchCollection) -> Vec<AnySavedGame>,
    /// Saves a match in the collection of saved matches and returns its number.
    pub save: fn(&Storage, &AnyRecord, &Language) -> io::Result<u32>,
    /// Deletes the match with this number from a collection.
    pub delete: fn(&Storage, MatchCollection, u32) -> io::Result<()>,
    /// Describes a match in a few words.
    pub describe: fn(&AnyRecord, &Language) -> GameDescription,
    /// Draws the end of a match.
    pub show_picture: fn(&mut egui::Ui, &Palette, &Language, &AnyRecord),
    /// Lists the actions of a match in notation.
    pub describe_actions: fn(&AnyRecord) -> String,
    /// Opens the setup of a match without its actions, to play or analyse it.
    pub open_setup: fn(&mut World, &AnyRecord),
}

/// Access to the matches of all games, in display order.
#[derive(Resource, Default)]
pub(crate) struct SavedGamesRegistry(Vec<SavedGamesAccess>);

/// A saved match of any game.
pub(crate) struct AnySavedGame {
    pub id: SavedGameId,
    pub record: AnyRecord,
}

/// The identifier of a saved match across all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SavedGameId {
    pub game: GameId,
    pub collection: MatchCollection,
    pub number: u32,
}

/// The description of a match.
#[derive(Default)]
pub(crate) struct GameDescription {
    /// The game and its players.
    pub name: String,
    /// The result, or the progress.
    pub line: String,
    /// The first opponent's face, with the expression it has at this result.
    pub face: Option<(Animal, Expression)>,
}

impl SavedGamesRegistry {
    /// Returns the functions of all games, in display order.
    pub fn iter(&self) -> impl Iterator<Item = &SavedGamesAccess> {
        self.0.iter()
    }

    /// Returns the functions of one game; `None` if it is not registered.
    pub fn get(&self, game: &str) -> Option<&SavedGamesAccess> {
        self.0.iter().find(|access| access.game.0 == game)
    }
}

/// Registers the functions of one game.
pub(super) fn register<U: Exportable>(app: &mut App) {
    app.world_mut().get_resource_or_init::<SavedGamesRegistry>().0.push(SavedGamesAccess {
        game: U::ID,
        load: load::<U>,
        save: save::<U>,
        delete: super::delete::<U::Rules>,
        describe: describe::<U>,
        show_picture: |ui, palette, language, record| {
            if let Some(record) = record.downcast_ref() {
                U::show_picture(ui, palette, language, record);
            }
        },
        describe_actions: |record| {
            record.downcast_ref().map_or_else(String::new, U::describe_actions)
        },
        open_setup: |world, record| {
            if let Some(record) = record.downcast_ref::<U::Rules>() {
                U::open_setup(world, record.setup().clone());
            }
        },
    });
}

/// Loads the matches of one game; none if the storage cannot be read.
fn load<U: Exportable>(storage: &Storage, collection: MatchCollection) -> Vec<AnySavedGame> {
    let matches = super::load_all::<U::Rules>(storage, collection).unwrap_or_else(|error| {
        warn!("cannot load saved matches: {error}");
        Vec::new()
    });
    let entry_of = |game: SavedGame<U::Rules>| AnySavedGame {
        id: SavedGameId { game: U::ID, collection, number: game.number },
        record: game.record.into(),
    };
    matches.into_iter().map(entry_of).collect()
}

/// Saves a match in the collection of saved matches.
fn save<U: Exportable>(
    storage: &Storage,
    record: &AnyRecord,
    language: &Language,
) -> io::Result<u32> {
    match record.downcast_ref::<U::Rules>() {
        Some(record) => super::save::<U>(storage, record, language),
        None => Err(io::ErrorKind::InvalidInput.into()),
    }
}

/// Describes a match: its game and players, the result or the progress, and a face.
fn describe<U: Exportable>(record: &AnyRecord, language: &Language) -> GameDescription {
    let Some(record) = record.downcast_ref::<U::Rules>() else { return default() };
    let person_seat = record.players().iter().position(|player| *player == Player::Human);
    let result = hud::result_text(record, Seat::new(person_seat.unwrap_or(0)), language);
    let outcome = record.outcome();
    let count = [("count", record.actions().len().into())];
    let progress = if outcome.is_some() { "games-moves" } else { "saved-games-in-progress" };
    let progress = language.format(progress, &count);
    let line = if outcome.is_some() { format!("{result} · {progress}") } else { progress };
    let mut seats = Seat::all(record.players().len()).zip(record.players());
    let face = seats.find_map(|(seat, player)| match player {
        Player::Opponent(name) => {
            let expression = outcome.as_ref().map_or(Expression::Calm, |outcome| {
                Expression::at_match_end(outcome.score(seat), Expression::Sad)
            });
            Some((U::animal(name), expression))
        }
        Player::Human => None,
    });
    let name = format!("{} · {}", language.text(U::NAME), language.player_names(record));
    GameDescription { name, line, face }
}
