//! Fits a network to labelled positions.
//!
//! Minimizes the mean squared error by mini-batch gradient descent with [`Adam`]. On every machine
//! a batch is split into the same shards, whose gradients are summed in order, and the embedding
//! tables are updated independently. The result therefore does not depend on the number of threads.

use std::{
    ops::Range,
    sync::Mutex,
    thread::{self, Builder},
};

use rand::{Rng, RngExt, seq::SliceRandom};

use super::sample::LabelledBoard;
use crate::{
    board::Board,
    engine::{
        patterns::PATTERN_TABLES,
        weights::{
            INPUT_COUNT, OUTPUT_SCALE_DISCS, STAGES, VALUE_UNITS_PER_DISC, Weights, active_rows,
            row_count, stage_of,
        },
    },
    kernel::{
        Portable,
        network::{
            ACTIVATION_SCALE, EMBEDDING_WIDTH, EmbeddingRow, HIDDEN_UNITS, HIDDEN_WEIGHT_SCALE,
            LayerStack, OUTPUT_WEIGHT_SCALE, RAW_VALUE_SCALE, SKIP_WEIGHT_SCALE,
        },
    },
};
use kozyr_core::adam::{Adam, Moments};

/// Samples per batch.
const BATCH_SIZE: usize = 8192;
/// Shards per batch.
const SHARD_COUNT: usize = 4;
/// The initial learning rate; it decays linearly to about a fiftieth.
const LEARNING_RATE: f32 = 0.002;
/// The inputs of each embedding table, chosen to balance the work.
const TABLE_INPUTS: [Range<usize>; SHARD_COUNT] = [0..12, 12..24, 24..34, 34..INPUT_COUNT];
/// The largest number that a row can hold.
const MAX_ROW_VALUE: f32 = i8::MAX as f32 / ACTIVATION_SCALE as f32;

/// One block of samples in this many is held out for validation. Whole blocks are held out because
/// positions of one game are correlated.
const VALIDATION_BLOCK_INTERVAL: usize = 20;
/// Samples per block.
const BLOCK_SAMPLES: usize = 1000;

/// Options for fitting a network.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitOptions {
    /// The number of passes over all samples.
    pub epochs: u32,
    /// The absolute label, in discs, at half weight: the weight is 1 / (1 + (label / half)²),
    /// because games are decided where neither side is far ahead. With `None`, all samples have
    /// equal weight.
    pub half_weight_discs: Option<f32>,
}

impl FitOptions {
    /// The weight of a sample with the given label.
    fn sample_weight(&self, discs: f32) -> f32 {
        self.half_weight_discs.map_or(1.0, |half| 1.0 / (1.0 + (discs / half).powi(2)))
    }
}

/// The result of a fit.
#[derive(Clone, PartialEq, Debug)]
pub struct FitReport {
    /// The number of training samples.
    pub samples: usize,
    /// The validation error by stage, in ranges of ten empties: the smallest number of empties, the
    /// number of samples, and the mean absolute error in discs.
    pub errors_by_empties: Vec<(usize, usize, f64)>,
    /// The mean absolute error over all validation samples.
    pub mean_absolute_error: f64,
}

/// A sample with its row indices. Each is relative to the first row of its kind, to fit in 16 bits
/// and save memory.
struct EncodedSample {
    rows: [u16; INPUT_COUNT],
    empties: u8,
    score: i8,
}

impl EncodedSample {
    fn new(sample: &LabelledBoard, first: &[u32; INPUT_COUNT]) -> Self {
        let board = sample.board;
        let indices = PATTERN_TABLES.indices(board.player().0, board.opponent().0);
        let [own, other] = placements(board);
        let rows = active_rows(&indices, own, other);
        EncodedSample {
            rows: std::array::from_fn(|input| (rows[input] - first[input]) as u16),
            empties: board.empties().len() as u8,
            score: sample.score,
        }
    }

    /// The network's target output.
    fn target(&self) -> f32 {
        f32::from(self.score) / OUTPUT_SCALE_DISCS as f32
    }
}

/// The mobility of the side to move and of the opponent.
fn placements(board: Board) -> [u32; 2] {
    [board, board.pass()].map(|board| board.moves().len() as u32)
}

