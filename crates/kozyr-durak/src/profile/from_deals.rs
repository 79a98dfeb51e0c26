//! Building a profile from deals.

use super::{habit_observer::HabitObserver, player_profile::PlayerProfile};
use crate::{game::Durak, search::opponent_inference, view::View};
use kozyr_core::game::{Game, Seat};

impl PlayerProfile {
    /// Returns the profile of a seat from the public events of a deal so far, counted as one deal.
    /// Its [opponent log odds](Self::opponent_log_odds) are all 0.
    pub fn from_view(view: View<'_>, seat: Seat) -> Self {
        let mut observer = HabitObserver::new(view, seat);
        // The observer ignores what only the owner of the view sees.
        view.history().for_each(|event| observer.see(event));
        observer.profile()
    }

    /// Adds the habits of a seat in a deal, and its resemblance to opponents. Call it once, at the
    /// end of the deal.
    ///
    /// The resemblance is inferred from what the next seat has seen, with a few hundred sampled
    /// worlds.
    pub fn add_deal(&mut self, game: &Durak, seat: Seat) {
        // The habits depend only on public events, so the seat's own view gives nothing away.
        self.add(&PlayerProfile::from_view(game.view(seat), seat));
        self.opponent_log_odds
            .add(&opponent_inference::opponent_log_odds(game.view(seat.next(game.seats())), seat));
    }
}
