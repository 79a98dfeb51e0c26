//! Multi-ProbCut: what a shallow search says of a deep one.

/// The certainty of a search in which nothing is left out on a guess.
pub const EXACT_CERTAINTY: u8 = 6;

/// How many standard deviations a cut-off has to be away, by certainty.
const CERTAINTY_SIGMAS: [f32; EXACT_CERTAINTY as usize] = [0.8, 1.1, 1.5, 2.0, 2.6, 3.3];

/// How sure that makes each cut-off, by certainty, in per cent.
pub const CERTAINTY_PER_CENT: [u32; EXACT_CERTAINTY as usize + 1] = [58, 73, 87, 95, 98, 99, 100];

/// The certainty of the levels that look fairly far: 58 per cent.
pub const LOW_CERTAINTY: u8 = 0;
/// The certainty of the level that looks furthest, and of searches that put moves in order: 73 per cent.
pub const MEDIUM_CERTAINTY: u8 = 1;
/// The certainty of what prepares a search to the end, and of judgements: 87 per cent.
pub const DEFAULT_CERTAINTY: u8 = 2;

/// The depth of the search that stands for one of `depth`: about half, of the same parity.
pub fn shallow_depth(depth: u32) -> u32 {
    let shallow = 2 * (depth / 4) + (depth & 1);
    if shallow == depth { depth - 2 } else { shallow }
}

/// A formula for the standard deviation, in discs, of the difference between searches of two
/// depths: a factor for each of [`figures`](Self::figures).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ProbCutDeviation(pub [f32; Self::FEATURE_COUNT]);

impl ProbCutDeviation {
    /// How many figures the formula uses.
    pub const FEATURE_COUNT: usize = 5;

    /// That of the weights that come with the program, as
    /// [`fit_deviation`](super::training::fit_deviation) found it for them.
    pub const BUILTIN: ProbCutDeviation = ProbCutDeviation([
        0.322_119_18,
        0.135_313_78,
        -0.001_646_269_1,
        0.181_770_34,
        -0.151_332_7,
    ]);

    /// That of the first weights, by which the games are searched that weights are learned from.
    pub const ORIGINAL: ProbCutDeviation = ProbCutDeviation([3.03, 0.0083, 0.000_56, 0.25, -0.38]);

    /// What the deviation depends on: a constant, discs placed since the start and their square,
    /// the plies between the two searches, and the plies of the shallow one.
    #[inline(always)]
    pub fn features(empties: u32, depth: u32, shallow: u32) -> [f32; Self::FEATURE_COUNT] {
        let stage = 60.0 - empties as f32;
        [1.0, stage, stage * stage, (depth - shallow) as f32, shallow as f32]
    }

    /// The standard deviation between searches of two depths.
    #[inline(always)]
    pub fn standard_deviation(&self, empties: u32, depth: u32, shallow: u32) -> f32 {
        let figures = ProbCutDeviation::features(empties, depth, shallow);
        let terms = self.0.iter().zip(figures).map(|(factor, figure)| factor * figure);
        // Beyond the depths that were measured it must not run away.
        terms.sum::<f32>().clamp(1.5, 9.0)
    }
}

/// The margin in discs for a certainty below [`EXACT`].
pub fn margin(certainty: u8, deviation: f32) -> i32 {
    (CERTAINTY_SIGMAS[usize::from(certainty)] * deviation).round() as i32
}
