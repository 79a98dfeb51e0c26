//! Matches put by, to be gone on with or tried another way from the same cards, and those that
//! were finished last, to be seen again.
//!
//! Each that was put by is two texts in the storage: the record, and beside it what people read.

pub mod menu;
pub mod page;
mod resume;

use crate::game_ui::GameUi;
use std::{collections::BTreeSet, io};

use bevy::prelude::*;
use kozyr_core::game::Record;

use kozyr_platform::{storage::Storage, system_sets::AppSystems};
use kozyr_table::{
    requests::SaveMatchForLater,
    session::{self, ActionPlayed, Session, TableGame},
};
use kozyr_ui::{language::Language, notices::ShowNotice};

/// A game whose matches can be put by with a text that tells them.
pub trait Exportable: GameUi {
    /// The whole match as text: every move and what the opponents thought of it.
    fn to_text(record: &Record<Self::Rules>, language: &Language) -> String;

    /// The match in the forms that other programs read: what each is called, and the text.
    fn notations(record: &Record<Self::Rules>, language: &Language) -> Vec<(&'static str, String)>;
}

/// Where matches are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchCollection {
    /// Those that the player put by, as many as there are.
    Saved,
    /// The player's own that were finished last.
    Finished,
}

/// So many finished matches of a game are kept; older ones make room for the next.
const MAX_FINISHED_GAMES: usize = 12;

impl MatchCollection {
    /// How the names of the texts of a game's matches begin.
    fn prefix<G: TableGame>(self) -> String {
        match self {
            MatchCollection::Saved => format!("{}-", G::NAME),
            MatchCollection::Finished => format!("{}-over-", G::NAME),
        }
    }

    fn name<G: TableGame>(self, number: u32, kind: &str) -> String {
        format!("{}{number}.{kind}", self.prefix::<G>())
    }

    /// The number in the name of a text, if it is one of a match of the game in this collection.
    fn number<G: TableGame>(self, name: &str) -> Option<u32> {
        let (number, kind) = name.strip_prefix(&self.prefix::<G>())?.rsplit_once('.')?;
        let number = number.parse().ok()?;
        // Of `7`, `07` and `+7` only one is a name that is given.
        let given = ["json", "txt"].contains(&kind) && self.name::<G>(number, kind) == name;
        given.then_some(number)
    }

    /// The numbers that are taken, also by matches of which only the words are left.
    fn numbers<G: TableGame>(self, storage: &Storage) -> io::Result<BTreeSet<u32>> {
        let names = storage.names()?;
        Ok(names.iter().filter_map(|name| self.number::<G>(name)).collect())
    }
}

/// A number that no match has: the next one or, after the highest that there is, the lowest.
fn free_number(numbers: &BTreeSet<u32>) -> io::Result<u32> {
    let next = numbers.last().map_or(Some(1), |last| last.checked_add(1));
    let free = next.or_else(|| (1..=u32::MAX).find(|number| !numbers.contains(number)));
    free.ok_or(io::ErrorKind::StorageFull.into())
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(page::plugin);
}

/// The saved games of one game.
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
        // Nobody but people reads it.
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

/// Puts the match in progress by, since another takes its place.
fn save_match_for_later<U: Exportable>(
    wanted: On<SaveMatchForLater>,
    session: Option<Res<Session<U::Rules>>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<ShowNotice>,
) {
    if let Some(session) = session.filter(|_| wanted.0 == U::ID) {
        tell.write_batch(saved_notice(save::<U>(&storage, session.record(), &language), &language));
    }
}

/// Keeps the player's own match as soon as it is over.
fn save_when_finished<U: Exportable>(session: Res<Session<U::Rules>>, storage: Res<Storage>) {
    let own = session.is_own() && session.is_live();
    if own && session.record().outcome().is_some() {
        // If it cannot be kept the storage says so.
        save_finished(&storage, session.record()).ok();
    }
}

/// A match that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedGame<G: TableGame> {
    /// Its number, from 1.
    pub number: u32,
    /// The match.
    pub record: Record<G>,
}

/// All matches of a game in a collection that can be read, the latest first.
///
/// # Errors
/// If the storage is closed to us.
pub fn load_all<G: TableGame>(
    storage: &Storage,
    collection: MatchCollection,
) -> io::Result<Vec<SavedGame<G>>> {
    let mut kept = Vec::new();
    for number in collection.numbers::<G>(storage)? {
        let name = collection.name::<G>(number, "json");
        let record = storage.load(&name, |text| Ok(session::parse_match(text)?));
        kept.extend(record.map(|record| SavedGame { number, record }));
    }
    kept.sort_by_key(|kept| std::cmp::Reverse(kept.number));
    Ok(kept)
}

/// Puts a match by under a new number, which is returned.
///
/// # Errors
/// If the storage is full, gone or closed to us.
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

/// Keeps a match that is over among those that were finished last.
///
/// # Errors
/// If the storage is full, gone or closed to us.
pub fn save_finished<G: TableGame>(storage: &Storage, record: &Record<G>) -> io::Result<()> {
    let collection = MatchCollection::Finished;
    let numbers = collection.numbers::<G>(storage)?;
    let last = numbers.last().copied().unwrap_or(0);
    let name = |number| collection.name::<G>(number, "json");
    let before = storage.load(&name(last), |text| Ok(session::parse_match::<G>(text)?));
    // Whoever takes the end back and plays it another way has one game, not two.
    let again = before.is_some_and(|before| before.seed() == record.seed());
    let number = if again { last } else { free_number(&numbers)? };
    storage.save_blocking(&name(number), &record.to_json())?;
    let spare = (numbers.len() + usize::from(!again)).saturating_sub(MAX_FINISHED_GAMES);
    numbers.iter().take(spare).try_for_each(|&old| delete::<G>(storage, collection, old))
}

/// What to tell the player about a match that was put by; if it could not be, the storage does.
pub fn saved_notice(number: io::Result<u32>, language: &Language) -> Option<ShowNotice> {
    let number = number.ok()?;
    Some(ShowNotice(language.format("kept-as", &[("number", number.into())])))
}

/// Puts the match by that is saved as the one in progress, since another takes its place.
pub fn save_match_in_progress<U: Exportable>(
    storage: &Storage,
    language: &Language,
    tell: &mut MessageWriter<ShowNotice>,
) {
    let saved = storage.load(&session::file_name::<U::Rules>(), |text| {
        Ok(session::parse_match::<U::Rules>(text)?)
    });
    let Some(record) = saved else { return };
    let begun = !record.actions().is_empty() && record.outcome().is_none();
    let known = load_all::<U::Rules>(storage, MatchCollection::Saved)
        .is_ok_and(|kept| kept.iter().any(|kept| kept.record == record));
    if begun && !known {
        tell.write_batch(saved_notice(save::<U>(storage, &record, language), language));
    }
}

/// A match in the [short form](kozyr_core::game::Record::to_short) as it is sent to somebody: as it
/// is, or on a page as a link to it.
pub fn share_text(short: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return format!("{}#replay={short}", kozyr_platform::browser::address());
    #[cfg(not(target_arch = "wasm32"))]
    short.to_owned()
}

/// Throws a match away.
///
/// # Errors
/// If the storage is closed to us.
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
