//! An opponent that plays at random.

use rand::RngExt;

use crate::{game::Reversi, view::View};
use kozyr_core::{
    explanation::Explanation,
    opponent::{Budget, Decision, DecisionRng, Opponent},
};

/// Plays a uniformly random legal action. Serves as the baseline for other opponents.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomOpponent;

impl Opponent<Reversi> for RandomOpponent {
    fn decide(&self, view: View<'_>, _: &Budget, rng: &mut DecisionRng) -> Decision<crate::Action> {
        let legal = view.legal_actions();
        let action = legal[rng.random_range(..legal.len())];
        let rule = kozyr_core::explanation::TranslatableText::new("reversi-at-random")
            .with_number("count", legal.len() as f64);
        Decision { action, explanation: Explanation::from_rule(rule) }
    }
}
