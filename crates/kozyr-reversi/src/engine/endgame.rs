//! The exact search: every line to the last square.

use super::{
    last_empties::Last4,
    move_ordering::{Candidates, fastest_first},
    parity::{ODD_SQUARES, parity_of, parity_order, quadrant},
    probcut::EXACT,
    search::{Search, final_score},
    stability::stability_cut_off,
    transposition::{Known, NO_MOVE, TranspositionTable, key_of},
};
use crate::kernel::{Job, Kernel};

/// The principal variation: the exact score within a window.
pub struct Pvs<'s, 't> {
    pub search: &'s mut Search<'t>,
    pub player: u64,
    pub opponent: u64,
    pub window: [i32; 2],
}

impl Job for Pvs<'_, '_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Pvs { search, player, opponent, window: [alpha, beta] } = self;
        if search.enter() {
            return alpha;
        }
        let empties = !(player | opponent);
        let moves = kernel.moves(player, opponent);
        if moves == 0 {
            if kernel.moves(opponent, player) == 0 {
                return final_score(player, opponent);
            }
            let window = [-beta, -alpha];
            return -kernel.call(Pvs { search, player: opponent, opponent: player, window });
        }
        let key = key_of(player, opponent);
        let known = search.table.look_up(key);
        let hints = known.map_or([NO_MOVE; 2], |known| known.moves);
        let mut candidates = Candidates::new(kernel, player, opponent, moves);
        let parity = parity_of(empties);
        for candidate in candidates.iter_mut() {
            candidate.score = if candidate.square == hints[0] {
                1 << 30
            } else if candidate.square == hints[1] {
                1 << 29
            } else {
                fastest_first(kernel, player, opponent, candidate, parity)
            };
        }
        let (mut best, mut best_move) = (i32::MIN, NO_MOVE);
        while let Some(candidate) = candidates.next() {
            let player_next = opponent ^ candidate.flips;
            let opponent_next = player | candidate.flips | 1 << candidate.square;
            let low = alpha.max(best);
            let mut score = low + 1;
            if best != i32::MIN {
                score = -null_window(kernel, search, player_next, opponent_next, -low - 1);
            }
            if best == i32::MIN || (score > low && score < beta) {
                score = -kernel.call(Pvs {
                    search,
                    player: player_next,
                    opponent: opponent_next,
                    window: [-beta, -low],
                });
            }
            if score > best {
                (best, best_move) = (score, candidate.square);
                if best >= beta {
                    break;
                }
            }
        }
        if search.stopped() {
            return alpha;
        }
        search.table.store(
            key,
            Known {
                lower: if best > alpha { best as i8 } else { -64 },
                upper: if best < beta { best as i8 } else { 64 },
                depth: empties.count_ones() as u8,
                certainty: EXACT,
                moves: [best_move, NO_MOVE],
            },
        );
        best
    }
}

/// Searches with a null window by whatever suits the number of empties.
#[inline(always)]
pub fn null_window<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    player: u64,
    opponent: u64,
    alpha: i32,
) -> i32 {
    let nodes = &mut search.nodes;
    let empties = !(player | opponent);
    match empties.count_ones() {
        0 => final_score(player, opponent),
        1 => super::last_empties::last_1(player, empties.trailing_zeros() as usize),
        2 => {
            let first = empties.trailing_zeros() as u8;
            let second = 63 - empties.leading_zeros() as u8;
            super::last_empties::last_2(kernel, nodes, [player, opponent], alpha, [first, second])
        }
        3 => {
            let second = empties & (empties - 1);
            let squares = [
                empties.trailing_zeros() as u8,
                second.trailing_zeros() as u8,
                63 - empties.leading_zeros() as u8,
            ];
            super::last_empties::last_3(kernel, nodes, [player, opponent], alpha, squares)
        }
        count => four_or_more(kernel, search, [player, opponent], alpha, count, parity_of(empties)),
    }
}

/// The same for so many empties, four or more, whose regions have that parity.
#[inline(always)]
fn four_or_more<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    board: [u64; 2],
    alpha: i32,
    count: u32,
    parity: u32,
) -> i32 {
    let [player, opponent] = board;
    if count == 4 {
        let (squares, pairs) = parity_order(!(player | opponent), parity);
        kernel.call(Last4 { search, board, alpha, squares, pairs })
    } else if count <= search.ways.orders_above {
        kernel.call(Shallow { search, player, opponent, alpha, parity })
    } else {
        kernel.call(Deep { search, player, opponent, alpha })
    }
}

