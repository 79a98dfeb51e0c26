//! Deliberate mistakes, so that there are opponents for all players.

use rand::RngExt;

use super::DecisionRng;

/// Number of bisections that narrow the interval from 0 to 1 to a millionth.
const BISECTION_STEPS: u32 = 20;

/// The deliberate mistakes of an opponent that knows better. Its choices are random, with better
/// ones more likely, so that on average they cost as much as allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MistakeModel {
    /// The average cost of a choice in the unit of the losses, if the position allows it. 0 for
    /// always the best.
    pub mean_cost: f64,
    /// Maximum cost of a choice, so that no mistake looks absurd.
    pub max_cost: u32,
}

impl MistakeModel {
    /// No mistakes: always the best choice.
    pub const NONE: MistakeModel = MistakeModel { mean_cost: 0.0, max_cost: 0 };

    /// Draws one of several choices and returns its index. `losses` has the cost of each compared
    /// with the best; at least one costs nothing, and none above `max_cost` is drawn. Uses one
    /// random number; without a `mean_cost`, returns the first best choice and uses none.
    ///
    /// # Panics
    /// If none of the choices costs nothing.
    pub fn choose(self, losses: &[u32], rng: &mut DecisionRng) -> usize {
        let best = losses.iter().position(|&loss| loss == 0).expect("the best costs nothing");
        if self.mean_cost == 0.0 {
            return best;
        }
        let allowed: Vec<(usize, u32)> =
            losses.iter().copied().enumerate().filter(|&(_, loss)| loss <= self.max_cost).collect();
        let ratio = self.ratio_for(&allowed);
        let weights = || allowed.iter().map(|&(_, loss)| power(ratio, loss));
        let mut drawn = rng.random_range(0.0..weights().sum());
        for (&(index, _), weight) in allowed.iter().zip(weights()) {
            drawn -= weight;
            if drawn < 0.0 {
                return index;
            }
        }
        best
    }

    /// Returns the ratio between the probabilities of choices whose costs differ by 1, from 0 to 1,
    /// at which choices cost `mean_cost` on average. It is 1 if they always cost less. `choices`
    /// holds an index and a cost each.
    fn ratio_for(self, choices: &[(usize, u32)]) -> f64 {
        let cost = |ratio: f64| {
            let weighted = choices.iter().map(|&(_, loss)| (power(ratio, loss), f64::from(loss)));
            let (sum, weights) = weighted.fold((0.0, 0.0), |(sum, weights), (weight, loss)| {
                (sum + weight * loss, weights + weight)
            });
            sum / weights
        };
        let (mut low, mut high) = (0.0, 1.0);
        if cost(high) <= self.mean_cost {
            return high;
        }
        // A higher ratio increases the average cost.
        for _ in 0..BISECTION_STEPS {
            let middle = (low + high) / 2.0;
            *(if cost(middle) < self.mean_cost { &mut low } else { &mut high }) = middle;
        }
        low
    }
}

/// Computes a power by multiplication alone, which gives the same result on every machine.
fn power(base: f64, exponent: u32) -> f64 {
    (0..exponent).fold(1.0, |power, _| power * base)
}
