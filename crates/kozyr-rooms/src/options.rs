//! Table options: the game, its rules, and how absences are handled.

use kozyr_core::opponent::{OpponentError, make_opponent};
use kozyr_durak::{Durak, Rules};
use kozyr_reversi::Reversi;
use serde::{Deserialize, Serialize};

use crate::ids::Millis;

/// A day in milliseconds.
pub(crate) const DAY: Millis = 24 * 60 * 60 * 1000;

/// The length of the longest name of a computer opponent with its parameters, in bytes.
const MAX_OPPONENT_BYTES: usize = 200;

/// The most corners of a handicap in Reversi.
pub(crate) const MAX_HANDICAP: u8 = 4;

/// The options of a table. Keys missing in JSON have their default values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableOptions {
    /// The game and its rules.
    pub game: GameOptions,
    /// How long a player may be away before a computer opponent may stand in. A player who is
    /// connected has this time and at least two minutes for a move.
    #[serde(default)]
    pub absence: Absence,
    /// Whether the players play at the same time or by correspondence.
    #[serde(default)]
    pub pace: Pace,
    /// Whether everyone may use hints, reasons and the belief map during a match.
    #[serde(default)]
    pub teaching: bool,
}

/// A game and its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum GameOptions {
    /// Durak.
    Durak {
        /// The number of seats, 2 to 6; see [`Rules::player_counts`].
        players: usize,
        /// The house rules.
        #[serde(default)]
        rules: Rules,
    },
    /// Reversi. It has two seats, and seat 0 is Black.
    Reversi {
        /// The number of corners that Black occupies at the start, 0 to 4. With a handicap White
        /// moves first.
        #[serde(default)]
        handicap: u8,
    },
}

/// How long a player may be away before the host may let a computer opponent stand in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// Forever: the table waits.
    Never,
    /// 30 seconds.
    HalfMinute,
    /// Two minutes.
    #[default]
    TwoMinutes,
    /// One day.
    Day,
}

/// Whether the players play at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// All players are at the table.
    #[default]
    Live,
    /// Each player has a day for a move. [`TableOptions::absence`] does not apply.
    Correspondence,
}

/// The reason why a match cannot be played with these options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidOptions {
    /// The rules of Durak do not allow the number of players.
    #[error(transparent)]
    Durak(#[from] kozyr_durak::SetupError),
    /// A handicap has more than four corners.
    #[error("a handicap has 0 to {MAX_HANDICAP} corners, not {0}")]
    Handicap(u8),
}

impl Absence {
    /// All options, the longest first.
    pub const ALL: [Absence; 4] =
        [Absence::Never, Absence::Day, Absence::TwoMinutes, Absence::HalfMinute];

    /// Returns the period in milliseconds; `None` if the table waits forever.
    pub const fn period(self) -> Option<Millis> {
        match self {
            Absence::Never => None,
            Absence::HalfMinute => Some(30_000),
            Absence::TwoMinutes => Some(120_000),
            Absence::Day => Some(DAY),
        }
    }
}

impl TableOptions {
    /// Creates options with all but the game at their defaults.
    pub fn new(game: GameOptions) -> Self {
        TableOptions { game, absence: Absence::default(), pace: Pace::default(), teaching: false }
    }
}

impl GameOptions {
    /// Returns the number of seats.
    pub fn seats(&self) -> usize {
        match self {
            GameOptions::Durak { players, .. } => *players,
            GameOptions::Reversi { .. } => 2,
        }
    }

    /// Returns the name of the game, as in records.
    pub fn name(&self) -> &'static str {
        use kozyr_core::game::Game;
        match self {
            GameOptions::Durak { .. } => Durak::NAME,
            GameOptions::Reversi { .. } => Reversi::NAME,
        }
    }

    /// Checks that a match can be played.
    ///
    /// # Errors
    /// If the rules do not allow the number of players or the handicap.
    pub fn validate(&self) -> Result<(), InvalidOptions> {
        match *self {
            GameOptions::Durak { players, rules } => {
                Ok(kozyr_durak::Setup::new(players, rules).validate()?)
            }
            GameOptions::Reversi { handicap } if handicap > MAX_HANDICAP => {
                Err(InvalidOptions::Handicap(handicap))
            }
            GameOptions::Reversi { .. } => Ok(()),
        }
    }

    /// Checks that the game has an opponent of this name, and that its parameters are valid.
    ///
    /// # Errors
    /// If there is no such opponent, a parameter is invalid, or the text is longer than 200 bytes.
    pub fn check_opponent(&self, opponent: &str) -> Result<(), OpponentError> {
        if opponent.len() > MAX_OPPONENT_BYTES {
            let reason = format!("the name is longer than {MAX_OPPONENT_BYTES} bytes");
            return Err(OpponentError::Parameter(reason));
        }
        match self {
            GameOptions::Durak { .. } => make_opponent::<Durak>(opponent).map(drop),
            GameOptions::Reversi { .. } => make_opponent::<Reversi>(opponent).map(drop),
        }
    }

    /// Returns the name of the opponent that plays for a person who leaves during a match.
    pub(crate) fn replacement(&self) -> &'static str {
        match self {
            GameOptions::Durak { .. } => "potential",
            GameOptions::Reversi { .. } => "professional",
        }
    }
}
