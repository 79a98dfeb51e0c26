//! What a player sees: everything, for Reversi hides nothing.

use serde::{Deserialize, Serialize};

use super::{
    action::Action,
    bitboard::Bitboard,
    board::Board,
    colour::Colour,
    game::{IllegalAction, Reversi},
    position::Position,
};
use kozyr_core::game::{Game, Seat};

/// A game as seen from one side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View<'a> {
    game: &'a Reversi,
    colour: Colour,
}

impl<'a> View<'a> {
    pub(super) fn new(game: &'a Reversi, colour: Colour) -> Self {
        View { game, colour }
    }

    /// The side that looks.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// The seat that looks.
    pub fn seat(self) -> Seat {
        self.colour.seat()
    }

    /// The position that the game began from.
    pub fn start(self) -> Position {
        self.game.start()
    }

    /// The position now.
    pub fn position(self) -> Position {
        self.game.position()
    }

    /// The discs, seen from the side to move.
    pub fn board(self) -> Board {
        self.game.position().board
    }

    /// Whose turn it is.
    pub fn to_move(self) -> Colour {
        self.game.position().to_move
    }

    /// The squares on which the side to move can place a disc; none if it has to pass or the
    /// game is over.
    pub fn moves(self) -> Bitboard {
        self.board().moves()
    }

    /// Every action open to the side to move.
    pub fn legal_actions(self) -> Vec<Action> {
        self.game.legal_actions()
    }

    /// All actions so far.
    pub fn history(self) -> &'a [Action] {
        self.game.history()
    }

    /// The same as data of its own, for a file or another process.
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

/// Why data is no view of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ViewError {
    /// An action of its history cannot have been played.
    #[error("action {number} of `history`: {rule}")]
    Action {
        /// Which action, from 1.
        number: usize,
        /// The rule that it breaks.
        rule: IllegalAction,
    },
    /// Two of its parts cannot both be true.
    #[error("the view contradicts itself: `start` and `history` lead to another position")]
    Contradiction,
}

/// A view as data of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ViewData {
    /// The seat that looks: 0 is Black.
    pub seat: Seat,
    /// The position that the game began from, as a board string.
    pub start: Position,
    /// All actions so far.
    pub history: Vec<Action>,
    /// The position now, as a board string.
    pub position: Position,
    /// Every action open to the side to move.
    pub legal: Vec<Action>,
}

impl ViewData {
    /// The game that is seen.
    ///
    /// # Errors
    /// If the history was not played from that start, or leads elsewhere.
    pub fn game(&self) -> Result<Reversi, ViewError> {
        let mut game = Reversi::from(self.start);
        for (number, &action) in (1..).zip(&self.history) {
            game.play(action).map_err(|rule| ViewError::Action { number, rule })?;
        }
        let is_same = self.seat.index() < 2 && game.view(self.seat).snapshot() == *self;
        if is_same { Ok(game) } else { Err(ViewError::Contradiction) }
    }
}
