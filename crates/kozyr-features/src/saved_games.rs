//! Saved matches, which can be resumed or tried again with the same cards, and recently finished
//! ones, which can be replayed.
//!
//! A match saved by the player has two files: the record, and a text for people to read.

pub(crate) mod access;
mod hand_over;
pub mod menu;
pub mod page;
mod resume;

use crate::{
    game_ui::{GameUi, SetupOf},
    new_game::PreparedSetup,
};
use std::{collections::BTreeSet, io};

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::Record;

use kozyr_platform::{
    file_export::FileSaved,
    screen::{Menu, Screen},
    storage::Storage,
    system_sets::AppSystems,
};
use kozyr_table::{
    requests::SaveMatchForLater,
    session::{self, ActionPlayed, Session, TableGame},
};
use kozyr_ui::{language::Language, notices::ShowNotice, theme::Palette};

/// A game whose matches can be saved with a readable text.
pub trait Exportable: GameUi {
    /// The whole match as text: every move and the opponents' assessment of it.
    fn to_text(record: &Record<Self::Rules>, language: &Language) -> String;

    /// Lists the actions of a match in notation; empty by default.
    fn describe_actions(_record: &Record<Self::Rules>) -> String {
        String::new()
    }

    /// Draws the last position of a match; nothing by default.
    fn show_picture(
        _ui: &mut egui::Ui,
        _palette: &Palette,
        _language: &Language,
        _record: &Record<Self::Rules>,
    ) {
    }

    /// Opens a setup, such as a position from a file, to play from it: by default on the new-game
    /// page.
    fn open_setup(world: &mut World, setup: SetupOf<Self>) {
        world.insert_resource(PreparedSetup::<Self::Rules>(Some(setup)));
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        world.resource_mut::<NextState<Screen>>().set(Screen::NewGame(Self::ID));
    }

    /// The match in formats that other programs read.
    fn notations(record: &Record<Self::Rules>, language: &Language) -> Vec<Notation>;
}

/// A match in a format that other programs read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notation {
    /// The key of the text of the button that copies it.
    pub copy_key: &'static str,
    /// The key of the name of the format.
    pub name_key: &'static str,
    /// The extension of files in this format, without the dot.
    pub extension: &'static str,
    /// The match in the format.
    pub text: String,
}

/// A collection of saved matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchCollection {
    /// The matches saved by the player, without a limit.
    Saved,
    /// The player's recently finished matches.
    Finished,
}

/// The number of finished matches to keep per game; the oldest are deleted.
const MAX_FINISHED_GAMES: usize = 12;

impl MatchCollection {
    /// The prefix of the file names of a game's matches.
    fn prefix<G: TableGame>(self) -> String {
        match self {
            MatchCollection::Saved => format!("{}-", G::NAME),
            MatchCollection::Finished => format!("{}-over-", G::NAME),
        }
    }

    /// The file name, with this extension, of the match with this number.
    fn name<G: TableGame>(self, number: u32, extension: &str) -> String {
        format!("{}{number}.{extension}", self.prefix::<G>())
    }

    /// The number in a file name; `None` if the file is not a match of the game in this collection.
    fn number<G: TableGame>(self, name: &str) -> Option<u32> {
        let (number, extension) = name.strip_prefix(&self.prefix::<G>())?.rsplit_once('.')?;
        let number = number.parse().ok()?;
        // Of `7`, `07` and `+7`, only the canonical form counts.
        let is_match =
            ["json", "txt"].contains(&extension) && self.name::<G>(number, extension) == name;
        is_match.then_some(number)
    }

    /// The numbers in use, even if only the readable text is left. `Err` if the files cannot be
    /// listed.
    fn numbers<G: TableGame>(self, storage: &Storage) -> io::Result<BTreeSet<u32>> {
        let names = storage.names()?;
        Ok(names.iter().filter_map(|name| self.number::<G>(name)).collect())
    }
}

/// Returns an unused number: one more than the highest, or the lowest free one if that overflows.
/// Fails if all are in use.
fn free_number(numbers: &BTreeSet<u32>) -> io::Result<u32> {
    let next = numbers.last().map_or(Some(1), |last| last.checked_add(1));
    let free = next.or_else(|| (1..=u32::MAX).find(|number| !numbers.contains(number)));
    free.ok_or(io::ErrorKind::StorageFull.into())
}

/// Adds the page of all saved games.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(page::plugin);
    app.add_systems(Update, hand_over::report_saved.run_if(on_message::<FileSaved>));
}

