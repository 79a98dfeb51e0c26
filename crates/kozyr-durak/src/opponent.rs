//! The interface of Durak opponents.

use super::{
    action::Action,
    decision_view::{AttackView, DecisionView, DefenceView, RedealView, ThrowInView},
    game::Durak,
    view::View,
};
use kozyr_core::{
    game::{Game, Record, Seat},
    opponent::{Budget, Decision, DecisionRng, Opponent, make_opponent, registration},
};

/// An opponent in Durak, with one method for each kind of decision.
///
/// `dyn DurakOpponent` implements [`Opponent`] for [`Durak`], so a new opponent has to implement
/// only the first four methods.
pub trait DurakOpponent: Send + Sync {
    /// Decides whether to keep the hand or to ask for a redeal, if that is legal.
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Decides which card to lead, or which cards of one rank.
    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Decides whether to beat a card, to transfer the attack or to pick up.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Decides whether to throw in a card or to pass.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Makes whichever decision the view requires.
    ///
    /// # Panics
    /// Panics if it is not the turn of the view's seat.
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        match DecisionView::from_view(view).expect("it is the turn of the view's seat") {
            DecisionView::Redeal(view) => self.redeal(view, budget, rng),
            DecisionView::Attack(view) => self.attack(view, budget, rng),
            DecisionView::Defend(view) => self.defend(view, budget, rng),
            DecisionView::ThrowIn(view) => self.throw_in(view, budget, rng),
        }
    }
}

impl Opponent<Durak> for dyn DurakOpponent {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        DurakOpponent::decide(self, view, budget, rng)
    }
}

/// Asks the named opponent whether to keep its hand. The time limit and the random numbers are
/// those of [`opponent::decide`](kozyr_core::opponent::decide), but no comparison with the reader's
/// action is added.
///
/// Returns `None` if there is no such opponent, one of its parameters is invalid, or the seat has
/// no such decision to make.
pub fn decide_redeal(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let DecisionView::Redeal(view) = DecisionView::from_view(record.game().view(seat))? else {
        return None;
    };
    let (opponent, budget) = find_opponent(name, budget)?;
    Some(opponent.redeal(view, &budget, &mut record.decision_rng()))
}

/// Asks the named opponent what to lead. `None` in the same cases as [`decide_redeal`].
pub fn decide_attack(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let DecisionView::Attack(view) = DecisionView::from_view(record.game().view(seat))? else {
        return None;
    };
    let (opponent, budget) = find_opponent(name, budget)?;
    Some(opponent.attack(view, &budget, &mut record.decision_rng()))
}

/// Asks the named opponent how to defend. `None` in the same cases as [`decide_redeal`].
pub fn decide_defence(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let DecisionView::Defend(view) = DecisionView::from_view(record.game().view(seat))? else {
        return None;
    };
    let (opponent, budget) = find_opponent(name, budget)?;
    Some(opponent.defend(view, &budget, &mut record.decision_rng()))
}

/// Asks the named opponent what to throw in, if anything. `None` in the same cases as
/// [`decide_redeal`].
pub fn decide_throw_in(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let DecisionView::ThrowIn(view) = DecisionView::from_view(record.game().view(seat))? else {
        return None;
    };
    let (opponent, budget) = find_opponent(name, budget)?;
    Some(opponent.throw_in(view, &budget, &mut record.decision_rng()))
}

/// The named opponent, and the budget within its time limit; a budget of nodes is unchanged. `None`
/// if there is no such opponent or one of its parameters is invalid.
fn find_opponent(name: &str, budget: &Budget) -> Option<(Box<dyn DurakOpponent>, Budget)> {
    let budget = registration::<Durak>(name).ok()?.limited_budget(budget);
    Some((make_opponent::<Durak>(name).ok()?, budget))
}
