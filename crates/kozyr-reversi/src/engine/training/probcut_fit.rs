//! Fits the ProbCut margins: the deviation between shallow and deep searches.

use rand::{Rng, RngExt};

use super::positions::game_position;
use crate::engine::{
    probcut::{EXACT_CERTAINTY, ProbCutDeviation},
    report::SearchLimits,
    root_search::Engine,
    weights::Weights,
};

/// The range of empties sampled. With fewer, positions are solved; with more, they are all alike.
const EMPTIES: std::ops::RangeInclusive<u32> = 12..=54;

/// The difference between a shallow and a deep search, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
struct ScoreDifference {
    features: [f64; ProbCutDeviation::FEATURE_COUNT],
    discs: f64,
}

/// Fits the deviation between searches of two depths, for all pairs of depths up to `max_depth`,
/// without selective pruning, on the given number of positions. Calls `progress` after each
/// position.
///
/// The fit minimizes the squared error of the absolute differences. For a normal distribution these
/// average √(2/π) standard deviations.
pub fn fit_probcut_deviation(
    weights: &Weights,
    positions: u32,
    max_depth: u32,
    rng: &mut impl Rng,
    mut progress: impl FnMut(),
) -> ProbCutDeviation {
    let mut engine = Engine::new(weights, 18);
    let mut differences = Vec::new();
    for _ in 0..positions {
        let empties = rng.random_range(EMPTIES);
        let board = game_position(&mut engine, empties, rng);
        // There is nothing to predict beyond the end of the game.
        let max_depth = max_depth.min(empties - 1);
        let limits_at = |depth| SearchLimits {
            depth,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let values: Vec<_> =
            (0..=max_depth).map(|depth| engine.value(board, &limits_at(depth))).collect();
        for depth in 1..=max_depth {
            for shallow in 0..depth {
                differences.push(ScoreDifference {
                    features: ProbCutDeviation::features(empties, depth, shallow).map(f64::from),
                    discs: (values[depth as usize] - values[shallow as usize]).abs().into(),
                });
            }
        }
        progress();
    }
    let scale = (std::f64::consts::PI / 2.0).sqrt();
    ProbCutDeviation(least_squares(&differences).map(|factor| (factor * scale) as f32))
}

/// The coefficients of the features that fit the differences by least squares: solves the normal
/// equations by elimination.
fn least_squares(differences: &[ScoreDifference]) -> [f64; ProbCutDeviation::FEATURE_COUNT] {
    const N: usize = ProbCutDeviation::FEATURE_COUNT;
    let mut rows = [[0.0; N + 1]; N];
    for ScoreDifference { features, discs } in differences {
        for (row, feature) in rows.iter_mut().zip(features) {
            for (sum, value) in row.iter_mut().zip(features.iter().chain([discs])) {
                *sum += feature * value;
            }
        }
    }
    for pivot in 0..N {
        // The matrix is a Gram matrix, so the diagonal is a good pivot. If it is about 0, there is
        // too little data and the coefficient stays 0.
        let Some(divisor) = Some(rows[pivot][pivot]).filter(|divisor| divisor.abs() > 1e-9) else {
            continue;
        };
        let pivot_row = rows[pivot].map(|value| value / divisor);
        for row in &mut rows {
            let factor = row[pivot];
            for (value, pivot_value) in row.iter_mut().zip(pivot_row) {
                *value -= factor * pivot_value;
            }
        }
        rows[pivot] = pivot_row;
    }
    rows.map(|row| row[N])
}
