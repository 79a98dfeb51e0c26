//! Saves the player's own match, and suspends it while another is on the table.

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

/// The file name of the player's match in progress of this game.
pub fn file_name<G: Game>() -> String {
    format!("{}.json", G::NAME)
}

impl<G: TableGame> Session<G> {
    /// Replaces this session by another.
    ///
    /// If that is a replay, position editor, lesson or problem, it suspends the player's own match,
    /// from this session or already suspended by it, and takes over the return point unless it has
    /// one. Otherwise this session is lost.
    pub fn suspend_for(&mut self, temporary: Session<G>) {
        let mut previous = std::mem::replace(self, temporary);
        let Some(suspended) = self.mode.suspended_mut() else { return };
        // The return point stays the same from one temporary match to the next.
        suspended.return_point = suspended.return_point.or(previous.return_point());
        // Only the player's own match is suspended; suspensions do not nest.
        suspended.session = match previous.is_own() {
            true => Some(Box::new(previous)),
            false => previous.take_suspended().map(Box::new),
        };
    }

    /// Sets the return point of a replay, position editor, lesson or problem; `None` for its table.
    /// Does nothing in other sessions.
    pub fn opened_from(mut self, origin: Option<ReturnPoint>) -> Self {
        if let Some(suspended) = self.mode.suspended_mut() {
            suspended.return_point = origin;
        }
        self
    }

    /// The return point of a temporary match; `None` if it returns to this table, and in matches
    /// that are played or watched.
    pub fn return_point(&self) -> Option<ReturnPoint> {
        self.mode.suspended()?.return_point
    }

    /// Whether this session has suspended the player's own match and their rating is at stake in
    /// it.
    fn is_suspended_at_stake(&self) -> bool {
        let own = self.mode.suspended().and_then(|suspended| suspended.session.as_ref());
        own.is_some_and(|own| own.has_rating_at_stake())
    }

    /// Removes and returns the player's own match suspended by this session; `None` if there is
    /// none.
    pub fn take_suspended(&mut self) -> Option<Session<G>> {
        self.mode.suspended_mut()?.session.take().map(|session| *session)
    }
}

/// Whether the player's own match is rated and not over. It may be the session's match, suspended
/// by the session, or only in storage.
pub fn is_rating_at_stake<G: TableGame>(session: Option<&Session<G>>, storage: &Storage) -> bool {
    match session {
        Some(session) if session.is_own() => session.has_rating_at_stake(),
        Some(session) if session.is_suspended_at_stake() => true,
        _ => load_saved(storage).is_some_and(|own: Session<G>| own.has_rating_at_stake()),
    }
}

/// Loads the player's saved match of this game; `None` if there is none or it is unusable. The
/// match may be over.
fn load_saved<G: TableGame>(storage: &Storage) -> Option<Session<G>> {
    storage.load(&file_name::<G>(), |text| Ok(Session::from_saved(text)?))
}

/// Whether `name` is the file name of a match of a game, in progress or saved for later:
/// `GAME.json` or `GAME-7.json`.
pub(crate) fn is_match_file(name: &str, game: &str) -> bool {
    let rest = name.strip_prefix(game).and_then(|rest| rest.strip_suffix(".json"));
    // Of `7`, `07` and `+7`, only the canonical form is a valid name.
    let is_canonical =
        |text: &str| text.parse().is_ok_and(|number: u32| number.to_string() == text);
    let is_numbered = |rest: &str| rest.strip_prefix('-').is_some_and(is_canonical);
    rest.is_some_and(|rest| rest.is_empty() || is_numbered(rest))
}

/// Puts another match on its table, as [`Session::suspend_for`] does; works without a match on the
/// table too.
pub fn suspend_for<G: TableGame>(world: &mut World, temporary: Session<G>) {
    match world.get_resource_mut::<Session<G>>() {
        Some(mut session) => session.suspend_for(temporary),
        None => world.insert_resource(temporary),
    }
}

/// Replaces a temporary match by the player's own that it suspended; removes it if there is none.
/// Does nothing if the match on the table is the player's own.
pub(crate) fn clear_table<G: TableGame>(world: &mut World) {
    if world.get_resource::<Session<G>>().is_none_or(Session::is_own) {
        return;
    }
    let session = world.remove_resource::<Session<G>>();
    if let Some(own) = session.and_then(|mut session| session.take_suspended()) {
        world.insert_resource(own);
    }
}

/// Observer: replaces the match on the table by the one in the reloaded data; removes it if there
/// is none.
pub(crate) fn resume_after_reload<G: TableGame>(_: On<SavedDataReplaced>, mut commands: Commands) {
    commands.remove_resource::<Session<G>>();
    commands.run_system_cached(resume::<G>);
}

/// Puts the player's saved match on the table, in place of any other; does nothing if there is
/// none.
pub(crate) fn resume<G: TableGame>(mut commands: Commands, storage: Res<Storage>) {
    if let Some(session) = load_saved::<G>(&storage) {
        commands.insert_resource(session);
    }
}

/// Parses a match in JSON and checks that its opponents exist.
///
/// # Errors
/// Returns an error if the text is not a record of the game, or if an opponent is unknown.
pub fn parse_match<G: Roster>(text: &str) -> Result<Record<G>, MatchLoadError> {
    Ok(check_opponents(Record::from_json(text)?)?)
}

/// Returns the match unchanged if all its opponents exist.
///
/// # Errors
/// Returns an error if an opponent is unknown or its parameters are invalid.
pub fn check_opponents<G: Roster>(record: Record<G>) -> Result<Record<G>, OpponentError> {
    for player in record.players() {
        if let Player::Opponent(name) = player {
            opponent::make_opponent::<G>(name)?;
        }
    }
    Ok(record)
}

/// The reason why a text is not a match that can be resumed.
#[derive(Debug, thiserror::Error)]
pub enum MatchLoadError {
    /// It is not a valid record of this game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// One of its opponents does not exist.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
}

impl From<MatchLoadError> for LoadError {
    /// A format that is too new and an unknown opponent mean a newer version; other errors mean a
    /// damaged text.
    fn from(error: MatchLoadError) -> Self {
        match error {
            // A later version may have further opponents.
            MatchLoadError::Record(RecordError::TooNew { .. })
            | MatchLoadError::Opponent(OpponentError::Unknown { .. }) => {
                LoadError::Newer(error.to_string())
            }
            _ => LoadError::Damaged(error.to_string()),
        }
    }
}

/// Saves the match on the table in the background if it is the player's own; does nothing
/// otherwise.
pub(crate) fn save<G: TableGame>(session: Res<Session<G>>, storage: Res<Storage>) {
    if !session.is_own() {
        return;
    }
    // If this fails, the storage notifies the player, who can play on.
    storage.save(&file_name::<G>(), session.to_saved());
}

/// Removes the match from the table and the player's match in progress from storage. Logs a warning
/// if the storage fails.
pub fn discard_match<G: TableGame>(commands: &mut Commands, storage: &Storage) {
    commands.remove_resource::<Session<G>>();
    if let Err(error) = storage.remove(&file_name::<G>()) {
        warn!("{}: {error}", file_name::<G>());
    }
}
