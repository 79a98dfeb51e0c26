//! The exact endgame search.

use super::{
    last_empties::LastFourEmpties,
    move_ordering::{MovePicker, fastest_first},
    parity::{SQUARES_BY_PARITY, parity_order, quadrant_bit, quadrant_parities},
    probcut::EXACT_CERTAINTY,
    search::{SearchContext, final_score},
    stability::stability_cut_off,
    transposition::{NO_MOVE, TranspositionEntry, TranspositionTable, position_key},
};
use crate::kernel::{Kernel, KernelJob};

/// A principal variation search of an endgame: returns the exact score if it is within the window,
/// otherwise a bound.
pub struct EndgamePvs<'s, 't> {
    pub search: &'s mut SearchContext<'t>,
    pub player: u64,
    pub opponent: u64,
    pub window: [i32; 2],
}

impl KernelJob for EndgamePvs<'_, '_> {
    type Output = i32;

    /// The score, or a bound on the same side of the window as the score. Meaningless once the
    /// search is stopped.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let EndgamePvs { search, player, opponent, window: [alpha, beta] } = self;
        if search.visit_node() {
            return alpha;
        }
        let empties = !(player | opponent);
        let moves = kernel.moves(player, opponent);
        if moves == 0 {
            if kernel.moves(opponent, player) == 0 {
                return final_score(player, opponent);
            }
            let window = [-beta, -alpha];
            return -kernel.call(EndgamePvs { search, player: opponent, opponent: player, window });
        }
        let key = position_key(player, opponent);
        let entry = search.table.look_up(key);
        let hints = entry.map_or([NO_MOVE; 2], |entry| entry.moves);
        let mut candidates = MovePicker::new(kernel, player, opponent, moves);
        let parity = quadrant_parities(empties);
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
                score = -endgame_null_window(kernel, search, player_next, opponent_next, -low - 1);
            }
            if best == i32::MIN || (score > low && score < beta) {
                score = -kernel.call(EndgamePvs {
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
        if search.is_stopped() {
            return alpha;
        }
        search.table.store(
            key,
            TranspositionEntry {
                lower: if best > alpha { best as i8 } else { -64 },
                upper: if best < beta { best as i8 } else { 64 },
                depth: empties.count_ones() as u8,
                certainty: EXACT_CERTAINTY,
                moves: [best_move, NO_MOVE],
            },
        );
        best
    }
}

/// Searches with a null window above `alpha`, by the method suited to the number of empties.
/// Returns a bound on the score: above `alpha` if the score is, otherwise at most `alpha`.
#[inline(always)]
pub fn endgame_null_window<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
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
        count => search_four_or_more(
            kernel,
            search,
            [player, opponent],
            alpha,
            count,
            quadrant_parities(empties),
        ),
    }
}

/// Searches four or more empties with a null window above `alpha`; `count` is their number and
/// `parity` holds the quadrant parities.
#[inline(always)]
fn search_four_or_more<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    board: [u64; 2],
    alpha: i32,
    count: u32,
    parity: u32,
) -> i32 {
    let [player, opponent] = board;
    if count == 4 {
        let (squares, pairs) = parity_order(!(player | opponent), parity);
        kernel.call(LastFourEmpties { search, board, alpha, squares, pairs })
    } else if count <= search.options.order_above_empties {
        kernel.call(ShallowEndgame { search, player, opponent, alpha, parity })
    } else {
        kernel.call(DeepEndgame { search, player, opponent, alpha })
    }
}

/// A null-window search of five or slightly more empties, without a table and with no move ordering
/// except odd regions first.
struct ShallowEndgame<'s, 't> {
    search: &'s mut SearchContext<'t>,
    player: u64,
    opponent: u64,
    alpha: i32,
    parity: u32,
}

impl KernelJob for ShallowEndgame<'_, '_> {
    type Output = i32;

    /// A bound as in [`endgame_null_window`].
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let ShallowEndgame { search, player, opponent, alpha, parity } = self;
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
            return -kernel.call(ShallowEndgame { search, player, opponent, alpha, parity });
        }
        let odd = SQUARES_BY_PARITY[parity as usize & 15];
        let mut best = i32::MIN;
        for mut group in [moves & odd, moves & !odd] {
            while group != 0 {
                let square = group.trailing_zeros() as usize;
                group &= group - 1;
                let flips = kernel.flips(player, opponent, square);
                let (player_next, opponent_next) = (opponent ^ flips, player | flips | 1 << square);
                let parity = parity ^ quadrant_bit(square);
                let low = -alpha - 1;
                let score = -search_four_or_more(
                    kernel,
                    search,
                    [player_next, opponent_next],
                    low,
                    count - 1,
                    parity,
                );
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

/// A null-window search of more empties, with ordered moves, and a table above a minimum number of
/// empties.
struct DeepEndgame<'s, 't> {
    search: &'s mut SearchContext<'t>,
    player: u64,
    opponent: u64,
    alpha: i32,
}

impl KernelJob for DeepEndgame<'_, '_> {
    type Output = i32;

    /// A bound as in [`endgame_null_window`]. Meaningless once the search is stopped.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let DeepEndgame { search, player, opponent, alpha } = self;
        if search.visit_node() {
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
            return -kernel.call(DeepEndgame {
                search,
                player: opponent,
                opponent: player,
                alpha: -alpha - 1,
            });
        }
        let key = position_key(player, opponent);
        let mut hints = [NO_MOVE; 2];
        if let Some(entry) = endgame_table(search, count).and_then(|table| table.look_up(key)) {
            if u32::from(entry.depth) == count && entry.certainty == EXACT_CERTAINTY {
                if i32::from(entry.lower) > alpha {
                    return entry.lower.into();
                }
                if i32::from(entry.upper) <= alpha {
                    return entry.upper.into();
                }
            }
            hints = entry.moves;
        }
        let parity = quadrant_parities(empties);
        let mut candidates = MovePicker::new(kernel, player, opponent, moves);
        for candidate in candidates.iter_mut() {
            if count >= search.options.enhanced_cutoff_from_empties {
                let player_next = opponent ^ candidate.flips;
                let opponent_next = player | candidate.flips | 1 << candidate.square;
                let bound = endgame_table(search, count - 1).and_then(|table| {
                    table.child_cutoff(
                        [player_next, opponent_next],
                        alpha,
                        count - 1,
                        EXACT_CERTAINTY,
                    )
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
            let player_next = opponent ^ candidate.flips;
            let opponent_next = player | candidate.flips | 1 << candidate.square;
            let (low, parity) = (-alpha - 1, parity ^ quadrant_bit(candidate.square.into()));
            let score = -search_four_or_more(
                kernel,
                search,
                [player_next, opponent_next],
                low,
                count - 1,
                parity,
            );
            if score > best {
                (best, best_move) = (score, candidate.square);
                if best > alpha {
                    break;
                }
            }
        }
        if search.is_stopped() {
            return alpha;
        }
        if let Some(table) = endgame_table(search, count) {
            table.store(
                key,
                TranspositionEntry::from_null_window(
                    alpha,
                    best,
                    best_move,
                    count,
                    EXACT_CERTAINTY,
                ),
            );
        }
        best
    }
}

/// The table that stores endgames with the given number of empties; `None` if they are too small to
/// be stored.
#[inline(always)]
fn endgame_table<'t>(search: &SearchContext<'t>, empties: u32) -> Option<&'t TranspositionTable> {
    if empties <= search.options.store_above_empties {
        None
    } else if empties < search.options.main_table_from_empties {
        Some(search.endgame_table)
    } else {
        Some(search.table)
    }
}
