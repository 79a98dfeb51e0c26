//! What a kernel can do, and the work that is done with one.

use super::network::{self, LayerStack, PADDED_PATTERN_COUNT, PatternInput};

/// Placements and flips for one kind of processor.
///
/// A value of the type is a token: whoever holds one knows that the processor is of that kind.
pub trait Kernel: Copy {
    /// The squares on which `player` can place a disc.
    fn moves(self, player: u64, opponent: u64) -> u64;

    /// The discs of `opponent` that turn when `player` places one on the empty `square`.
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64;

    /// Adds to each of the evaluation's sums, wrapping around.
    #[inline(always)]
    fn add_indices(self, to: &mut [i16; PADDED_PATTERN_COUNT], what: &[i16; PADDED_PATTERN_COUNT]) {
        for (to, what) in to.iter_mut().zip(what) {
            *to = to.wrapping_add(*what);
        }
    }

    /// Turns the sign of each of the evaluation's sums; none is the smallest number there is.
    #[inline(always)]
    fn negate_indices(self, sums: &mut [i16; PADDED_PATTERN_COUNT]) {
        for sum in sums {
            *sum = -*sum;
        }
    }

    /// The value that a [network](network) gives to what a position looks at, in parts of one
    /// ([`COARSE`](network::COARSE)).
    ///
    /// # Panics
    /// If there is nothing in a place.
    #[inline(always)]
    fn evaluate(self, look: PatternInput<'_>, layer: &LayerStack) -> i32 {
        network::evaluate(look, layer)
    }

    /// Runs a job in code that may use all that the processor has.
    fn call<J: KernelJob>(self, job: J) -> J::Output;
}

/// A piece of work that is compiled once for every kernel.
///
/// The implementation of [`run`](Job::run) must be `#[inline(always)]`, or it is compiled for
/// the plainest processor after all.
pub trait KernelJob {
    /// What comes out.
    type Output;

    /// Does the work with a kernel.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}
