//! Reversi games in the formats of other programs, from Python.

mod data;

use kozyr_reversi::{
    Position,
    notation::{
        EmptySquares, ExportFormat, ImportError, ImportFileError, ImportedGame, NotatedGame,
        WthorError, WthorNames,
    },
};
use pyo3::{prelude::*, pybacked::PyBackedBytes};

use self::data::GameData;
use crate::value_error;

// Defined in Python, because the stable ABI cannot add fields to exceptions.
pyo3::import_exception!(kozyr.notation, NotationError);

/// A file that is already in memory: its name for error messages, and its bytes.
type NamedBytes = (String, PyBackedBytes);

/// Reads the games of a text in any of the known formats, and returns them as a JSON array. Fails
/// with a `NotationError` if the text is invalid.
#[pyfunction]
pub fn read_games(py: Python<'_>, text: &str) -> PyResult<String> {
    let games = py.detach(|| kozyr_reversi::notation::read_games(text));
    games_to_json(&games.map_err(|error| text_error(&error, None))?)
}

/// Reads the games of a file in any of the known formats, and returns them as a JSON array.
/// `players` and `tournaments` are the files of names that a WTHOR file needs. Fails with a
/// `NotationError` if a file is invalid.
#[pyfunction]
#[pyo3(signature = (file, players, tournaments))]
pub fn read_game_file(
    py: Python<'_>,
    file: NamedBytes,
    players: Option<NamedBytes>,
    tournaments: Option<NamedBytes>,
) -> PyResult<String> {
    let players = read_names(players, WthorNames::read_players)?;
    let tournaments = read_names(tournaments, WthorNames::read_tournaments)?;
    let (name, bytes) = &file;
    let games =
        py.detach(|| kozyr_reversi::notation::read_game_file(bytes, &players, &tournaments));
    let games = games.map_err(|error| match &error {
        ImportFileError::Text(error) => text_error(error, Some(name)),
        error => file_error(error, name),
    })?;
    games_to_json(&games)
}

/// Returns games, given as a JSON array, as text in the format with this name. Fails if the format
/// is unknown or a game invalid.
#[pyfunction]
pub fn write_games(games: &str, format: &str) -> PyResult<String> {
    let format: ExportFormat = format.parse().map_err(value_error)?;
    let games: Vec<GameData> = serde_json::from_str(games).map_err(value_error)?;
    let mut imported = Vec::with_capacity(games.len());
    for (index, game) in games.into_iter().enumerate() {
        let game = ImportedGame::try_from(game);
        imported.push(game.map_err(|error| value_error(format!("game {index}: {error}")))?);
    }
    Ok(kozyr_reversi::notation::write_games(&imported, format))
}

/// Returns two final disc differences in Black's favor: with the empty squares counted for the
/// winner, and with only the discs on the board. Returns `None` if the game is unfinished. Fails if
/// the start or a move is invalid.
#[pyfunction]
pub fn disc_differences(start: &str, moves: &str) -> PyResult<Option<(i32, i32)>> {
    let start: Position = start.parse().map_err(value_error)?;
    let game = data::parse_game(start, moves).map_err(value_error)?;
    let difference = |empty_squares| game.disc_difference(empty_squares);
    Ok(difference(EmptySquares::ToWinner).zip(difference(EmptySquares::NotCounted)))
}

/// Returns a game as JSON.
pub fn game_to_json(game: &NotatedGame) -> PyResult<String> {
    serde_json::to_string(&GameData::from(game)).map_err(value_error)
}

/// Returns games as a JSON array.
fn games_to_json(games: &[ImportedGame]) -> PyResult<String> {
    let games: Vec<GameData> = games.iter().map(GameData::from).collect();
    serde_json::to_string(&games).map_err(value_error)
}

/// Reads the names in a WTHOR file with `read`; returns no names without a file. Fails with a
/// `NotationError` if the file is invalid.
fn read_names(
    file: Option<NamedBytes>,
    read: fn(&[u8]) -> Result<WthorNames, WthorError>,
) -> PyResult<WthorNames> {
    let Some((name, bytes)) = file else { return Ok(WthorNames::default()) };
    read(&bytes).map_err(|error| file_error(&error, &name))
}

/// Returns the Python exception for an error at a line of a text. `file` is the name of the file
/// that the text is from, if any.
fn text_error(error: &ImportError, file: Option<&str>) -> PyErr {
    let ImportError { line, column, problem, format } = error;
    NotationError::new_err((
        problem.to_string(),
        Some(*line),
        Some(*column),
        Some(format.example()),
        file.map(str::to_owned),
    ))
}

/// Returns the Python exception for an error that concerns the whole file `file`, not one of its
/// lines.
fn file_error(error: &dyn std::error::Error, file: &str) -> PyErr {
    let none = None::<usize>;
    NotationError::new_err((error.to_string(), none, none, None::<&str>, file.to_owned()))
}
