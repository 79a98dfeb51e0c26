//! The kernel for x86-64 with AVX2 (2013 and later), which handles four directions at a time.
//!
//! The `unsafe` code is sound because a token [`Avx2`] exists only after every feature used here
//! has been detected.
#![allow(unsafe_code, reason = "calls into code compiled for a detected processor")]

use std::arch::x86_64::*;

use super::{
    job::{Kernel, KernelJob},
    network::{
        self, ACTIVATION_SCALE, EMBEDDING_WIDTH, EmbeddingRow, LayerStack, PATTERN_COUNT,
        PatternInput,
    },
    portable::RAYS,
};

/// The token of a processor with AVX2, BMI1, BMI2, LZCNT and POPCNT.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

impl Avx2 {
    /// Returns the token if the processor has all the features.
    #[inline]
    pub fn detect() -> Option<Self> {
        (is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt"))
        .then_some(Avx2(()))
    }
}

impl Kernel for Avx2 {
    #[inline(always)]
    fn moves(self, player: u64, opponent: u64) -> u64 {
        // SAFETY: the token proves that the processor has the features.
        unsafe { moves(player, opponent) }
    }

    #[inline(always)]
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64 {
        // SAFETY: the token proves that the processor has the features.
        unsafe { flips(player, opponent, square) }
    }

    #[inline(always)]
    fn evaluate(self, input: PatternInput<'_>, layer: &LayerStack) -> i32 {
        // SAFETY: the token proves that the processor has the features.
        unsafe { evaluate_with_vectors(input, layer) }
    }

    #[inline(always)]
    fn call<J: KernelJob>(self, job: J) -> J::Output {
        // SAFETY: the token proves that the processor has the features.
        unsafe { enter(self, job) }
    }
}

/// Runs a job in code compiled for the processor's features.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn enter<J: KernelJob>(kernel: Avx2, job: J) -> J::Output {
    job.run(kernel)
}

/// The legal moves of `player`, by the algorithm of the portable kernel, with one line per lane.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn moves(player: u64, opponent: u64) -> u64 {
    let own = _mm256_set1_epi64x(player as i64);
    let inner = 0x7e7e_7e7e_7e7e_7e7e;
    let other = _mm256_and_si256(
        _mm256_set1_epi64x(opponent as i64),
        _mm256_set_epi64x(inner, !0, inner, inner),
    );
    let step = _mm256_set_epi64x(9, 8, 7, 1);
    let step_2 = _mm256_add_epi64(step, step);
    let mut up = _mm256_and_si256(other, _mm256_sllv_epi64(own, step));
    let mut down = _mm256_and_si256(other, _mm256_srlv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(other, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(other, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(other, _mm256_sllv_epi64(other, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, step_2)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, step_2)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, step_2)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, step_2)));
    let reached = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    or_lanes(reached) & !(player | opponent)
}

/// The discs that a move of `player` on `square` flips, with one vector for the four rising rays
/// and one for the four falling rays.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = RAYS[square & 63].as_ptr();
    // SAFETY: a row of the table is eight words long.
    let (rising, falling) =
        unsafe { (_mm256_loadu_si256(rays.cast()), _mm256_loadu_si256(rays.add(4).cast())) };
    let zero = _mm256_setzero_si256();
    let own = _mm256_set1_epi64x(player as i64);
    let other = _mm256_set1_epi64x(opponent as i64);

    // Rising: the run ends at the lowest square of the ray that is not the opponent's.
    let ends = _mm256_andnot_si256(other, rising);
    let outflank = _mm256_and_si256(_mm256_and_si256(ends, _mm256_sub_epi64(zero, ends)), own);
    // From the outflanking disc upwards, or everything if there is none.
    let beyond = _mm256_sub_epi64(_mm256_cmpeq_epi64(outflank, zero), outflank);
    let flips_rising = _mm256_andnot_si256(beyond, rising);

    // Falling: the highest such square, found by smearing the ends down along the ray.
    let step = _mm256_set_epi64x(9, 8, 7, 1);
    let step_2 = _mm256_add_epi64(step, step);
    let step_4 = _mm256_add_epi64(step_2, step_2);
    let ends = _mm256_andnot_si256(other, falling);
    let mut from_end = _mm256_or_si256(ends, _mm256_srlv_epi64(ends, step));
    from_end = _mm256_or_si256(from_end, _mm256_srlv_epi64(from_end, step_2));
    from_end = _mm256_or_si256(from_end, _mm256_srlv_epi64(from_end, step_4));
    let end = _mm256_andnot_si256(_mm256_srlv_epi64(from_end, step), ends);
    let no_outflank = _mm256_cmpeq_epi64(_mm256_and_si256(end, own), zero);
    let flips_falling = _mm256_andnot_si256(_mm256_or_si256(from_end, no_outflank), falling);

    or_lanes(_mm256_or_si256(flips_rising, flips_falling))
}

