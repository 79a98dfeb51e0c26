//! The games that a program supports, for texts that state their game themselves.

use crate::{
    any_record::AnyRecord,
    byte_order_mark::skip_byte_order_mark,
    game::{
        NotationError, Record, RecordError, ShortForm, ShortFormError, record_game_name,
        short_form_game_name,
    },
    opponent::{self, OpponentError, Roster},
};

/// The games that a program supports: [none](KnownGames::new) until they are
/// [added](KnownGames::with).
#[derive(Clone, Debug, Default)]
pub struct KnownGames(Vec<KnownGame>);

/// The functions of one game, found by its name.
#[derive(Clone, Copy, Debug)]
struct KnownGame {
    name: &'static str,
    from_json: fn(&str) -> Result<AnyRecord, RecordError>,
    from_short: fn(&str) -> Result<AnyRecord, ShortFormError>,
    from_notation: fn(&str) -> Option<Result<AnyRecord, NotationError>>,
    /// Checks an opponent's name and parameters.
    check_opponent: fn(&str) -> Result<(), OpponentError>,
}

/// Errors of reading a match in any supported form.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The text is an invalid record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The text contains no match, or an invalid short form.
    #[error(transparent)]
    Short(#[from] ShortFormError),
    /// The text is an invalid match in a notation of other programs.
    #[error(transparent)]
    Notation(NotationError),
}

impl KnownGames {
    /// Creates an empty list of games.
    pub const fn new() -> Self {
        KnownGames(Vec::new())
    }

    /// Adds a game, which replaces any game of the same name.
    #[must_use]
    pub fn with<G: ShortForm + Roster>(mut self) -> Self {
        self.0.retain(|known_game| known_game.name != G::NAME);
        self.0.push(KnownGame {
            name: G::NAME,
            from_json: |text| Record::<G>::from_json(text).map(Into::into),
            from_short: |text| Record::<G>::from_short_form(text).map(Into::into),
            from_notation: |text| Some(G::read_notation(text)?.map(Into::into)),
            check_opponent: |name| opponent::make_opponent::<G>(name).map(drop),
        });
        self
    }

    /// Returns the names of the games, in the order they were added.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|known_game| known_game.name)
    }

    /// Returns the name of a known game as a static string; `None` if there is no game of this
    /// name.
    pub fn canonical_name(&self, text: &str) -> Option<&'static str> {
        self.find(text).map(|known_game| known_game.name)
    }

    /// Reads a match in any form: a record; the short form, even inside a link or message; or a
    /// notation of its game, such as GGF (only the first game) or a transcript from the standard
    /// start.
    ///
    /// # Errors
    /// If the text is invalid in the form that it looks like.
    pub fn read(&self, text: &str) -> Result<AnyRecord, ReadError> {
        let text = skip_byte_order_mark(text).trim();
        // Text for human readers may precede a record.
        if let Some(start) = text.find('{') {
            return Ok(self.from_json(&text[start..])?);
        }
        match short_form_game_name(text) {
            Err(ShortFormError::Missing) => {}
            _ => return Ok(self.from_short_form(text)?),
        }
        let found = self.0.iter().find_map(|known_game| (known_game.from_notation)(text));
        found.ok_or(ShortFormError::Missing)?.map_err(ReadError::Notation)
    }

    /// Reads a match in the short form.
    ///
    /// # Errors
    /// If the text contains none, its game or version is unknown, or it is damaged.
    pub fn from_short_form(&self, text: &str) -> Result<AnyRecord, ShortFormError> {
        let name = short_form_game_name(text)?;
        match self.find(name) {
            Some(known_game) => (known_game.from_short)(text),
            None => {
                Err(ShortFormError::OtherGame { found: name.into(), expected: self.joined_names() })
            }
        }
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// The first error in the text and its place, up to an illegal action.
    pub fn from_json(&self, json: &str) -> Result<AnyRecord, RecordError> {
        let name = record_game_name(json)?;
        match self.find(&name) {
            Some(known_game) => (known_game.from_json)(json),
            None => Err(RecordError::OtherGame { found: name, expected: self.joined_names() }),
        }
    }

    /// Checks that a game has an opponent of this name, and that the parameters after a `?` are
    /// valid. Returns `None` if there is no such game.
    ///
    /// # Errors
    /// If there is no such opponent, or a parameter is invalid.
    pub fn check_opponent(&self, game: &str, opponent: &str) -> Option<Result<(), OpponentError>> {
        self.find(game).map(|known| (known.check_opponent)(opponent))
    }

    /// Returns the names of the games, joined with “or”.
    pub fn joined_names(&self) -> String {
        self.names().collect::<Vec<_>>().join(" or ")
    }

    /// Returns the game with this name.
    fn find(&self, name: &str) -> Option<&KnownGame> {
        self.0.iter().find(|known_game| known_game.name == name)
    }
}
