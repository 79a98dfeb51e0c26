//! The random opponent.

use crate::{
    action::Action,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    deck::random_below,
    opponent::DurakOpponent,
};
use kozyr_core::{
    explanation::{Explanation, TranslatableText},
    opponent::{Budget, Decision, DecisionRng},
};

/// Plays any legal action with equal probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomOpponent;

impl DurakOpponent for RandomOpponent {
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        choose_uniformly(view.legal_actions(), budget, rng)
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        choose_uniformly(view.leads(), budget, rng)
    }

    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        choose_uniformly(view.defences(), budget, rng)
    }

    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        choose_uniformly(view.legal_actions(), budget, rng)
    }
}

/// A decision for a random one of the actions, each equally likely.
fn choose_uniformly(
    actions: Vec<Action>,
    budget: &Budget,
    rng: &mut DecisionRng,
) -> Decision<Action> {
    let count = actions.len() as u32;
    let action = actions[random_below(count, rng) as usize];
    Decision::with_lazy_explanation(budget, action, || {
        Explanation::from_rule(TranslatableText::new("random-any").with_number("count", count))
    })
}
