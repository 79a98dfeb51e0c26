//! Records made from what a player has seen of a deal.

use super::reconstruct::{ViewError, replay};
use crate::{
    card::Card, custom_deal::CustomDeal, event::Event, game::Durak, illegal_action::IllegalAction,
    setup::Setup,
};
use kozyr_core::game::{Player, Record, RecordError, Seat, Seed};

/// What a player or a spectator has seen of a deal. It determines the rest of the view.
#[derive(Clone, Copy, Debug)]
pub struct SeenDeal<'a> {
    /// The seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The setup, without cards.
    pub setup: &'a Setup,
    /// The history of the view.
    pub history: &'a [Event],
    /// The seat's hand in the order received; empty for a spectator.
    pub hand_as_drawn: &'a [Card],
}

/// The reason why there is no record of a deal.
#[derive(Debug, thiserror::Error)]
pub enum PossibleRecordError {
    /// No deal has this view.
    #[error(transparent)]
    View(#[from] ViewError),
    /// The players do not fit the setup.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The trump that the first attacker showed contradicts the cards dealt.
    #[error("no deal with this first attacker: {0}")]
    FirstAttacker(IllegalAction),
}

impl SeenDeal<'_> {
    /// Returns the record of a deal that looks exactly like this one to the viewer. The cards that
    /// the viewer does not know have one of their possible places, so the record reveals nothing.
    /// If a player asked for a redeal, it begins after that.
    ///
    /// `seed` identifies the match; the cards do not follow from it.
    ///
    /// # Errors
    /// If no deal looks like this, or the players do not fit the setup.
    pub fn to_possible_record(
        &self,
        seed: Seed,
        players: Vec<Player>,
    ) -> Result<Record<Durak>, PossibleRecordError> {
        let deck_order =
            replay(self.viewer, self.setup, self.history, self.hand_as_drawn)?.deck_order;
        let attacker = self.first_attacker_by_lot();
        let deal = CustomDeal::from_dealing_order(self.setup.players, &deck_order, attacker)
            .expect("a deck has each card once");
        let setup = Setup { deal: Some(deal), ..*self.setup };
        let mut record = Record::new(setup, seed, players)?;
        let redealt = self.history.iter().rposition(|event| matches!(event, Event::Redealt { .. }));
        let last_deal = &self.history[redealt.map_or(0, |index| index + 1)..];
        for (_, action) in last_deal.iter().filter_map(Event::action) {
            record.play(action).map_err(PossibleRecordError::FirstAttacker)?;
        }
        Ok(record)
    }

    /// The first attacker, if drawn by lot because no seat was dealt a trump.
    fn first_attacker_by_lot(&self) -> Option<Seat> {
        if self.setup.first_attacker().is_some() {
            return None;
        }
        self.history.iter().find_map(|event| match *event {
            Event::FirstAttacker { seat, lowest_trump: None } => Some(seat),
            _ => None,
        })
    }
}
