//! What an opponent in Durak is: somebody who answers four questions.

use super::{
    action::Action,
    decision_view::{AttackView, DefenceView, Question, RedealView, ThrowInView},
    game::Durak,
    view::View,
};
use kozyr_core::{
    game::{Game, Record, Seat},
    opponent::{Budget, Decision, DecisionRng, Opponent, named, registration},
};

/// An opponent in Durak: one method for each question that a seat can be asked.
///
/// `dyn DurakOpponent` is an [`Opponent`] of [`Durak`], so an implementation of these four methods is
/// all that a new opponent needs.
pub trait DurakOpponent: Send + Sync {
    /// Keeps the hand, or asks for a new deal if the rules allow it.
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Leads a card, or several of one rank.
    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Beats a card, passes the attack on, or takes.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Throws in a card, or passes.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action>;

    /// Answers whichever question the view asks.
    ///
    /// # Panics
    /// If it is not the turn of the view's seat.
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        match Question::of(view).expect("it is the turn of the view's seat") {
            Question::Redeal(view) => self.redeal(view, budget, rng),
            Question::Attack(view) => self.attack(view, budget, rng),
            Question::Defend(view) => self.defend(view, budget, rng),
            Question::ThrowIn(view) => self.throw_in(view, budget, rng),
        }
    }
}

impl Opponent<Durak> for dyn DurakOpponent {
    fn decide(&self, view: View<'_>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        DurakOpponent::decide(self, view, budget, rng)
    }
}

/// What the opponent of a name answers when it is asked whether to keep its hand, as
/// [`opponent::decide`](kozyr_core::opponent::decide). `None` if nobody is called so, or the seat is
/// not asked that.
pub fn redeal(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let Question::Redeal(view) = Question::of(record.game().view(seat))? else { return None };
    let (opponent, budget) = found(name, budget)?;
    Some(opponent.redeal(view, &budget, &mut record.decision_rng()))
}

/// What the opponent of a name leads; otherwise as [`redeal`].
pub fn attack(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let Question::Attack(view) = Question::of(record.game().view(seat))? else { return None };
    let (opponent, budget) = found(name, budget)?;
    Some(opponent.attack(view, &budget, &mut record.decision_rng()))
}

/// How the opponent of a name answers an attack; otherwise as [`redeal`].
pub fn defend(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let Question::Defend(view) = Question::of(record.game().view(seat))? else { return None };
    let (opponent, budget) = found(name, budget)?;
    Some(opponent.defend(view, &budget, &mut record.decision_rng()))
}

/// What the opponent of a name throws in, if anything; otherwise as [`redeal`].
pub fn throw_in(
    record: &Record<Durak>,
    seat: Seat,
    name: &str,
    budget: &Budget,
) -> Option<Decision<Action>> {
    let Question::ThrowIn(view) = Question::of(record.game().view(seat))? else { return None };
    let (opponent, budget) = found(name, budget)?;
    Some(opponent.throw_in(view, &budget, &mut record.decision_rng()))
}

/// The opponent of a name, and the budget within its time limit.
fn found(name: &str, budget: &Budget) -> Option<(Box<dyn DurakOpponent>, Budget)> {
    let budget = registration::<Durak>(name).ok()?.limited(budget);
    Some((named::<Durak>(name).ok()?, budget))
}
