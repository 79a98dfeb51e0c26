//! The games that a program supports, for texts that state their game themselves.

use crate::{
    any_record::AnyRecord,
    byte_order_mark::skip_byte_order_mark,
    game::{
        ImportFile, ImportedMatch, NotationError, Record, RecordError, ShortForm, ShortFormError,
        record_game_name, short_form_game_name,
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
    import: fn(&[ImportFile]) -> Option<Result<Vec<ImportedMatch>, NotationError>>,
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
    Notation(#[from] NotationError),
    /// One of several files is invalid.
    #[error("{file}: {error}")]
    File {
        /// The name of the file.
        file: String,
        /// What is wrong with it.
        error: Box<ReadError>,
    },
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
            import: G::import,
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
    /// If the text is invalid in the form that it looks like, or looks like none.
    pub fn read(&self, text: &str) -> Result<AnyRecord, ReadError> {
        let text = skip_byte_order_mark(text);
        if let Some(record) = self.read_own(text) {
            return record;
        }
        let matches = self.import_notation(&[ImportFile::pasted(text)])?;
        let first = matches.first().ok_or(ShortFormError::Missing)?;
        Ok(self.record(first)?)
    }

    /// Returns the record of an imported match, with the names of its players.
    ///
    /// # Errors
    /// If its short form is of an unknown game or damaged.
    pub fn record(&self, imported: &ImportedMatch) -> Result<AnyRecord, ShortFormError> {
        let names = if imported.people.is_empty() { &imported.players } else { &imported.people };
        Ok(self.from_short_form(&imported.short_form)?.with_names(names.clone()))
    }

    /// Reads all matches of files that belong together, or of one pasted text: records and short
    /// forms, one per file, and the notations of the games.
    ///
    /// # Errors
    /// The first error. If there are several files, it says which one is invalid.
    pub fn import(&self, files: Vec<ImportFile>) -> Result<Vec<ImportedMatch>, ReadError> {
        let is_only_file = files.len() == 1;
        let mut matches = Vec::new();
        let mut others = Vec::new();
        for file in files {
            match file.text().and_then(|text| self.read_own(text)) {
                Some(Ok(record)) => matches.push(record.into()),
                Some(Err(error)) if is_only_file => return Err(error),
                Some(Err(error)) => {
                    return Err(ReadError::File { file: file.name, error: error.into() });
                }
                None => others.push(file),
            }
        }
        if !others.is_empty() || matches.is_empty() {
            matches.extend(self.import_notation(&others)?);
        }
        Ok(matches)
    }

    /// Reads a record or short form; `None` if the text contains neither.
    fn read_own(&self, text: &str) -> Option<Result<AnyRecord, ReadError>> {
        if let Some(json) = find_record(text) {
            return Some(self.from_json(json).map_err(ReadError::from));
        }
        match short_form_game_name(text) {
            Err(ShortFormError::Missing) => None,
            _ => Some(self.from_short_form(text).map_err(ReadError::from)),
        }
    }

    /// Reads matches with the first game that recognizes its notation; an error if none does.
    fn import_notation(&self, files: &[ImportFile]) -> Result<Vec<ImportedMatch>, ReadError> {
        let found = self.0.iter().find_map(|known_game| (known_game.import)(files));
        Ok(found.ok_or(ShortFormError::Missing)??)
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
    /// If the text is not a valid record of a known game, or an action is illegal. Reports the
    /// first error, with its place.
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

/// Returns the rest of a text from the first line that starts with `{`, probably a record in JSON.
/// Lines for human readers may precede it. `None` without such a line.
fn find_record(text: &str) -> Option<&str> {
    let mut start = 0;
    text.split_inclusive('\n').find_map(|line| {
        let json = line.trim_start().starts_with('{').then(|| &text[start..]);
        start += line.len();
        json
    })
}