/// Adds the saved games of one game.
pub fn plugin_for<U: Exportable>(app: &mut App) {
    resume::plugin_for::<U>(app);
    menu::plugin_for::<U>(app);
    page::plugin_for::<U>(app);
    app.add_observer(save_match_for_later::<U>);
    let storage = app.world().resource::<Storage>();
    storage.register_kind(
        |name| {
            name.ends_with(".json") && MatchCollection::Finished.number::<U::Rules>(name).is_some()
        },
        |text| Ok(session::parse_match::<U::Rules>(text).map(drop)?),
    );
    storage.register_kind(
        |name| name.ends_with(".txt") && MatchCollection::Saved.number::<U::Rules>(name).is_some(),
        // Only people read it.
        |_| Ok(()),
    );
    app.add_systems(
        Update,
        save_when_finished::<U>
            .run_if(on_message::<ActionPlayed<U::Rules>>)
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Saves the match in progress before another replaces it.
fn save_match_for_later<U: Exportable>(
    event: On<SaveMatchForLater>,
    session: Option<Res<Session<U::Rules>>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    if let Some(session) = session.filter(|_| event.0 == U::ID) {
        notices
            .write_batch(saved_notice(save::<U>(&storage, session.record(), &language), &language));
    }
}

/// Saves the player's own match in the collection of finished ones when it is over.
fn save_when_finished<U: Exportable>(session: Res<Session<U::Rules>>, storage: Res<Storage>) {
    let is_own = session.is_own() && session.is_live();
    if is_own && session.record().outcome().is_some() {
        // The storage reports the error.
        save_finished(&storage, session.record()).ok();
    }
}

/// A saved match.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame<G: TableGame> {
    /// Its number, from 1.
    pub number: u32,
    /// The match.
    pub record: Record<G>,
}

/// Loads all readable matches of a game in a collection, latest first.
///
/// # Errors
/// If the storage cannot be accessed.
pub fn load_all<G: TableGame>(
    storage: &Storage,
    collection: MatchCollection,
) -> io::Result<Vec<SavedGame<G>>> {
    let mut games = Vec::new();
    for number in collection.numbers::<G>(storage)? {
        let name = collection.name::<G>(number, "json");
        let record = storage.load(&name, |text| Ok(session::parse_match(text)?));
        games.extend(record.map(|record| SavedGame { number, record }));
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.number));
    Ok(games)
}

/// Saves a match as JSON and text in the collection of saved matches, under a free number, which is
/// returned.
///
/// # Errors
/// If the storage is full, missing or inaccessible.
pub fn save<U: Exportable>(
    storage: &Storage,
    record: &Record<U::Rules>,
    language: &Language,
) -> io::Result<u32> {
    let collection = MatchCollection::Saved;
    let number = free_number(&collection.numbers::<U::Rules>(storage)?)?;
    storage.save_blocking(&collection.name::<U::Rules>(number, "json"), &record.to_json())?;
    storage.save_blocking(
        &collection.name::<U::Rules>(number, "txt"),
        &U::to_text(record, language),
    )?;
    Ok(number)
}

/// Saves a match in the collection of finished matches and deletes the oldest ones beyond the
/// limit. Replaces the last one if it has the same seed, as after an undo.
///
/// # Errors
/// If the storage is full, missing or inaccessible.
pub fn save_finished<G: TableGame>(storage: &Storage, record: &Record<G>) -> io::Result<()> {
    let collection = MatchCollection::Finished;
    let numbers = collection.numbers::<G>(storage)?;
    let last = numbers.last().copied().unwrap_or(0);
    let name = |number| collection.name::<G>(number, "json");
    let previous = storage.load(&name(last), |text| Ok(session::parse_match::<G>(text)?));
    // A player who takes back the last action and finishes differently has one match, not two.
    let is_same_match = previous.is_some_and(|previous| previous.seed() == record.seed());
    let number = if is_same_match { last } else { free_number(&numbers)? };
    storage.save_blocking(&name(number), &record.to_json())?;
    let excess = (numbers.len() + usize::from(!is_same_match)).saturating_sub(MAX_FINISHED_GAMES);
    numbers.iter().take(excess).try_for_each(|&old| delete::<G>(storage, collection, old))
}

/// The notice after saving a match; `None` on failure, which the storage reports.
pub fn saved_notice(number: io::Result<u32>, language: &Language) -> Option<ShowNotice> {
    let number = number.ok()?;
    Some(ShowNotice(language.format("saved-games-saved-as", &[("number", number.into())])))
}

/// Saves the match in progress, as last stored, in the collection of saved matches, unless it is
/// already there. Called before another match replaces it.
pub fn save_match_in_progress<U: Exportable>(
    storage: &Storage,
    language: &Language,
    notices: &mut MessageWriter<ShowNotice>,
) {
    let loaded = storage.load(&session::file_name::<U::Rules>(), |text| {
        Ok(session::parse_match::<U::Rules>(text)?)
    });
    let Some(record) = loaded else { return };
    let is_in_progress = !record.actions().is_empty() && record.outcome().is_none();
    let is_saved = load_all::<U::Rules>(storage, MatchCollection::Saved)
        .is_ok_and(|games| games.iter().any(|game| game.record == record));
    if is_in_progress && !is_saved {
        notices.write_batch(saved_notice(save::<U>(storage, &record, language), language));
    }
}

/// A match in [short form](kozyr_core::game::Record::to_short_form) for sharing: in the browser as
/// a link to it, elsewhere as it is.
pub fn share_text(short: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return format!("{}#replay={short}", kozyr_platform::browser::url());
    #[cfg(not(target_arch = "wasm32"))]
    short.to_owned()
}

/// Deletes the files of the match with this number; does nothing if there are none.
///
/// # Errors
/// If the storage is not writable.
pub fn delete<G: TableGame>(
    storage: &Storage,
    collection: MatchCollection,
    number: u32,
) -> io::Result<()> {
    storage.remove(&collection.name::<G>(number, "json"))?;
    match collection {
        MatchCollection::Saved => storage.remove(&collection.name::<G>(number, "txt")),
        MatchCollection::Finished => Ok(()),
    }
}
