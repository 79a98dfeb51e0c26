//! Specialized solvers for the last one to four empty squares.
//!
//! All functions search with a null window above `alpha` and return a bound on the final score of
//! `player`, who is to move. The bound is at most `alpha` if the score cannot exceed it.

use super::{
    search::{SearchContext, final_score},
    stability::stability_cut_off,
};
use crate::kernel::{Kernel, KernelJob};

/// The eight neighbours of each square.
static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1u64 << square;
        let side = bit | (bit & !0x8080_8080_8080_8080) << 1 | (bit & !0x0101_0101_0101_0101) >> 1;
        neighbours[square] = (side | side << 8 | side >> 8) & !bit;
        square += 1;
    }
    neighbours
};

/// The two diagonals through each square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let mut other = 0;
        while other < 64 {
            let (other_column, other_row) = (other % 8, other / 8);
            if other_column + row == column + other_row {
                diagonals[square][0] |= 1 << other;
            }
            if other_column + other_row == column + row {
                diagonals[square][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    diagonals
};

/// Twice the number of flips on a full line of eight, by move and by arrangement of own discs.
static DOUBLED_LINE_FLIPS: [[u8; 256]; 8] = {
    let mut flips = [[0; 256]; 8];
    let mut index = 0;
    while index < 8 {
        let mut own = 0;
        while own < 256 {
            let (mut up, mut down) = (index + 1, 1);
            while up < 8 && own >> up & 1 == 0 {
                up += 1;
            }
            while down <= index && own >> (index - down) & 1 == 0 {
                down += 1;
            }
            let above = if up < 8 { up - index - 1 } else { 0 };
            let below = if down <= index { down - 1 } else { 0 };
            flips[index][own] = 2 * (above + below) as u8;
            own += 1;
        }
        index += 1;
    }
    flips
};

/// Twice the number of discs flipped when `player` fills `square`, the only empty square.
#[inline(always)]
fn doubled_last_flips(player: u64, square: usize) -> i32 {
    let (column, row) = (square % 8, square / 8);
    let [falling, rising] = DIAGONALS[square];
    // A multiplication gathers one square per column or row of a line into the top byte. Squares
    // off the line count as the opponent's, and a run of those up to the edge flips nothing.
    let row_discs = (player >> (row * 8)) as u8;
    let column_discs = (((player >> column) & 0x0101_0101_0101_0101)
        .wrapping_mul(0x0102_0408_1020_4080)
        >> 56) as u8;
    let falling_discs = ((player & falling).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
    let rising_discs = ((player & rising).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8;
    let by_column = &DOUBLED_LINE_FLIPS[column];
    i32::from(by_column[usize::from(row_discs)])
        + i32::from(DOUBLED_LINE_FLIPS[row][usize::from(column_discs)])
        + i32::from(by_column[usize::from(falling_discs)])
        + i32::from(by_column[usize::from(rising_discs)])
}

/// The exact score of `player`, who is to move, with `square` the only empty square.
#[inline(always)]
pub fn last_1(player: u64, square: usize) -> i32 {
    // The score if `player` filled the square without flips.
    let score = 2 * player.count_ones() as i32 - 62;
    let flips = doubled_last_flips(player, square);
    if flips > 0 {
        return score + flips;
    }
    let flips = doubled_last_flips(!player & !(1 << square), square);
    if flips > 0 {
        return score - 2 - flips;
    }
    // Neither side can move: the empty square counts for the winner.
    if score > 0 { score } else { score - 2 }
}

/// Searches the last two empty squares with a null window above `alpha`, and returns a bound on the
/// score of `player`, who is to move. Adds to `nodes`.
#[inline(always)]
pub fn last_2<K: Kernel>(
    kernel: K,
    nodes: &mut u64,
    [player, opponent]: [u64; 2],
    alpha: i32,
    [x1, x2]: [u8; 2],
) -> i32 {
    *nodes += 1;
    let (x1, x2) = (usize::from(x1), usize::from(x2));
    let mut best = i32::MIN;
    if NEIGHBOURS[x1] & opponent != 0 {
        let flips = kernel.flips(player, opponent, x1);
        if flips != 0 {
            *nodes += 1;
            best = -last_1(opponent ^ flips, x2);
            if best > alpha {
                return best;
            }
        }
    }
    if NEIGHBOURS[x2] & opponent != 0 {
        let flips = kernel.flips(player, opponent, x2);
        if flips != 0 {
            *nodes += 1;
            return best.max(-last_1(opponent ^ flips, x1));
        }
    }
    if best != i32::MIN {
        return best;
    }
    // `player` passes: the opponent takes the minimum.
    let mut worst = i32::MAX;
    for (x, last) in [(x1, x2), (x2, x1)] {
        if NEIGHBOURS[x] & player != 0 {
            let flips = kernel.flips(opponent, player, x);
            if flips != 0 {
                *nodes += 1;
                worst = worst.min(last_1(player ^ flips, last));
                if worst <= alpha {
                    return worst;
                }
            }
        }
    }
    if worst != i32::MAX { worst } else { final_score(player, opponent) }
}

/// Like [`last_2`] for the last three empty squares, in the given order.
#[inline(always)]
pub fn last_3<K: Kernel>(
    kernel: K,
    nodes: &mut u64,
    [player, opponent]: [u64; 2],
    alpha: i32,
    [x1, x2, x3]: [u8; 3],
) -> i32 {
    *nodes += 1;
    let orders = [(x1, [x2, x3]), (x2, [x1, x3]), (x3, [x1, x2])];
    let mut best = i32::MIN;
    for (x, rest) in orders {
        if NEIGHBOURS[usize::from(x)] & opponent != 0 {
            let flips = kernel.flips(player, opponent, usize::from(x));
            if flips != 0 {
                let next = [opponent ^ flips, player | flips | 1 << x];
                best = best.max(-last_2(kernel, nodes, next, -alpha - 1, rest));
                if best > alpha {
                    return best;
                }
            }
        }
    }
    if best != i32::MIN {
        return best;
    }
    let mut worst = i32::MAX;
    for (x, rest) in orders {
        if NEIGHBOURS[usize::from(x)] & player != 0 {
            let flips = kernel.flips(opponent, player, usize::from(x));
            if flips != 0 {
                let next = [player ^ flips, opponent | flips | 1 << x];
                worst = worst.min(last_2(kernel, nodes, next, alpha, rest));
                if worst <= alpha {
                    return worst;
                }
            }
        }
    }
    if worst != i32::MAX { worst } else { final_score(player, opponent) }
}

/// A null-window search of the last four empty squares, ordered by
/// [`parity_order`](super::parity::parity_order).
pub struct LastFourEmpties<'s, 't> {
    pub search: &'s mut SearchContext<'t>,
    pub board: [u64; 2],
    pub alpha: i32,
    pub squares: [u8; 4],
    /// Whether the squares form two pairs: first and second, third and fourth.
    pub pairs: bool,
}

impl KernelJob for LastFourEmpties<'_, '_> {
    type Output = i32;

    /// A bound on the score: above `alpha` if the score is, otherwise at most `alpha`.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let LastFourEmpties {
            search,
            board: [player, opponent],
            alpha,
            squares: [x1, x2, x3, x4],
            pairs,
        } = self;
        search.nodes += 1;
        if let Some(bound) = stability_cut_off(search, player, opponent, alpha, 4) {
            return bound;
        }
        let nodes = &mut search.nodes;
        // After a move into a pair, its other square is the only odd region and is tried first.
        let orders = [
            (x1, [x2, x3, x4]),
            (x2, [x1, x3, x4]),
            (x3, if pairs { [x4, x1, x2] } else { [x1, x2, x4] }),
            (x4, if pairs { [x3, x1, x2] } else { [x1, x2, x3] }),
        ];
        let mut best = i32::MIN;
        for (x, rest) in orders {
            if NEIGHBOURS[usize::from(x)] & opponent != 0 {
                let flips = kernel.flips(player, opponent, usize::from(x));
                if flips != 0 {
                    let next = [opponent ^ flips, player | flips | 1 << x];
                    best = best.max(-last_3(kernel, nodes, next, -alpha - 1, rest));
                    if best > alpha {
                        return best;
                    }
                }
            }
        }
        if best != i32::MIN {
            return best;
        }
        let mut worst = i32::MAX;
        for (x, rest) in orders {
            if NEIGHBOURS[usize::from(x)] & player != 0 {
                let flips = kernel.flips(opponent, player, usize::from(x));
                if flips != 0 {
                    let next = [player ^ flips, opponent | flips | 1 << x];
                    worst = worst.min(last_3(kernel, nodes, next, alpha, rest));
                    if worst <= alpha {
                        return worst;
                    }
                }
            }
        }
        if worst != i32::MAX { worst } else { final_score(player, opponent) }
    }
}
