//! The mind without a thought.

use super::by_rule;
use crate::{
    durak::{Action, Durak, View, deck::number_below},
    explanation::Message,
    opponent::{Budget, Decision, DecisionRng, Opponent},
};

/// Any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Opponent<Durak> for Random {
    fn decide(&self, view: View<'_>, _: &Budget, rng: &mut DecisionRng) -> Decision<Action> {
        let actions = view.legal_actions();
        let count = actions.len() as u32;
        let action = actions[number_below(count, rng) as usize];
        by_rule(action, Message::new("random-any").number("count", count))
    }
}
