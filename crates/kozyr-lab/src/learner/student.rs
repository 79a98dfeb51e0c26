//! The student and how it learns.

use kozyr_core::explanation::Verdict;
use rand::{Rng, RngExt};

use super::lesson::{Lesson, LessonHeadline};

/// The part of a lesson that a student may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingSignal {
    /// The action played and the legal actions.
    Moves,
    /// The content of a headline: the action played, the cause, the alternative, or why there is no
    /// cause; and the legal actions.
    Headlines,
    /// The action played and the runner-up, unless they tie.
    Comparison,
    /// Changes after which the teacher decides differently, and those decisions.
    Counterfactuals,
}

impl TrainingSignal {
    /// All training signals.
    pub const ALL: [TrainingSignal; 4] = [
        TrainingSignal::Moves,
        TrainingSignal::Headlines,
        TrainingSignal::Comparison,
        TrainingSignal::Counterfactuals,
    ];

    /// The name in tables.
    pub const fn name(self) -> &'static str {
        match self {
            TrainingSignal::Moves => "moves",
            TrainingSignal::Headlines => "headlines",
            TrainingSignal::Comparison => "comparison",
            TrainingSignal::Counterfactuals => "counterfactuals",
        }
    }
}

/// The precision of the weights' normal prior. It and the next two were chosen for the best
/// agreement in other games.
const PRIOR_PRECISION: f64 = 1.0;
/// The weight of a named cause, relative to an action.
const CAUSE_WEIGHT: f64 = 0.5;
/// The weight of a close call, relative to an action.
const CLOSE_CALL_WEIGHT: f64 = 0.5;

/// The steps of a fit.
const STEPS: i32 = 150;
/// The length of the first step in each weight.
const FIRST_STEP: f64 = 0.1;
/// The number of steps after which a step is half as long.
const HALVING_STEPS: f64 = 50.0;

/// A model that rates actions by a weighted sum of features.
///
/// It assumes that the teacher plays each action with a probability that grows exponentially with
/// its rating (multinomial logistic regression), and finds the most probable weights by gradient
/// ascent (Kingma and Ba, «Adam: a method for stochastic optimization», ICLR 2015). Before the
/// first lesson the weights are normally distributed around 0.
///
/// With [headlines](TrainingSignal::Headlines) it also assumes:
/// - A cause is named with a probability that grows exponentially with what its features add to the
///   difference between the action and the alternative. So a cause gives its features the credit.
/// - In a close call, the action and the alternative have about the same rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Student {
    weights: Vec<f64>,
}

impl Student {
    /// Creates a student that has learned from lessons what the signal allows. Without lessons it
    /// plays at random.
    pub fn new(signal: TrainingSignal, lessons: &[Lesson]) -> Self {
        let count = lessons.first().map_or(0, |lesson| lesson.options[0].len());
        let mut weights = vec![0.0; count];
        let (mut mean, mut square) = (vec![0.0; count], vec![0.0; count]);
        for step in 1..=STEPS {
            let mut gradient: Vec<f64> =
                weights.iter().map(|weight| -PRIOR_PRECISION * weight).collect();
            for lesson in lessons {
                add_lesson(signal, lesson, &weights, &mut gradient);
            }
            let length = FIRST_STEP / (1.0 + f64::from(step) / HALVING_STEPS);
            for index in 0..count {
                mean[index] += 0.1 * (gradient[index] - mean[index]);
                square[index] += 0.01 * (gradient[index].powi(2) - square[index]);
                let direction = mean[index] / (1.0 - 0.9_f64.powi(step));
                let scale = (square[index] / (1.0 - 0.99_f64.powi(step))).sqrt();
                weights[index] += length * direction / (scale + 1e-8);
            }
        }
        Student { weights }
    }

    /// Returns the indices of the actions with the highest rating, given their features.
    pub fn preferred(&self, options: &[Vec<f64>]) -> Vec<usize> {
        let values: Vec<f64> = options.iter().map(|option| dot(&self.weights, option)).collect();
        let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        (0..options.len()).filter(|&index| values[index] >= highest - 1e-12).collect()
    }

