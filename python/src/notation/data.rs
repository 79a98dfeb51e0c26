//! Games as data that Python can exchange.

use kozyr_core::game::Game;
use kozyr_reversi::{
    Action, Position, Reversi,
    notation::{
        BestPlay, ImportFormat, ImportedGame, NotatedGame, NotatedMove, ObfMove, StatedResult,
    },
};
use serde::{Deserialize, Serialize};

/// A game with its source. A database has millions of moves, so they are one text per game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameData {
    black: String,
    white: String,
    event: String,
    date: String,
    time_control: String,
    result: StatedResult,
    start: Position,
    /// All moves and passes, separated by blanks.
    moves: String,
    /// The players' evaluations in discs; empty if there are none.
    evaluations: Vec<Option<f64>>,
    /// The times in seconds; empty if there are none.
    seconds: Vec<Option<f64>>,
    best_play: Option<BestPlay>,
    ggf_properties: Vec<(String, String)>,
    scored_moves: Vec<ObfMove>,
    number: Option<String>,
    /// The name of the format that the game was read from.
    #[serde(skip_deserializing)]
    format: Option<&'static str>,
    /// The line where the game starts; in a database, the number of the game.
    #[serde(skip_deserializing)]
    line: Option<usize>,
}

impl From<&NotatedGame> for GameData {
    fn from(game: &NotatedGame) -> Self {
        let moves: Vec<String> = game.actions().iter().map(Action::to_string).collect();
        GameData {
            black: game.black.clone(),
            white: game.white.clone(),
            event: game.event.clone(),
            date: game.date.clone(),
            time_control: game.time_control.clone(),
            result: game.result,
            start: game.start,
            moves: moves.join(" "),
            evaluations: figures(game, |notated| notated.evaluation),
            seconds: figures(game, |notated| notated.seconds),
            best_play: game.best_play,
            ggf_properties: game.ggf_properties.clone(),
            scored_moves: Vec::new(),
            number: None,
            format: None,
            line: None,
        }
    }
}

impl From<&ImportedGame> for GameData {
    fn from(imported: &ImportedGame) -> Self {
        GameData {
            scored_moves: imported.scored_moves.clone(),
            number: imported.number.clone(),
            format: Some(imported.format.name()),
            line: Some(imported.line),
            ..GameData::from(&imported.game)
        }
    }
}

/// Returns the figure of each move; an empty list if no move has one.
fn figures(game: &NotatedGame, figure: fn(&NotatedMove) -> Option<f64>) -> Vec<Option<f64>> {
    let figures: Vec<Option<f64>> = game.moves.iter().map(figure).collect();
    if figures.iter().any(Option::is_some) { figures } else { Vec::new() }
}

impl TryFrom<GameData> for ImportedGame {
    type Error = String;

    /// Replays the moves of a game. Evaluations and times are those of the moves in order; missing
    /// ones are unset and extra ones ignored. Fails if a move is not legal or the result is
    /// impossible.
    fn try_from(data: GameData) -> Result<Self, String> {
        let mut game = parse_game(data.start, &data.moves)?;
        for (notated, evaluation) in game.moves.iter_mut().zip(data.evaluations) {
            notated.evaluation = evaluation;
        }
        for (notated, seconds) in game.moves.iter_mut().zip(data.seconds) {
            notated.seconds = seconds;
        }
        Ok(ImportedGame {
            game: NotatedGame {
                black: data.black,
                white: data.white,
                event: data.event,
                date: data.date,
                time_control: data.time_control,
                result: checked_result(data.result)?,
                best_play: data.best_play,
                ggf_properties: data.ggf_properties,
                ..game
            },
            format: ImportFormat::Transcript,
            line: 1,
            number: data.number,
            scored_moves: data.scored_moves,
        })
    }
}

/// Returns the game from the position `start` with these moves, which are separated by blanks.
/// Fails if a move cannot be parsed or is not legal.
pub fn parse_game(start: Position, moves: &str) -> Result<NotatedGame, String> {
    let mut reversi = Reversi::from(start);
    for (index, text) in moves.split_whitespace().enumerate() {
        let number = index + 1;
        let action: Action = text.parse().map_err(|error| format!("move {number}: {error}"))?;
        reversi.play(action).map_err(|error| format!("move {number} ({action}): {error}"))?;
    }
    let moves = reversi.history().iter().copied().map(NotatedMove::from).collect();
    Ok(NotatedGame { moves, ..NotatedGame::new(start) })
}

/// Returns the result, or an error if its discs do not fit on a board of 64 squares.
fn checked_result(result: StatedResult) -> Result<StatedResult, String> {
    match result {
        StatedResult::Discs { black, white } if black > 64 || white > 64 - black => {
            Err(format!("{black}-{white} is not a result; a board has 64 squares"))
        }
        StatedResult::Difference { discs, .. } if discs.abs() > 64.0 => {
            Err(format!("{discs:+} is not a result; a board has 64 squares"))
        }
        possible => Ok(possible),
    }
}
