//! The contenders of one worker thread.

use std::time::Duration;

use kozyr_core::game::{Player, Seat};

use crate::{
    contender::{Contender, Entrant, EntrantError},
    lab_game::LabGame,
    observer::MatchSide,
};

/// The contenders of one thread: A first, then one instance of B for each other seat, so that no
/// program sees the cards of two seats.
pub(super) struct ArenaWorker<G: LabGame> {
    contenders: Vec<Box<dyn Contender<G>>>,
    /// The name of A in records.
    a: Player,
    /// The name of B in records.
    b: Player,
}

impl<G: LabGame> ArenaWorker<G> {
    /// Creates the contender of A, and one of B for each other seat.
    pub(super) fn new(
        a: &Entrant,
        b: &Entrant,
        seats: usize,
        answer_limit: Duration,
    ) -> Result<Self, EntrantError> {
        let contenders = (0..seats)
            .map(|index| if index == 0 { a } else { b }.create_contender(answer_limit))
            .collect::<Result<_, _>>()?;
        Ok(ArenaWorker { contenders, a: a.into(), b: b.into() })
    }

    /// The number of seats.
    pub(super) fn seats(&self) -> usize {
        self.contenders.len()
    }

    /// The names of the players by seat, if A has the seat `seat_of_a`.
    pub(super) fn players(&self, seat_of_a: Seat) -> Vec<Player> {
        Seat::all(self.seats())
            .map(|seat| if seat == seat_of_a { self.a.clone() } else { self.b.clone() })
            .collect()
    }

    /// Starts a new game for all contenders.
    pub(super) fn start_game(&mut self) {
        for contender in &mut self.contenders {
            contender.start_game();
        }
    }

    /// The side and the contender that decide for a seat, if A has the seat `seat_of_a`.
    pub(super) fn contender_at(
        &mut self,
        seat: Seat,
        seat_of_a: Seat,
    ) -> (MatchSide, &mut dyn Contender<G>) {
        let (side, index) = match seat.index() {
            index if seat == seat_of_a => (MatchSide::A, index - seat_of_a.index()),
            index if seat < seat_of_a => (MatchSide::B, index + 1),
            index => (MatchSide::B, index),
        };
        (side, self.contenders[index].as_mut())
    }
}
