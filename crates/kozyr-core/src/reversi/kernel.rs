//! Placements and flips on bitboards, compiled for the processor that runs them.
//!
//! A hot loop is a [`Job`], generic over the [`Kernel`] that it computes with. [`run`] asks the
//! processor once and enters the job through the widest kernel that it has; inside, everything,
//! recursion too, goes on with the same kernel by [`Kernel::call`].

#[cfg(target_arch = "x86_64")]
mod avx2;
mod portable;

pub use portable::Portable;

/// Placements and flips for one kind of processor.
///
/// A value of the type is a token: whoever holds one knows that the processor is of that kind.
pub trait Kernel: Copy {
    /// The squares on which `player` can place a disc.
    fn moves(self, player: u64, opponent: u64) -> u64;

    /// The discs of `opponent` that turn when `player` places one on the empty `square`.
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64;

    /// Runs a job in code that may use all that the processor has.
    fn call<J: Job>(self, job: J) -> J::Output;
}

/// A piece of work that is compiled once for every kernel.
///
/// The implementation of [`run`](Job::run) must be `#[inline(always)]`, or it is compiled for
/// the plainest processor after all.
pub trait Job {
    /// What comes out.
    type Output;

    /// Does the work with a kernel.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// Runs a job with the best kernel of this processor.
pub fn run<J: Job>(job: J) -> J::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = avx2::Avx2::detect() {
        return kernel.call(job);
    }
    Portable.call(job)
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::{Job, Kernel, Portable, run};
    use crate::game::Seed;

    /// Both results for a million positions, compared.
    struct Compare;

    impl Job for Compare {
        type Output = ();

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) {
            let mut rng = Seed::from(5).rng();
            for _ in 0..1_000_000 {
                let (one, two): (u64, u64) = (rng.random(), rng.random());
                // Boards from nearly empty to full.
                let discs = one | [two, 0, !0][rng.random_range(0..3)];
                let player: u64 = discs & rng.random::<u64>();
                let opponent = discs & !player;
                let moves = kernel.moves(player, opponent);
                assert_eq!(moves, Portable.moves(player, opponent));
                let square = rng.random_range(0..64);
                let flips = Portable.flips(player, opponent, square);
                assert_eq!(kernel.flips(player, opponent, square), flips);
                if !discs >> square & 1 != 0 {
                    assert_eq!(moves >> square & 1 != 0, flips != 0);
                }
            }
        }
    }

    #[test]
    fn the_kernel_of_this_processor_agrees_with_the_portable_one() {
        run(Compare);
    }
}
