//! The player's own match outlives the app, and waits while another lies on the table.

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Player, Record, RecordError},
    opponent::{self, OpponentError, Roster},
};

use super::{TableGame, state::Session};
use kozyr_platform::{
    import_export::SavedDataReplaced,
    screen::ReturnPoint,
    storage::{LoadError, Storage},
};

/// The name under which a game in progress is kept.
pub fn file_name<G: Game>() -> String {
    format!("{}.json", G::NAME)
}

impl<G: TableGame> Session<G> {
    /// Lays another match on the table; the player's own waits until the table is free again.
    pub fn suspend_for(&mut self, other: Session<G>) {
        let mut before = std::mem::replace(self, other);
        let Some(aside) = self.mode.suspended_mut() else { return };
        // From one thing that is looked at to the next, the way back stays the same.
        aside.return_point = aside.return_point.or(before.return_point());
        // One match waits, not one below the other.
        aside.session = match before.is_own() {
            true => Some(Box::new(before)),
            false => before.take_suspended().map(Box::new),
        };
    }

    /// The same, opened from elsewhere.
    pub fn opened_from(mut self, origin: Option<ReturnPoint>) -> Self {
        if let Some(aside) = self.mode.suspended_mut() {
            aside.return_point = origin;
        }
        self
    }

    /// Where the player was before this came to the table; `None` for at the table.
    pub fn return_point(&self) -> Option<ReturnPoint> {
        self.mode.suspended()?.return_point
    }

    /// Whether the player's own match waits, and their rating is at stake in it.
    fn is_suspended_at_stake(&self) -> bool {
        let own = self.mode.suspended().and_then(|aside| aside.session.as_ref());
        own.is_some_and(|own| own.has_rating_at_stake())
    }

    /// The player's own match, which waits until the table is free again.
    pub fn take_suspended(&mut self) -> Option<Session<G>> {
        self.mode.suspended_mut()?.session.take().map(|session| *session)
    }
}

/// Whether the person's rating is at stake in a match of their own whose place another would take: the
/// one on the table, the one that waits beside it, or the one that lies in the storage alone, as it does
/// beside opponents that are watched.
pub fn is_rating_at_stake<G: TableGame>(session: Option<&Session<G>>, storage: &Storage) -> bool {
    match session {
        Some(session) if session.is_own() => session.has_rating_at_stake(),
        Some(session) if session.is_suspended_at_stake() => true,
        _ => load_saved(storage).is_some_and(|own: Session<G>| own.has_rating_at_stake()),
    }
}

/// The match in progress as the storage has it.
fn load_saved<G: TableGame>(storage: &Storage) -> Option<Session<G>> {
    storage.load(&file_name::<G>(), |text| Ok(Session::from_saved(text)?))
}

/// Whether a text of that name is a match of a game: the one in progress, or one put by.
pub(crate) fn is_match_file(name: &str, game: &str) -> bool {
    let rest = name.strip_prefix(game).and_then(|rest| rest.strip_suffix(".json"));
    // Of `7`, `07` and `+7` only one is a name that is given.
    let given = |text: &str| text.parse().is_ok_and(|number: u32| number.to_string() == text);
    let number = |rest: &str| rest.strip_prefix('-').is_some_and(given);
    rest.is_some_and(|rest| rest.is_empty() || number(rest))
}

/// Lays the player's own match aside and another on the table; leaving the table undoes that.
pub fn suspend_for<G: TableGame>(world: &mut World, other: Session<G>) {
    match world.get_resource_mut::<Session<G>>() {
        Some(mut session) => session.suspend_for(other),
        None => world.insert_resource(other),
    }
}

/// A match that is not the player's own makes room for it.
pub(crate) fn clear_table<G: TableGame>(world: &mut World) {
    if world.get_resource::<Session<G>>().is_none_or(Session::is_own) {
        return;
    }
    let session = world.remove_resource::<Session<G>>();
    if let Some(own) = session.and_then(|mut session| session.take_suspended()) {
        world.insert_resource(own);
    }
}

/// What was on the table is replaced by what was imported.
pub(crate) fn resume_after_reload<G: TableGame>(_: On<SavedDataReplaced>, mut commands: Commands) {
    commands.remove_resource::<Session<G>>();
    commands.run_system_cached(resume::<G>);
}

pub(crate) fn resume<G: TableGame>(mut commands: Commands, storage: Res<Storage>) {
    if let Some(session) = load_saved::<G>(&storage) {
        commands.insert_resource(session);
    }
}

/// A match from its text, with opponents that all exist.
///
/// # Errors
/// If it is no record of the game or an opponent is unknown.
pub fn parse_match<G: Roster>(text: &str) -> Result<Record<G>, MatchLoadError> {
    Ok(check_opponents(Record::from_json(text)?)?)
}

/// The same match, if all its opponents exist.
///
/// # Errors
/// If one is unknown.
pub fn check_opponents<G: Roster>(record: Record<G>) -> Result<Record<G>, OpponentError> {
    for player in record.players() {
        if let Player::Opponent(name) = player {
            opponent::make_opponent::<G>(name)?;
        }
    }
    Ok(record)
}

/// Why a text is no match that could be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum MatchLoadError {
    /// It is no record of this game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An opponent of it does not exist.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
}

impl From<MatchLoadError> for LoadError {
    fn from(error: MatchLoadError) -> Self {
        match error {
            // Opponents come with later versions, too.
            MatchLoadError::Record(RecordError::TooNew { .. })
            | MatchLoadError::Opponent(OpponentError::Unknown { .. }) => {
                LoadError::Newer(error.to_string())
            }
            _ => LoadError::Damaged(error.to_string()),
        }
    }
}

pub(crate) fn save<G: TableGame>(session: Res<Session<G>>, storage: Res<Storage>) {
    if !session.is_own() {
        return;
    }
    // If it cannot be saved the storage says so, and one can play on.
    storage.save(&file_name::<G>(), session.to_saved());
}

/// Takes the match off the table, and out of the storage: it is not to be gone on with.
pub fn discard_match<G: TableGame>(commands: &mut Commands, storage: &Storage) {
    commands.remove_resource::<Session<G>>();
    if let Err(error) = storage.remove(&file_name::<G>()) {
        warn!("{}: {error}", file_name::<G>());
    }
}
