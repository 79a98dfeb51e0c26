//! Automatic play for tests that only need a game to continue.

use kozyr_core::game::Game;
use kozyr_durak::{Action, Card};
use kozyr_reversi as reversi;

use super::test_app::TestApp;

impl TestApp {
    /// Plays the first legal attack, beating or throwing in by tapping its first card. If there is
    /// none, presses Take, Done or Pass.
    ///
    /// # Panics
    /// If no deal is in progress, no such button is shown, or nothing is played, as when it isn't
    /// the player's turn.
    pub fn play_durak(&mut self) {
        let actions = |app: &TestApp| app.durak().map(|record| record.actions().len());
        let before = actions(self).expect("a deal is in progress");
        match self.playable_card() {
            Some(card) => {
                let place = self.card(card).expect("the card is in the hand");
                self.tap(place);
                // A card with two meanings needs a choice; a second tap picks the default.
                if actions(self) == Some(before) {
                    self.tap(place);
                }
            }
            None => self.press_table_button(),
        }
        let after = actions(self).expect("the deal continues");
        assert!(after > before, "nothing happened; {:?}", self.widget_names());
    }

    /// Returns the first card of the first legal attack, beating or throwing in; `None` if there is
    /// none, or no deal is in progress.
    pub fn playable_card(&self) -> Option<Card> {
        let legal = self.durak()?.game().legal_actions();
        legal.iter().find_map(|action| match *action {
            Action::Attack(cards) => cards.iter().next(),
            Action::Beat { with, .. } => Some(with),
            Action::ThrowIn(card) => Some(card),
            _ => None,
        })
    }

    /// Presses Take, Done or Pass.
    ///
    /// # Panics
    /// If no such button is shown.
    pub fn press_table_button(&mut self) {
        let buttons = ["Take", "Done", "Pass"];
        let is_button = |name: &String| buttons.iter().any(|word| name.starts_with(word));
        let button = self.widget_names().into_iter().find(is_button);
        self.tap_on(&button.expect("a button when no card can be played"));
    }

    /// Taps the square of the first legal move, or Pass if there is none. Nothing happens if it
    /// isn't the player's turn to move.
    ///
    /// # Panics
    /// If there is no game, it is over, or the button to pass is missing.
    pub fn play_reversi(&mut self) {
        let record = self.reversi().expect("a game is in progress");
        match record.game().legal_actions()[0] {
            reversi::Action::Place(square) => {
                let place = self.square(square);
                self.tap(place);
            }
            reversi::Action::Pass => self.tap_on("Pass"),
        }
    }
}