/// The evaluation of a position by quantized weights, in discs.
fn predicted_discs(weights: &Weights, board: Board) -> f64 {
    let indices = PATTERN_TABLES.indices(board.player().0, board.opponent().0);
    let empties = board.empties().len() as u32;
    f64::from(weights.evaluate(Portable, empties, &indices, placements(board)))
        / f64::from(VALUE_UNITS_PER_DISC)
}

/// The first row of each input's kind.
fn first_rows() -> [u32; INPUT_COUNT] {
    let mobility = PATTERN_TABLES.weight_count() as u32;
    std::array::from_fn(|input| {
        let kind = PATTERN_TABLES
            .table_starts
            .partition_point(|&begin| begin as u32 <= PATTERN_TABLES.table_origins[input])
            - 1;
        if input < INPUT_COUNT - 2 { PATTERN_TABLES.weight_starts[kind] as u32 } else { mobility }
    })
}

type EmbeddingVector = [f32; EMBEDDING_WIDTH];

/// The layers of one stage in training.
#[derive(Clone)]
struct TrainableLayerStack {
    inner: [EmbeddingVector; HIDDEN_UNITS],
    thresholds: [f32; HIDDEN_UNITS],
    outer: [f32; HIDDEN_UNITS],
    direct: EmbeddingVector,
    constant: f32,
}

impl TrainableLayerStack {
    const ZERO: TrainableLayerStack = TrainableLayerStack {
        inner: [[0.0; EMBEDDING_WIDTH]; HIDDEN_UNITS],
        thresholds: [0.0; HIDDEN_UNITS],
        outer: [0.0; HIDDEN_UNITS],
        direct: [0.0; EMBEDDING_WIDTH],
        constant: 0.0,
    };

    /// The initial layers with random parameters.
    fn new(rng: &mut impl Rng) -> Self {
        let mut new = TrainableLayerStack::ZERO;
        new.inner.as_flattened_mut().fill_with(|| rng.random_range(-0.5..0.5));
        new.thresholds.fill_with(|| rng.random_range(-0.1..0.1));
        new.outer.fill_with(|| rng.random_range(-0.25..0.25));
        new.direct.fill_with(|| rng.random_range(-0.25..0.25));
        new
    }

    /// All parameters in a fixed order.
    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.as_flattened_mut().iter_mut().chain(&mut self.thresholds);
        inner.chain(&mut self.outer).chain(&mut self.direct).chain([&mut self.constant])
    }

    /// The forward pass: the output and the hidden activations.
    #[inline(always)]
    fn forward(&self, sums: &EmbeddingVector) -> (f32, [f32; HIDDEN_UNITS]) {
        let seen = clip(sums);
        let mut value = self.constant + dot(&self.direct, sums);
        let mut units = [0.0; HIDDEN_UNITS];
        for (unit, made) in units.iter_mut().enumerate() {
            *made = (dot(&self.inner[unit], &seen) + self.thresholds[unit]).max(0.0);
            value += self.outer[unit] * *made;
        }
        (value, units)
    }

    /// Quantizes the layers to the file format.
    fn quantize(&self) -> LayerStack {
        let short = |weight: f32, one: i32| (weight * one as f32).round() as i16;
        let long = |weight: f32, one: i32| (weight * one as f32).round() as i32;
        LayerStack {
            hidden_weights: std::array::from_fn(|pair| {
                std::array::from_fn(|place| {
                    short(self.inner[place / 2][2 * pair + place % 2], HIDDEN_WEIGHT_SCALE)
                })
            }),
            hidden_biases: self
                .thresholds
                .map(|weight| long(weight, HIDDEN_WEIGHT_SCALE * i32::from(ACTIVATION_SCALE))),
            output_weights: self.outer.map(|weight| long(weight, OUTPUT_WEIGHT_SCALE)),
            skip_weights: self.direct.map(|weight| short(weight, SKIP_WEIGHT_SCALE)),
            output_bias: long(self.constant, RAW_VALUE_SCALE),
        }
    }
}

/// Clips the accumulator to ±1, as hidden units see it.
#[inline(always)]
fn clip(sums: &EmbeddingVector) -> EmbeddingVector {
    sums.map(|sum| sum.clamp(-1.0, 1.0))
}

