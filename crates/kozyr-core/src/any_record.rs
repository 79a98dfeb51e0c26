//! Records of any game.

use std::{any::Any, fmt};

use crate::game::{ImportedMatch, Player, Record, ShortForm};

/// A record of any game; [`game`](AnyRecord::game) returns which.
///
/// ```
/// use kozyr_core::{any_record::AnyRecord, known_games::KnownGames};
/// use kozyr_reversi::Reversi;
///
/// let record: AnyRecord = KnownGames::new().with::<Reversi>().read("f5d6c3")?;
/// assert_eq!(record.game(), "reversi");
/// assert_eq!(record.downcast_ref::<Reversi>().unwrap().actions().len(), 3);
/// # Ok::<(), kozyr_core::known_games::ReadError>(())
/// ```
#[derive(Debug)]
pub struct AnyRecord(Box<dyn ErasedRecord>);

impl AnyRecord {
    /// Returns the name of the game.
    pub fn game(&self) -> &'static str {
        self.0.game()
    }

    /// Returns the typed record; `None` if it is of another game.
    pub fn downcast_ref<G: ShortForm>(&self) -> Option<&Record<G>> {
        self.0.as_any().downcast_ref()
    }

    /// Returns the player on each seat.
    pub fn players(&self) -> &[Player] {
        self.0.players()
    }

    /// Returns the names of the people; see [`Record::names`].
    pub fn names(&self) -> &[String] {
        self.0.names()
    }

    /// Returns the number of actions played.
    pub fn number_of_actions(&self) -> usize {
        self.0.number_of_actions()
    }

    /// Sets the names of the people; see [`Record::with_names`].
    #[must_use]
    pub fn with_names(self, names: Vec<String>) -> Self {
        AnyRecord(self.0.with_names(names))
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Formats the match as one short line, without the names of people.
    pub fn to_short(&self) -> String {
        self.0.to_short()
    }

    /// Formats the record as JSON.
    pub fn to_json(&self) -> String {
        self.0.to_json()
    }
}

impl<G: ShortForm> From<Record<G>> for AnyRecord {
    fn from(record: Record<G>) -> Self {
        AnyRecord(Box::new(record))
    }
}

impl From<AnyRecord> for ImportedMatch {
    /// Lists a match of this program. Players, event, date and result stay empty.
    fn from(record: AnyRecord) -> Self {
        ImportedMatch {
            short_form: record.to_short(),
            is_position: false,
            actions: record.number_of_actions(),
            players: Vec::new(),
            people: record.names().to_vec(),
            event: String::new(),
            date: String::new(),
            result: String::new(),
        }
    }
}

impl Clone for AnyRecord {
    fn clone(&self) -> Self {
        AnyRecord(self.0.clone_box())
    }
}

impl PartialEq for AnyRecord {
    /// Whether both have the same game, setup, seed, players, names and actions.
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

/// The operations on a record that don't depend on its game.
trait ErasedRecord: fmt::Debug + Send + Sync {
    /// Returns the name of the game.
    fn game(&self) -> &'static str;
    fn players(&self) -> &[Player];
    fn names(&self) -> &[String];
    fn number_of_actions(&self) -> usize;
    fn is_over(&self) -> bool;
    fn with_names(self: Box<Self>, names: Vec<String>) -> Box<dyn ErasedRecord>;
    /// Formats the match as one short line.
    fn to_short(&self) -> String;
    fn to_json(&self) -> String;
    fn as_any(&self) -> &dyn Any;
    fn clone_box(&self) -> Box<dyn ErasedRecord>;
    /// Whether `other` is an equal record of the same game.
    fn is_same(&self, other: &dyn ErasedRecord) -> bool;
}

impl<G: ShortForm> ErasedRecord for Record<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> &[Player] {
        Record::players(self)
    }

    fn names(&self) -> &[String] {
        Record::names(self)
    }

    fn number_of_actions(&self) -> usize {
        self.actions().len()
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn with_names(self: Box<Self>, names: Vec<String>) -> Box<dyn ErasedRecord> {
        Box::new(Record::with_names(*self, names))
    }

    fn to_short(&self) -> String {
        Record::to_short_form(self)
    }

    fn to_json(&self) -> String {
        Record::to_json(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn clone_box(&self) -> Box<dyn ErasedRecord> {
        Box::new(self.clone())
    }

    fn is_same(&self, other: &dyn ErasedRecord) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }
}
