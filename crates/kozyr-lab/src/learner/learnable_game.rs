//! A game as a student sees it.

use kozyr_core::{
    explanation::{ExplainableGame, Explanation},
    game::{Record, Seed},
};

/// A game whose actions have features that a student weighs: what the causes of headlines are
/// about, if it can be seen or counted at once.
pub trait LearnableGame: ExplainableGame {
    /// The names of the features.
    const FEATURE_NAMES: &'static [&'static str];

    /// The causes, each with the features that it is about.
    const CAUSES: &'static [(&'static str, &'static [&'static str])];

    /// The features that a cause is about; empty if it shows in none.
    fn features_of_cause(cause: &str) -> &'static [&'static str] {
        Self::CAUSES.iter().find(|(name, _)| *name == cause).map_or(&[], |(_, names)| names)
    }

    /// The [feature vector](feature_vector) of a legal action of the seat to act.
    fn features(view: Self::View<'_>, action: Self::Action) -> Vec<f64>;

    /// A new game for lessons or tests.
    fn new_record(seed: Seed) -> Record<Self>;

    /// Returns the counterfactuals of an explanation as pairs of feature vectors: the first action
    /// is better than the second one. Changes that a student cannot represent are left out.
    fn counterfactual_pairs(
        _view: Self::View<'_>,
        _action: Self::Action,
        _explanation: &Explanation<Self::Action>,
    ) -> Vec<[Vec<f64>; 2]> {
        Vec::new()
    }
}

/// The number of blocks of a feature vector: one for each of two phases of the game, and one for
/// both.
const BLOCKS: usize = 3;
/// The block for both phases.
const SHARED_BLOCK: usize = 2;

/// Returns the feature vector of an action with these values of its features. It contains the
/// values twice: for the phase of the game, 0 or 1, and for both phases together, so that a student
/// can learn how the phases are alike, and how they differ.
pub fn feature_vector(phase: usize, values: &[f64]) -> Vec<f64> {
    let mut vector = vec![0.0; BLOCKS * values.len()];
    for block in [phase, SHARED_BLOCK] {
        vector[block * values.len()..][..values.len()].copy_from_slice(values);
    }
    vector
}

/// The indices in a feature vector that a cause is about.
pub(super) fn indices_of_cause<G: LearnableGame>(cause: &str) -> Vec<usize> {
    let count = G::FEATURE_NAMES.len();
    let index = |name| G::FEATURE_NAMES.iter().position(|other| other == name);
    let indices = G::features_of_cause(cause).iter().filter_map(index);
    indices.flat_map(|index| (0..BLOCKS).map(move |block| block * count + index)).collect()
}
