//! Move generation, flips and evaluation, compiled for the processor at hand.
//!
//! A hot loop is a [`KernelJob`], generic over the [`Kernel`] that it computes with. [`run`]
//! detects the processor's features and enters the job with the fastest kernel. Everything inside,
//! including recursion through [`Kernel::call`], uses the same kernel.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod job;
#[cfg(all(target_arch = "aarch64", not(target_vendor = "apple")))]
mod neon;
pub mod network;
mod portable;
#[cfg(target_arch = "wasm32")]
mod simd128;
#[cfg(any(
    test,
    target_arch = "wasm32",
    all(target_arch = "aarch64", not(target_vendor = "apple"))
))]
mod u64x2;

pub use job::{Kernel, KernelJob};
pub use network::PADDED_PATTERN_COUNT;
pub use portable::Portable;

/// Runs a job with the fastest kernel for this processor.
pub fn run<J: KernelJob>(job: J) -> J::Output {
    #[cfg(target_arch = "x86_64")]
    if let Some(kernel) = avx2::Avx2::detect() {
        return kernel.call(job);
    }
    #[cfg(target_arch = "wasm32")]
    return simd128::Simd128.call(job);
    #[cfg(all(target_arch = "aarch64", not(target_vendor = "apple")))]
    return neon::Neon.call(job);
    #[cfg(not(any(
        target_arch = "wasm32",
        all(target_arch = "aarch64", not(target_vendor = "apple"))
    )))]
    Portable.call(job)
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::{
        Kernel, KernelJob, PADDED_PATTERN_COUNT, Portable,
        network::{EMBEDDING_WIDTH, EmbeddingRow, HIDDEN_UNITS, LayerStack, PatternInput},
        run, u64x2,
    };
    use kozyr_core::game::Seed;

    /// Compares move generation and flips on a million positions.
    struct Compare;

    impl KernelJob for Compare {
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
                let pair = u64x2::moves::<[u64; 2]>(player, opponent);
                assert_eq!(pair, moves);
                assert_eq!(u64x2::flips::<[u64; 2]>(player, opponent, square), flips);
                if !discs >> square & 1 != 0 {
                    assert_eq!(moves >> square & 1 != 0, flips != 0);
                }
            }
        }
    }

    /// Compares index arithmetic on a hundred thousand rows.
    struct CompareSums;

    impl KernelJob for CompareSums {
        type Output = ();

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) {
            let mut rng = Seed::from(6).rng();
            for _ in 0..100_000 {
                let mut rows: [[i16; PADDED_PATTERN_COUNT]; 2] = std::array::from_fn(|_| {
                    std::array::from_fn(|_| rng.random_range(-30_000..=30_000))
                });
                let what = std::array::from_fn(|_| rng.random());
                let expected = rows[0].map(|sum| -sum);
                kernel.negate_indices(&mut rows[0]);
                assert_eq!(rows[0], expected);
                let mut sums = rows[1];
                kernel.add_indices(&mut sums, &what);
                Portable.add_indices(&mut rows[1], &what);
                assert_eq!(sums, rows[1]);
            }
        }
    }

    /// Compares the values of a hundred thousand boards under random networks.
    struct CompareValues;

    impl KernelJob for CompareValues {
        type Output = ();

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) {
            let mut rng = Seed::from(7).rng();
            for _ in 0..100 {
                let rows: [EmbeddingRow; 1000] =
                    std::array::from_fn(|_| EmbeddingRow(rng.random()));
                // From typical trained weights to weights that overflow.
                let most: i32 = 1 << rng.random_range(8..=30);
                let most_short = most.min(i16::MAX.into()) as i16;
                let mut short = || rng.random_range(-most_short..=most_short);
                let inner = std::array::from_fn(|_| std::array::from_fn(|_| short()));
                let direct: [i16; EMBEDDING_WIDTH] = std::array::from_fn(|_| short());
                let mut long = || rng.random_range(-most..=most);
                let thresholds: [i32; HIDDEN_UNITS] = std::array::from_fn(|_| long());
                let outer = std::array::from_fn(|_| long());
                let layer = LayerStack {
                    hidden_weights: inner,
                    hidden_biases: thresholds,
                    output_weights: outer,
                    skip_weights: direct,
                    output_bias: long(),
                };
                for _ in 0..1000 {
                    let origins = std::array::from_fn(|_| rng.random_range(400..600));
                    let indices = std::array::from_fn(|_| rng.random_range(-400..400));
                    let more = std::array::from_fn(|_| rng.random_range(0..1000));
                    let look = PatternInput {
                        rows: &rows,
                        table_origins: &origins,
                        indices: &indices,
                        mobility_rows: more,
                    };
                    assert_eq!(kernel.evaluate(look, &layer), Portable.evaluate(look, &layer));
                }
            }
        }
    }

    #[test]
    fn the_kernel_of_this_processor_values_as_the_portable_one() {
        run(CompareValues);
    }

    /// Reads a row that may be out of bounds.
    #[cfg(panic = "unwind")]
    struct LookBeyond {
        more: [u32; 2],
        last: i16,
    }

    #[cfg(panic = "unwind")]
    impl KernelJob for LookBeyond {
        type Output = i32;

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) -> i32 {
            let rows = [EmbeddingRow([1; EMBEDDING_WIDTH]); 9];
            let mut indices = [0; PADDED_PATTERN_COUNT];
            indices[super::network::PATTERN_COUNT - 1] = self.last;
            let LookBeyond { more, .. } = self;
            let look = PatternInput {
                rows: &rows,
                table_origins: &[4; PADDED_PATTERN_COUNT],
                indices: &indices,
                mobility_rows: more,
            };
            kernel.evaluate(look, &LayerStack::ZERO)
        }
    }

    #[test]
    #[cfg(panic = "unwind")]
    fn no_kernel_looks_where_there_is_no_row() {
        assert_eq!(run(LookBeyond { more: [0, 8], last: 4 }), 0);
        for (more, last) in [([0, 9], 0), ([9, 0], 0), ([0, 0], 5), ([0, 0], -5)] {
            let beyond = std::panic::catch_unwind(|| run(LookBeyond { more, last }));
            assert!(beyond.is_err(), "{more:?} and {last}");
        }
    }

    #[test]
    fn the_kernel_of_this_processor_adds_as_the_portable_one() {
        run(CompareSums);
    }

    #[test]
    fn the_kernel_of_this_processor_agrees_with_the_portable_one() {
        run(Compare);
    }
}
