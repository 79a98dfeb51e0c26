//! Any legal placement, each as likely as the others.

use rand::RngExt;

use crate::{
    explanation::Explanation,
    opponent::{Budget, Decision, DecisionRng, Opponent},
    reversi::{Reversi, View},
};

/// Plays at random: the yardstick for everybody else.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Opponent<Reversi> for Random {
    fn decide(
        &self,
        view: View<'_>,
        _: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<crate::reversi::Action> {
        let legal = view.legal_actions();
        let action = legal[rng.random_range(..legal.len())];
        let rule = crate::explanation::Message::new("reversi-at-random")
            .number("count", legal.len() as f64);
        Decision { action, explanation: Explanation::by_rule(rule) }
    }
}
