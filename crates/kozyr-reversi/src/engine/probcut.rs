//! Multi-ProbCut: predicts deep searches from shallow ones.

/// The certainty of a search without selective pruning.
pub const EXACT_CERTAINTY: u8 = 6;

/// The margin of a cutoff in standard deviations, by certainty.
const CERTAINTY_SIGMAS: [f32; EXACT_CERTAINTY as usize] = [0.8, 1.1, 1.5, 2.0, 2.6, 3.3];

/// The probability that a cutoff is correct, in per cent, by certainty.
const CERTAINTY_PER_CENT: [u32; EXACT_CERTAINTY as usize + 1] = [58, 73, 87, 95, 98, 99, 100];

/// Used by moderately deep levels: 58 %.
pub const LOW_CERTAINTY: u8 = 0;
/// Used by the deepest level and for move ordering: 73 %.
pub const MEDIUM_CERTAINTY: u8 = 1;
/// Used for analysis and to prepare exact searches: 87 %.
pub const DEFAULT_CERTAINTY: u8 = 2;

/// The probability that a cutoff is correct, in per cent, for a certainty up to
/// [`EXACT_CERTAINTY`].
pub fn per_cent(certainty: u8) -> u32 {
    CERTAINTY_PER_CENT[usize::from(certainty.min(EXACT_CERTAINTY))]
}

/// The depth of the shallow search that predicts one of `depth`: about half, with the same parity.
pub fn shallow_depth(depth: u32) -> u32 {
    let shallow = 2 * (depth / 4) + (depth & 1);
    if shallow == depth { depth - 2 } else { shallow }
}

/// A linear model of the standard deviation between searches of two depths, in discs: one
/// coefficient for each of the [`features`](Self::features).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProbCutDeviation(pub [f32; Self::FEATURE_COUNT]);

impl ProbCutDeviation {
    /// The number of features.
    pub const FEATURE_COUNT: usize = 5;

    /// The model for the built-in weights, fitted by
    /// [`fit_probcut_deviation`](super::training::fit_probcut_deviation).
    pub const BUILTIN: ProbCutDeviation = ProbCutDeviation([
        0.322_119_18,
        0.135_313_78,
        -0.001_646_269_1,
        0.181_770_34,
        -0.151_332_7,
    ]);

    /// The model for the first weights, used in games for training.
    pub const ORIGINAL: ProbCutDeviation = ProbCutDeviation([3.03, 0.0083, 0.000_56, 0.25, -0.38]);

    /// The features: a constant, the number of moves since the start and its square, the difference
    /// of the depths, and the shallow depth.
    #[inline(always)]
    pub fn features(empties: u32, depth: u32, shallow: u32) -> [f32; Self::FEATURE_COUNT] {
        let stage = 60.0 - empties as f32;
        [1.0, stage, stage * stage, (depth - shallow) as f32, shallow as f32]
    }

    /// The standard deviation between searches of two depths.
    #[inline(always)]
    pub fn standard_deviation(&self, empties: u32, depth: u32, shallow: u32) -> f32 {
        let features = ProbCutDeviation::features(empties, depth, shallow);
        let terms = self.0.iter().zip(features).map(|(factor, feature)| factor * feature);
        // Limits extrapolation beyond the measured depths.
        terms.sum::<f32>().clamp(1.5, 9.0)
    }
}

/// The cutoff margin in discs, for a certainty below [`EXACT_CERTAINTY`].
pub fn margin(certainty: u8, deviation: f32) -> i32 {
    (CERTAINTY_SIGMAS[usize::from(certainty)] * deviation).round() as i32
}
