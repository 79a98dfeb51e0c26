//! Opponents that err on purpose, so that there are some for everybody.

use rand::RngExt;

use super::DecisionRng;

/// Halvings of an interval from 0 to 1 after which it is a millionth.
const BISECTION_STEPS: u32 = 20;

/// How an opponent errs that knows better: its choices are drawn, the better the likelier, so that on
/// average they cost as much as they may.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MistakeModel {
    /// What a choice costs on average, in the unit of the losses; where the position allows it.
    /// 0 for always the best.
    pub mean_cost: f64,
    /// What costs more than that is not chosen at all: nobody is to look mad.
    pub max_cost: u32,
}

impl MistakeModel {
    /// Always the best.
    pub const NONE: MistakeModel = MistakeModel { mean_cost: 0.0, max_cost: 0 };

    /// The place of one of some choices, by what each costs compared with the best, of which there is
    /// one at least that costs nothing. Takes one random number unless it [never](Erring::NEVER) errs.
    ///
    /// # Panics
    /// If none of the choices costs nothing.
    pub fn choose(self, losses: &[u32], rng: &mut DecisionRng) -> usize {
        let best = losses.iter().position(|&loss| loss == 0).expect("the best costs nothing");
        if self.mean_cost == 0.0 {
            return best;
        }
        let open: Vec<(usize, u32)> =
            losses.iter().copied().enumerate().filter(|&(_, loss)| loss <= self.max_cost).collect();
        let ratio = self.ratio_for(&open);
        let weights = || open.iter().map(|&(_, loss)| power(ratio, loss));
        let mut drawn = rng.random_range(0.0..weights().sum());
        for (&(at, _), weight) in open.iter().zip(weights()) {
            drawn -= weight;
            if drawn < 0.0 {
                return at;
            }
        }
        best
    }

    /// How many times as likely a choice is that costs one more, 0 to 1, for choices to cost that much
    /// on average; 1 where even that costs less.
    fn ratio_for(self, open: &[(usize, u32)]) -> f64 {
        let cost = |ratio: f64| {
            let weighed = open.iter().map(|&(_, loss)| (power(ratio, loss), f64::from(loss)));
            let (sum, weights) = weighed.fold((0.0, 0.0), |(sum, weights), (weight, loss)| {
                (sum + weight * loss, weights + weight)
            });
            sum / weights
        };
        let (mut low, mut high) = (0.0, 1.0);
        if cost(high) <= self.mean_cost {
            return high;
        }
        // The likelier dear choices, the more it costs.
        for _ in 0..BISECTION_STEPS {
            let middle = (low + high) / 2.0;
            *(if cost(middle) < self.mean_cost { &mut low } else { &mut high }) = middle;
        }
        low
    }
}

/// A power by multiplications alone, which give the same on every machine.
fn power(base: f64, exponent: u32) -> f64 {
    (0..exponent).fold(1.0, |power, _| power * base)
}