    /// Chooses an action by its features, and returns its index; ties are broken at random.
    pub fn choose(&self, options: &[Vec<f64>], rng: &mut impl Rng) -> usize {
        let preferred = self.preferred(options);
        preferred[rng.random_range(0..preferred.len())]
    }
}

/// Adds the gradient of the logarithm of a lesson's probability.
fn add_lesson(signal: TrainingSignal, lesson: &Lesson, weights: &[f64], gradient: &mut [f64]) {
    let chosen = &lesson.options[lesson.chosen];
    match signal {
        TrainingSignal::Moves => add_action(lesson, weights, gradient),
        TrainingSignal::Headlines => {
            add_action(lesson, weights, gradient);
            if let Some(headline) = &lesson.headline
                && let Some(instead) = headline.instead
            {
                add_headline(
                    headline,
                    &difference(chosen, &lesson.options[instead]),
                    weights,
                    gradient,
                );
            }
        }
        TrainingSignal::Comparison => {
            if let Some(runner_up) = lesson.runner_up {
                add_preference(&difference(chosen, &lesson.options[runner_up]), weights, gradient);
            }
        }
        TrainingSignal::Counterfactuals => {
            for [better, worse] in &lesson.counterfactuals {
                add_preference(&difference(better, worse), weights, gradient);
            }
        }
    }
}

/// Adds that the teacher played the chosen action.
fn add_action(lesson: &Lesson, weights: &[f64], gradient: &mut [f64]) {
    let ratings: Vec<f64> = lesson.options.iter().map(|option| dot(weights, option)).collect();
    let probabilities = softmax(&ratings);
    for (index, (option, probability)) in lesson.options.iter().zip(probabilities).enumerate() {
        let surprise = f64::from(u8::from(index == lesson.chosen)) - probability;
        add(gradient, surprise, option);
    }
}

/// Adds what a headline says about the difference between the action and the alternative.
fn add_headline(
    headline: &LessonHeadline,
    difference: &[f64],
    weights: &[f64],
    gradient: &mut [f64],
) {
    if headline.verdict == Verdict::CloseCall {
        let probability = sigmoid(dot(weights, difference));
        add(gradient, CLOSE_CALL_WEIGHT * (0.5 - probability), difference);
        return;
    }
    // The features that differ, and what each adds to the difference of the ratings.
    let features: Vec<usize> =
        (0..difference.len()).filter(|&index| difference[index] != 0.0).collect();
    let is_named = |index: &usize| headline.cause_features.contains(index);
    if !features.iter().any(is_named) {
        return;
    }
    let added: Vec<f64> =
        features.iter().map(|&index| weights[index] * difference[index]).collect();
    let shares = softmax(&added);
    let named_share: f64 = features
        .iter()
        .zip(&shares)
        .filter(|(index, _)| is_named(index))
        .map(|(_, share)| share)
        .sum();
    for (&index, share) in features.iter().zip(&shares) {
        let target = if is_named(&index) { share / named_share } else { 0.0 };
        gradient[index] += CAUSE_WEIGHT * (target - share) * difference[index];
    }
}

/// Adds that the better of two actions is better, given the difference of their features.
fn add_preference(difference: &[f64], weights: &[f64], gradient: &mut [f64]) {
    add(gradient, sigmoid(-dot(weights, difference)), difference);
}

/// Adds a multiple of `vector` to `sum`.
fn add(sum: &mut [f64], factor: f64, vector: &[f64]) {
    for (sum, value) in sum.iter_mut().zip(vector) {
        *sum += factor * value;
    }
}

/// The difference of two vectors.
fn difference(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}

/// The weighted sum of features; 0 without weights.
fn dot(weights: &[f64], features: &[f64]) -> f64 {
    weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
}

/// The logistic function.
fn sigmoid(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// Probabilities that grow exponentially with the values.
fn softmax(values: &[f64]) -> Vec<f64> {
    let highest = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = values.iter().map(|value| (value - highest).exp()).collect();
    let sum: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / sum).collect()
}
