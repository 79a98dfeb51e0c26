//! The kernel for WebAssembly SIMD, which all major browsers have had since 2023 (Chrome 91,
//! Firefox 89, Safari 16.4). A WebAssembly module cannot detect features: browsers without SIMD
//! reject the whole module.
#![allow(unsafe_code, reason = "reads and writes whole vectors")]

use core::arch::wasm32::*;

use super::{
    job::{Kernel, KernelJob},
    network::{
        self, ACTIVATION_SCALE, EMBEDDING_WIDTH, EmbeddingRow, LayerStack, PADDED_PATTERN_COUNT,
        PATTERN_COUNT, PatternInput,
    },
    u64x2::{self, U64x2},
};

/// The token of WebAssembly with SIMD.
#[derive(Clone, Copy, Debug)]
pub struct Simd128;

impl Kernel for Simd128 {
    #[inline(always)]
    fn moves(self, player: u64, opponent: u64) -> u64 {
        u64x2::moves::<WasmU64x2>(player, opponent)
    }

    #[inline(always)]
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64 {
        u64x2::flips::<WasmU64x2>(player, opponent, square)
    }

    #[inline(always)]
    fn add_indices(
        self,
        indices: &mut [i16; PADDED_PATTERN_COUNT],
        deltas: &[i16; PADDED_PATTERN_COUNT],
    ) {
        let (indices, deltas) =
            (indices.as_mut_ptr().cast::<v128>(), deltas.as_ptr().cast::<v128>());
        // SAFETY: both arrays are six vectors long.
        unsafe {
            v128_store(indices, i16x8_add(v128_load(indices), v128_load(deltas)));
            v128_store(
                indices.add(1),
                i16x8_add(v128_load(indices.add(1)), v128_load(deltas.add(1))),
            );
            v128_store(
                indices.add(2),
                i16x8_add(v128_load(indices.add(2)), v128_load(deltas.add(2))),
            );
            v128_store(
                indices.add(3),
                i16x8_add(v128_load(indices.add(3)), v128_load(deltas.add(3))),
            );
            v128_store(
                indices.add(4),
                i16x8_add(v128_load(indices.add(4)), v128_load(deltas.add(4))),
            );
            v128_store(
                indices.add(5),
                i16x8_add(v128_load(indices.add(5)), v128_load(deltas.add(5))),
            );
        }
    }

    #[inline(always)]
    fn negate_indices(self, indices: &mut [i16; PADDED_PATTERN_COUNT]) {
        let indices = indices.as_mut_ptr().cast::<v128>();
        // SAFETY: the array is six vectors long.
        unsafe {
            v128_store(indices, i16x8_neg(v128_load(indices)));
            v128_store(indices.add(1), i16x8_neg(v128_load(indices.add(1))));
            v128_store(indices.add(2), i16x8_neg(v128_load(indices.add(2))));
            v128_store(indices.add(3), i16x8_neg(v128_load(indices.add(3))));
            v128_store(indices.add(4), i16x8_neg(v128_load(indices.add(4))));
            v128_store(indices.add(5), i16x8_neg(v128_load(indices.add(5))));
        }
    }

    #[inline(always)]
    fn evaluate(self, input: PatternInput<'_>, layer: &LayerStack) -> i32 {
        evaluate_with_vectors(input, layer)
    }

    #[inline(always)]
    fn call<J: KernelJob>(self, job: J) -> J::Output {
        enter(self, job)
    }
}

/// Runs a job in code compiled for the processor's features.
#[target_feature(enable = "simd128")]
#[inline(never)]
fn enter<J: KernelJob>(kernel: Simd128, job: J) -> J::Output {
    job.run(kernel)
}

