//! What somebody does in one step of a deal.

use super::position::Position;
use crate::{action::Action, card::Card, card_set::CardSet};

/// What somebody does when asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Leads these.
    Lead(CardSet),
    /// Beats all open attacks with these.
    BeatAll(CardSet),
    /// Beats one attack.
    Beat(Card, Card),
    /// Passes the attack on with a card, which is only shown or played.
    Transfer(Card, bool),
    Take,
    /// Throws a card in.
    Add(Card),
    Pass,
}

impl Choice {
    pub(super) fn play(self, position: &mut Position) {
        match self {
            Choice::Lead(cards) => position.attack(cards),
            Choice::BeatAll(with) => position.beat_all(with),
            Choice::Beat(attack, with) => position.beat(attack, with),
            Choice::Transfer(card, shown) => position.transfer(card, shown),
            Choice::Take => position.take(),
            Choice::Add(card) => position.throw_in(card),
            Choice::Pass => position.pass(),
        }
    }

    /// The same with another card.
    pub(super) fn with(self, card: Card) -> Self {
        match self {
            Choice::Lead(_) => Choice::Lead(card.into()),
            Choice::Beat(attack, _) => Choice::Beat(attack, card),
            Choice::Add(_) => Choice::Add(card),
            other => other,
        }
    }

    /// Whether an action is this, or the beginning of it.
    pub(super) fn begins_with(self, action: Action) -> bool {
        match (self, action) {
            (Choice::Lead(own), Action::Attack(cards)) => own == cards,
            (Choice::BeatAll(own), Action::Beat { with, .. }) => own.contains(with),
            (Choice::Beat(own, by), Action::Beat { attack, with }) => own == attack && by == with,
            (Choice::Transfer(own, false), Action::Transfer(card)) => own == card,
            (Choice::Transfer(own, true), Action::ShowTransfer(card)) => own == card,
            (Choice::Add(own), Action::ThrowIn(card)) => own == card,
            (Choice::Take, Action::Take) | (Choice::Pass, Action::Pass) => true,
            _ => false,
        }
    }
}
