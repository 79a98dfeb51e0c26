//! The kernel for 64-bit Arm, all of which has vectors of two words (NEON).
//!
//! By LLVM's models of its processors it takes a tenth of the cycles less on those of phones, but
//! more on Apple's, which do so much of the plain integers at once that they stay with them.
#![allow(unsafe_code, reason = "reads whole vectors")]

use core::arch::aarch64::*;

use super::{
    job::{Job, Kernel},
    pairs::{self, Pair},
};

/// The token of a 64-bit Arm processor.
#[derive(Clone, Copy, Debug)]
pub struct Neon;

impl Kernel for Neon {
    #[inline(always)]
    fn moves(self, player: u64, opponent: u64) -> u64 {
        pairs::moves::<Two>(player, opponent)
    }

    #[inline(always)]
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64 {
        pairs::flips::<Two>(player, opponent, square)
    }

    #[inline(never)]
    fn call<J: Job>(self, job: J) -> J::Output {
        job.run(self)
    }
}

/// Two words in a vector.
#[derive(Clone, Copy)]
struct NeonU64x2(uint64x2_t);

impl Pair for Two {
    #[inline(always)]
    fn both(board: u64) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        unsafe {
            let mirrored = vcreate_u64(board.swap_bytes());
            Two(vcombine_u64(vcreate_u64(board), mirrored))
        }
    }

    #[inline(always)]
    fn of(words: &[u64; 2]) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON; the array is a vector long.
        Two(unsafe { vld1q_u64(words.as_ptr()) })
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        Two(unsafe { vandq_u64(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        Two(unsafe { vorrq_u64(self.0, other.0) })
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        Two(unsafe { vbicq_u64(self.0, other.0) })
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        Two(unsafe { vsubq_u64(self.0, other.0) })
    }

    #[inline(always)]
    fn up<const BY: i32>(self) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        Two(unsafe { vshlq_n_u64::<BY>(self.0) })
    }

    #[inline(always)]
    fn is_zero(self) -> Self {
        // SAFETY: every 64-bit Arm processor has NEON.
        Two(unsafe { vceqzq_u64(self.0) })
    }

    #[inline(always)]
    fn merged(self) -> u64 {
        // SAFETY: every 64-bit Arm processor has NEON.
        unsafe { vgetq_lane_u64::<0>(self.0) | vgetq_lane_u64::<1>(self.0).swap_bytes() }
    }
}