/// Five empties and a few more, where moves are not put in order: those into odd regions first,
/// nothing remembered.
struct Shallow<'s, 't> {
    search: &'s mut Search<'t>,
    player: u64,
    opponent: u64,
    alpha: i32,
    parity: u32,
}

impl Job for Shallow<'_, '_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Shallow { search, player, opponent, alpha, parity } = self;
        search.nodes += 1;
        let empties = !(player | opponent);
        let count = empties.count_ones();
        if let Some(bound) = stability_cut_off(search, player, opponent, alpha, count) {
            return bound;
        }
        let moves = kernel.moves(player, opponent);
        if moves == 0 {
            if kernel.moves(opponent, player) == 0 {
                return final_score(player, opponent);
            }
            let alpha = -alpha - 1;
            let (player, opponent) = (opponent, player);
            return -kernel.call(Shallow { search, player, opponent, alpha, parity });
        }
        let odd = ODD_SQUARES[parity as usize & 15];
        let mut best = i32::MIN;
        for mut group in [moves & odd, moves & !odd] {
            while group != 0 {
                let square = group.trailing_zeros() as usize;
                group &= group - 1;
                let flips = kernel.flips(player, opponent, square);
                let (next, other) = (opponent ^ flips, player | flips | 1 << square);
                let parity = parity ^ quadrant(square);
                let low = -alpha - 1;
                let score = -four_or_more(kernel, search, [next, other], low, count - 1, parity);
                if score > best {
                    best = score;
                    if best > alpha {
                        return best;
                    }
                }
            }
        }
        best
    }
}

/// More empties: with ordered moves, and from a few more on with a table.
struct Deep<'s, 't> {
    search: &'s mut Search<'t>,
    player: u64,
    opponent: u64,
    alpha: i32,
}

impl Job for Deep<'_, '_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Deep { search, player, opponent, alpha } = self;
        if search.enter() {
            return alpha;
        }
        let empties = !(player | opponent);
        let count = empties.count_ones();
        if let Some(bound) = stability_cut_off(search, player, opponent, alpha, count) {
            return bound;
        }
        let moves = kernel.moves(player, opponent);
        if moves == 0 {
            if kernel.moves(opponent, player) == 0 {
                return final_score(player, opponent);
            }
            return -kernel.call(Deep {
                search,
                player: opponent,
                opponent: player,
                alpha: -alpha - 1,
            });
        }
        let key = key_of(player, opponent);
        let mut hints = [NO_MOVE; 2];
        if let Some(known) = memory(search, count).and_then(|table| table.look_up(key)) {
            if u32::from(known.depth) == count && known.certainty == EXACT {
                if i32::from(known.lower) > alpha {
                    return known.lower.into();
                }
                if i32::from(known.upper) <= alpha {
                    return known.upper.into();
                }
            }
            hints = known.moves;
        }
        let parity = parity_of(empties);
        let mut candidates = Candidates::new(kernel, player, opponent, moves);
        for candidate in candidates.iter_mut() {
            if count >= search.ways.looks_up_from {
                let next = opponent ^ candidate.flips;
                let other = player | candidate.flips | 1 << candidate.square;
                let bound = memory(search, count - 1).and_then(|table| {
                    table.bound_of_moving([next, other], alpha, count - 1, EXACT)
                });
                if let Some(bound) = bound {
                    return bound;
                }
            }
            candidate.score = if candidate.square == hints[0] {
                1 << 30
            } else if candidate.square == hints[1] {
                1 << 29
            } else {
                fastest_first(kernel, player, opponent, candidate, parity)
            };
        }
        let (mut best, mut best_move) = (i32::MIN, NO_MOVE);
        while let Some(candidate) = candidates.next() {
            let next = opponent ^ candidate.flips;
            let other = player | candidate.flips | 1 << candidate.square;
            let (low, parity) = (-alpha - 1, parity ^ quadrant(candidate.square.into()));
            let score = -four_or_more(kernel, search, [next, other], low, count - 1, parity);
            if score > best {
                (best, best_move) = (score, candidate.square);
                if best > alpha {
                    break;
                }
            }
        }
        if search.stopped() {
            return alpha;
        }
        if let Some(table) = memory(search, count) {
            table.store(key, Known::above(alpha, best, best_move, count, EXACT));
        }
        best
    }
}

/// Where endings of so many empties are remembered; `None` if nowhere.
#[inline(always)]
fn memory<'t>(search: &Search<'t>, empties: u32) -> Option<&'t TranspositionTable> {
    if empties <= search.ways.remembers_above {
        None
    } else if empties < search.ways.remembers_long_from {
        Some(search.endings)
    } else {
        Some(search.table)
    }
}
