//! A record of either game.

use crate::{
    durak::Durak,
    game::{Game, Record, RecordError, game_name},
    reversi::Reversi,
};

/// A record of which only its text tells what game it is of.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "one is held at a time, never many")]
pub enum AnyRecord {
    /// A deal of Durak.
    Durak(Record<Durak>),
    /// A game of Reversi.
    Reversi(Record<Reversi>),
}

impl AnyRecord {
    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// What is wrong with the text and where, down to the first action that the rules forbid.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        match game_name(json)? {
            name if name == Durak::NAME => Record::from_json(json).map(AnyRecord::Durak),
            name if name == Reversi::NAME => Record::from_json(json).map(AnyRecord::Reversi),
            found => Err(RecordError::OtherGame { found, expected: "durak or reversi" }),
        }
    }

    /// The record as JSON text.
    pub fn to_json(&self) -> String {
        match self {
            AnyRecord::Durak(record) => record.to_json(),
            AnyRecord::Reversi(record) => record.to_json(),
        }
    }
}

impl From<Record<Durak>> for AnyRecord {
    fn from(record: Record<Durak>) -> Self {
        AnyRecord::Durak(record)
    }
}

impl From<Record<Reversi>> for AnyRecord {
    fn from(record: Record<Reversi>) -> Self {
        AnyRecord::Reversi(record)
    }
}
