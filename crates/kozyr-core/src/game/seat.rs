//! Seats around a table, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Maximum number of seats at a table.
pub const MAX_SEATS: usize = 6;

/// A seat, counted clockwise from 0; the next seat is the neighbour to the left.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// The error for a number that no seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}: seats are numbered from 0 to 5")]
pub struct NoSuchSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    /// Creates the seat with this number; an error if it is [`MAX_SEATS`] or more.
    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        if usize::from(number) < MAX_SEATS { Ok(Seat(number)) } else { Err(NoSuchSeat(number)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// Creates the seat with this number.
    ///
    /// # Panics
    /// If the number is [`MAX_SEATS`] or more.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most six seats");
        Seat(index as u8)
    }

    /// Returns the seat's number, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the neighbour to the left at a table with this number of seats: the next seat, or 0
    /// after the last.
    pub const fn next(self, seats: usize) -> Self {
        Seat::new((self.index() + 1) % seats)
    }

    /// Returns the seats from 0 to `seats` − 1, in order.
    ///
    /// # Panics
    /// During iteration, at seat number [`MAX_SEATS`].
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..seats).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    /// Writes the seat's number, 0 to 5.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const EMPTY: Seats = Seats(0);

    /// Whether the set contains the seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Self {
        let mut seats = Seats::EMPTY;
        for seat in iter {
            seats.insert(seat);
        }
        seats
    }
}

impl From<Seat> for Seats {
    /// Creates a set of one seat.
    fn from(seat: Seat) -> Self {
        [seat].into_iter().collect()
    }
}