/// ORs the four lanes together.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn or_lanes(lanes: __m256i) -> u64 {
    let halves = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves))) as u64
}

/// Evaluates a position with the network. The accumulator fits in one vector, the hidden units in
/// two.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn evaluate_with_vectors(input: PatternInput<'_>, layer: &LayerStack) -> i32 {
    let load_i16 = |numbers: &[i16; EMBEDDING_WIDTH]| {
        // SAFETY: the array is a vector long.
        unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
    };
    let load_i32 = |numbers: &[i32; 8]| {
        // SAFETY: the array is a vector long.
        unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
    };
    let zero = _mm256_setzero_si256();
    let row = |index: usize| {
        let EmbeddingRow(row) = &input.rows[index];
        // SAFETY: a row is half a vector long.
        _mm256_cvtepi8_epi16(unsafe { _mm_loadu_si128(row.as_ptr().cast()) })
    };
    // Two accumulators shorten the dependency chain. Row indices are calculated one by one: vectors
    // of eight were slower because the addresses are needed singly.
    let [mut even, mut odd] = [zero; 2];
    let mut pattern = 0;
    while pattern < PATTERN_COUNT {
        even = _mm256_add_epi16(even, row(input.row_index(pattern)));
        odd = _mm256_add_epi16(odd, row(input.row_index(pattern + 1)));
        pattern += 2;
    }
    // The mobility rows are known last.
    let [own, other] = input.mobility_rows.map(|index| row(index as usize));
    let [even, odd] = [_mm256_add_epi16(even, own), _mm256_add_epi16(odd, other)];
    let sums = _mm256_add_epi16(even, odd);
    let skip = _mm256_madd_epi16(sums, load_i16(&layer.skip_weights));

    let clipped = _mm256_min_epi16(sums, _mm256_set1_epi16(ACTIVATION_SCALE));
    let clipped = _mm256_max_epi16(clipped, _mm256_set1_epi16(-ACTIVATION_SCALE));
    let mut pairs = [0i32; EMBEDDING_WIDTH / 2];
    // SAFETY: the array is a vector long.
    unsafe { _mm256_storeu_si256(pairs.as_mut_ptr().cast(), clipped) };
    let (biases, _) = layer.hidden_biases.as_chunks::<8>();
    let [mut first, mut second] = [load_i32(&biases[0]), load_i32(&biases[1])];
    for (&pair, weights) in pairs.iter().zip(&layer.hidden_weights) {
        let pair = _mm256_set1_epi32(pair);
        let (weights, _) = weights.as_chunks::<EMBEDDING_WIDTH>();
        first = _mm256_add_epi32(first, _mm256_madd_epi16(pair, load_i16(&weights[0])));
        second = _mm256_add_epi32(second, _mm256_madd_epi16(pair, load_i16(&weights[1])));
    }
    let (output_weights, _) = layer.output_weights.as_chunks::<8>();
    let weighted = |units: __m256i, output_weights: &[i32; 8]| {
        let units = _mm256_srai_epi32::<{ network::HIDDEN_SHIFT }>(_mm256_max_epi32(units, zero));
        _mm256_mullo_epi32(units, load_i32(output_weights))
    };
    let both =
        _mm256_add_epi32(weighted(first, &output_weights[0]), weighted(second, &output_weights[1]));
    let eight = _mm256_add_epi32(skip, both);
    let four = _mm_add_epi32(_mm256_castsi256_si128(eight), _mm256_extracti128_si256::<1>(eight));
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b01_00_11_10>(four));
    let one = _mm_add_epi32(two, _mm_shuffle_epi32::<0b10_11_00_01>(two));
    layer.output_bias.wrapping_add(_mm_cvtsi128_si32(one)) >> network::VALUE_SHIFT
}
