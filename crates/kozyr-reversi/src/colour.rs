//! The two sides.

use serde::{Deserialize, Serialize};

use kozyr_core::game::Seat;

/// A side, named after the colour of its discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Moves first in the initial position; has seat 0.
    Black,
    /// Has seat 1.
    White,
}

impl Colour {
    /// Both sides, Black first.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// The opposite side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// The seat of this side.
    pub const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }

    /// The side in a seat.
    ///
    /// # Panics
    /// If the seat index is not 0 or 1.
    pub const fn from_seat(seat: Seat) -> Self {
        match seat.index() {
            0 => Colour::Black,
            1 => Colour::White,
            _ => panic!("Reversi has two seats"),
        }
    }
}
