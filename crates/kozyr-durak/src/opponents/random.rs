//! The opponent that plays at random.

use crate::{
    action::Action,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    deck::number_below,
    opponent::DurakOpponent,
};
use kozyr_core::{
    explanation::{Explanation, Message},
    opponent::{Budget, Decision, DecisionRng},
};

/// Any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl DurakOpponent for Random {
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        any(view.legal_actions(), budget, rng)
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        any(view.leads(), budget, rng)
    }

    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        any(view.answers(), budget, rng)
    }

    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        any(view.legal_actions(), budget, rng)
    }
}

fn any(actions: Vec<Action>, budget: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
    let count = actions.len() as u32;
    let action = actions[number_below(count, rng) as usize];
    Decision::told(budget, action, || {
        Explanation::by_rule(Message::new("random-any").number("count", count))
    })
}
