//! How a profile is made from deals.

use super::{habit_observer::Watcher, player_profile::Profile};
use crate::{game::Durak, search::opponent_inference, view::View};
use kozyr_core::game::{Game, Seat};

impl Profile {
    /// What can be seen of a seat in a deal so far, by anybody.
    pub fn of(view: View<'_>, seat: Seat) -> Self {
        let mut watcher = Watcher::new(view, seat);
        // What only the owner of the view can see is not looked at.
        view.history().for_each(|event| watcher.see(event));
        watcher.profile()
    }

    /// Adds what can be seen of a seat in a deal: at its end, once.
    ///
    /// Whom they play like is judged as whoever sits after them can, by a few hundred ways in which the cards may
    /// have lain.
    pub fn learn(&mut self, game: &Durak, seat: Seat) {
        // From a seat of its own nobody's hand is seen but by its acts, whoever looks.
        self.add(&Profile::of(game.view(seat), seat));
        self.likeness.add(&opponent_inference::likeness(game.view(seat.next(game.seats())), seat));
    }
}
