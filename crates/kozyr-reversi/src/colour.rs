//! The two sides.

use serde::{Deserialize, Serialize};

use kozyr_core::game::Seat;

/// A side, named after the colour of its discs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Begins from the usual start; sits on seat 0.
    Black,
    /// Sits on seat 1.
    White,
}

impl Colour {
    /// Both sides.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// The seat of that side.
    pub const fn seat(self) -> Seat {
        Seat::new(self as usize)
    }

    /// The side that sits there, at a table of two.
    ///
    /// # Panics
    /// If the seat is not one of the two.
    pub const fn from_seat(seat: Seat) -> Self {
        match seat.index() {
            0 => Colour::Black,
            1 => Colour::White,
            _ => panic!("Reversi has two seats"),
        }
    }
}
