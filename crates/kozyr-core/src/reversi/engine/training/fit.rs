//! Fitting weights to labelled positions: ridge regression by conjugate gradients.
//!
//! Sought are the weights with the least sum of squared errors plus what is not [`Plain`] in them:
//! their squares, so that a configuration seen seldom keeps a small weight, and the squares of their
//! differences between neighbouring stages, so that what is seldom seen at one stage learns from
//! the others. Every pass goes through the samples in the order of their empties, so that the two
//! stages in use stay in the cache.

use std::thread::{self, Builder, ScopedJoinHandle};

use super::Sample;
use crate::reversi::engine::{
    patterns::{ALL, PATTERNS},
    weights::{MOBILITY, STAGES, Stage, Weights, blend, stage_empties},
};

/// What weights are drawn towards beside the labels, in samples.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plain {
    /// How much each weight is drawn towards nothing.
    pub to_nothing: f32,
    /// How much it is drawn towards that of the same configuration at the stages before and after.
    pub between_stages: f32,
}

impl Plain {
    /// For generations whose games are few and soon forgotten: each stage by itself.
    pub const BY_STAGE: Plain = Plain { to_nothing: 12.0, between_stages: 0.0 };

    /// For weights that stay. Of the eight pairs of figures that were tried, this one has the least
    /// squared error over samples held back.
    pub const ACROSS_STAGES: Plain = Plain { to_nothing: 1.0, between_stages: 60.0 };

    /// How hard weights are pulled away from where they are.
    fn pull(self, stride: usize, weights: &[f32]) -> Vec<f32> {
        let mut pull: Vec<f32> = weights.iter().map(|weight| self.to_nothing * weight).collect();
        if self.between_stages > 0.0 {
            for later in stride..weights.len() {
                let difference = self.between_stages * (weights[later] - weights[later - stride]);
                pull[later] += difference;
                pull[later - stride] -= difference;
            }
        }
        pull
    }

    /// How steeply the pull grows with each weight.
    fn steepness(self, stride: usize) -> Vec<f32> {
        let neighbours = |stage| if stage == 0 || stage == STAGES - 1 { 1.0 } else { 2.0 };
        (0..stride * STAGES)
            .map(|place| self.to_nothing + self.between_stages * neighbours(place / stride))
            .collect()
    }
}

/// Of so many blocks of samples one is not learned from but used to measure the error. Blocks,
/// because positions of the same game would give each other away.
const HELD_BACK: usize = 20;
/// Samples a block.
const BLOCK: usize = 1000;

/// What came out of a fit.
#[derive(Clone, PartialEq, Debug)]
pub struct FitReport {
    /// How many samples were learned from.
    pub samples: usize,
    /// For each stage with samples held back: its empties, their number and the mean absolute
    /// error in discs.
    pub errors: Vec<(usize, usize, f64)>,
    /// The mean absolute error over all samples held back.
    pub error: f64,
}

/// A sample with its weights looked up.
struct Row {
    weights: [u32; PATTERNS],
    own: u8,
    other: u8,
    empties: u8,
    score: i8,
}

impl Row {
    fn new(sample: &Sample) -> Self {
        let (player, opponent) = (sample.board.player().0, sample.board.opponent().0);
        let indices = ALL.indices(player, opponent);
        let mobility = |count: usize| count.min(MOBILITY - 1) as u8;
        Row {
            weights: std::array::from_fn(|pattern| {
                let place = ALL.origins[pattern].wrapping_add_signed(i32::from(indices.0[pattern]));
                ALL.shared[place as usize]
            }),
            own: mobility(sample.board.moves().len()),
            other: mobility(sample.board.pass().moves().len()),
            empties: sample.board.empties().len() as u8,
            score: sample.score,
        }
    }

    /// Calls with the place of every weight that the sample uses, and its share there.
    #[inline(always)]
    fn each(&self, stride: usize, mut visit: impl FnMut(usize, f32)) {
        let (first, second, share) = blend(self.empties.into());
        for (stage, share) in [(first, 1.0 - share), (second, share)] {
            if share == 0.0 {
                continue;
            }
            let base = stage * stride;
            visit(base, share);
            visit(base + 1 + usize::from(self.own), share);
            visit(base + 1 + MOBILITY + usize::from(self.other), share);
            for &weight in &self.weights {
                visit(base + FIGURES + weight as usize, share);
            }
        }
    }

    fn value(&self, stride: usize, weights: &[f32]) -> f32 {
        let mut sum = 0.0;
        self.each(stride, |place, share| sum += share * weights[place]);
        sum
    }
}

/// The figures of a stage beside its patterns.
const FIGURES: usize = 1 + 2 * MOBILITY;

/// In so many parts samples are gone through, each by a thread of its own: always as many, since sums
/// of fractions depend on their order.
const PARTS: usize = 4;

