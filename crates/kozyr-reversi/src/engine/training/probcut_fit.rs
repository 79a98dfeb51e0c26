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
    figures: [f64; ProbCutDeviation::FEATURE_COUNT],
    discs: f64,
}

/// Fits the deviation between searches of two depths, for all pairs of depths up to `deepest`,
/// without selective pruning, on the given number of positions. Calls `progress` after each
/// position.
///
/// The fit minimizes the squared error of the absolute differences. For a normal distribution these
/// average √(2/π) standard deviations.
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
        // There is nothing to predict beyond the end of the game.
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

/// Linear least squares: solves the normal equations by elimination.
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
        // The matrix is a Gram matrix, so the diagonal is a good pivot. If it is about 0, there is
        // too little data and the coefficient stays 0.
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
