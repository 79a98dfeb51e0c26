//! The game that the front end has told of.

use std::fmt::Display;

use kozyr_reversi::{
    Action, Board, Position, Square,
    notation::{GgfErrorKind, GgfMove, parse_ggf},
};

use super::clock::GameClock;

/// A game so far.
#[derive(Clone, Debug)]
pub struct NboardGame {
    start: Position,
    actions: Vec<Action>,
    /// What the actions have come to.
    pub position: Position,
    /// What the players have to think, if the record says so.
    pub clock: Option<GameClock>,
}

impl NboardGame {
    /// A game that has just begun.
    pub fn new(start: Position) -> Self {
        NboardGame { start, actions: Vec::new(), position: start, clock: None }
    }

    /// Reads a game in GGF.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse_ggf(text: &str) -> Result<Self, String> {
        let games = parse_ggf(text).map_err(|error| error.to_string())?;
        let game = games.first().ok_or("there is no game")?;
        let mut told =
            NboardGame { clock: GameClock::parse_ggf(&game.time), ..NboardGame::new(game.start) };
        for one in &game.moves {
            told.play(one.action, one.seconds)?;
        }
        Ok(told)
    }

    /// Plays `F5/evaluation/seconds`, of which the last two may be missing, and returns the action.
    ///
    /// # Errors
    /// What is wrong with it, or against which rule it is.
    pub fn play_text(&mut self, text: &str) -> Result<Action, String> {
        let GgfMove { action, seconds, .. } =
            text.parse().map_err(|error: GgfErrorKind| error.to_string())?;
        self.play(action, seconds)?;
        Ok(action)
    }

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

    /// The positions of the game, from its beginning.
    pub fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start];
        for &action in &self.actions {
            let last = positions.last().expect("it begins with one");
            positions.push(last.play(action).expect("it was played"));
        }
        positions
    }
}

/// A line as front ends read it: squares one after another, passes as `PA`.
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

/// A value with hundredths and its sign.
pub fn hundredths(value: impl Into<f64>) -> impl Display {
    // Not −0.00.
    let value = (value.into() * 100.0).round() / 100.0 + 0.0;
    format!("{value:+.2}")
}
