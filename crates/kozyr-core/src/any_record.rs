//! A record of either game.

use crate::{
    durak::Durak,
    game::{Game, Player, Record, RecordError, Seed, ShortError, game_name, short_game_name},
    reversi::{
        self, Position, Reversi,
        notation::{GgfError, TranscriptError, parse_ggf, parse_transcript},
    },
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

/// Why a text is no match in any of the forms that are known.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is a record that cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is no match in it, or one in the short form that cannot be read.
    #[error(transparent)]
    Short(#[from] ShortError),
    /// It is GGF that cannot be read.
    #[error(transparent)]
    Ggf(#[from] GgfError),
    /// It begins as the transcript of a game of Reversi, but does not go on as one.
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
}

impl AnyRecord {
    /// Reads a match in whatever form it is written: a record, the short form, perhaps within a
    /// link or a message, GGF (its first game), or a transcript from the usual start.
    ///
    /// GGF and transcripts do not say which opponent played, so people sit at the board.
    ///
    /// # Errors
    /// What is wrong with the text, taken as the form that it looks like.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        // Some editors write a mark of the order of bytes first.
        let text = text.trim_start_matches('\u{feff}').trim();
        // Before a record may stand what people read.
        if let Some(start) = text.find('{') {
            return Ok(Self::from_json(&text[start..])?);
        }
        match short_game_name(text) {
            Err(ShortError::Missing) => {}
            _ => return Ok(Self::from_short(text)?),
        }
        if let Some(game) = parse_ggf(text)?.first() {
            return Ok(between_people(game.start, &game.actions()));
        }
        match parse_transcript(&Position::START, text) {
            Ok(actions) if !actions.is_empty() => Ok(between_people(Position::START, &actions)),
            // What does not begin with a square was never meant as a transcript.
            Ok(_) | Err(TranscriptError::Unreadable { place: 1, .. }) => {
                Err(ShortError::Missing.into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Reads a match in the short form.
    ///
    /// # Errors
    /// If there is none in the text, it is of a game or a version unknown, or damaged.
    pub fn from_short(text: &str) -> Result<Self, ShortError> {
        match short_game_name(text)? {
            name if name == Durak::NAME => Record::from_short(text).map(AnyRecord::Durak),
            name if name == Reversi::NAME => Record::from_short(text).map(AnyRecord::Reversi),
            found => Err(ShortError::OtherGame { found: found.into(), expected: EITHER }),
        }
    }

    /// The match as one short line.
    pub fn to_short(&self) -> String {
        match self {
            AnyRecord::Durak(record) => record.to_short(),
            AnyRecord::Reversi(record) => record.to_short(),
        }
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// What is wrong with the text and where, down to the first action that the rules forbid.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        match game_name(json)? {
            name if name == Durak::NAME => Record::from_json(json).map(AnyRecord::Durak),
            name if name == Reversi::NAME => Record::from_json(json).map(AnyRecord::Reversi),
            found => Err(RecordError::OtherGame { found, expected: EITHER }),
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

/// What the games are called where either would do.
const EITHER: &str = "durak or reversi";

fn between_people(start: Position, actions: &[reversi::Action]) -> AnyRecord {
    let players = vec![Player::Human; 2];
    let record = Record::new(reversi::Setup { start }, Seed::new([0; 32]), players);
    let mut record = record.expect("any position can be begun from by two");
    for &action in actions {
        record.play(action).expect("the notation has been played through");
    }
    AnyRecord::Reversi(record)
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
