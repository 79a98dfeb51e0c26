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
    /// Encodes a sample. `first` holds the first row of each input's kind.
    fn new(sample: &LabelledBoard, first: &[u32; INPUT_COUNT]) -> Self {
        let board = sample.board;
        let indices = PATTERN_TABLES.indices(board.player().0, board.opponent().0);
        let [own, other] = mobilities(board);
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

/// The numbers of legal moves of the side to move and of the opponent.
fn mobilities(board: Board) -> [u32; 2] {
    [board, board.pass()].map(|board| board.moves().len() as u32)
}

/// The evaluation of a position by quantized weights, in discs.
fn predicted_discs(weights: &Weights, board: Board) -> f64 {
    let indices = PATTERN_TABLES.indices(board.player().0, board.opponent().0);
    let empties = board.empties().len() as u32;
    f64::from(weights.evaluate(Portable, empties, &indices, mobilities(board)))
        / f64::from(VALUE_UNITS_PER_DISC)
}

/// For each input, the index of the first row of its kind: of its pattern's shape, or of mobility.
fn first_rows() -> [u32; INPUT_COUNT] {
    let mobility = PATTERN_TABLES.weight_count() as u32;
    std::array::from_fn(|input| {
        let shape = PATTERN_TABLES
            .table_starts
            .partition_point(|&start| start as u32 <= PATTERN_TABLES.table_origins[input])
            - 1;
        if input < INPUT_COUNT - 2 { PATTERN_TABLES.weight_starts[shape] as u32 } else { mobility }
    })
}

/// An embedding row, or an accumulator, in training.
type EmbeddingVector = [f32; EMBEDDING_WIDTH];

/// The layers of one stage in training.
#[derive(Clone)]
struct TrainableLayerStack {
    hidden_weights: [EmbeddingVector; HIDDEN_UNITS],
    hidden_biases: [f32; HIDDEN_UNITS],
    output_weights: [f32; HIDDEN_UNITS],
    skip_weights: EmbeddingVector,
    output_bias: f32,
}

impl TrainableLayerStack {
    const ZERO: TrainableLayerStack = TrainableLayerStack {
        hidden_weights: [[0.0; EMBEDDING_WIDTH]; HIDDEN_UNITS],
        hidden_biases: [0.0; HIDDEN_UNITS],
        output_weights: [0.0; HIDDEN_UNITS],
        skip_weights: [0.0; EMBEDDING_WIDTH],
        output_bias: 0.0,
    };

    /// Layers with random parameters.
    fn new(rng: &mut impl Rng) -> Self {
        let mut new = TrainableLayerStack::ZERO;
        new.hidden_weights.as_flattened_mut().fill_with(|| rng.random_range(-0.5..0.5));
        new.hidden_biases.fill_with(|| rng.random_range(-0.1..0.1));
        new.output_weights.fill_with(|| rng.random_range(-0.25..0.25));
        new.skip_weights.fill_with(|| rng.random_range(-0.25..0.25));
        new
    }

    /// All parameters, in a fixed order.
    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let hidden =
            self.hidden_weights.as_flattened_mut().iter_mut().chain(&mut self.hidden_biases);
        hidden
            .chain(&mut self.output_weights)
            .chain(&mut self.skip_weights)
            .chain([&mut self.output_bias])
    }

    /// The forward pass: the output and the hidden activations.
    #[inline(always)]
    fn forward(&self, sums: &EmbeddingVector) -> (f32, [f32; HIDDEN_UNITS]) {
        let clipped = clip(sums);
        let mut value = self.output_bias + dot(&self.skip_weights, sums);
        let mut activations = [0.0; HIDDEN_UNITS];
        for (unit, activation) in activations.iter_mut().enumerate() {
            *activation =
                (dot(&self.hidden_weights[unit], &clipped) + self.hidden_biases[unit]).max(0.0);
            value += self.output_weights[unit] * *activation;
        }
        (value, activations)
    }

    /// Quantizes the layers to the file format.
    fn quantize(&self) -> LayerStack {
        let to_i16 = |weight: f32, scale: i32| (weight * scale as f32).round() as i16;
        let to_i32 = |weight: f32, scale: i32| (weight * scale as f32).round() as i32;
        LayerStack {
            hidden_weights: std::array::from_fn(|pair| {
                std::array::from_fn(|lane| {
                    to_i16(self.hidden_weights[lane / 2][2 * pair + lane % 2], HIDDEN_WEIGHT_SCALE)
                })
            }),
            hidden_biases: self
                .hidden_biases
                .map(|weight| to_i32(weight, HIDDEN_WEIGHT_SCALE * i32::from(ACTIVATION_SCALE))),
            output_weights: self.output_weights.map(|weight| to_i32(weight, OUTPUT_WEIGHT_SCALE)),
            skip_weights: self.skip_weights.map(|weight| to_i16(weight, SKIP_WEIGHT_SCALE)),
            output_bias: to_i32(self.output_bias, RAW_VALUE_SCALE),
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
fn dot(left: &EmbeddingVector, right: &EmbeddingVector) -> f32 {
    let mut lanes = [0.0; 8];
    for (left, right) in left.as_chunks::<8>().0.iter().zip(right.as_chunks::<8>().0) {
        for (lane, (left, right)) in lanes.iter_mut().zip(left.iter().zip(right)) {
            *lane += left * right;
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
    /// A table of zeros for some inputs. `first` holds the first row of each input's kind.
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
        gradients: &[Vec<EmbeddingVector>],
        first: &[u32; INPUT_COUNT],
        step: OptimizerStep,
    ) {
        for (sample, gradient) in batch.iter().zip(gradients.iter().flatten()) {
            for input in self.inputs.clone() {
                let index = (first[input] + u32::from(sample.rows[input]) - self.first) as usize;
                if !std::mem::replace(&mut self.is_touched[index], true) {
                    self.touched.push(index as u32);
                }
                self.gradients[index]
                    .iter_mut()
                    .zip(gradient)
                    .for_each(|(sum, gradient)| *sum += gradient);
            }
        }
        for index in self.touched.drain(..).map(|index| index as usize) {
            self.is_touched[index] = false;
            let gradients = std::mem::replace(&mut self.gradients[index], [0.0; EMBEDDING_WIDTH]);
            let weights = self.rows[index].iter_mut().zip(&mut self.moments[index]);
            for ((weight, moments), gradient) in weights.zip(gradients) {
                *weight -= step.learning_rate * step.adam.step(moments, gradient / step.batch_size);
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
    options: FitOptions,
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
    /// An untrained network: random layers, the same for each stage, and rows of zeros.
    fn new(options: FitOptions, rng: &mut impl Rng) -> Self {
        let first = first_rows();
        let mut layer = TrainableLayerStack::new(rng);
        let weights = layer.parameters_mut().count();
        TrainableNetwork {
            options,
            first,
            tables: TABLE_INPUTS.map(|inputs| EmbeddingTable::new(inputs, &first)),
            layers: vec![layer; STAGES],
            moments: vec![vec![Moments::default(); weights]; STAGES],
        }
    }

    /// The accumulator of a sample: the sum of its active rows.
    #[inline(always)]
    fn embed(&self, sample: &EncodedSample) -> EmbeddingVector {
        let mut sums = [0.0; EMBEDDING_WIDTH];
        for table in &self.tables {
            for input in table.inputs.clone() {
                let index = self.first[input] + u32::from(sample.rows[input]) - table.first;
                let row = &table.rows[index as usize];
                sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += value);
            }
        }
        sums
    }

    /// Returns the gradients of half the weighted squared error: those of the layers summed over
    /// the samples, that of the accumulator for each sample.
    fn gradients(&self, shard: &[EncodedSample]) -> ShardGradients {
        let layers = vec![TrainableLayerStack::ZERO; STAGES];
        let mut gradients =
            ShardGradients { sums: Vec::with_capacity(shard.len()), layers, squared_error: 0.0 };
        for sample in shard {
            let sums = self.embed(sample);
            let stage = stage_of(sample.empties.into());
            let (layer, gradient) = (&self.layers[stage], &mut gradients.layers[stage]);
            let (value, units) = layer.forward(&sums);
            let error = value - sample.target();
            let weight = self.options.sample_weight(sample.score.into());
            gradients.squared_error += f64::from(weight * error * error);
            let error = weight * error;
            gradient.output_bias += error;
            let mut sum_gradients = layer.skip_weights.map(|weight| error * weight);
            let mut clipped_gradients = [0.0; EMBEDDING_WIDTH];
            let clipped = clip(&sums);
            add_scaled(&mut gradient.skip_weights, error, &sums);
            for (unit, &activation) in units.iter().enumerate() {
                if activation > 0.0 {
                    let unit_gradient = error * layer.output_weights[unit];
                    gradient.output_weights[unit] += error * activation;
                    gradient.hidden_biases[unit] += unit_gradient;
                    add_scaled(&mut gradient.hidden_weights[unit], unit_gradient, &clipped);
                    add_scaled(&mut clipped_gradients, unit_gradient, &layer.hidden_weights[unit]);
                }
            }
            for (sum_gradient, (sum, clipped_gradient)) in
                sum_gradients.iter_mut().zip(sums.iter().zip(clipped_gradients))
            {
                // The gradient of a clipped value is zero.
                *sum_gradient += if sum.abs() < 1.0 { clipped_gradient } else { 0.0 };
            }
            gradients.sums.push(sum_gradients);
        }
        gradients
    }

    /// Takes one training step on a non-empty batch and returns the weighted sum of squared errors
    /// before it, in output units. Call `Adam::begin_step` first.
    fn train_batch(&mut self, batch: &[EncodedSample], adam: Adam, learning_rate: f32) -> f64 {
        let shards = batch.chunks(batch.len().div_ceil(SHARD_COUNT)).collect();
        let shards = parallel_map(shards, |shard| self.gradients(shard));
        let step = OptimizerStep { adam, learning_rate, batch_size: batch.len() as f32 };
        let (mut squared_error, mut sum_gradients, mut layer_gradients) =
            (0.0, Vec::new(), Vec::new());
        for shard in shards {
            squared_error += shard.squared_error;
            sum_gradients.push(shard.sums);
            layer_gradients.push(shard.layers);
        }
        for (stage, (layer, moments)) in self.layers.iter_mut().zip(&mut self.moments).enumerate() {
            let mut gradients = TrainableLayerStack::ZERO;
            for shard in &mut layer_gradients {
                gradients
                    .parameters_mut()
                    .zip(shard[stage].parameters_mut())
                    .for_each(|(sum, gradient)| *sum += *gradient);
            }
            for ((weight, moments), gradient) in
                layer.parameters_mut().zip(moments).zip(gradients.parameters_mut())
            {
                *weight -=
                    step.learning_rate * step.adam.step(moments, *gradient / step.batch_size);
            }
        }
        let first = &self.first;
        let tables = self.tables.iter_mut().collect();
        parallel_map(tables, |table: &mut EmbeddingTable| {
            table.apply_gradients(batch, &sum_gradients, first, step)
        });
        squared_error
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

/// Adds `factor * vector` to `target`.
#[inline(always)]
fn add_scaled(target: &mut EmbeddingVector, factor: f32, vector: &EmbeddingVector) {
    target.iter_mut().zip(vector).for_each(|(target, vector)| *target += factor * vector);
}

/// Maps `work` over `items` on all available cores and returns the results in order.
fn parallel_map<T: Send, R: Send>(items: Vec<T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, |cores| cores.get().min(items.len()));
    let queue = Mutex::new(items.into_iter().enumerate());
    let next = || queue.lock().expect("taking does not panic").next();
    let worker = || {
        let mut results = Vec::new();
        while let Some((index, item)) = next() {
            results.push((index, work(item)));
        }
        results
    };
    let mut results = thread::scope(|scope| {
        // If a thread cannot be spawned, this one does its work.
        let workers: Vec<_> =
            (1..threads).filter_map(|_| Builder::new().spawn_scoped(scope, worker).ok()).collect();
        let mut results = worker();
        for handle in workers {
            results.extend(handle.join().expect("working does not panic"));
        }
        results
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
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
    options: &FitOptions,
    rng: &mut impl Rng,
    mut progress: impl FnMut(u32, f64),
) -> (Weights, FitReport) {
    let first = first_rows();
    let is_validation =
        |index: usize| (index / BLOCK_SAMPLES).is_multiple_of(VALIDATION_BLOCK_INTERVAL);
    let training = samples.iter().enumerate().filter(|(index, _)| !is_validation(*index));
    let mut encoded: Vec<_> =
        training.map(|(_, sample)| EncodedSample::new(sample, &first)).collect();
    assert!(!encoded.is_empty(), "there are no training samples");
    let mut network = TrainableNetwork::new(*options, rng);
    let mut adam = Adam::new();
    let (count, total) = (encoded.len(), options.epochs as usize * encoded.len());
    let weight = |sample: &EncodedSample| f64::from(options.sample_weight(sample.score.into()));
    let total_weight: f64 = encoded.iter().map(weight).sum();
    for epoch in 1..=options.epochs {
        encoded.shuffle(rng);
        let (mut samples_seen, mut squared_error) = ((epoch as usize - 1) * count, 0.0);
        for batch in encoded.chunks(BATCH_SIZE) {
            adam.begin_step();
            let share_left = 1.0 - samples_seen as f32 / total as f32;
            squared_error +=
                network.train_batch(batch, adam, LEARNING_RATE * (share_left + 1.0 / 50.0));
            samples_seen += batch.len();
        }
        progress(epoch, (squared_error / total_weight).sqrt() * f64::from(OUTPUT_SCALE_DISCS));
    }
    let weights = network.quantize();
    let validation = samples.iter().enumerate().filter(|(index, _)| is_validation(*index));
    let report = validate(validation.map(|(_, sample)| sample), count, &weights);
    (weights, report)
}

/// The report of a fit on `training_samples` samples: the errors of the quantized weights on the
/// validation samples.
fn validate<'s>(
    samples: impl Iterator<Item = &'s LabelledBoard>,
    training_samples: usize,
    weights: &Weights,
) -> FitReport {
    const TEN: usize = 10;
    let mut ranges = [(0usize, 0.0); 7];
    for LabelledBoard { board, score } in samples {
        let range = &mut ranges[board.empties().len() / TEN];
        range.0 += 1;
        range.1 += (predicted_discs(weights, *board) - f64::from(*score)).abs();
    }
    let measured = ranges.iter().enumerate().filter(|(_, (count, _))| *count > 0);
    let errors =
        measured.map(|(range, &(count, sum))| (TEN * range, count, sum / count as f64)).collect();
    let (count, sum) =
        ranges.iter().fold((0, 0.0), |total, range| (total.0 + range.0, total.1 + range.1));
    FitReport {
        samples: training_samples,
        errors_by_empties: errors,
        mean_absolute_error: sum / count.max(1) as f64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::training::self_play::random_board;
    use kozyr_core::game::Seed;

    /// Samples of random boards, each labelled with nine discs.
    fn encoded_samples(count: u64) -> Vec<EncodedSample> {
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
        let options = FitOptions { epochs: 1, half_weight_discs: Some(12.0) };
        let mut network = TrainableNetwork::new(options, &mut rng);
        for row in network.tables.iter_mut().flat_map(|table| &mut table.rows) {
            row.fill_with(|| rng.random_range(-0.1..0.1));
        }
        network
    }

    #[test]
    fn gradients_match_finite_differences() {
        const SMALL_CHANGE: f32 = 1e-3;
        let mut network = network();
        let (mut smooth, mut total) = (0, 0);
        for sample in encoded_samples(20) {
            let stage = stage_of(sample.empties.into());
            let loss = |network: &TrainableNetwork| {
                let (value, _) = network.layers[stage].forward(&network.embed(&sample));
                // The weight of nine discs at half weight twelve: 1 / (1 + 9 / 16).
                0.64 * (value - sample.target()).powi(2) / 2.0
            };
            let mut agrees = |[less, unchanged, more]: [f32; 3], gradient: f32| {
                let [left_slope, right_slope] =
                    [unchanged - less, more - unchanged].map(|increase| increase / SMALL_CHANGE);
                total += 1;
                // The loss has a kink where a unit starts or an input is clipped.
                if (left_slope - right_slope).abs() < 0.01 {
                    smooth += 1;
                    let measured = (left_slope + right_slope) / 2.0;
                    let near = (measured - gradient).abs() < 0.01 + 0.05 * gradient.abs();
                    assert!(near, "{measured} and {gradient}");
                }
            };
            let mut gradients = network.gradients(std::slice::from_ref(&sample));
            let count = gradients.layers[stage].parameters_mut().count();
            for index in (0..count).step_by(7).chain([count - 1]) {
                let losses = [-SMALL_CHANGE, 0.0, SMALL_CHANGE].map(|change| {
                    let weight = network.layers[stage].parameters_mut().nth(index).unwrap();
                    let original = std::mem::replace(weight, *weight + change);
                    let loss = loss(&network);
                    *network.layers[stage].parameters_mut().nth(index).unwrap() = original;
                    loss
                });
                agrees(losses, *gradients.layers[stage].parameters_mut().nth(index).unwrap());
            }
            // No other input has the row of the last one.
            let table = SHARD_COUNT - 1;
            let row = network.first[INPUT_COUNT - 1] - network.tables[table].first;
            let row = row as usize + usize::from(sample.rows[INPUT_COUNT - 1]);
            for index in 0..EMBEDDING_WIDTH {
                let losses = [-SMALL_CHANGE, 0.0, SMALL_CHANGE].map(|change| {
                    let weight = &mut network.tables[table].rows[row][index];
                    let original = std::mem::replace(weight, *weight + change);
                    let loss = loss(&network);
                    network.tables[table].rows[row][index] = original;
                    loss
                });
                agrees(losses, gradients.sums[0][index]);
            }
        }
        assert!(10 * smooth > 9 * total, "{smooth} of {total}");
    }

    #[test]
    fn quantized_network_evaluates_nearly_the_same() {
        let network = network();
        let weights = network.quantize();
        let mut rng = Seed::from(5).rng();
        for _ in 0..500 {
            let plies = rng.random_range(1..58);
            let Some(board) = random_board(plies, &mut rng) else { continue };
            let sample = EncodedSample::new(&LabelledBoard { board, score: 0 }, &network.first);
            let layer = &network.layers[stage_of(sample.empties.into())];
            let (value, _) = layer.forward(&network.embed(&sample));
            let discs = [
                f64::from(value) * f64::from(OUTPUT_SCALE_DISCS),
                predicted_discs(&weights, board),
            ];
            // Each row is off by at most 1/512, and such errors seldom add up.
            assert!((discs[0] - discs[1]).abs() < 1.0, "{discs:?}");
        }
    }

    #[test]
    fn parallel_map_returns_results_in_order() {
        let squares = parallel_map((0..1000u64).collect(), |number| number * number);
        assert!(squares.into_iter().eq((0..1000).map(|number| number * number)));
    }
}
