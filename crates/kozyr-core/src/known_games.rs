//! The games that a program knows, where only a text tells which of them it is about.

use crate::{
    any_record::AnyRecord,
    game::{
        NotationError, Record, RecordError, ShortForm, ShortFormError, record_game_name,
        short_form_game_name,
    },
    opponent::{self, OpponentError, Roster},
};

/// The games that a program knows: [none](KnownGames::none) but those it was told [of](KnownGames::with).
#[derive(Clone, Debug)]
pub struct KnownGames(Vec<KnownGame>);

/// What can be read of a game, found by its name.
#[derive(Clone, Copy, Debug)]
struct KnownGame {
    name: &'static str,
    from_json: fn(&str) -> Result<AnyRecord, RecordError>,
    from_short: fn(&str) -> Result<AnyRecord, ShortFormError>,
    from_notation: fn(&str) -> Option<Result<AnyRecord, NotationError>>,
    knows_opponent: fn(&str) -> Result<(), OpponentError>,
}

/// Why a text is no match in any of the forms that are known.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is a record that cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is no match in it, or one in the short form that cannot be read.
    #[error(transparent)]
    Short(#[from] ShortFormError),
    /// It is written as other programs write a match of this game, but cannot be read.
    #[error(transparent)]
    Notation(NotationError),
}

impl KnownGames {
    /// No game at all, to begin a list with.
    pub const fn new() -> Self {
        KnownGames(Vec::new())
    }

    /// These games and one more; one of the same name gives way to it.
    #[must_use]
    pub fn with<G: ShortForm + Roster>(mut self) -> Self {
        self.0.retain(|known| known.name != G::NAME);
        self.0.push(KnownGame {
            name: G::NAME,
            from_json: |text| Record::<G>::from_json(text).map(Into::into),
            from_short: |text| Record::<G>::from_short_form(text).map(Into::into),
            from_notation: |text| Some(G::read_notation(text)?.map(Into::into)),
            knows_opponent: |name| opponent::make_opponent::<G>(name).map(drop),
        });
        self
    }

    /// The names of the games, in the order in which they were added.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|known| known.name)
    }

    /// The name as the games have it themselves; `None` if there is no such game.
    pub fn canonical_name(&self, text: &str) -> Option<&'static str> {
        self.find(text).map(|known| known.name)
    }

    /// Reads a match in whatever form it is written: a record, the short form, perhaps within a
    /// link or a message, or a notation of its game's own, such as GGF (its first game) or a
    /// transcript from the usual start.
    ///
    /// # Errors
    /// What is wrong with the text, taken as the form that it looks like.
    pub fn read(&self, text: &str) -> Result<AnyRecord, ReadError> {
        // Some editors write a mark of the order of bytes first.
        let text = text.trim_start_matches('\u{feff}').trim();
        // Before a record may stand what people read.
        if let Some(start) = text.find('{') {
            return Ok(self.from_json(&text[start..])?);
        }
        match short_form_game_name(text) {
            Err(ShortFormError::Missing) => {}
            _ => return Ok(self.from_short_form(text)?),
        }
        let found = self.0.iter().find_map(|known| (known.from_notation)(text));
        found.ok_or(ShortFormError::Missing)?.map_err(ReadError::Notation)
    }

    /// Reads a match in the short form.
    ///
    /// # Errors
    /// If there is none in the text, it is of a game or a version unknown, or damaged.
    pub fn from_short_form(&self, text: &str) -> Result<AnyRecord, ShortFormError> {
        let name = short_form_game_name(text)?;
        match self.find(name) {
            Some(known) => (known.from_short)(text),
            None => {
                Err(ShortFormError::OtherGame { found: name.into(), expected: self.joined_names() })
            }
        }
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// What is wrong with the text and where, down to the first action that the rules forbid.
    pub fn from_json(&self, json: &str) -> Result<AnyRecord, RecordError> {
        let name = record_game_name(json)?;
        match self.find(&name) {
            Some(known) => (known.from_json)(json),
            None => Err(RecordError::OtherGame { found: name, expected: self.joined_names() }),
        }
    }

    /// Checks that a game has an opponent of that name; the parameters after a `?` are checked too.
    ///
    /// # Errors
    /// If nobody is called so, or a parameter cannot be. `None` if there is no such game.
    pub fn check_opponent(&self, game: &str, opponent: &str) -> Option<Result<(), OpponentError>> {
        self.find(game).map(|known| (known.knows_opponent)(opponent))
    }

    /// What the games are called where any of them would do.
    pub fn joined_names(&self) -> String {
        self.names().collect::<Vec<_>>().join(" or ")
    }

    fn find(&self, name: &str) -> Option<&KnownGame> {
        self.0.iter().find(|known| known.name == name)
    }
}
