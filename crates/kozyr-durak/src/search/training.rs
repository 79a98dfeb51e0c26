//! Training of a [`ValueNetwork`] on finished deals.

use rand::{Rng, RngExt};

use super::{
    position::{Position, SeatResult},
    value_network::{NetworkInput, PlayersLeft, ValueNetwork, inside},
};
use kozyr_core::{
    adam::{Adam, Moments},
    game::{MAX_SEATS, Seat},
};

/// The size of a serialised sample, in bytes.
pub const SAMPLE_BYTES: usize = 8 * (MAX_SEATS + 2) + 2;

/// Samples per gradient step.
const BATCH_SIZE: usize = 128;
/// The initial learning rate.
const LEARNING_RATE: f32 = 0.0015;
/// The weight decay, relative to the learning rate.
const WEIGHT_DECAY: f32 = 0.02;

/// A position between bouts, and the result of its deal for a player left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueSample {
    input: NetworkInput,
    /// In half points, 0 to 2.
    points: u8,
}

impl ValueSample {
    /// A sample of a position that the network [supports](ValueNetwork::supports_position), with
    /// the result for a seat that is left.
    pub fn new(
        players_left: PlayersLeft,
        position: &Position,
        seat: Seat,
        result: SeatResult,
    ) -> Self {
        // With two players left, the sample is from the leader's view.
        let is_follower = players_left == PlayersLeft::Two && position.attacker() != seat;
        let result = if is_follower { result.reversed() } else { result };
        ValueSample {
            input: NetworkInput::from_position(players_left, position, seat),
            points: result.points() as u8,
        }
    }

    /// The sample as bytes: hands, talon and bottom card in little-endian order, the leader, and
    /// the half points.
    pub fn to_bytes(self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        let NetworkInput { hands, talon, bottom, leader } = self.input;
        let words = hands.into_iter().chain([talon, bottom]);
        for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        bytes[SAMPLE_BYTES - 2..].copy_from_slice(&[leader, self.points]);
        bytes
    }

    /// Reads a sample as [`to_bytes`](Self::to_bytes) writes it. `None` if cards, leader or half
    /// points are impossible.
    pub fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Option<Self> {
        let (words, &[leader, points]) = bytes.as_chunks::<8>() else { return None };
        let words: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
        let (hands, &[talon, bottom]) = words.split_first_chunk::<MAX_SEATS>()? else {
            return None;
        };
        let mut used = 0;
        let mut is_disjoint = |set: &u64| {
            let disjoint = set >> 36 == 0 && used & set == 0;
            used |= set;
            disjoint
        };
        let is_valid = hands.iter().chain([&talon]).all(&mut is_disjoint)
            && bottom & !talon == 0
            && bottom.count_ones() == u32::from(talon != 0)
            && hands.get(usize::from(leader)).is_some();
        let input = NetworkInput { hands: *hands, talon, bottom, leader };
        (is_valid && points <= 2).then_some(ValueSample { input, points })
    }

    /// The probability that the network should predict: 0, ½ or 1.
    fn target(&self) -> f32 {
        f32::from(self.points) / 2.0
    }
}

/// How well a network predicts samples held back from training.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitReport {
    /// The number of training samples.
    pub samples: usize,
    /// The number of samples held back.
    pub held_back: usize,
    /// The mean cross-entropy over the samples held back, in nats.
    pub loss: f64,
    /// The same for always predicting the mean result of the training samples.
    pub baseline_loss: f64,
}

/// Trains a new network for `epochs` epochs and returns it with its weights rounded as in files.
/// The last tenth of the samples is held back for the report. Calls `on_epoch` with the number of
/// each finished epoch, from 1.
///
/// The same samples and random numbers give the same network on every machine.
///
/// # Panics
/// If there are fewer than ten samples.
pub fn fit(
    players_left: PlayersLeft,
    samples: &[ValueSample],
    epochs: u32,
    rng: &mut impl Rng,
    mut on_epoch: impl FnMut(u32),
) -> (ValueNetwork, FitReport) {
    let (training, held_back) = samples.split_at(samples.len() - samples.len() / 10);
    assert!(!held_back.is_empty(), "training needs at least ten samples");
    let mut order: Vec<u32> = (0..training.len() as u32).collect();
    let mut trainer = Trainer::new(players_left, rng);
    for epoch in 0..epochs {
        for index in (1..order.len()).rev() {
            order.swap(index, rng.random_range(0..=index));
        }
        let learning_rate =
            LEARNING_RATE * (1.0 - epoch as f32 / epochs as f32) + LEARNING_RATE / 50.0;
        for batch in order.chunks(BATCH_SIZE) {
            trainer.gradient.fill(0.0);
            for &index in batch {
                let sample = &training[index as usize];
                let input = sample.input.with_suit_order(random_suit_order(rng));
                inside::add_gradient(
                    &trainer.network,
                    &input,
                    sample.target(),
                    &mut trainer.gradient,
                );
            }
            trainer.step(learning_rate, batch.len());
        }
        on_epoch(epoch + 1);
    }
    // Evaluate and return the weights as the file stores them.
    let network = trainer.quantized();
    let mean = |loss: &dyn Fn(&ValueSample) -> f32| {
        held_back.iter().map(|sample| f64::from(loss(sample))).sum::<f64>() / held_back.len() as f64
    };
    let mean_target = training.iter().map(|sample| f64::from(sample.target())).sum::<f64>()
        / training.len() as f64;
    let report = FitReport {
        samples: training.len(),
        held_back: held_back.len(),
        loss: mean(&|sample| inside::loss(&network, &sample.input, sample.target())),
        baseline_loss: mean(&|sample| {
            let target = f64::from(sample.target());
            -(target * mean_target.ln() + (1.0 - target) * (1.0 - mean_target).ln()) as f32
        }),
    };
    (network, report)
}

