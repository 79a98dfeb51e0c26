//! A player of few parameters, and what it makes of lessons.

use kozyr_durak::Action;
use rand::{Rng, RngExt};

use super::{
    examples::Lesson,
    observation::{FEATURES, Seen},
};

/// What a student is allowed to see of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diet {
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

impl Diet {
    /// All of them.
    pub const ALL: [Diet; 5] =
        [Diet::Moves, Diet::Comparison, Diet::Counterfactuals, Diet::Explanation, Diet::Both];

    /// What it is called in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Diet::Moves => "moves",
            Diet::Comparison => "comparison",
            Diet::Counterfactuals => "counterfactuals",
            Diet::Explanation => "explanation",
            Diet::Both => "both",
        }
    }

    fn has_moves(self) -> bool {
        matches!(self, Diet::Moves | Diet::Both)
    }

    fn has_comparison(self) -> bool {
        matches!(self, Diet::Comparison | Diet::Explanation | Diet::Both)
    }

    fn has_counterfactuals(self) -> bool {
        matches!(self, Diet::Counterfactuals | Diet::Explanation | Diet::Both)
    }
}

/// A player that weighs actions by a sum over a few figures.
///
/// It learns as an averaged perceptron does (Freund and Schapire, «Large margin classification using
/// the perceptron algorithm», Machine Learning 37, 1999): whenever it would prefer the worse of two
/// actions, the difference of their figures is added to its weights; it plays by the mean of all
/// weights that it had.
#[derive(Clone, PartialEq, Debug)]
pub struct Student {
    diet: Diet,
    weights: [f64; FEATURES],
    sum: [f64; FEATURES],
}

impl Student {
    /// One that knows nothing: it plays at random.
    pub fn new(diet: Diet) -> Self {
        Student { diet, weights: [0.0; FEATURES], sum: [0.0; FEATURES] }
    }

    /// What it would play; of equals one by lot.
    pub fn choose(&self, seen: &Seen, legal: &[Action], lots: &mut impl Rng) -> Action {
        best(&self.sum, seen, legal, lots)
    }

    /// Looks at a lesson.
    pub fn learn(&mut self, lesson: &Lesson, lots: &mut impl Rng) {
        if self.diet.has_moves() {
            let own = best(&self.weights, &lesson.seen, &lesson.legal, lots);
            self.prefer(&lesson.seen, lesson.action, own);
        }
        if self.diet.has_comparison() {
            self.compare(lesson);
        }
        if self.diet.has_counterfactuals() {
            self.imagine(lesson);
        }
        for (sum, weight) in self.sum.iter_mut().zip(&self.weights) {
            *sum += weight;
        }
    }

    /// The chosen alternative is better than the runner-up, and so is what spends fewer trumps where
    /// the explanation says that this separates the two.
    fn compare(&mut self, lesson: &Lesson) {
        let explanation = &lesson.explanation;
        let Some(comparison) = explanation.comparison.as_ref().filter(|one| !one.is_a_tie()) else {
            return;
        };
        let first = |plan: &[Action]| plan.first().copied();
        if let (Some(chosen), Some(next)) =
            (first(&comparison.chosen), first(&comparison.runner_up))
        {
            self.prefer(&lesson.seen, chosen, next);
        }
        for fact in explanation.facts.iter().filter(|fact| fact.name == "trumps-spent") {
            let at = lesson.seen.trumps_at();
            let fewer = fact.runner_up - fact.chosen;
            // Weighed so that spending fewer is not yet liked.
            if fewer * self.weights[at] >= 0.0 {
                self.weights[at] -= fewer.signum();
            }
        }
    }

    /// After a change the other action is the better one.
    fn imagine(&mut self, lesson: &Lesson) {
        for one in &lesson.explanation.counterfactuals {
            if let Some((seen, exchange)) = lesson.seen.otherwise(&one.change) {
                // What was chosen is still the better one as things are.
                self.prefer(&lesson.seen, lesson.action, exchange.renamed(one.action));
                self.prefer(&seen, one.action, exchange.renamed(lesson.action));
            }
        }
    }

    fn prefer(&mut self, seen: &Seen, better: Action, worse: Action) {
        if better == worse {
            return;
        }
        let [better, worse] = [better, worse].map(|action| seen.features(action));
        if value(&self.weights, &better) > value(&self.weights, &worse) {
            return;
        }
        for (weight, (better, worse)) in self.weights.iter_mut().zip(better.iter().zip(&worse)) {
            *weight += better - worse;
        }
    }
}

fn value(weights: &[f64; FEATURES], features: &[f64; FEATURES]) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

fn best(weights: &[f64; FEATURES], seen: &Seen, legal: &[Action], lots: &mut impl Rng) -> Action {
    let values: Vec<f64> =
        legal.iter().map(|&action| value(weights, &seen.features(action))).collect();
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let equals: Vec<usize> = (0..legal.len()).filter(|&at| values[at] == most).collect();
    legal[equals[lots.random_range(0..equals.len())]]
}
