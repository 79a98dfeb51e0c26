//! A player of few parameters, and what it makes of lessons.

use kozyr_durak::Action;
use rand::{Rng, RngExt};

use super::{
    examples::TrainingExample,
    observation::{FEATURE_COUNT, Observation},
};

/// What a student is allowed to see of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingSignal {
    /// What was played, and what could have been.
    Moves,
    /// What was chosen and what came next, unless both are as good; and the trumps that they spend.
    Comparison,
    /// Changes after which the teacher decides otherwise, and what it decides then.
    Counterfactuals,
    /// All that the explanation says: the two before.
    Explanation,
    /// What was played, and all that the explanation says.
    Both,
}

impl TrainingSignal {
    /// All of them.
    pub const ALL: [TrainingSignal; 5] = [
        TrainingSignal::Moves,
        TrainingSignal::Comparison,
        TrainingSignal::Counterfactuals,
        TrainingSignal::Explanation,
        TrainingSignal::Both,
    ];

    /// What it is called in tables.
    pub const fn name(self) -> &'static str {
        match self {
            TrainingSignal::Moves => "moves",
            TrainingSignal::Comparison => "comparison",
            TrainingSignal::Counterfactuals => "counterfactuals",
            TrainingSignal::Explanation => "explanation",
            TrainingSignal::Both => "both",
        }
    }

    fn has_moves(self) -> bool {
        matches!(self, TrainingSignal::Moves | TrainingSignal::Both)
    }

    fn has_comparison(self) -> bool {
        matches!(
            self,
            TrainingSignal::Comparison | TrainingSignal::Explanation | TrainingSignal::Both
        )
    }

    fn has_counterfactuals(self) -> bool {
        matches!(
            self,
            TrainingSignal::Counterfactuals | TrainingSignal::Explanation | TrainingSignal::Both
        )
    }
}

/// A player that weighs actions by a sum over a few figures.
///
/// It learns as an averaged perceptron does (Freund and Schapire, «Large margin classification using
/// the perceptron algorithm», Machine Learning 37, 1999): whenever it would prefer the worse of two
/// actions, the difference of their figures is added to its weights; it plays by the mean of all
/// weights that it had.
#[derive(Clone, PartialEq, Debug)]
pub struct AveragedPerceptron {
    signal: TrainingSignal,
    weights: [f64; FEATURE_COUNT],
    weight_sum: [f64; FEATURE_COUNT],
}

impl AveragedPerceptron {
    /// One that knows nothing: it plays at random.
    pub fn new(diet: TrainingSignal) -> Self {
        AveragedPerceptron {
            signal: diet,
            weights: [0.0; FEATURE_COUNT],
            weight_sum: [0.0; FEATURE_COUNT],
        }
    }

    /// What it would play; of equals one by lot.
    pub fn choose(&self, seen: &Observation, legal: &[Action], lots: &mut impl Rng) -> Action {
        best_action(&self.weight_sum, seen, legal, lots)
    }

    /// Looks at a lesson.
    pub fn train(&mut self, lesson: &TrainingExample, lots: &mut impl Rng) {
        if self.signal.has_moves() {
            let own = best_action(&self.weights, &lesson.observation, &lesson.legal, lots);
            self.update(&lesson.observation, lesson.action, own);
        }
        if self.signal.has_comparison() {
            self.train_on_comparison(lesson);
        }
        if self.signal.has_counterfactuals() {
            self.train_on_counterfactuals(lesson);
        }
        for (sum, weight) in self.weight_sum.iter_mut().zip(&self.weights) {
            *sum += weight;
        }
    }

    /// The chosen alternative is better than the runner-up, and so is what spends fewer trumps where
    /// the explanation says that this separates the two.
    fn train_on_comparison(&mut self, lesson: &TrainingExample) {
        let explanation = &lesson.explanation;
        let Some(comparison) = explanation.comparison.as_ref().filter(|one| !one.is_tie()) else {
            return;
        };
        let first = |plan: &[Action]| plan.first().copied();
        if let (Some(chosen), Some(next)) =
            (first(&comparison.chosen), first(&comparison.runner_up))
        {
            self.update(&lesson.observation, chosen, next);
        }
        for fact in explanation.contrasts.iter().filter(|fact| fact.name == "trumps-spent") {
            let at = lesson.observation.trumps_spent_index();
            let fewer = fact.runner_up - fact.chosen;
            // Weighed so that spending fewer is not yet liked.
            if fewer * self.weights[at] >= 0.0 {
                self.weights[at] -= fewer.signum();
            }
        }
    }

    /// After a change the other action is the better one.
    fn train_on_counterfactuals(&mut self, lesson: &TrainingExample) {
        for one in &lesson.explanation.counterfactuals {
            if let Some((seen, exchange)) = lesson.observation.with_change(&one.change) {
                // What was chosen is still the better one as things are.
                self.update(&lesson.observation, lesson.action, exchange.swap_action(one.action));
                self.update(&seen, one.action, exchange.swap_action(lesson.action));
            }
        }
    }

    fn update(&mut self, seen: &Observation, better: Action, worse: Action) {
        if better == worse {
            return;
        }
        let [better, worse] = [better, worse].map(|action| seen.features(action));
        if dot(&self.weights, &better) > dot(&self.weights, &worse) {
            return;
        }
        for (weight, (better, worse)) in self.weights.iter_mut().zip(better.iter().zip(&worse)) {
            *weight += better - worse;
        }
    }
}

fn dot(weights: &[f64; FEATURE_COUNT], features: &[f64; FEATURE_COUNT]) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

fn best_action(
    weights: &[f64; FEATURE_COUNT],
    seen: &Observation,
    legal: &[Action],
    lots: &mut impl Rng,
) -> Action {
    let values: Vec<f64> =
        legal.iter().map(|&action| dot(weights, &seen.features(action))).collect();
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let equals: Vec<usize> = (0..legal.len()).filter(|&at| values[at] == most).collect();
    legal[equals[lots.random_range(0..equals.len())]]
}