/// Returns a random order of the three plain suits, as numbers from 0 to 2.
fn random_suit_order(rng: &mut impl Rng) -> [u32; 3] {
    let mut order = [0, 1, 2];
    order.swap(2, rng.random_range(0..3));
    order.swap(1, rng.random_range(0..2));
    order
}

/// Adam with decoupled weight decay.
struct Trainer {
    network: ValueNetwork,
    /// The sum of the gradients of the current batch.
    gradient: Vec<f32>,
    moments: Vec<Moments>,
    adam: Adam,
}

impl Trainer {
    /// Creates a trainer for a network with random initial weights.
    fn new(players_left: PlayersLeft, rng: &mut impl Rng) -> Self {
        let mut weights = vec![0.0; players_left.weight_count()];
        for (layer, inputs) in inside::layers(players_left) {
            let limit = (3.0 / inputs as f32).sqrt();
            weights[layer].fill_with(|| rng.random_range(-limit..limit));
        }
        Trainer {
            network: ValueNetwork::from_weights(players_left, weights),
            gradient: vec![0.0; players_left.weight_count()],
            moments: vec![Moments::default(); players_left.weight_count()],
            adam: Adam::new(),
        }
    }

    /// Updates the weights after a batch of this many samples, whose gradients have been added up.
    fn step(&mut self, learning_rate: f32, samples: usize) {
        self.adam.begin_step();
        let weights = self.network.weights_mut().iter_mut();
        for ((weight, sum), moments) in weights.zip(&self.gradient).zip(&mut self.moments) {
            let step = self.adam.step(moments, sum / samples as f32);
            *weight -= learning_rate * (step + WEIGHT_DECAY * *weight);
        }
    }

    /// The network with its weights rounded as in files.
    fn quantized(self) -> ValueNetwork {
        let bytes = self.network.to_bytes();
        ValueNetwork::from_bytes(&bytes).expect("serialised networks are valid")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kozyr_core::game::Seed;

    #[test]
    fn gradient_matches_finite_differences() {
        let mut rng = Seed::from(1).rng();
        let two = [0x1_0842_1084, 0x4210_8421, 0, 0, 0, 0];
        let more = [0x1_0842_1084, 0x4210_8421, 0x2_1000_0000, 0x4_0000_0000, 0, 0];
        let cases = [(PlayersLeft::Two, two), (PlayersLeft::ThreeOrMore, more)];
        for ((players_left, hands), target) in
            cases.into_iter().flat_map(|case| [0.0, 0.5, 1.0].map(|target| (case, target)))
        {
            let mut network = Trainer::new(players_left, &mut rng).network;
            let input = NetworkInput { hands, talon: 0x8_0000_0010, bottom: 0x10, leader: 0 };
            let count = players_left.weight_count();
            let mut gradient = vec![0.0; count];
            inside::add_gradient(&network, &input, target, &mut gradient);
            // Some weights of each layer, and the last 40.
            for at in (0..count).step_by(97).chain(count - 40..count) {
                const DELTA: f32 = 1e-2;
                let mut loss_with = |change: f32| {
                    let weight = network.weights_mut()[at];
                    network.weights_mut()[at] = weight + change;
                    let loss = inside::loss(&network, &input, target);
                    network.weights_mut()[at] = weight;
                    loss
                };
                let estimate = (loss_with(DELTA) - loss_with(-DELTA)) / (2.0 * DELTA);
                let is_near = (estimate - gradient[at]).abs() < 0.01 + 0.05 * estimate.abs();
                assert!(is_near, "weight {at}: expected {estimate}, got {}", gradient[at]);
            }
        }
    }
}