/// Sums up what every sample adds to so many figures, beginning from those given.
fn sum_over(
    rows: &[Row],
    from: Vec<f32>,
    add: impl Fn(&Row, &mut [f32]) + Send + Sync,
) -> Vec<f32> {
    let count = from.len();
    let part = &|rows: &[Row]| {
        let mut sums = vec![0.0; count];
        rows.iter().for_each(|row| add(row, &mut sums));
        sums
    };
    let parts = rows.chunks(rows.len().div_ceil(PARTS).max(1));
    let parts: Vec<Vec<f32>> = thread::scope(|scope| {
        // What a machine gives no thread for is added up afterwards.
        let begin = |rows| (rows, Builder::new().spawn_scoped(scope, move || part(rows)).ok());
        let begun: Vec<_> = parts.map(begin).collect();
        let sums = |(rows, thread): (_, Option<ScopedJoinHandle<'_, _>>)| match thread {
            Some(thread) => thread.join().expect("adding up does not panic"),
            None => part(rows),
        };
        begun.into_iter().map(sums).collect()
    });
    parts.iter().fold(from, |mut sums, part| {
        sums.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        sums
    })
}

/// Fits weights to samples, beginning from others, in so many rounds, as plain as asked for; calls `progress` after
/// each with its number and the root of the mean squared error.
pub fn fit(
    samples: &[Sample],
    from: &Weights,
    rounds: u32,
    plain: Plain,
    mut progress: impl FnMut(u32, f64),
) -> (Weights, FitReport) {
    let stride = FIGURES + ALL.weight_count();
    let (held_back, mut rows): (Vec<_>, Vec<_>) = samples
        .iter()
        .enumerate()
        .map(|(index, sample)| ((index / BLOCK).is_multiple_of(HELD_BACK), Row::new(sample)))
        .partition(|(held_back, _)| *held_back);
    rows.sort_by_key(|(_, row)| row.empties);
    let rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();

    let mut weights = flatten(from, stride);
    let scale = sum_over(&rows, plain.steepness(stride), |row, scale| {
        row.each(stride, |place, share| scale[place] += share * share);
    });
    let pull = plain.pull(stride, &weights).iter().map(|pull| -pull).collect();
    let mut residual = sum_over(&rows, pull, |row, residual| {
        let error = f32::from(row.score) - row.value(stride, &weights);
        row.each(stride, |place, share| residual[place] += share * error);
    });
    let mut direction: Vec<f32> = residual.iter().zip(&scale).map(|(r, s)| r / s).collect();
    let mut energy = dot(&residual, &direction);
    for round in 1..=rounds {
        let image = sum_over(&rows, plain.pull(stride, &direction), |row, image| {
            let along = row.value(stride, &direction);
            row.each(stride, |place, share| image[place] += share * along);
        });
        let curvature = dot(&direction, &image);
        if curvature <= 0.0 || energy <= 0.0 {
            break;
        }
        let step = (energy / curvature) as f32;
        for index in 0..weights.len() {
            weights[index] += step * direction[index];
            residual[index] -= step * image[index];
        }
        let steepest: Vec<f32> = residual.iter().zip(&scale).map(|(r, s)| r / s).collect();
        let next = dot(&residual, &steepest);
        let keep = (next / energy) as f32;
        for (along, steepest) in direction.iter_mut().zip(steepest) {
            *along = steepest + keep * *along;
        }
        energy = next;
        let squares: f64 = held_back
            .iter()
            .map(|(_, row)| f64::from(f32::from(row.score) - row.value(stride, &weights)).powi(2))
            .sum();
        progress(round, (squares / held_back.len().max(1) as f64).sqrt());
    }
    let held_back: Vec<Row> = held_back.into_iter().map(|(_, row)| row).collect();
    let report = measure(&held_back, rows.len(), stride, &weights);
    (unflatten(&weights, stride), report)
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(&a, &b)| f64::from(a) * f64::from(b)).sum()
}

fn flatten(weights: &Weights, stride: usize) -> Vec<f32> {
    let mut flat = Vec::with_capacity(stride * STAGES);
    for stage in weights.stages() {
        flat.push(stage.tempo);
        flat.extend(stage.own_mobility);
        flat.extend(stage.other_mobility);
        flat.extend(&*stage.patterns);
    }
    flat
}

fn unflatten(flat: &[f32], stride: usize) -> Weights {
    let stage = |flat: &[f32]| {
        let mut stage = Stage::zero();
        stage.tempo = flat[0];
        stage.own_mobility.copy_from_slice(&flat[1..1 + MOBILITY]);
        stage.other_mobility.copy_from_slice(&flat[1 + MOBILITY..FIGURES]);
        stage.patterns.copy_from_slice(&flat[FIGURES..]);
        stage
    };
    Weights::new(flat.chunks_exact(stride).map(stage).collect())
}

fn measure(held_back: &[Row], samples: usize, stride: usize, weights: &[f32]) -> FitReport {
    let mut stages = [(0usize, 0.0); STAGES];
    for row in held_back {
        let (first, second, share) = blend(row.empties.into());
        let stage = if share < 0.5 { first } else { second };
        stages[stage].0 += 1;
        stages[stage].1 += f64::from((f32::from(row.score) - row.value(stride, weights)).abs());
    }
    let errors = stages
        .iter()
        .enumerate()
        .filter(|(_, (count, _))| *count > 0)
        .map(|(stage, &(count, sum))| (stage_empties(stage), count, sum / count as f64))
        .collect();
    let sum: f64 = stages.iter().map(|(_, sum)| sum).sum();
    FitReport { samples, errors, error: sum / held_back.len().max(1) as f64 }
}
