//! Match records: setup, seed and actions, with the resulting game.

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Number;

use super::{
    rules::{Game, Outcome},
    seat::Seat,
    seed::Seed,
};
use crate::{
    byte_order_mark::skip_byte_order_mark,
    quotation::{shortened, shortened_to},
    version::VersionCheck,
};

/// The `format` field of record files.
const FORMAT: &str = "kozyr-record";
/// The format version that is written; older ones can be read.
const VERSION: u32 = 1;
/// The length of the longest reason of a JSON error, in characters; it may quote the text.
const MAX_REASON_CHARS: usize = 300;

/// The length of the longest name of a person, in characters.
const MAX_NAME_CHARS: usize = 40;

/// The player on a seat; as text `human` or the opponent's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Player {
    /// A person on this device.
    Human,
    /// The named opponent, with any parameters that differ from the defaults.
    Opponent(String),
}

impl From<Player> for String {
    /// Returns `human` or the opponent's name.
    fn from(player: Player) -> Self {
        match player {
            Player::Human => "human".into(),
            Player::Opponent(name) => name,
        }
    }
}

impl From<String> for Player {
    /// Takes any name but `human` as an opponent's, whether it exists or not.
    fn from(name: String) -> Self {
        if name == "human" { Player::Human } else { Player::Opponent(name) }
    }
}

/// A match from its first action to its last so far.
///
/// Setup, seed and actions determine everything else, so a record is the saved game, the undo
/// history and the replay in one. As text it is versioned JSON, with one action per line in
/// notation.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    setup: G::Setup,
    seed: Seed,
    players: Vec<Player>,
    /// The names of the people, by seat; empty for opponents and people without a name.
    names: Vec<String>,
    actions: Vec<G::Action>,
    game: G,
    /// The generator of all decisions; each has its own stream.
    decision_rng: ChaCha8Rng,
}

/// Errors of creating or reading a record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, truncated, or a field of the wrong type.
    #[error("damaged record, line {line}, column {column}: {reason}")]
    Damaged {
        /// Line of the error, from 1.
        line: usize,
        /// Column of the error, from 1.
        column: usize,
        /// The reason.
        reason: String,
    },
    /// JSON, but not a Kozyr record.
    #[error("not a Kozyr record: `format` should be \"{FORMAT}\"")]
    Foreign,
    /// Written by a newer version of the program.
    #[error("record version {found} is newer than this program reads ({VERSION})")]
    TooNew {
        /// The version in the file.
        found: u64,
    },
    /// A version that never existed.
    #[error("there is no record version {found}; versions count from 1")]
    NoSuchVersion {
        /// The version in the file.
        found: String,
    },
    /// A record of another game.
    #[error("a record of `{}`, not of `{expected}`", shortened(found))]
    OtherGame {
        /// The game in the file.
        found: String,
        /// The requested game.
        expected: String,
    },
    /// The rules do not allow the setup.
    #[error("setup: {0}")]
    Setup(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The number of players does not match the number of seats.
    #[error("players: {found} named for {expected} seats")]
    Players {
        /// Number of players in the record.
        found: usize,
        /// Number of seats in the game.
        expected: usize,
    },
    /// An action that cannot be parsed or is illegal.
    #[error("action {number} (`{text}`): {source}")]
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// The action as written, truncated if it is long.
        text: String,
        /// The reason.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl From<serde_json::Error> for RecordError {
    /// Separates the place of the error from its reason.
    fn from(error: serde_json::Error) -> Self {
        let reason = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        RecordError::Damaged {
            line: error.line(),
            column: error.column(),
            reason: shortened_to(reason.strip_suffix(&place).unwrap_or(&reason), MAX_REASON_CHARS),
        }
    }
}

/// The field by which a record is recognized.
#[derive(Deserialize)]
struct RecordFormat {
    format: String,
}

/// The fields that every record starts with, whatever the game.
#[derive(Deserialize)]
struct RecordHeader {
    version: Number,
    game: String,
}

/// A record as JSON.
#[derive(Serialize, Deserialize)]
#[serde(bound = "S: Serialize + DeserializeOwned")]
struct RecordFile<S> {
    format: String,
    version: u32,
    game: String,
    setup: S,
    seed: Seed,
    players: Vec<Player>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    actions: Vec<String>,
}

/// Returns the name of the game of a record in JSON. The game may be unknown, and its own fields
/// are not checked.
///
/// # Errors
/// If the text is not a record, or of a version that this program does not read.
pub fn record_game_name(json: &str) -> Result<String, RecordError> {
    let json = skip_byte_order_mark(json);
    let RecordFormat { format } = serde_json::from_str(json).map_err(|error| {
        // Valid JSON without our fields is a foreign file, not a damaged record.
        if error.is_data() { RecordError::Foreign } else { error.into() }
    })?;
    if format != FORMAT {
        return Err(RecordError::Foreign);
    }
    let header = serde_json::from_str::<RecordHeader>(json)?;
    match VersionCheck::check(&header.version, VERSION) {
        VersionCheck::Supported => Ok(header.game),
        VersionCheck::TooNew(found) => Err(RecordError::TooNew { found }),
        VersionCheck::Invalid => {
            Err(RecordError::NoSuchVersion { found: header.version.to_string() })
        }
    }
}

