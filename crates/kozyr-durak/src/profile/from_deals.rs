//! How a profile is made from deals.

use super::{habit_observer::HabitObserver, player_profile::PlayerProfile};
use crate::{game::Durak, search::opponent_inference, view::View};
use kozyr_core::game::{Game, Seat};

impl PlayerProfile {
    /// What can be seen of a seat in a deal so far, by anybody.
    pub fn from_view(view: View<'_>, seat: Seat) -> Self {
        let mut watcher = HabitObserver::new(view, seat);
        // What only the owner of the view can see is not looked at.
        view.history().for_each(|event| watcher.see(event));
        watcher.profile()
    }

    /// Adds what can be seen of a seat in a deal: at its end, once.
    ///
    /// Whom they play like is judged as whoever sits after them can, by a few hundred ways in which the cards may
    /// have lain.
    pub fn add_deal(&mut self, game: &Durak, seat: Seat) {
        // From a seat of its own nobody's hand is seen but by its acts, whoever looks.
        self.add(&PlayerProfile::from_view(game.view(seat), seat));
        self.opponent_log_odds
            .add(&opponent_inference::opponent_log_odds(game.view(seat.next(game.seats())), seat));
    }
}
