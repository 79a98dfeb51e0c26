//! The four questions that a seat is asked, each with a view of its own.

use std::ops::Deref;

use super::{
    action::Action, card::Card, card_set::CardSet, phase::Phase, rules::TransferRule, view::View,
};

/// What the seat to act is asked.
#[derive(Clone, Copy, Debug)]
pub enum DecisionView<'a> {
    /// Whether to keep the hand or to ask for a new deal.
    Redeal(RedealView<'a>),
    /// What to lead.
    Attack(AttackView<'a>),
    /// Whether to beat, to pass the attack on or to take.
    Defend(DefenceView<'a>),
    /// Whether to add a card.
    ThrowIn(ThrowInView<'a>),
}

impl<'a> DecisionView<'a> {
    /// What the seat of a view is asked now; `None` if it is not its turn.
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

/// The view of a seat that may ask for a new deal; also all that its [`View`] offers.
#[derive(Clone, Copy, Debug)]
pub struct RedealView<'a>(View<'a>);

/// The view of a seat that leads a bout; also all that its [`View`] offers.
#[derive(Clone, Copy, Debug)]
pub struct AttackView<'a>(View<'a>);

/// The view of a seat that is attacked; also all that its [`View`] offers.
#[derive(Clone, Copy, Debug)]
pub struct DefenceView<'a>(View<'a>);

/// The view of a seat that may throw in; also all that its [`View`] offers.
#[derive(Clone, Copy, Debug)]
pub struct ThrowInView<'a>(View<'a>);

impl RedealView<'_> {
    /// Whether the rules let the seat ask for a new deal: otherwise it can only keep its hand.
    pub fn may_redeal(self) -> bool {
        self.legal_actions().contains(&Action::Redeal)
    }
}

impl AttackView<'_> {
    /// Every lead that is allowed: groups of cards of one rank, in rising order.
    pub fn leads(self) -> Vec<Action> {
        self.legal_actions()
    }
}

impl DefenceView<'_> {
    /// Every beat and transfer that is allowed, and taking at last.
    pub fn defences(self) -> Vec<Action> {
        self.legal_actions()
    }

    /// The cards of the hand that beat a card of the attack.
    pub fn cards_beating(self, attack: Card) -> CardSet {
        self.hand() & CardSet::beating(attack, self.trump())
    }

    /// The ways to pass the attack on, by playing a card or by showing a trump.
    pub fn transfers(self) -> impl Iterator<Item = Action> {
        // Mostly the rules allow none, and opponents ask often.
        let may_be = self.rules().transfer != TransferRule::Off;
        let actions = if may_be { self.legal_actions() } else { Vec::new() };
        actions.into_iter().filter(|action| action.is_transfer())
    }
}

impl ThrowInView<'_> {
    /// The cards of the hand that may be thrown in.
    pub fn throwable_cards(self) -> CardSet {
        self.hand() & self.table_cards().all_of_same_ranks()
    }

    /// Whether the defender takes, so that what is thrown in need not be beaten.
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
