//! A view as data, for external programs and for comparison.

use serde::{Deserialize, Serialize};

use super::View;
use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    event::{DealEnding, Event},
    phase::Phase,
    setup::Setup,
    table_cards::AttackPair,
};
use kozyr_core::game::{Seat, Seats};

/// A seat's view of a deal as owned data. The methods of [`View`] describe the other fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "each field is described at the method of its name")]
pub struct ViewData {
    pub seat: Seat,
    pub setup: Setup,
    pub phase: Phase,
    pub to_act: Option<Seat>,
    pub attacker: Option<Seat>,
    pub defender: Option<Seat>,
    pub hand: CardSet,
    /// The hand in the order received.
    pub hand_as_drawn: Vec<Card>,
    /// The number of cards that each seat holds.
    pub counts: Vec<usize>,
    /// The publicly known cards of each seat.
    pub known: Vec<CardSet>,
    /// The attack cards in the order of play, and the cards that beat them.
    pub table: Vec<AttackPair>,
    /// The number of attack cards that the bout still allows.
    pub room: usize,
    /// The number of cards still to be drawn, including the open trump.
    pub talon: usize,
    pub trump: Suit,
    pub trump_card: Option<Card>,
    pub discard: CardSet,
    /// The cards whose place the seat does not know.
    pub unseen: CardSet,
    /// The seats that have passed since the last attack card.
    pub passed: Vec<Seat>,
    /// The seats that are out.
    pub out: Vec<Seat>,
    /// The seats that have used up their right to transfer by showing a trump.
    pub shown: Vec<Seat>,
    pub ending: Option<DealEnding>,
    pub legal_actions: Vec<Action>,
    pub history: Vec<Event>,
}

impl ViewData {
    /// Copies the data of a view.
    pub(super) fn new(view: View<'_>) -> Self {
        let seats = || Seat::all(view.players());
        let list = |seats: Seats| seats.iter().collect();
        ViewData {
            seat: view.seat(),
            setup: *view.setup(),
            phase: view.phase(),
            to_act: view.to_act(),
            attacker: view.attacker(),
            defender: view.defender(),
            hand: view.hand(),
            hand_as_drawn: view.hand_in_order(),
            counts: seats().map(|seat| view.hand_size(seat)).collect(),
            known: seats().map(|seat| view.known_cards(seat)).collect(),
            table: view.table_pairs().to_vec(),
            room: view.attacks_left(),
            talon: view.talon_len(),
            trump: view.trump(),
            trump_card: view.trump_card(),
            discard: view.discard(),
            unseen: view.unseen_cards(),
            passed: list(view.passed_seats()),
            out: list(view.out_seats()),
            shown: list(view.seats_that_showed()),
            ending: view.ending(),
            legal_actions: view.legal_actions(),
            history: view.history().collect(),
        }
    }
}
