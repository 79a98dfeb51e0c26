//! The kernel interface and the jobs that run on it.

use super::network::{self, LayerStack, PADDED_PATTERN_COUNT, PatternInput};

/// Board operations and evaluation for one kind of processor.
///
/// A value of the type is a token that proves the processor has the required features.
pub trait Kernel: Copy {
    /// The legal moves of `player`.
    fn moves(self, player: u64, opponent: u64) -> u64;

    /// The discs of `opponent` that a move of `player` on the empty `square` flips.
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64;

    /// Adds `deltas` to pattern indices element by element, wrapping around.
    #[inline(always)]
    fn add_indices(
        self,
        indices: &mut [i16; PADDED_PATTERN_COUNT],
        deltas: &[i16; PADDED_PATTERN_COUNT],
    ) {
        for (index, delta) in indices.iter_mut().zip(deltas) {
            *index = index.wrapping_add(*delta);
        }
    }

    /// Negates pattern indices; none of them is `i16::MIN`.
    #[inline(always)]
    fn negate_indices(self, indices: &mut [i16; PADDED_PATTERN_COUNT]) {
        for index in indices {
            *index = -*index;
        }
    }

    /// Evaluates a position with the [network](network), in units of 1 /
    /// [`VALUE_SCALE`](network::VALUE_SCALE).
    ///
    /// # Panics
    /// If a row index is out of bounds.
    #[inline(always)]
    fn evaluate(self, input: PatternInput<'_>, layer: &LayerStack) -> i32 {
        network::evaluate(input, layer)
    }

    /// Runs a job in code compiled for this kernel's processor features.
    fn call<J: KernelJob>(self, job: J) -> J::Output;
}

/// A piece of work that is compiled once per kernel.
///
/// Implementations of [`run`](KernelJob::run) must be `#[inline(always)]`, or they are compiled
/// without the kernel's processor features.
pub trait KernelJob {
    /// The result.
    type Output;

    /// Runs the job with a kernel.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}
