//! Export of the game log to other programs: JSON, which can be imported again, and CSV.

use serde::{Deserialize, Serialize};
use serde_json::Number;

use super::{
    entry::{GameLogEntry, PlayerResult},
    utc_date_time::UtcDateTime,
};
use crate::{byte_order_mark::skip_byte_order_mark, game::Player, version::VersionCheck};

/// The `format` field of exported files.
const FORMAT: &str = "kozyr-statistics";
/// The format version that is written; newer ones are rejected.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct StatisticsFile {
    format: String,
    version: Number,
    games: Vec<GameLogEntry>,
}

/// Errors of importing statistics.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The text is not JSON, or not of this form.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The file has another format.
    #[error("not Kozyr's statistics: `format` should be \"{FORMAT}\"")]
    Foreign,
    /// The file was written by a newer version of the program.
    #[error("version {0} is newer than this program reads ({VERSION})")]
    TooNew(u64),
    /// The version never existed.
    #[error("there is no version {0} of Kozyr's statistics; versions count from 1")]
    NoSuchVersion(Number),
}

/// Formats games as JSON, with everything known about them, for [`from_json`].
pub fn to_json(entries: &[GameLogEntry]) -> String {
    let file =
        StatisticsFile { format: FORMAT.into(), version: VERSION.into(), games: entries.to_vec() };
    serde_json::to_string_pretty(&file).expect("entries are plain data")
}

/// Reads games that were exported as JSON.
///
/// # Errors
/// If the text is not what [`to_json`] writes, or is of a newer version.
pub fn from_json(text: &str) -> Result<Vec<GameLogEntry>, ImportError> {
    let file: StatisticsFile = serde_json::from_str(skip_byte_order_mark(text))?;
    match file {
        StatisticsFile { format, .. } if format != FORMAT => Err(ImportError::Foreign),
        StatisticsFile { version, games, .. } => match VersionCheck::check(&version, VERSION) {
            VersionCheck::Supported => Ok(games),
            VersionCheck::TooNew(found) => Err(ImportError::TooNew(found)),
            VersionCheck::Invalid => Err(ImportError::NoSuchVersion(version)),
        },
    }
}

/// The names of the columns of the CSV table.
const COLUMNS: [&str; 19] = [
    "ended",
    "game",
    "rated",
    "opponents",
    "players",
    "seat",
    "rules",
    "verdict",
    "given_up",
    "plies",
    "discs",
    "fool",
    "hints",
    "undos",
    "rating",
    "deviation",
    "decisions",
    "good_decisions",
    "seed",
];

/// Formats games as a CSV table (RFC 4180) with a header, one line per game. The computer opponents
/// are listed clockwise from the person, separated by spaces. Seats are counted from 0; unknown
/// values are empty.
pub fn to_csv(entries: &[GameLogEntry]) -> String {
    let header = COLUMNS.map(str::to_owned);
    let rows = std::iter::once(header).chain(entries.iter().map(row));
    rows.map(|row| row.map(|cell| quoted(&cell)).join(",") + "\r\n").collect()
}

/// Returns the cells of a game, in the order of [`COLUMNS`].
fn row(entry: &GameLogEntry) -> [String; COLUMNS.len()] {
    /// The value as text; empty if it is unknown.
    fn or_empty(value: Option<impl ToString>) -> String {
        value.map(|value| value.to_string()).unwrap_or_default()
    }
    let seats = entry.players.len();
    let opponents =
        (1..seats).filter_map(|step| match &entry.players[(entry.seat.index() + step) % seats] {
            Player::Opponent(name) => Some(name.as_str()),
            Player::Human => None,
        });
    let result = match entry.result {
        PlayerResult::Won => "won",
        PlayerResult::Drawn => "drawn",
        PlayerResult::Lost => "lost",
    };
    [
        UtcDateTime::from_unix_seconds(entry.ended).to_string(),
        entry.game.clone(),
        entry.is_rated().to_string(),
        opponents.collect::<Vec<_>>().join(" "),
        seats.to_string(),
        entry.seat.to_string(),
        or_empty(entry.rules.as_ref()),
        result.into(),
        entry.given_up.to_string(),
        entry.plies.to_string(),
        or_empty(entry.discs),
        entry.fool.to_string(),
        entry.hints.to_string(),
        entry.undos.to_string(),
        or_empty(entry.rating.map(|rating| rating.rating)),
        or_empty(entry.rating.map(|rating| rating.deviation)),
        or_empty(entry.accuracy.map(|accuracy| accuracy.decisions)),
        or_empty(entry.accuracy.map(|accuracy| accuracy.best)),
        entry.seed.to_string(),
    ]
}

/// Returns a CSV cell, in quotes if it has a comma, a quotation mark or a line break.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
