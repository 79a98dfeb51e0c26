//! The player's own match outlives the app, and waits while another lies on the table.

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Player, Record, RecordError},
    opponent::{self, OpponentError, Roster},
};

use super::{TableGame, state::Session};
use kozyr_platform::{
    import_export::Imported,
    screen::Origin,
    storage::{Storage, Unsound},
};

/// The name under which a game in progress is kept.
pub fn file<G: Game>() -> String {
    format!("{}.json", G::NAME)
}

impl<G: TableGame> Session<G> {
    /// Lays another match on the table; the player's own waits until the table is free again.
    pub fn make_room_for(&mut self, other: Session<G>) {
        let mut before = std::mem::replace(self, other);
        let Some(aside) = self.mode.aside_mut() else { return };
        // From one thing that is looked at to the next, the way back stays the same.
        aside.origin = aside.origin.or(before.origin());
        // One match waits, not one below the other.
        aside.own = match before.is_own() {
            true => Some(Box::new(before)),
            false => before.take_own().map(Box::new),
        };
    }

    /// The same, opened from elsewhere.
    pub fn opened_from(mut self, origin: Option<Origin>) -> Self {
        if let Some(aside) = self.mode.aside_mut() {
            aside.origin = origin;
        }
        self
    }

    /// Where the player was before this came to the table; `None` for at the table.
    pub fn origin(&self) -> Option<Origin> {
        self.mode.aside()?.origin
    }

    /// Whether the player's own match waits, and their rating is at stake in it.
    fn own_is_at_stake(&self) -> bool {
        let own = self.mode.aside().and_then(|aside| aside.own.as_ref());
        own.is_some_and(|own| own.is_at_stake())
    }

    /// The player's own match, which waits until the table is free again.
    pub fn take_own(&mut self) -> Option<Session<G>> {
        self.mode.aside_mut()?.own.take().map(|session| *session)
    }
}

/// Whether the person's rating is at stake in a match of their own whose place another would take: the
/// one on the table, the one that waits beside it, or the one that lies in the storage alone, as it does
/// beside opponents that are watched.
pub fn is_rating_at_stake<G: TableGame>(session: Option<&Session<G>>, storage: &Storage) -> bool {
    match session {
        Some(session) if session.is_own() => session.is_at_stake(),
        Some(session) if session.own_is_at_stake() => true,
        _ => saved(storage).is_some_and(|own: Session<G>| own.is_at_stake()),
    }
}

/// The match in progress as the storage has it.
fn saved<G: TableGame>(storage: &Storage) -> Option<Session<G>> {
    storage.load(&file::<G>(), |text| Ok(Session::from_saved(text)?))
}

/// Whether a text of that name is a match of a game: the one in progress, or one put by.
pub(crate) fn is_match(name: &str, game: &str) -> bool {
    let rest = name.strip_prefix(game).and_then(|rest| rest.strip_suffix(".json"));
    // Of `7`, `07` and `+7` only one is a name that is given.
    let given = |text: &str| text.parse().is_ok_and(|number: u32| number.to_string() == text);
    let number = |rest: &str| rest.strip_prefix('-').is_some_and(given);
    rest.is_some_and(|rest| rest.is_empty() || number(rest))
}

/// Lays the player's own match aside and another on the table; leaving the table undoes that.
pub fn lay_over<G: TableGame>(world: &mut World, other: Session<G>) {
    match world.get_resource_mut::<Session<G>>() {
        Some(mut session) => session.make_room_for(other),
        None => world.insert_resource(other),
    }
}

/// A match that is not the player's own makes room for it.
pub(crate) fn clear_table<G: TableGame>(world: &mut World) {
    if world.get_resource::<Session<G>>().is_none_or(Session::is_own) {
        return;
    }
    let session = world.remove_resource::<Session<G>>();
    if let Some(own) = session.and_then(|mut session| session.take_own()) {
        world.insert_resource(own);
    }
}

/// What was on the table is replaced by what was imported.
pub(crate) fn resume_imported<G: TableGame>(_: On<Imported>, mut commands: Commands) {
    commands.remove_resource::<Session<G>>();
    commands.run_system_cached(resume::<G>);
}

pub(crate) fn resume<G: TableGame>(mut commands: Commands, storage: Res<Storage>) {
    if let Some(session) = saved::<G>(&storage) {
        commands.insert_resource(session);
    }
}

/// A match from its text, with opponents that all exist.
///
/// # Errors
/// If it is no record of the game or an opponent is unknown.
pub fn read<G: Roster>(text: &str) -> Result<Record<G>, NotAMatch> {
    Ok(checked(Record::from_json(text)?)?)
}

/// The same match, if all its opponents exist.
///
/// # Errors
/// If one is unknown.
pub fn checked<G: Roster>(record: Record<G>) -> Result<Record<G>, OpponentError> {
    for player in record.players() {
        if let Player::Opponent(name) = player {
            opponent::named::<G>(name)?;
        }
    }
    Ok(record)
}

/// Why a text is no match that could be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum NotAMatch {
    /// It is no record of this game.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An opponent of it does not exist.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
}

impl From<NotAMatch> for Unsound {
    fn from(error: NotAMatch) -> Self {
        match error {
            // Opponents come with later versions, too.
            NotAMatch::Record(RecordError::TooNew { .. })
            | NotAMatch::Opponent(OpponentError::Unknown { .. }) => {
                Unsound::Newer(error.to_string())
            }
            _ => Unsound::Damaged(error.to_string()),
        }
    }
}

pub(crate) fn save<G: TableGame>(session: Res<Session<G>>, storage: Res<Storage>) {
    if !session.is_own() {
        return;
    }
    // If it cannot be saved the storage says so, and one can play on.
    storage.save(&file::<G>(), session.to_saved());
}

/// Takes the match off the table, and out of the storage: it is not to be gone on with.
pub fn abandon<G: TableGame>(commands: &mut Commands, storage: &Storage) {
    commands.remove_resource::<Session<G>>();
    if let Err(error) = storage.remove(&file::<G>()) {
        warn!("{}: {error}", file::<G>());
    }
}
