//! A player's view of the game. Reversi has no hidden information, so it shows everything.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    action::Action,
    bitboard::Bitboard,
    board::Board,
    colour::Colour,
    game::{IllegalAction, Reversi},
    position::Position,
};
use kozyr_core::{
    game::{Game, Seat},
    json_keys::{KeyError, check_derived_keys, read_key},
};

/// A game as seen by one side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View<'a> {
    game: &'a Reversi,
    colour: Colour,
}

impl<'a> View<'a> {
    /// The view of one side.
    pub(super) fn new(game: &'a Reversi, colour: Colour) -> Self {
        View { game, colour }
    }

    /// The viewing side.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// The viewing seat.
    pub fn seat(self) -> Seat {
        self.colour.seat()
    }

    /// The position the game started from.
    pub fn start(self) -> Position {
        self.game.start()
    }

    /// The current position.
    pub fn position(self) -> Position {
        self.game.position()
    }

    /// The discs, from the point of view of the side to move.
    pub fn board(self) -> Board {
        self.game.position().board
    }

    /// The side to move.
    pub fn to_move(self) -> Colour {
        self.game.position().to_move
    }

    /// The legal moves of the side to move; empty if it must pass or the game is over.
    pub fn moves(self) -> Bitboard {
        self.board().moves()
    }

    /// The legal actions of the side to move.
    pub fn legal_actions(self) -> Vec<Action> {
        self.game.legal_actions()
    }

    /// All actions so far.
    pub fn history(self) -> &'a [Action] {
        self.game.history()
    }

    /// The view as owned data, for a file or another process.
    pub fn snapshot(self) -> ViewData {
        ViewData {
            seat: self.seat(),
            start: self.start(),
            history: self.history().to_vec(),
            position: self.position(),
            legal: self.legal_actions(),
        }
    }
}

/// The error for data that is not a consistent view of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ViewError {
    /// A key is missing, invalid or contradicts others.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The seat does not exist.
    #[error("`seat` is {0}, but the seats are 0 (Black) and 1 (White)")]
    Seat(usize),
    /// An action of the history is illegal.
    #[error("action {number} of `history` is {action}: {rule}")]
    Action {
        /// The number of the action, from 1.
        number: usize,
        /// The action.
        action: Action,
        /// The rule that it breaks.
        rule: IllegalAction,
    },
}

/// A view as owned, serializable data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ViewData {
    /// The viewing seat; 0 is Black.
    pub seat: Seat,
    /// The position the game started from, as a board string.
    pub start: Position,
    /// All actions so far.
    pub history: Vec<Action>,
    /// The current position, as a board string.
    pub position: Position,
    /// The legal actions of the side to move.
    pub legal: Vec<Action>,
}

impl ViewData {
    /// Rebuilds the game.
    ///
    /// # Errors
    /// If the history is illegal, or the game it leads to does not match the other fields.
    pub fn game(&self) -> Result<Reversi, ViewError> {
        game_from_view(&serde_json::to_value(self).expect("a view serializes to JSON"))
    }
}

/// Rebuilds a game from a view given as JSON.
///
/// Only `seat`, `start` and `history` are required; other keys must fit them. Unknown keys are
/// ignored.
///
/// # Errors
/// If a required key is missing, a key is invalid, the history is illegal, or the game it leads to
/// does not match the other keys.
pub fn game_from_view(view: &Value) -> Result<Reversi, ViewError> {
    let seat: Seat = read_key(view, "seat")?;
    let start: Position = read_key(view, "start")?;
    let history: Vec<Action> = read_key(view, "history")?;
    if seat.index() >= 2 {
        return Err(ViewError::Seat(seat.index()));
    }
    let mut game = Reversi::from(start);
    for (number, action) in (1..).zip(history) {
        game.play(action).map_err(|rule| ViewError::Action { number, action, rule })?;
    }
    check_derived_keys(view, &game.view(seat).snapshot())?;
    Ok(game)
}
