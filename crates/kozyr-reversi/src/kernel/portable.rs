//! The kernel in scalar integer arithmetic, for every processor.

use super::job::{Kernel, KernelJob};

/// The token of any processor.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn moves(self, player: u64, opponent: u64) -> u64 {
        moves(player, opponent)
    }

    #[inline(always)]
    fn flips(self, player: u64, opponent: u64, square: usize) -> u64 {
        flips(player, opponent, square)
    }

    #[inline(never)]
    fn call<J: KernelJob>(self, job: J) -> J::Output {
        job.run(self)
    }
}

/// All squares except columns a and h, which stop horizontal and diagonal lines from wrapping
/// around.
pub(super) const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The legal moves of `player`.
#[inline(always)]
fn moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_COLUMNS;
    let reached = moves_along_line::<1>(player, inner)
        | moves_along_line::<7>(player, inner)
        | moves_along_line::<8>(player, opponent)
        | moves_along_line::<9>(player, inner);
    reached & !(player | opponent)
}

/// The squares beyond unbroken runs of `opponent` that start next to `player`, in both directions
/// of a line. Doubling covers the longest run, six, in three steps.
#[inline(always)]
pub(super) fn moves_along_line<const SHIFT: u32>(player: u64, opponent: u64) -> u64 {
    let mut up = opponent & player << SHIFT;
    let mut down = opponent & player >> SHIFT;
    up |= opponent & up << SHIFT;
    down |= opponent & down >> SHIFT;
    let pairs_up = opponent & opponent << SHIFT;
    let pairs_down = pairs_up >> SHIFT;
    up |= pairs_up & up << (2 * SHIFT);
    down |= pairs_down & down >> (2 * SHIFT);
    up |= pairs_up & up << (2 * SHIFT);
    down |= pairs_down & down >> (2 * SHIFT);
    up << SHIFT | down >> SHIFT
}

/// The discs of `opponent` that a move of `player` on `square` flips. Whether `square` is occupied
/// does not matter.
#[inline(always)]
fn flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square & 63];
    let mut flips = 0;
    for &ray in &rays[..4] {
        flips |= rising_flips(player, opponent, ray);
    }
    for &ray in &rays[4..] {
        flips |= falling_flips(player, opponent, ray);
    }
    flips
}

/// The flips along the row of a square.
#[inline(always)]
#[cfg(any(
    test,
    target_arch = "wasm32",
    all(target_arch = "aarch64", not(target_vendor = "apple"))
))]
pub(super) fn row_flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS[square & 63];
    rising_flips(player, opponent, rays[0]) | falling_flips(player, opponent, rays[4])
}

/// The flips along a ray of ascending squares.
#[inline(always)]
fn rising_flips(player: u64, opponent: u64, ray: u64) -> u64 {
    // The carry passes over the opponent's discs and stops at the first other square.
    let first = (opponent | !ray).wrapping_add(ray & ray.wrapping_neg());
    let outflank = first & ray & player;
    outflank.wrapping_sub((outflank != 0) as u64) & ray
}

/// The flips along a ray of descending squares.
#[inline(always)]
fn falling_flips(player: u64, opponent: u64, ray: u64) -> u64 {
    let ends = ray & !opponent;
    // The extra bit limits the shift to 63, which is off every descending ray; a shift by 64 would
    // overflow.
    let outflank = (1 << 63) >> (ends | 1).leading_zeros() & ends & player;
    outflank.wrapping_neg() << 1 & ray
}

/// The rays from each square: four ascending, then four descending.
pub(super) static RAYS: [[u64; 8]; 64] = {
    const STEPS: [(i32, i32); 8] =
        [(1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1)];
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (right, down) = STEPS[direction];
            let (mut column, mut row) = (square as i32 % 8 + right, square as i32 / 8 + down);
            while column >= 0 && column < 8 && row >= 0 && row < 8 {
                rays[square][direction] |= 1 << (row * 8 + column);
                column += right;
                row += down;
            }
            direction += 1;
        }
        square += 1;
    }
    rays
};
