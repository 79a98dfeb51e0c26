//! The opponent that plays at random.

use super::by_rule;
use crate::{
    durak::{
        Action, AttackView, DefenceView, DurakOpponent, RedealView, ThrowInView, deck::number_below,
    },
    explanation::Message,
    opponent::{Budget, Decision, DecisionRng},
};

/// Any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl DurakOpponent for Random {
    fn redeal(&self, view: RedealView<'_>, _: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        any(view.legal_actions(), rng)
    }

    fn attack(&self, view: AttackView<'_>, _: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        any(view.leads(), rng)
    }

    fn defend(&self, view: DefenceView<'_>, _: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        any(view.answers(), rng)
    }

    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        _: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        any(view.legal_actions(), rng)
    }
}

fn any(actions: Vec<Action>, rng: &mut DecisionRng) -> Decision<Action> {
    let count = actions.len() as u32;
    let action = actions[number_below(count, rng) as usize];
    by_rule(action, Message::new("random-any").number("count", count))
}
