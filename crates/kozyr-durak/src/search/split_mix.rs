//! Random numbers for sampling.

/// A fast random number generator with the same output on every machine: SplitMix64.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

/// The increment of the state.
const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// Creates a generator with a seed.
    pub const fn new(seed: u64) -> Self {
        SplitMix64(seed)
    }

    /// Returns the generator as it is after `count` more numbers.
    #[must_use]
    pub const fn skip(&self, count: u64) -> Self {
        SplitMix64(self.0.wrapping_add(count.wrapping_mul(GOLDEN_GAMMA)))
    }

    /// Returns a random number of 64 bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN_GAMMA);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a random number from 0 to less than `bound`, which is at most 2³². Probabilities
    /// differ by at most 2⁻³².
    pub const fn below(&mut self, bound: usize) -> usize {
        (((self.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// A random number from 0 up to 1, exclusive, in steps of 2⁻⁵³.
    pub fn next_f64(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Puts the items of a slice in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
