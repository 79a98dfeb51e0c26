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
    pub fn new(company: PlayersLeft, position: &Position, seat: Seat, verdict: SeatResult) -> Self {
        // With two players left, the sample is from the leader's view.
        let other = company == PlayersLeft::Two && position.attacker() != seat;
        let verdict = if other { verdict.reversed() } else { verdict };
        ValueSample {
            input: NetworkInput::from_position(company, position, seat),
            points: verdict.points() as u8,
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

    /// Reads a sample; `None` if the bytes are invalid.
    pub fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Option<Self> {
        let (words, &[leader, points]) = bytes.as_chunks::<8>() else { return None };
        let words: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
        let (hands, &[talon, bottom]) = words.split_first_chunk::<MAX_SEATS>()? else {
            return None;
        };
        let mut all = 0;
        let mut apart = |set: &u64| {
            let is_apart = set >> 36 == 0 && all & set == 0;
            all |= set;
            is_apart
        };
        let is_one = hands.iter().chain([&talon]).all(&mut apart)
            && bottom & !talon == 0
            && bottom.count_ones() == u32::from(talon != 0)
            && hands.get(usize::from(leader)).is_some();
        let seen = NetworkInput { hands: *hands, talon, bottom, leader };
        (is_one && points <= 2).then_some(ValueSample { input: seen, points })
    }

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

/// Trains a new network for `rounds` epochs. The last tenth of the samples is held back. Calls
/// `tell` with the number of each finished epoch, from 1.
///
/// The same samples and random numbers give the same network on every machine.
///
/// # Panics
/// If there are fewer than ten samples.
pub fn fit(
    company: PlayersLeft,
    samples: &[ValueSample],
    rounds: u32,
    rng: &mut impl Rng,
    mut tell: impl FnMut(u32),
) -> (ValueNetwork, FitReport) {
    let (learned, held_back) = samples.split_at(samples.len() - samples.len() / 10);
    assert!(!held_back.is_empty(), "training needs at least ten samples");
    let mut order: Vec<u32> = (0..learned.len() as u32).collect();
    let mut mover = Trainer::new(company, rng);
    for round in 0..rounds {
        for at in (1..order.len()).rev() {
            order.swap(at, rng.random_range(0..=at));
        }
        let step = LEARNING_RATE * (1.0 - round as f32 / rounds as f32) + LEARNING_RATE / 50.0;
        for batch in order.chunks(BATCH_SIZE) {
            mover.gradient.fill(0.0);
            for &at in batch {
                let sample = &learned[at as usize];
                let seen = sample.input.with_suit_order(random_suit_order(rng));
                inside::add_gradient(&mover.network, &seen, sample.target(), &mut mover.gradient);
            }
            mover.step(step, batch.len());
        }
        tell(round + 1);
    }
    // Evaluate and return the weights as the file stores them.
    let network = mover.quantized();
    let mean = |loss: &dyn Fn(&ValueSample) -> f32| {
        held_back.iter().map(|one| f64::from(loss(one))).sum::<f64>() / held_back.len() as f64
    };
    let share =
        learned.iter().map(|one| f64::from(one.target())).sum::<f64>() / learned.len() as f64;
    let report = FitReport {
        samples: learned.len(),
        held_back: held_back.len(),
        loss: mean(&|one| inside::loss(&network, &one.input, one.target())),
        baseline_loss: mean(&|one| {
            let truth = f64::from(one.target());
            -(truth * share.ln() + (1.0 - truth) * (1.0 - share).ln()) as f32
        }),
    };
    (network, report)
}

/// A random order of the three plain suits.
fn random_suit_order(rng: &mut impl Rng) -> [u32; 3] {
    let mut order = [0, 1, 2];
    order.swap(2, rng.random_range(0..3));
    order.swap(1, rng.random_range(0..2));
    order
}

/// Adam with decoupled weight decay.
struct Trainer {
    network: ValueNetwork,
    gradient: Vec<f32>,
    moments: Vec<Moments>,
    adam: Adam,
}

impl Trainer {
    fn new(company: PlayersLeft, rng: &mut impl Rng) -> Self {
        let mut weights = vec![0.0; company.weight_count()];
        for (layer, inputs) in inside::layers(company) {
            let most = (3.0 / inputs as f32).sqrt();
            weights[layer].fill_with(|| rng.random_range(-most..most));
        }
        Trainer {
            network: ValueNetwork::from_weights(company, weights),
            gradient: vec![0.0; company.weight_count()],
            moments: vec![Moments::default(); company.weight_count()],
            adam: Adam::new(),
        }
    }

    fn step(&mut self, step: f32, samples: usize) {
        self.adam.begin_step();
        let weights = self.network.weights_mut().iter_mut();
        for ((weight, sum), moments) in weights.zip(&self.gradient).zip(&mut self.moments) {
            let way = self.adam.step(moments, sum / samples as f32);
            *weight -= step * (way + WEIGHT_DECAY * *weight);
        }
    }

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
    fn the_gradient_is_what_small_changes_of_the_weights_do() {
        let mut rng = Seed::from(1).rng();
        let two = [0x1_0842_1084, 0x4210_8421, 0, 0, 0, 0];
        let more = [0x1_0842_1084, 0x4210_8421, 0x2_1000_0000, 0x4_0000_0000, 0, 0];
        let companies = [(PlayersLeft::Two, two), (PlayersLeft::ThreeOrMore, more)];
        for ((company, hands), truth) in
            companies.into_iter().flat_map(|one| [0.0, 0.5, 1.0].map(|truth| (one, truth)))
        {
            let mut network = Trainer::new(company, &mut rng).network;
            let seen = NetworkInput { hands, talon: 0x8_0000_0010, bottom: 0x10, leader: 0 };
            let count = company.weight_count();
            let mut gradient = vec![0.0; count];
            inside::add_gradient(&network, &seen, truth, &mut gradient);
            // Some weights of each layer, and the last 40.
            for at in (0..count).step_by(97).chain(count - 40..count) {
                const LITTLE: f32 = 1e-2;
                let mut with = |change: f32| {
                    let before = network.weights_mut()[at];
                    network.weights_mut()[at] = before + change;
                    let loss = inside::loss(&network, &seen, truth);
                    network.weights_mut()[at] = before;
                    loss
                };
                let slope = (with(LITTLE) - with(-LITTLE)) / (2.0 * LITTLE);
                let near = (slope - gradient[at]).abs() < 0.01 + 0.05 * slope.abs();
                assert!(near, "weight {at}: expected {slope}, got {}", gradient[at]);
            }
        }
    }
}
