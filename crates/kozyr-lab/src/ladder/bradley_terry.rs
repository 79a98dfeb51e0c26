//! The fit of a Bradley-Terry model («Rank analysis of incomplete block designs», Biometrika 39,
//! 1952).

/// The result of the games between two contestants.
pub(super) struct PairwiseResult {
    /// The indices of the contestants.
    pub(super) pair: [usize; 2],
    /// The number of games.
    pub(super) games: f64,
    /// The points of the first contestant; a draw is half a point. Neither 0 nor `games`.
    pub(super) points: f64,
    /// The variance of the points.
    pub(super) variance: f64,
}

/// The fitted strengths, as natural logarithms of odds; contestant 0 has strength 0.
pub(super) struct BradleyTerryFit {
    pub(super) values: Vec<f64>,
    /// The standard errors of the values.
    pub(super) errors: Vec<f64>,
}

/// The maximum number of Newton steps; about ten suffice.
const MAX_NEWTON_STEPS: usize = 200;

/// The maximum-likelihood strengths of `count` contestants, all connected by results.
///
/// The points s of a pair in n games have the mean n·p with p = 1 / (1 + e^(v₂ − v₁)). The gradient
/// of the log-likelihood is the sum of s − n·p, its curvature that of n·p·(1 − p), and it has a
/// single maximum. The covariance of the values is C⁻¹·S·C⁻¹ with the curvature C and the empirical
/// scatter S of the points (White, «Maximum likelihood estimation of misspecified models»,
/// Econometrica 50, 1982).
pub(super) fn fit(count: usize, results: &[PairwiseResult]) -> BradleyTerryFit {
    let mut values = vec![0.0; count];
    for _ in 0..MAX_NEWTON_STEPS {
        let (gradient, curvature) = gradient_and_curvature(&values, results);
        let Some(step) = solve(&curvature, &[gradient]).pop() else { break };
        // Far from the maximum, a full step could overshoot.
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let share = 1.0 / longest.max(1.0);
        for (value, part) in values.iter_mut().skip(1).zip(&step) {
            *value += share * part;
        }
        if longest < 1e-10 {
            break;
        }
    }
    let errors = errors(&values, results);
    BradleyTerryFit { values, errors }
}

/// The gradient and curvature of the log-likelihood, without contestant 0, which is fixed.
fn gradient_and_curvature(values: &[f64], results: &[PairwiseResult]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = values.len() - 1;
    let mut gradient = vec![0.0; free];
    let mut curvature = vec![vec![0.0; free]; free];
    for result in results {
        let [a, b] = result.pair;
        let chance = 1.0 / (1.0 + (values[b] - values[a]).exp());
        let surplus = result.points - result.games * chance;
        for (index, sign) in [(a, 1.0), (b, -1.0)] {
            if index > 0 {
                gradient[index - 1] += sign * surplus;
            }
        }
        add_pair_weight(&mut curvature, result.pair, result.games * chance * (1.0 - chance));
    }
    (gradient, curvature)
}

/// Adds the weight of the difference between two contestants to a matrix.
fn add_pair_weight(matrix: &mut [Vec<f64>], pair: [usize; 2], weight: f64) {
    for (row, sign) in [(pair[0], 1.0), (pair[1], -1.0)] {
        for (column, other_sign) in [(pair[0], 1.0), (pair[1], -1.0)] {
            if row > 0 && column > 0 {
                matrix[row - 1][column - 1] += sign * other_sign * weight;
            }
        }
    }
}

/// The standard errors of the values; 0 for contestant 0, which is fixed.
fn errors(values: &[f64], results: &[PairwiseResult]) -> Vec<f64> {
    let free = values.len() - 1;
    let (_, curvature) = gradient_and_curvature(values, results);
    let mut scatter = vec![vec![0.0; free]; free];
    for result in results {
        add_pair_weight(&mut scatter, result.pair, result.variance);
    }
    let unit = |at: usize| (0..free).map(|index| f64::from(index == at)).collect::<Vec<f64>>();
    let inverse = solve(&curvature, &(0..free).map(unit).collect::<Vec<_>>());
    let variance = |row: &Vec<f64>| -> f64 {
        let cells = scatter.iter().zip(row);
        cells.map(|(line, a)| a * line.iter().zip(row).map(|(s, b)| s * b).sum::<f64>()).sum()
    };
    let others = inverse.iter().map(|row| variance(row).sqrt());
    std::iter::once(0.0).chain(others).collect()
}

/// Solves M·x = b for each right-hand side b by Gaussian elimination. M is symmetric and positive
/// definite if results connect all contestants, so no pivoting is needed.
fn solve(matrix: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut rows: Vec<Vec<f64>> = (0..size)
        .map(|row| matrix[row].iter().copied().chain(right.iter().map(|side| side[row])).collect())
        .collect();
    for pivot in 0..size {
        let line = rows[pivot].clone();
        for (row, cells) in rows.iter_mut().enumerate() {
            if row != pivot {
                let factor = cells[pivot] / line[pivot];
                cells.iter_mut().zip(&line).for_each(|(cell, above)| *cell -= factor * above);
            }
        }
    }
    let solution = |side: usize| {
        rows.iter().enumerate().map(|(row, cells)| cells[size + side] / cells[row]).collect()
    };
    (0..right.len()).map(solution).collect()
}