/// The dot product, summed in a fixed order that can be vectorized.
#[inline(always)]
fn dot(one: &EmbeddingVector, two: &EmbeddingVector) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, two) in one.as_chunks::<8>().0.iter().zip(two.as_chunks::<8>().0) {
        for (lane, (one, two)) in lanes.iter_mut().zip(one.iter().zip(two)) {
            *lane += one * two;
        }
    }
    let [a, b, c, d, e, f, g, h] = lanes;
    ((a + e) + (b + f)) + ((c + g) + (d + h))
}

/// The embedding rows of some inputs, with optimizer state and gradients.
struct EmbeddingTable {
    inputs: Range<usize>,
    /// The index of the first row.
    first: u32,
    rows: Vec<EmbeddingVector>,
    moments: Vec<[Moments; EMBEDDING_WIDTH]>,
    gradients: Vec<EmbeddingVector>,
    /// The rows that are active in the current batch.
    touched: Vec<u32>,
    is_touched: Vec<bool>,
}

impl EmbeddingTable {
    fn new(inputs: Range<usize>, first: &[u32; INPUT_COUNT]) -> Self {
        let begin = first[inputs.start];
        let end = first.get(inputs.end).map_or(row_count(), |&end| end as usize);
        let count = end - begin as usize;
        EmbeddingTable {
            inputs,
            first: begin,
            rows: vec![[0.0; EMBEDDING_WIDTH]; count],
            moments: vec![[Moments::default(); EMBEDDING_WIDTH]; count],
            gradients: vec![[0.0; EMBEDDING_WIDTH]; count],
            touched: Vec::new(),
            is_touched: vec![false; count],
        }
    }

    /// Updates the active rows of a batch by the gradients of its samples.
    fn apply_gradients(
        &mut self,
        batch: &[EncodedSample],
        slopes: &[Vec<EmbeddingVector>],
        first: &[u32; INPUT_COUNT],
        pace: OptimizerStep,
    ) {
        for (sight, slope) in batch.iter().zip(slopes.iter().flatten()) {
            for input in self.inputs.clone() {
                let at = (first[input] + u32::from(sight.rows[input]) - self.first) as usize;
                if !std::mem::replace(&mut self.is_touched[at], true) {
                    self.touched.push(at as u32);
                }
                self.gradients[at].iter_mut().zip(slope).for_each(|(sum, slope)| *sum += slope);
            }
        }
        for at in self.touched.drain(..).map(|at| at as usize) {
            self.is_touched[at] = false;
            let slopes = std::mem::replace(&mut self.gradients[at], [0.0; EMBEDDING_WIDTH]);
            let weights = self.rows[at].iter_mut().zip(&mut self.moments[at]);
            for ((weight, moments), slope) in weights.zip(slopes) {
                *weight -= pace.learning_rate * pace.adam.step(moments, slope / pace.batch_size);
                *weight = weight.clamp(-MAX_ROW_VALUE, MAX_ROW_VALUE);
            }
        }
    }
}

/// The parameters of one optimizer step.
#[derive(Clone, Copy)]
struct OptimizerStep {
    adam: Adam,
    learning_rate: f32,
    batch_size: f32,
}

/// The network in training.
struct TrainableNetwork {
    rules: FitOptions,
    first: [u32; INPUT_COUNT],
    tables: [EmbeddingTable; SHARD_COUNT],
    layers: Vec<TrainableLayerStack>,
    moments: Vec<Vec<Moments>>,
}

/// The gradients of one shard of a batch.
struct ShardGradients {
    /// The gradient of each sample's accumulator.
    sums: Vec<EmbeddingVector>,
    layers: Vec<TrainableLayerStack>,
    /// The weighted sum of squared errors.
    squared_error: f64,
}

impl TrainableNetwork {
    fn new(rules: FitOptions, rng: &mut impl Rng) -> Self {
        let first = first_rows();
        let mut layer = TrainableLayerStack::new(rng);
        let weights = layer.parameters_mut().count();
        TrainableNetwork {
            rules,
            first,
            tables: TABLE_INPUTS.map(|inputs| EmbeddingTable::new(inputs, &first)),
            layers: vec![layer; STAGES],
            moments: vec![vec![Moments::default(); weights]; STAGES],
        }
    }