/// Evaluates a position with the network. The accumulator fits in two vectors, the hidden units in
/// four.
#[inline(always)]
fn evaluate_with_vectors(input: PatternInput<'_>, layer: &LayerStack) -> i32 {
    let load_i16 = |numbers: &[i16; 8]| {
        // SAFETY: the array is one vector long.
        unsafe { v128_load(numbers.as_ptr().cast()) }
    };
    let load_i32 = |numbers: &[i32; 4]| {
        // SAFETY: the array is one vector long.
        unsafe { v128_load(numbers.as_ptr().cast()) }
    };
    let row = |index: usize| {
        let EmbeddingRow(row) = &input.rows[index];
        // SAFETY: a row is one vector long.
        let row = unsafe { v128_load(row.as_ptr().cast()) };
        [i16x8_extend_low_i8x16(row), i16x8_extend_high_i8x16(row)]
    };
    let add =
        |sums: [v128; 2], row: [v128; 2]| [i16x8_add(sums[0], row[0]), i16x8_add(sums[1], row[1])];
    // Two accumulators shorten the dependency chain. The unrolling is manual because builds
    // optimized for size do not unroll loops.
    let [mut even, mut odd] = input.mobility_rows.map(|index| row(index as usize));
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        even = add(even, row(input.row_index(pattern)));
        odd = add(odd, row(input.row_index(pattern + 1)));
        pattern += 2;
    }
    let sums = add(even, odd);
    let (skip, _) = layer.skip_weights.as_chunks::<8>();
    let [one, two] = [0, 1].map(|half: usize| i32x4_dot_i16x8(sums[half], load_i16(&skip[half])));
    let skip = i32x4_add(one, two);
    let mut pairs = [0i32; EMBEDDING_WIDTH / 2];
    let clipped = sums.map(|sums| {
        i16x8_max(i16x8_min(sums, i16x8_splat(ACTIVATION_SCALE)), i16x8_splat(-ACTIVATION_SCALE))
    });
    // SAFETY: the array is two vectors long.
    unsafe {
        v128_store(pairs.as_mut_ptr().cast(), clipped[0]);
        v128_store(pairs.as_mut_ptr().cast::<v128>().add(1), clipped[1]);
    }
    // Separate variables, because vectors in an array would be kept in memory.
    let (biases, _) = layer.hidden_biases.as_chunks::<4>();
    let mut first = load_i32(&biases[0]);
    let mut second = load_i32(&biases[1]);
    let mut third = load_i32(&biases[2]);
    let mut fourth = load_i32(&biases[3]);
    let mut index = 0;
    while index < EMBEDDING_WIDTH / 2 {
        let pair = i32x4_splat(pairs[index]);
        let (weights, _) = layer.hidden_weights[index].as_chunks::<8>();
        first = i32x4_add(first, i32x4_dot_i16x8(pair, load_i16(&weights[0])));
        second = i32x4_add(second, i32x4_dot_i16x8(pair, load_i16(&weights[1])));
        third = i32x4_add(third, i32x4_dot_i16x8(pair, load_i16(&weights[2])));
        fourth = i32x4_add(fourth, i32x4_dot_i16x8(pair, load_i16(&weights[3])));
        index += 1;
    }
    let (output_weights, _) = layer.output_weights.as_chunks::<4>();
    let weighted = |units: v128, output_weights: &[i32; 4]| {
        let units = i32x4_shr(i32x4_max(units, i32x4_splat(0)), network::HIDDEN_SHIFT as u32);
        i32x4_mul(units, load_i32(output_weights))
    };
    let one = i32x4_add(weighted(first, &output_weights[0]), weighted(second, &output_weights[1]));
    let two = i32x4_add(weighted(third, &output_weights[2]), weighted(fourth, &output_weights[3]));
    let four = i32x4_add(skip, i32x4_add(one, two));
    let two = i32x4_add(four, i32x4_shuffle::<2, 3, 0, 1>(four, four));
    let one = i32x4_add(two, i32x4_shuffle::<1, 0, 3, 2>(two, two));
    layer.output_bias.wrapping_add(i32x4_extract_lane::<0>(one)) >> network::VALUE_SHIFT
}

/// Two words in a SIMD vector.
#[derive(Clone, Copy)]
struct WasmU64x2(v128);

impl U64x2 for WasmU64x2 {
    #[inline(always)]
    fn with_mirror(board: u64) -> Self {
        let both = u64x2_splat(board);
        WasmU64x2(i8x16_shuffle::<0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8>(both, both))
    }

    #[inline(always)]
    fn load(words: &[u64; 2]) -> Self {
        // SAFETY: the array is one vector long.
        WasmU64x2(unsafe { v128_load(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        WasmU64x2(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        WasmU64x2(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        WasmU64x2(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn wrapping_sub(self, other: Self) -> Self {
        WasmU64x2(i64x2_sub(self.0, other.0))
    }

    #[inline(always)]
    fn shl<const BY: i32>(self) -> Self {
        WasmU64x2(i64x2_shl(self.0, BY as u32))
    }

    #[inline(always)]
    fn eq_zero_mask(self) -> Self {
        WasmU64x2(i64x2_eq(self.0, i64x2_splat(0)))
    }

    #[inline(always)]
    fn merge(self) -> u64 {
        let mirrored =
            i8x16_shuffle::<15, 14, 13, 12, 11, 10, 9, 8, 0, 0, 0, 0, 0, 0, 0, 0>(self.0, self.0);
        u64x2_extract_lane::<0>(v128_or(self.0, mirrored))
    }
}
