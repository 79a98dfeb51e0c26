//! The four kinds of decision, each with its own view.

use std::ops::Deref;

use super::{
    action::Action, card::Card, card_set::CardSet, phase::Phase, rules::TransferRule, view::View,
};

/// The decision that the seat to act has to make.
#[derive(Clone, Copy, Debug)]
pub enum DecisionView<'a> {
    /// Keep the hand or ask for a redeal.
    Redeal(RedealView<'a>),
    /// Lead.
    Attack(AttackView<'a>),
    /// Beat, transfer or pick up.
    Defend(DefenceView<'a>),
    /// Throw in or pass.
    ThrowIn(ThrowInView<'a>),
}

impl<'a> DecisionView<'a> {
    /// The decision that the view's seat has to make, or `None` if it is not its turn.
    pub fn from_view(view: View<'a>) -> Option<Self> {
        if view.to_act() != Some(view.seat()) {
            return None;
        }
        match view.phase() {
            Phase::Redeal => Some(DecisionView::Redeal(RedealView(view))),
            Phase::Attack => Some(DecisionView::Attack(AttackView(view))),
            Phase::Defend => Some(DecisionView::Defend(DefenceView(view))),
            Phase::ThrowIn | Phase::Take => Some(DecisionView::ThrowIn(ThrowInView(view))),
            Phase::Over => None,
        }
    }
}

/// A [`View`] of a seat that may ask for a redeal.
#[derive(Clone, Copy, Debug)]
pub struct RedealView<'a>(View<'a>);

/// A [`View`] of a seat that leads a bout.
#[derive(Clone, Copy, Debug)]
pub struct AttackView<'a>(View<'a>);

/// A [`View`] of a seat that is attacked.
#[derive(Clone, Copy, Debug)]
pub struct DefenceView<'a>(View<'a>);

/// A [`View`] of a seat that may throw in.
#[derive(Clone, Copy, Debug)]
pub struct ThrowInView<'a>(View<'a>);

impl RedealView<'_> {
    /// Returns whether the seat may ask for a redeal. If not, it can only keep its hand.
    pub fn may_redeal(self) -> bool {
        self.legal_actions().contains(&Action::Redeal)
    }
}

impl AttackView<'_> {
    /// Every legal lead: each card alone and each group of cards of one rank, in ascending order of
    /// rank.
    pub fn leads(self) -> Vec<Action> {
        self.legal_actions()
    }
}

impl DefenceView<'_> {
    /// Every legal beat and transfer, then picking up.
    pub fn defences(self) -> Vec<Action> {
        self.legal_actions()
    }

    /// The cards of the hand that beat an attack card.
    pub fn cards_beating(self, attack: Card) -> CardSet {
        self.hand() & CardSet::beating(attack, self.trump())
    }

    /// Every legal transfer, by playing a card or by showing a trump.
    pub fn transfers(self) -> impl Iterator<Item = Action> {
        // Most rules have no transfers, and opponents call this often.
        let is_allowed = self.rules().transfer != TransferRule::Off;
        let actions = if is_allowed { self.legal_actions() } else { Vec::new() };
        actions.into_iter().filter(|action| action.is_transfer())
    }
}

impl ThrowInView<'_> {
    /// The cards of the hand that may be thrown in, one at a time.
    pub fn throwable_cards(self) -> CardSet {
        self.hand() & self.table_cards().all_of_same_ranks()
    }

    /// Returns whether the defender picks up, so that cards thrown in need not be beaten.
    pub fn defender_takes(self) -> bool {
        self.phase() == Phase::Take
    }
}

impl<'a> Deref for RedealView<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        &self.0
    }
}

impl<'a> Deref for AttackView<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        &self.0
    }
}

impl<'a> Deref for DefenceView<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        &self.0
    }
}

impl<'a> Deref for ThrowInView<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        &self.0
    }
}