    #[inline(always)]
    fn embed(&self, sight: &EncodedSample) -> EmbeddingVector {
        let mut sums = [0.0; EMBEDDING_WIDTH];
        for table in &self.tables {
            for input in table.inputs.clone() {
                let at = self.first[input] + u32::from(sight.rows[input]) - table.first;
                let row = &table.rows[at as usize];
                sums.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
            }
        }
        sums
    }

    /// The gradients of half the weighted squared error.
    fn gradients(&self, part: &[EncodedSample]) -> ShardGradients {
        let layers = vec![TrainableLayerStack::ZERO; STAGES];
        let mut slopes =
            ShardGradients { sums: Vec::with_capacity(part.len()), layers, squared_error: 0.0 };
        for sight in part {
            let sums = self.embed(sight);
            let stage = stage_of(sight.empties.into());
            let (layer, slope) = (&self.layers[stage], &mut slopes.layers[stage]);
            let (value, units) = layer.forward(&sums);
            let error = value - sight.target();
            let weight = self.rules.sample_weight(sight.score.into());
            slopes.squared_error += f64::from(weight * error * error);
            let error = weight * error;
            slope.constant += error;
            let mut of_sums = layer.direct.map(|weight| error * weight);
            let mut of_seen = [0.0; EMBEDDING_WIDTH];
            let seen = clip(&sums);
            add_scaled(&mut slope.direct, error, &sums);
            for (unit, &made) in units.iter().enumerate() {
                if made > 0.0 {
                    let of_unit = error * layer.outer[unit];
                    slope.outer[unit] += error * made;
                    slope.thresholds[unit] += of_unit;
                    add_scaled(&mut slope.inner[unit], of_unit, &seen);
                    add_scaled(&mut of_seen, of_unit, &layer.inner[unit]);
                }
            }
            for (of_sum, (sum, of_seen)) in of_sums.iter_mut().zip(sums.iter().zip(of_seen)) {
                // The gradient of a clipped value is zero.
                *of_sum += if sum.abs() < 1.0 { of_seen } else { 0.0 };
            }
            slopes.sums.push(of_sums);
        }
        slopes
    }

    /// Trains on a batch and returns its weighted sum of squared errors.
    fn train_batch(&mut self, batch: &[EncodedSample], adam: Adam, step: f32) -> f64 {
        let parts = batch.chunks(batch.len().div_ceil(SHARD_COUNT)).collect();
        let parts = parallel_map(parts, |part| self.gradients(part));
        let pace = OptimizerStep { adam, learning_rate: step, batch_size: batch.len() as f32 };
        let (mut squares, mut of_sums, mut of_layers) = (0.0, Vec::new(), Vec::new());
        for part in parts {
            squares += part.squared_error;
            of_sums.push(part.sums);
            of_layers.push(part.layers);
        }
        for (stage, (layer, moments)) in self.layers.iter_mut().zip(&mut self.moments).enumerate() {
            let mut slopes = TrainableLayerStack::ZERO;
            for part in &mut of_layers {
                slopes
                    .parameters_mut()
                    .zip(part[stage].parameters_mut())
                    .for_each(|(sum, slope)| *sum += *slope);
            }
            for ((weight, moments), slope) in
                layer.parameters_mut().zip(moments).zip(slopes.parameters_mut())
            {
                *weight -= pace.learning_rate * pace.adam.step(moments, *slope / pace.batch_size);
            }
        }
        let first = &self.first;
        let tables = self.tables.iter_mut().collect();
        parallel_map(tables, |table: &mut EmbeddingTable| {
            table.apply_gradients(batch, &of_sums, first, pace)
        });
        squares
    }

    /// Quantizes the network to the file format.
    fn quantize(&self) -> Weights {
        let round = |weight: f32| (weight * f32::from(ACTIVATION_SCALE)).round() as i8;
        let rows: Vec<EmbeddingRow> = self
            .tables
            .iter()
            .flat_map(|table| &table.rows)
            .map(|row| EmbeddingRow(row.map(round)))
            .collect();
        let mut layers = self.layers.iter().map(TrainableLayerStack::quantize);
        Weights::new(
            &rows,
            Box::new(std::array::from_fn(|_| layers.next().unwrap_or(LayerStack::ZERO))),
        )
    }
}

