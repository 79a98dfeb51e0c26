//! Who sits at the table.

use std::time::Duration;

use kozyr_core::game::{Player, Seat};

use crate::{
    contender::{Contender, Entrant, EntrantError},
    lab_game::LabGame,
    observer::Side,
};

/// The contenders of one thread: A first, then a B for each other seat, so that no program
/// sees the cards of two.
pub(super) struct Crew<G: LabGame> {
    contenders: Vec<Box<dyn Contender<G>>>,
    a: Player,
    b: Player,
}

impl<G: LabGame> Crew<G> {
    pub(super) fn gather(
        a: &Entrant,
        b: &Entrant,
        seats: usize,
        answer_limit: Duration,
    ) -> Result<Self, EntrantError> {
        let contenders = (0..seats)
            .map(|index| if index == 0 { a } else { b }.enter(answer_limit))
            .collect::<Result<_, _>>()?;
        Ok(Crew { contenders, a: a.into(), b: b.into() })
    }

    pub(super) fn seats(&self) -> usize {
        self.contenders.len()
    }

    /// Who sits where, by name.
    pub(super) fn names(&self, seat_of_a: Seat) -> Vec<Player> {
        Seat::all(self.seats())
            .map(|seat| if seat == seat_of_a { self.a.clone() } else { self.b.clone() })
            .collect()
    }

    pub(super) fn begin(&mut self) {
        for contender in &mut self.contenders {
            contender.begin();
        }
    }

    /// Who decides for a seat.
    pub(super) fn on(&mut self, seat: Seat, seat_of_a: Seat) -> (Side, &mut dyn Contender<G>) {
        let (side, index) = match seat.index() {
            index if seat == seat_of_a => (Side::A, index - seat_of_a.index()),
            index if seat < seat_of_a => (Side::B, index + 1),
            index => (Side::B, index),
        };
        (side, self.contenders[index].as_mut())
    }
}
