//! The model and its training.

use kozyr_durak::Action;
use rand::{Rng, RngExt};

use super::{
    examples::TrainingExample,
    observation::{FEATURE_COUNT, Observation},
};

/// The part of a training example that the model may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingSignal {
    /// The action played and the legal actions.
    Moves,
    /// The chosen action and the runner-up, unless they tie, and the trumps that both spend.
    Comparison,
    /// Changes after which the teacher decides differently, and those decisions.
    Counterfactuals,
    /// The whole explanation: comparison and counterfactuals.
    Explanation,
    /// The action played and the whole explanation.
    Both,
}

impl TrainingSignal {
    /// All training signals.
    pub const ALL: [TrainingSignal; 5] = [
        TrainingSignal::Moves,
        TrainingSignal::Comparison,
        TrainingSignal::Counterfactuals,
        TrainingSignal::Explanation,
        TrainingSignal::Both,
    ];

    /// The name in tables.
    pub const fn name(self) -> &'static str {
        match self {
            TrainingSignal::Moves => "moves",
            TrainingSignal::Comparison => "comparison",
            TrainingSignal::Counterfactuals => "counterfactuals",
            TrainingSignal::Explanation => "explanation",
            TrainingSignal::Both => "both",
        }
    }

    /// Whether the model sees the actions played.
    fn has_moves(self) -> bool {
        matches!(self, TrainingSignal::Moves | TrainingSignal::Both)
    }

    /// Whether the model sees the comparison with the runner-up.
    fn has_comparison(self) -> bool {
        matches!(
            self,
            TrainingSignal::Comparison | TrainingSignal::Explanation | TrainingSignal::Both
        )
    }

    /// Whether the model sees the counterfactuals.
    fn has_counterfactuals(self) -> bool {
        matches!(
            self,
            TrainingSignal::Counterfactuals | TrainingSignal::Explanation | TrainingSignal::Both
        )
    }
}

/// A model that rates actions by a weighted sum of features.
///
/// It is trained as an averaged perceptron (Freund and Schapire, «Large margin classification using
/// the perceptron algorithm», Machine Learning 37, 1999). If the model rates the worse of two
/// actions at least as high, the difference of their features is added to its weights. It plays by
/// the mean of all weights so far.
#[derive(Clone, PartialEq, Debug)]
pub struct AveragedPerceptron {
    signal: TrainingSignal,
    weights: [f64; FEATURE_COUNT],
    weight_sum: [f64; FEATURE_COUNT],
}

impl AveragedPerceptron {
    /// Creates an untrained model, which plays at random.
    pub fn new(signal: TrainingSignal) -> Self {
        AveragedPerceptron {
            signal,
            weights: [0.0; FEATURE_COUNT],
            weight_sum: [0.0; FEATURE_COUNT],
        }
    }

    /// Chooses an action; ties are broken at random.
    pub fn choose(
        &self,
        observation: &Observation,
        legal: &[Action],
        rng: &mut impl Rng,
    ) -> Action {
        best_action(&self.weight_sum, observation, legal, rng)
    }

    /// Trains on an example.
    pub fn train(&mut self, example: &TrainingExample, rng: &mut impl Rng) {
        if self.signal.has_moves() {
            let predicted = best_action(&self.weights, &example.observation, &example.legal, rng);
            self.update(&example.observation, example.action, predicted);
        }
        if self.signal.has_comparison() {
            self.train_on_comparison(example);
        }
        if self.signal.has_counterfactuals() {
            self.train_on_counterfactuals(example);
        }
        for (sum, weight) in self.weight_sum.iter_mut().zip(&self.weights) {
            *sum += weight;
        }
    }

    /// Trains on the comparison: the chosen alternative is better than the runner-up. If the
    /// explanation says that they differ in trumps spent, spending fewer trumps is better as well.
    fn train_on_comparison(&mut self, example: &TrainingExample) {
        let explanation = &example.explanation;
        let Some(comparison) =
            explanation.comparison.as_ref().filter(|comparison| !comparison.is_tie())
        else {
            return;
        };
        let first = |plan: &[Action]| plan.first().copied();
        if let (Some(chosen), Some(next)) =
            (first(&comparison.chosen), first(&comparison.runner_up))
        {
            self.update(&example.observation, chosen, next);
        }
        for fact in explanation.contrasts.iter().filter(|fact| fact.name == "trumps-spent") {
            let index = example.observation.trumps_spent_index();
            let fewer = fact.runner_up - fact.chosen;
            // Corrects the weight only if the model does not yet prefer spending fewer trumps.
            if fewer * self.weights[index] >= 0.0 {
                self.weights[index] -= fewer.signum();
            }
        }
    }

    /// Trains on the counterfactuals: after the change, the other action is the better one.
    fn train_on_counterfactuals(&mut self, example: &TrainingExample) {
        for counterfactual in &example.explanation.counterfactuals {
            if let Some((changed, swap)) = example.observation.with_change(&counterfactual.change) {
                // Without the change, the chosen action is still better.
                self.update(
                    &example.observation,
                    example.action,
                    swap.swap_action(counterfactual.action),
                );
                self.update(&changed, counterfactual.action, swap.swap_action(example.action));
            }
        }
    }

    /// Shifts the weights towards the better action unless the model already rates it higher.
    fn update(&mut self, observation: &Observation, better: Action, worse: Action) {
        if better == worse {
            return;
        }
        let [better, worse] = [better, worse].map(|action| observation.features(action));
        if dot(&self.weights, &better) > dot(&self.weights, &worse) {
            return;
        }
        for (weight, (better, worse)) in self.weights.iter_mut().zip(better.iter().zip(&worse)) {
            *weight += better - worse;
        }
    }
}

/// The weighted sum of features.
fn dot(weights: &[f64; FEATURE_COUNT], features: &[f64; FEATURE_COUNT]) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

/// The action with the highest weighted sum of features; ties are broken at random.
fn best_action(
    weights: &[f64; FEATURE_COUNT],
    observation: &Observation,
    legal: &[Action],
    rng: &mut impl Rng,
) -> Action {
    let values: Vec<f64> =
        legal.iter().map(|&action| dot(weights, &observation.features(action))).collect();
    let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let ties: Vec<usize> = (0..legal.len()).filter(|&at| values[at] == highest).collect();
    legal[ties[rng.random_range(0..ties.len())]]
}
