//! The kernel in plain integer arithmetic, for every processor.

use super::job::{Kernel, KernelJob};

/// The token of every processor.
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

/// All squares but the columns a and h, across which lines to the side must not run.
pub(super) const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares on which `player` can place a disc.
#[inline(always)]
fn moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_COLUMNS;
    let reached = moves_along_line::<1>(player, inner)
        | moves_along_line::<7>(player, inner)
        | moves_along_line::<8>(player, opponent)
        | moves_along_line::<9>(player, inner);
    reached & !(player | opponent)
}

/// The squares behind unbroken runs of `opponent` that start next to `player`, along one line
/// in both directions. Doubling reaches the longest run, six, in three steps.
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

/// The discs of `opponent` that turn when `player` places one on `square`; the square itself
/// may be occupied or not, it does not matter.
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

/// The discs that turn along the row of a square.
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

/// The discs that turn along a ray to higher squares.
#[inline(always)]
fn rising_flips(player: u64, opponent: u64, ray: u64) -> u64 {
    // A carry runs over the opponent's discs and stops at the first other square.
    let first = (opponent | !ray).wrapping_add(ray & ray.wrapping_neg());
    let outflank = first & ray & player;
    outflank.wrapping_sub((outflank != 0) as u64) & ray
}

/// The discs that turn along a ray to lower squares.
#[inline(always)]
fn falling_flips(player: u64, opponent: u64, ray: u64) -> u64 {
    let others = ray & !opponent;
    // Of nothing the shift would be by 64; one other bit makes it 63, off every ray down.
    let outflank = (1 << 63) >> (others | 1).leading_zeros() & others & player;
    outflank.wrapping_neg() << 1 & ray
}

/// The squares in each direction from each square: four that rise, then four that fall.
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