impl<G: Game> Record<G> {
    /// Creates the record of a new match. Does not check that named opponents exist.
    ///
    /// # Errors
    /// If the rules reject the setup, or the number of players does not match the seats.
    pub fn new(setup: G::Setup, seed: Seed, players: Vec<Player>) -> Result<Self, RecordError> {
        let game = G::new(&setup, &seed).map_err(|error| RecordError::Setup(Box::new(error)))?;
        if players.len() != game.seats() {
            return Err(RecordError::Players { found: players.len(), expected: game.seats() });
        }
        let decision_rng = seed.derive("decisions", 0).rng();
        let (names, actions) = (Vec::new(), Vec::new());
        Ok(Record { setup, seed, players, names, actions, game, decision_rng })
    }

    /// Returns the setup of the match.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Returns the seed of the match. It reveals hidden cards.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the players in the order of their seats.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the name of the person on a seat; `None` if it is unknown or the player is an
    /// opponent.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty())?;
        (self.players[seat.index()] == Player::Human).then_some(name)
    }

    /// Sets the players, in the order of the seats. Actions already played stay as they are, even
    /// if the new player would have chosen others.
    ///
    /// # Errors
    /// If the number of players does not match the seats.
    pub fn with_players(mut self, players: Vec<Player>) -> Result<Self, RecordError> {
        if players.len() != self.players.len() {
            return Err(RecordError::Players {
                found: players.len(),
                expected: self.players.len(),
            });
        }
        self.players = players;
        Ok(self)
    }

    /// Returns the names of the people, in the order of the seats; empty for opponents and people
    /// without a name. The list itself is empty if nobody has a name.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Sets the names of the people, in the order of the seats; an empty name is unknown, and more
    /// names than seats are ignored. Shortens names to 40 characters and removes control
    /// characters.
    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = String>) -> Self {
        let printable = |name: String| {
            name.chars().filter(|letter| !letter.is_control()).take(MAX_NAME_CHARS).collect()
        };
        self.names = names.into_iter().take(self.players.len()).map(printable).collect();
        if self.names.iter().all(String::is_empty) {
            self.names.clear();
        }
        self
    }

    /// Returns all actions so far.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Returns the game in its current state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the outcome; `None` until the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Returns the seat to act and its player; `None` once the match is over.
    pub fn to_act(&self) -> Option<(Seat, &Player)> {
        let seat = self.game.to_act()?;
        Some((seat, &self.players[seat.index()]))
    }

    /// Plays an action of the seat to act, appends it to the record and returns what happened.
    ///
    /// # Errors
    /// If the action is illegal; the record is then unchanged.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::IllegalAction> {
        let events = self.game.play(action)?;
        self.actions.push(action);
        Ok(events)
    }

    /// Undoes the last action and returns it; `None` if there is none.
    pub fn undo(&mut self) -> Option<G::Action> {
        let last = *self.actions.last()?;
        *self = self.after_actions(self.actions.len() - 1);
        Some(last)
    }

    /// Returns the same match after its first `count` actions, or all if there are fewer.
    pub fn after_actions(&self, count: usize) -> Self {
        let mut record = Record {
            game: G::new(&self.setup, &self.seed).expect("the setup was accepted before"),
            actions: Vec::with_capacity(count.min(self.actions.len())),
            ..self.clone()
        };
        for &action in self.actions.iter().take(count) {
            record.play(action).expect("the action was legal before");
        }
        record
    }

    /// Returns the random number generator of the current decision.
    ///
    /// It depends only on the seed and the number of actions, so a decision and its explanation can
    /// be repeated from the record. It does not reveal the seed.
    pub fn decision_rng(&self) -> ChaCha8Rng {
        let mut rng = self.decision_rng.clone();
        rng.set_stream(self.actions.len() as u64);
        rng
    }

    /// Formats the record as JSON.
    pub fn to_json(&self) -> String {
        let file = RecordFile {
            format: FORMAT.into(),
            version: VERSION,
            game: G::NAME.into(),
            setup: self.setup.clone(),
            seed: self.seed,
            players: self.players.clone(),
            names: self.names.clone(),
            actions: self.actions.iter().map(ToString::to_string).collect(),
        };
        serde_json::to_string_pretty(&file).expect("strings, numbers and lists are always JSON")
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// If the text is not a valid record of this game, or an action is illegal. Reports the
    /// first error, with its place.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        let json = skip_byte_order_mark(json);
        let found = record_game_name(json)?;
        if found != G::NAME {
            return Err(RecordError::OtherGame { found, expected: G::NAME.into() });
        }
        let file: RecordFile<G::Setup> = serde_json::from_str(json)?;
        let mut record = Record::new(file.setup, file.seed, file.players)?.with_names(file.names);
        for (index, text) in file.actions.into_iter().enumerate() {
            let played = match text.parse::<G::Action>() {
                Ok(action) => record.play(action).map(drop).map_err(Into::into),
                Err(error) => Err(error.into()),
            };
            if let Err(source) = played {
                let text = shortened(&text);
                return Err(RecordError::Action { number: index + 1, text, source });
            }
        }
        Ok(record)
    }
}

impl<G: Game> PartialEq for Record<G> {
    /// Whether both have the same setup, seed, players, names and actions.
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.seed == other.seed
            && self.players == other.players
            && self.names == other.names
            && self.actions == other.actions
    }
}
