//! The record of a match: setup, seed and actions, and the game that they lead to.

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Number;

use super::{
    rules::{Game, Outcome},
    seat::Seat,
    seed::Seed,
};
use crate::version::VersionCheck;

/// What a record file calls itself.
const FORMAT: &str = "kozyr-record";
/// The version of the format that is written; older ones are read.
const VERSION: u32 = 1;
/// So many characters of an action that cannot be played are shown; none that can is longer.
const MAX_QUOTED_ACTION_CHARS: usize = 40;

/// Who sits on a seat; as text `human`, or the opponent's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Player {
    /// A person at this device.
    Human,
    /// The opponent of that name, with its parameters if they are not the usual ones.
    Opponent(String),
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        match player {
            Player::Human => "human".into(),
            Player::Opponent(name) => name,
        }
    }
}

impl From<String> for Player {
    fn from(name: String) -> Self {
        if name == "human" { Player::Human } else { Player::Opponent(name) }
    }
}

/// A match from its first action to its last so far.
///
/// Setup, seed and actions determine everything else, so a record is at once the saved game,
/// the undo history and the replay. As text it is versioned JSON with one line of notation an
/// action.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    setup: G::Setup,
    seed: Seed,
    players: Vec<Player>,
    actions: Vec<G::Action>,
    game: G,
    decision_rng: ChaCha8Rng,
}

