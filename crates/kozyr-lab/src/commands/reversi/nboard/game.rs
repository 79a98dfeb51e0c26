//! The game that the front end has set.

use std::fmt::Display;

use kozyr_reversi::{
    Action, Board, Position, Square,
    notation::{GgfErrorKind, NotatedMove, read_games},
};

use super::clock::GameClock;

/// A game up to the current position.
#[derive(Clone, Debug)]
pub struct NboardGame {
    start: Position,
    actions: Vec<Action>,
    /// The position after the actions.
    pub position: Position,
    /// The clocks, if the record has a time control.
    pub clock: Option<GameClock>,
}

impl NboardGame {
    /// A game without moves.
    pub fn new(start: Position) -> Self {
        NboardGame { start, actions: Vec::new(), position: start, clock: None }
    }

    /// Parses a game in GGF.
    ///
    /// # Errors
    /// If the text is not a legal game.
    pub fn parse_ggf(text: &str) -> Result<Self, String> {
        let games = read_games(text).map_err(|error| error.to_string())?;
        let game = &games.first().ok_or("there is no game")?.game;
        let mut told = NboardGame {
            clock: GameClock::parse_ggf(&game.time_control),
            ..NboardGame::new(game.start)
        };
        for one in &game.moves {
            told.play(one.action, one.seconds)?;
        }
        Ok(told)
    }

    /// Plays a move written as `F5/evaluation/seconds`, where the last two fields are optional, and
    /// returns the action.
    ///
    /// # Errors
    /// If the text is not a move, or the move is illegal.
    pub fn play_text(&mut self, text: &str) -> Result<Action, String> {
        let NotatedMove { action, seconds, .. } =
            text.parse().map_err(|error: GgfErrorKind| error.to_string())?;
        self.play(action, seconds)?;
        Ok(action)
    }

    /// Plays an action and takes the seconds it took off the clock; an error if it is illegal.
    fn play(&mut self, action: Action, seconds: Option<f64>) -> Result<(), String> {
        let mover = self.position.to_move;
        let next = self.position.play(action).ok_or(format!("{action} is not legal here"))?;
        self.position = next;
        self.actions.push(action);
        if let Some(clock) = &mut self.clock {
            clock.record_move(mover, seconds);
        }
        Ok(())
    }

    /// The positions of the game, from its start.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        for &action in &self.actions {
            let last = positions.last().expect("the list starts with a position");
            positions.push(last.play(action).expect("the action was legal"));
        }
        positions
    }
}

/// Formats a line for front ends: squares without separators, passes as `PA`.
pub fn moves_to_text(mut board: Board, line: &[Square]) -> String {
    let mut text = String::new();
    for &square in line {
        if board.must_pass() {
            text += "PA";
            board = board.pass();
        }
        let Some(next) = board.place(square) else { break };
        text += &square.to_string().to_uppercase();
        board = next;
    }
    text
}

/// Formats a value with its sign and two decimals.
pub fn hundredths(value: impl Into<f64>) -> impl Display {
    // Adding 0 turns −0.00 into +0.00.
    let value = (value.into() * 100.0).round() / 100.0 + 0.0;
    format!("{value:+.2}")
}
