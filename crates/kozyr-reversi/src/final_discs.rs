//! The result of a finished game.

use serde::{Deserialize, Serialize};

use super::{colour::Colour, position::Position};
use kozyr_core::game::{Outcome, Seats};

/// The disc counts at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinalDiscs {
    /// Black discs on the board.
    pub black: u8,
    /// White discs on the board.
    pub white: u8,
}

impl FinalDiscs {
    /// The disc counts of a position.
    pub(super) fn from_position(position: &Position) -> Self {
        let count = |colour| position.discs(colour).len() as u8;
        FinalDiscs { black: count(Colour::Black), white: count(Colour::White) }
    }

    /// Black's final disc difference, −64 to 64. Empty squares count for the winner, as in the
    /// rules of the World Othello Federation: a game that ends 13:0 scores 64.
    pub fn disc_difference(&self) -> i32 {
        let difference = i32::from(self.black) - i32::from(self.white);
        let empties = 64 - i32::from(self.black) - i32::from(self.white);
        difference + difference.signum() * empties
    }

    /// The winner; `None` if the game was drawn.
    pub fn winner(&self) -> Option<Colour> {
        match self.disc_difference().signum() {
            1 => Some(Colour::Black),
            -1 => Some(Colour::White),
            _ => None,
        }
    }

    /// The outcome by seat.
    pub fn outcome(&self) -> Outcome {
        match self.winner() {
            Some(winner) => Outcome::Lost(Seats::from(winner.opposite().seat())),
            None => Outcome::Drawn,
        }
    }
}