/// Adds `times * what` to `to`.
#[inline(always)]
fn add_scaled(to: &mut EmbeddingVector, times: f32, what: &EmbeddingVector) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += times * what);
}

/// Maps `work` over `things` on all available cores and returns the results in order.
fn parallel_map<T: Send, R: Send>(things: Vec<T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, |cores| cores.get().min(things.len()));
    let queue = Mutex::new(things.into_iter().enumerate());
    let next = || queue.lock().expect("taking does not panic").next();
    let worker = || {
        let mut done = Vec::new();
        while let Some((at, thing)) = next() {
            done.push((at, work(thing)));
        }
        done
    };
    let mut done = thread::scope(|scope| {
        // If a thread cannot be spawned, this one does its work.
        let others: Vec<_> =
            (1..threads).filter_map(|_| Builder::new().spawn_scoped(scope, worker).ok()).collect();
        let mut done = worker();
        for other in others {
            done.extend(other.join().expect("working does not panic"));
        }
        done
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Fits a new network to samples, shuffled before each epoch. After each epoch, calls `progress`
/// with its number and the root mean squared training error in discs.
///
/// The same samples and random numbers give the same network on every machine.
///
/// # Panics
/// If there are no training samples.
pub fn fit(
    samples: &[LabelledBoard],
    rules: &FitOptions,
    rng: &mut impl Rng,
    mut progress: impl FnMut(u32, f64),
) -> (Weights, FitReport) {
    let first = first_rows();
    let is_held_back = |at: usize| (at / BLOCK_SAMPLES).is_multiple_of(VALIDATION_BLOCK_INTERVAL);
    let learned = samples.iter().enumerate().filter(|(at, _)| !is_held_back(*at));
    let mut sights: Vec<_> =
        learned.map(|(_, sample)| EncodedSample::new(sample, &first)).collect();
    assert!(!sights.is_empty(), "there are no training samples");
    let mut network = TrainableNetwork::new(*rules, rng);
    let mut adam = Adam::new();
    let (count, all) = (sights.len(), rules.epochs as usize * sights.len());
    let weight = |sight: &EncodedSample| f64::from(rules.sample_weight(sight.score.into()));
    let counted: f64 = sights.iter().map(weight).sum();
    for round in 1..=rules.epochs {
        sights.shuffle(rng);
        let (mut seen, mut squares) = ((round as usize - 1) * count, 0.0);
        for batch in sights.chunks(BATCH_SIZE) {
            adam.begin_step();
            let left = 1.0 - seen as f32 / all as f32;
            squares += network.train_batch(batch, adam, LEARNING_RATE * (left + 1.0 / 50.0));
            seen += batch.len();
        }
        progress(round, (squares / counted).sqrt() * f64::from(OUTPUT_SCALE_DISCS));
    }
    let weights = network.quantize();
    let held_back = samples.iter().enumerate().filter(|(at, _)| is_held_back(*at));
    let report = validate(held_back.map(|(_, sample)| sample), count, &weights);
    (weights, report)
}

/// The error of quantized weights on validation samples.
fn validate<'s>(
    held_back: impl Iterator<Item = &'s LabelledBoard>,
    samples: usize,
    weights: &Weights,
) -> FitReport {
    const TEN: usize = 10;
    let mut tens = [(0usize, 0.0); 7];
    for LabelledBoard { board, score } in held_back {
        let ten = &mut tens[board.empties().len() / TEN];
        ten.0 += 1;
        ten.1 += (predicted_discs(weights, *board) - f64::from(*score)).abs();
    }
    let some = tens.iter().enumerate().filter(|(_, (count, _))| *count > 0);
    let errors = some.map(|(ten, &(count, sum))| (TEN * ten, count, sum / count as f64)).collect();
    let (count, sum) = tens.iter().fold((0, 0.0), |all, ten| (all.0 + ten.0, all.1 + ten.1));
    FitReport { samples, errors_by_empties: errors, mean_absolute_error: sum / count.max(1) as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::training::self_play::random_board;
    use kozyr_core::game::Seed;

    fn sights(count: u64) -> Vec<EncodedSample> {
        let mut rng = Seed::from(3).rng();
        let boards = (0..count).map(|_| {
            loop {
                let plies = rng.random_range(1..58);
                if let Some(board) = random_board(plies, &mut rng) {
                    break board;
                }
            }
        });
        let samples: Vec<_> = boards.map(|board| LabelledBoard { board, score: 9 }).collect();
        samples.iter().map(|sample| EncodedSample::new(sample, &first_rows())).collect()
    }

    /// A network with non-zero rows.
    fn network() -> TrainableNetwork {
        let mut rng = Seed::from(4).rng();
        let rules = FitOptions { epochs: 1, half_weight_discs: Some(12.0) };
        let mut network = TrainableNetwork::new(rules, &mut rng);
        for row in network.tables.iter_mut().flat_map(|table| &mut table.rows) {
            row.fill_with(|| rng.random_range(-0.1..0.1));
        }
        network
    }

    #[test]
    fn slopes_are_what_small_changes_of_the_weights_do() {
        const LITTLE: f32 = 1e-3;
        let mut network = network();
        let (mut smooth, mut all) = (0, 0);
        for sight in sights(20) {
            let stage = stage_of(sight.empties.into());
            let loss = |network: &TrainableNetwork| {
                let (value, _) = network.layers[stage].forward(&network.embed(&sight));
                // The weight of nine discs at half weight twelve: 1 / (1 + 9 / 16).
                0.64 * (value - sight.target()).powi(2) / 2.0
            };
            let mut agrees = |[less, as_it_is, more]: [f32; 3], slope: f32| {
                let [before, after] = [as_it_is - less, more - as_it_is].map(|rise| rise / LITTLE);
                all += 1;
                // The loss has a kink where a unit starts or an input is clipped.
                if (before - after).abs() < 0.01 {
                    smooth += 1;
                    let found = (before + after) / 2.0;
                    let near = (found - slope).abs() < 0.01 + 0.05 * slope.abs();
                    assert!(near, "{found} and {slope}");
                }
            };
            let mut slopes = network.gradients(std::slice::from_ref(&sight));
            let count = slopes.layers[stage].parameters_mut().count();
            for at in (0..count).step_by(7).chain([count - 1]) {
                let losses = [-LITTLE, 0.0, LITTLE].map(|change| {
                    let weight = network.layers[stage].parameters_mut().nth(at).unwrap();
                    let before = std::mem::replace(weight, *weight + change);
                    let loss = loss(&network);
                    *network.layers[stage].parameters_mut().nth(at).unwrap() = before;
                    loss
                });
                agrees(losses, *slopes.layers[stage].parameters_mut().nth(at).unwrap());
            }
            // No other input has the row of the last one.
            let table = SHARD_COUNT - 1;
            let row = network.first[INPUT_COUNT - 1] - network.tables[table].first;
            let row = row as usize + usize::from(sight.rows[INPUT_COUNT - 1]);
            for at in 0..EMBEDDING_WIDTH {
                let losses = [-LITTLE, 0.0, LITTLE].map(|change| {
                    let weight = &mut network.tables[table].rows[row][at];
                    let before = std::mem::replace(weight, *weight + change);
                    let loss = loss(&network);
                    network.tables[table].rows[row][at] = before;
                    loss
                });
                agrees(losses, slopes.sums[0][at]);
            }
        }
        assert!(10 * smooth > 9 * all, "{smooth} of {all}");
    }

    #[test]
    fn a_network_is_rounded_to_nearly_the_same_values() {
        let network = network();
        let weights = network.quantize();
        let mut rng = Seed::from(5).rng();
        for _ in 0..500 {
            let plies = rng.random_range(1..58);
            let Some(board) = random_board(plies, &mut rng) else { continue };
            let sight = EncodedSample::new(&LabelledBoard { board, score: 0 }, &network.first);
            let layer = &network.layers[stage_of(sight.empties.into())];
            let (value, _) = layer.forward(&network.embed(&sight));
            let discs = [
                f64::from(value) * f64::from(OUTPUT_SCALE_DISCS),
                predicted_discs(&weights, board),
            ];
            // Each row is off by at most 1/512, and such errors seldom add up.
            assert!((discs[0] - discs[1]).abs() < 1.0, "{discs:?}");
        }
    }

    #[test]
    fn things_done_side_by_side_come_back_in_order() {
        let squares = parallel_map((0..1000u64).collect(), |number| number * number);
        assert!(squares.into_iter().eq((0..1000).map(|number| number * number)));
    }
}
