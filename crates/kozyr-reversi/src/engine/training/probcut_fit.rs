//! How far shallow searches are from deep ones: the margins of multi-ProbCut.

use rand::{Rng, RngExt};

use super::positions::game_position;
use crate::engine::{
    probcut::{EXACT_CERTAINTY, ProbCutDeviation},
    report::SearchLimits,
    root_search::Engine,
    weights::Weights,
};

/// The empties that positions are drawn from: fewer are solved, more are all alike.
const EMPTIES: std::ops::RangeInclusive<u32> = 12..=54;

/// A shallow search's distance from a deep one, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
struct ScoreDifference {
    figures: [f64; ProbCutDeviation::FEATURE_COUNT],
    discs: f64,
}

/// Fits the deviation between searches of two depths to all pairs of depths up to `deepest`, at
/// full width, in so many positions; calls `progress` after each.
///
/// Least squares of the absolute differences, which for a normal distribution average √(2/π)
/// standard deviations.
pub fn fit_probcut_deviation(
    weights: &Weights,
    positions: u32,
    deepest: u32,
    rng: &mut impl Rng,
    mut progress: impl FnMut(),
) -> ProbCutDeviation {
    let mut engine = Engine::new(weights, 18);
    let mut distances = Vec::new();
    for _ in 0..positions {
        let empties = rng.random_range(EMPTIES);
        let board = game_position(&mut engine, empties, rng);
        // Beyond the last square there is nothing to guess.
        let deepest = deepest.min(empties - 1);
        let request = |depth| SearchLimits {
            depth,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let values: Vec<_> =
            (0..=deepest).map(|depth| engine.value(board, &request(depth))).collect();
        for depth in 1..=deepest {
            for shallow in 0..depth {
                distances.push(ScoreDifference {
                    figures: ProbCutDeviation::features(empties, depth, shallow).map(f64::from),
                    discs: (values[depth as usize] - values[shallow as usize]).abs().into(),
                });
            }
        }
        progress();
    }
    let scale = (std::f64::consts::PI / 2.0).sqrt();
    ProbCutDeviation(least_squares(&distances).map(|factor| (factor * scale) as f32))
}

/// The factors with the least sum of squared errors: the normal equations, by elimination.
fn least_squares(distances: &[ScoreDifference]) -> [f64; ProbCutDeviation::FEATURE_COUNT] {
    const N: usize = ProbCutDeviation::FEATURE_COUNT;
    let mut rows = [[0.0; N + 1]; N];
    for ScoreDifference { figures, discs } in distances {
        for (row, figure) in rows.iter_mut().zip(figures) {
            for (sum, other) in row.iter_mut().zip(figures.iter().chain([discs])) {
                *sum += figure * other;
            }
        }
    }
    for pivot in 0..N {
        // Sums of squares with their products: the greatest of the column is the diagonal's, or
        // there was too little to learn from, and the factor stays 0.
        let Some(by) = Some(rows[pivot][pivot]).filter(|by| by.abs() > 1e-9) else { continue };
        let own = rows[pivot].map(|value| value / by);
        for row in &mut rows {
            let times = row[pivot];
            for (value, own) in row.iter_mut().zip(own) {
                *value -= times * own;
            }
        }
        rows[pivot] = own;
    }
    rows.map(|row| row[N])
}