/// Why a text is not a record that can be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Not JSON, cut short, or a field of the wrong form.
    #[error("damaged record, line {line}, column {column}: {reason}")]
    Damaged {
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault, from 1.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// JSON, but not a record of ours.
    #[error("not a Kozyr record: `format` should be \"{FORMAT}\"")]
    Foreign,
    /// Written by a later version of the program.
    #[error("record version {found} is newer than this program reads ({VERSION})")]
    TooNew {
        /// The version that the file states.
        found: u64,
    },
    /// A version that no program ever wrote.
    #[error("there is no record version {found}; versions count from 1")]
    NoSuchVersion {
        /// The version that the file states.
        found: String,
    },
    /// A record of some other game.
    #[error("a record of `{found}`, where `{expected}` is played")]
    OtherGame {
        /// The game that the file states.
        found: String,
        /// The game that was asked for.
        expected: String,
    },
    /// The setup is not allowed by the rules.
    #[error("setup: {0}")]
    Setup(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// As many players as seats are needed.
    #[error("players: {found} named for {expected} seats")]
    Players {
        /// How many players the record names.
        found: usize,
        /// How many seats the game has.
        expected: usize,
    },
    /// An action that cannot be read, or that the rules forbid.
    #[error("action {number} (`{text}`): {source}")]
    Action {
        /// Which action, from 1.
        number: usize,
        /// The action as written, its beginning if it is long.
        text: String,
        /// What is wrong with it.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl From<serde_json::Error> for RecordError {
    fn from(error: serde_json::Error) -> Self {
        let reason = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        RecordError::Damaged {
            line: error.line(),
            column: error.column(),
            reason: reason.strip_suffix(&place).unwrap_or(&reason).to_owned(),
        }
    }
}

/// The first lines of every record, whatever the game.
#[derive(Deserialize)]
struct RecordHeader {
    format: String,
    version: Number,
    game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "S: Serialize + DeserializeOwned")]
struct RecordFile<S> {
    format: String,
    version: u32,
    game: String,
    setup: S,
    seed: Seed,
    players: Vec<Player>,
    actions: Vec<String>,
}

/// The name of the game that a record text is of.
///
/// # Errors
/// If the text is no record that this program reads.
pub fn record_game_name(json: &str) -> Result<String, RecordError> {
    let head = serde_json::from_str::<RecordHeader>(json).map_err(|error| {
        // Sound JSON without our fields is somebody else's file, not a damaged one of ours.
        if error.is_data() { RecordError::Foreign } else { error.into() }
    })?;
    if head.format != FORMAT {
        return Err(RecordError::Foreign);
    }
    match VersionCheck::check(&head.version, VERSION) {
        VersionCheck::Supported => Ok(head.game),
        VersionCheck::TooNew(found) => Err(RecordError::TooNew { found }),
        VersionCheck::Invalid => {
            Err(RecordError::NoSuchVersion { found: head.version.to_string() })
        }
    }
}

impl<G: Game> Record<G> {
    /// Opens the record of a new match.
    ///
    /// # Errors
    /// If the rules refuse the setup, or there is not one player a seat.
    pub fn new(setup: G::Setup, seed: Seed, players: Vec<Player>) -> Result<Self, RecordError> {
        let game = G::new(&setup, &seed).map_err(|error| RecordError::Setup(Box::new(error)))?;
        if players.len() != game.seats() {
            return Err(RecordError::Players { found: players.len(), expected: game.seats() });
        }
        let decision_rng = seed.derive("decisions", 0).rng();
        Ok(Record { setup, seed, players, actions: Vec::new(), game, decision_rng })
    }

    /// What was agreed before the first action.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of the match. It gives hidden cards away.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// All actions so far.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The game as it stands now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the match ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The seat whose decision is awaited and who sits there.
    pub fn to_act(&self) -> Option<(Seat, &Player)> {
        let seat = self.game.to_act()?;
        Some((seat, &self.players[seat.index()]))
    }

    /// Plays an action and notes it down.
    ///
    /// # Errors
    /// If the action breaks a rule; the record is then as it was.
    pub fn play(&mut self, action: G::Action) -> Result<Vec<G::Event>, G::IllegalAction> {
        let events = self.game.play(action)?;
        self.actions.push(action);
        Ok(events)
    }

    /// Takes the last action back and returns it; `None` if there is none.
    pub fn undo(&mut self) -> Option<G::Action> {
        let last = *self.actions.last()?;
        *self = self.after_actions(self.actions.len() - 1);
        Some(last)
    }

    /// The same match after its first `count` actions (or all, if there are fewer).
    pub fn after_actions(&self, count: usize) -> Self {
        let mut record = Record {
            game: G::new(&self.setup, &self.seed).expect("the setup was accepted before"),
            actions: Vec::with_capacity(count),
            ..self.clone()
        };
        for &action in self.actions.iter().take(count) {
            record.play(action).expect("the action was legal before");
        }
        record
    }

    /// The random numbers of the decision that is awaited now.
    ///
    /// They depend on the seed and the number of actions played alone, so a decision and its
    /// explanation can be repeated from the record; they do not give the seed away.
    pub fn decision_rng(&self) -> ChaCha8Rng {
        let mut rng = self.decision_rng.clone();
        rng.set_stream(self.actions.len() as u64);
        rng
    }

    /// The record as JSON text.
    pub fn to_json(&self) -> String {
        let file = RecordFile {
            format: FORMAT.into(),
            version: VERSION,
            game: G::NAME.into(),
            setup: self.setup.clone(),
            seed: self.seed,
            players: self.players.clone(),
            actions: self.actions.iter().map(ToString::to_string).collect(),
        };
        serde_json::to_string_pretty(&file).expect("strings, numbers and lists are always JSON")
    }

    /// Reads a record and plays it through.
    ///
    /// # Errors
    /// What is wrong with the text and where, down to the first action that the rules forbid.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        let found = record_game_name(json)?;
        if found != G::NAME {
            return Err(RecordError::OtherGame { found, expected: G::NAME.into() });
        }
        let file: RecordFile<G::Setup> = serde_json::from_str(json)?;
        let mut record = Record::new(file.setup, file.seed, file.players)?;
        for (index, text) in file.actions.into_iter().enumerate() {
            let played = match text.parse::<G::Action>() {
                Ok(action) => record.play(action).map(drop).map_err(Into::into),
                Err(error) => Err(error.into()),
            };
            if let Err(source) = played {
                let text = truncated(&text);
                return Err(RecordError::Action { number: index + 1, text, source });
            }
        }
        Ok(record)
    }
}

/// As much of an action as tells which one is meant.
fn truncated(action: &str) -> String {
    match action.char_indices().nth(MAX_QUOTED_ACTION_CHARS) {
        Some((end, _)) => format!("{}…", &action[..end]),
        None => action.to_owned(),
    }
}

impl<G: Game> PartialEq for Record<G> {
    /// Equal in all that determines the match.
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.seed == other.seed
            && self.players == other.players
            && self.actions == other.actions
    }
}
