//! The moves of playouts.

use super::position::Position;
use crate::{action::Action, card::Card, card_set::CardSet};

/// A move of a player model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayoutMove {
    /// Leads these cards.
    Lead(CardSet),
    /// Beats all open attacks with these cards.
    BeatAll(CardSet),
    /// Beats an attack with a card.
    Beat(Card, Card),
    /// Transfers the attack with a card; `true` if it is only shown.
    Transfer(Card, bool),
    Take,
    /// Throws in a card.
    ThrowIn(Card),
    Pass,
}

impl PlayoutMove {
    /// Plays the move, which must be legal in the position.
    pub(super) fn apply(self, position: &mut Position) {
        match self {
            PlayoutMove::Lead(cards) => position.attack(cards),
            PlayoutMove::BeatAll(with) => position.beat_all(with),
            PlayoutMove::Beat(attack, with) => position.beat(attack, with),
            PlayoutMove::Transfer(card, shown) => position.transfer(card, shown),
            PlayoutMove::Take => position.take(),
            PlayoutMove::ThrowIn(card) => position.throw_in(card),
            PlayoutMove::Pass => position.pass(),
        }
    }

    /// Returns the same lead, beat or throw-in with only this card. Other moves stay the same.
    pub(super) fn with_card(self, card: Card) -> Self {
        match self {
            PlayoutMove::Lead(_) => PlayoutMove::Lead(card.into()),
            PlayoutMove::Beat(attack, _) => PlayoutMove::Beat(attack, card),
            PlayoutMove::ThrowIn(_) => PlayoutMove::ThrowIn(card),
            other => other,
        }
    }

    /// Whether the action is this move or can be the first action of it. A move that beats all
    /// attacks can begin with any beat by one of its cards.
    pub(super) fn begins_with(self, action: Action) -> bool {
        match (self, action) {
            (PlayoutMove::Lead(own), Action::Attack(cards)) => own == cards,
            (PlayoutMove::BeatAll(own), Action::Beat { with, .. }) => own.contains(with),
            (PlayoutMove::Beat(own, own_card), Action::Beat { attack, with }) => {
                own == attack && own_card == with
            }
            (PlayoutMove::Transfer(own, false), Action::Transfer(card)) => own == card,
            (PlayoutMove::Transfer(own, true), Action::ShowTransfer(card)) => own == card,
            (PlayoutMove::ThrowIn(own), Action::ThrowIn(card)) => own == card,
            (PlayoutMove::Take, Action::Take) | (PlayoutMove::Pass, Action::Pass) => true,
            _ => false,
        }
    }
}
