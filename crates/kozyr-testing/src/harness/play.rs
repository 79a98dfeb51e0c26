//! Plays for those tests that only need a game to go on.

use kozyr_core::game::Game;
use kozyr_durak::Action;
use kozyr_reversi as reversi;

use super::test_app::TestApp;

impl TestApp {
    /// Does what a hasty person would at the card table: the first thing that plays a card, or
    /// the button.
    ///
    /// # Panics
    /// If the person is not to decide, or nothing comes of it.
    pub fn play_durak(&mut self) {
        let record = self.durak().expect("a deal is in progress");
        let legal = record.game().legal_actions();
        let before = record.actions().len();
        let card = legal.iter().find_map(|action| match *action {
            Action::Attack(cards) => cards.iter().next(),
            Action::Beat { with, .. } => Some(with),
            Action::ThrowIn(card) => Some(card),
            _ => None,
        });
        match card {
            Some(card) => {
                let place = self.card(card).expect("the card is in the hand");
                self.tap(place);
                // A card with two meanings is asked about; a second tap means the plainest.
                if self.durak().is_some_and(|record| record.actions().len() == before) {
                    self.tap(place);
                }
            }
            None => {
                let buttons = ["Take", "Done", "Pass"];
                let is_button = |name: &String| buttons.iter().any(|word| name.starts_with(word));
                let button = self.widget_names().into_iter().find(is_button);
                self.tap_on(&button.expect("there is a button when no card can be played"));
            }
        }
        let after = self.durak().expect("the deal goes on").actions().len();
        assert!(after > before, "{legal:?} and nothing happened; {:?}", self.widget_names());
    }

    /// Plays the first placement that is allowed at the board, or passes where there is none.
    ///
    /// # Panics
    /// If no game is in progress, or the person is not to decide.
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
