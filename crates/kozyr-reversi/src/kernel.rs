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
                let (random_bits, more_bits): (u64, u64) = (rng.random(), rng.random());
                // Boards from nearly empty to full.
                let discs = random_bits | [more_bits, 0, !0][rng.random_range(0..3)];
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
                let deltas = std::array::from_fn(|_| rng.random());
                let expected = rows[0].map(|sum| -sum);
                kernel.negate_indices(&mut rows[0]);
                assert_eq!(rows[0], expected);
                let mut sums = rows[1];
                kernel.add_indices(&mut sums, &deltas);
                Portable.add_indices(&mut rows[1], &deltas);
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
                let max: i32 = 1 << rng.random_range(8..=30);
                let max_16 = max.min(i16::MAX.into()) as i16;
                let mut random_16 = || rng.random_range(-max_16..=max_16);
                let hidden_weights = std::array::from_fn(|_| std::array::from_fn(|_| random_16()));
                let skip_weights: [i16; EMBEDDING_WIDTH] = std::array::from_fn(|_| random_16());
                let mut random_32 = || rng.random_range(-max..=max);
                let hidden_biases: [i32; HIDDEN_UNITS] = std::array::from_fn(|_| random_32());
                let output_weights = std::array::from_fn(|_| random_32());
                let layer = LayerStack {
                    hidden_weights,
                    hidden_biases,
                    output_weights,
                    skip_weights,
                    output_bias: random_32(),
                };
                for _ in 0..1000 {
                    let table_origins = std::array::from_fn(|_| rng.random_range(400..600));
                    let indices = std::array::from_fn(|_| rng.random_range(-400..400));
                    let mobility_rows = std::array::from_fn(|_| rng.random_range(0..1000));
                    let input = PatternInput {
                        rows: &rows,
                        table_origins: &table_origins,
                        indices: &indices,
                        mobility_rows,
                    };
                    assert_eq!(kernel.evaluate(input, &layer), Portable.evaluate(input, &layer));
                }
            }
        }
    }

    #[test]
    fn detected_kernel_evaluates_like_the_portable_one() {
        run(CompareValues);
    }

    /// Evaluates a position with rows that may be out of bounds.
    #[cfg(panic = "unwind")]
    struct RowOutOfBounds {
        mobility_rows: [u32; 2],
        last: i16,
    }

    #[cfg(panic = "unwind")]
    impl KernelJob for RowOutOfBounds {
        type Output = i32;

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) -> i32 {
            let rows = [EmbeddingRow([1; EMBEDDING_WIDTH]); 9];
            let mut indices = [0; PADDED_PATTERN_COUNT];
            indices[super::network::PATTERN_COUNT - 1] = self.last;
            let RowOutOfBounds { mobility_rows, .. } = self;
            let input = PatternInput {
                rows: &rows,
                table_origins: &[4; PADDED_PATTERN_COUNT],
                indices: &indices,
                mobility_rows,
            };
            kernel.evaluate(input, &LayerStack::ZERO)
        }
    }

    #[test]
    #[cfg(panic = "unwind")]
    fn rows_out_of_bounds_panic() {
        assert_eq!(run(RowOutOfBounds { mobility_rows: [0, 8], last: 4 }), 0);
        for (mobility_rows, last) in [([0, 9], 0), ([9, 0], 0), ([0, 0], 5), ([0, 0], -5)] {
            let result = std::panic::catch_unwind(|| run(RowOutOfBounds { mobility_rows, last }));
            assert!(result.is_err(), "{mobility_rows:?} and {last}");
        }
    }

    #[test]
    fn detected_kernel_adds_indices_like_the_portable_one() {
        run(CompareSums);
    }

    #[test]
    fn detected_kernel_finds_the_same_moves_and_flips_as_the_portable_one() {
        run(Compare);
    }
}
