//! The midgame search with evaluation, also used for endgames with many empties.

use super::{
    endgame::endgame_null_window,
    midgame_pvs::MidgamePvs,
    move_ordering::{CORNERS, MovePicker, ScoredMove, X_AND_C_SQUARES, fastest_first},
    parity::quadrant_parities,
    probcut::{self, EXACT_CERTAINTY},
    search::{PLAIN_ENDGAME_MAX_EMPTIES, SearchContext, SearchNode, final_score, to_discs},
    stability::stability_cut_off,
    transposition::{NO_MOVE, TranspositionEntry, position_key},
};
use crate::kernel::{Kernel, KernelJob};

/// The smallest depth where moves are ordered by evaluation.
const VALUE_ORDERING_MIN_DEPTH: u32 = 3;
/// Like [`search_ordering_from_depth`](super::SearchOptions::search_ordering_from_depth), for
/// searches that do not reach the end of the game.
const SEARCH_ORDERING_MIN_DEPTH: u32 = 8;
/// The smallest depth of enhanced transposition cutoffs (ETC).
const ETC_MIN_DEPTH: u32 = 4;

/// A search with a null window above `alpha`.
pub struct NullWindowSearch<'s, 't, 'n> {
    pub search: &'s mut SearchContext<'t>,
    pub node: &'n SearchNode,
    pub alpha: i32,
    pub depth: u32,
}

/// Searches with a null window above `alpha`, by the method suited to the depth and the number of
/// empties. Returns a bound on the score: above `alpha` if the score is, otherwise at most `alpha`.
#[inline(always)]
pub fn null_window_search<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    alpha: i32,
    depth: u32,
) -> i32 {
    let empties = node.empties();
    if depth >= empties && empties <= PLAIN_ENDGAME_MAX_EMPTIES {
        endgame_null_window(kernel, search, node.player, node.opponent, alpha)
    } else if depth == 0 {
        search.evaluate_leaf(kernel, node)
    } else {
        kernel.call(NullWindowSearch { search, node, alpha, depth: depth.min(empties) })
    }
}

impl KernelJob for NullWindowSearch<'_, '_, '_> {
    type Output = i32;

    /// A bound as in [`null_window_search`]; `alpha` once the search is stopped.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let NullWindowSearch { search, node, alpha, depth } = self;
        if search.visit_node() {
            return alpha;
        }
        let (hints, moves) = match early_cutoff(kernel, search, node, alpha, depth) {
            Ok(hints_and_moves) => hints_and_moves,
            Err(score) => return score,
        };
        let (mut best, mut best_move) = (i32::MIN, NO_MOVE);
        let mut candidates = MovePicker::new(kernel, node.player, node.opponent, moves);
        if let Some(bound) =
            enhanced_transposition_cutoff(search, node, &mut candidates, alpha, depth)
        {
            return bound;
        }
        score_moves(kernel, search, node, &mut candidates, hints, depth);
        if search.is_stopped() {
            return alpha;
        }
        while let Some(candidate) = candidates.next() {
            let next = node.after_move(kernel, search.patterns, candidate.square, candidate.flips);
            let Some(_claim) = search.claim(&next, depth, best == i32::MIN, &mut candidates) else {
                continue;
            };
            let score = -null_window_search(kernel, search, &next, -alpha - 1, depth - 1);
            if search.is_stopped() {
                return alpha;
            }
            if score > best {
                (best, best_move) = (score, candidate.square);
                if best > alpha {
                    break;
                }
            }
        }
        let entry =
            TranspositionEntry::from_null_window(alpha, best, best_move, depth, search.certainty);
        search.table.store(position_key(node.player, node.opponent), entry);
        best
    }
}

/// Tries all cutoffs that come before the move loop. Returns the score as `Err` if one applies,
/// otherwise the table's moves and the legal moves.
#[inline(always)]
fn early_cutoff<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    alpha: i32,
    depth: u32,
) -> Result<([u8; 2], u64), i32> {
    let (player, opponent) = (node.player, node.opponent);
    if let Some(bound) = stability_cut_off(search, player, opponent, alpha, node.empties()) {
        return Err(bound);
    }
    let moves = kernel.moves(player, opponent);
    if moves == 0 {
        if kernel.moves(opponent, player) == 0 {
            return Err(final_score(player, opponent));
        }
        let passed = node.pass();
        let score =
            -kernel.call(NullWindowSearch { search, node: &passed, alpha: -alpha - 1, depth });
        return Err(if search.is_stopped() { alpha } else { score });
    }
    if depth == 1 {
        return Err(search_depth_one(kernel, search, node, alpha, moves));
    }
    let mut hints = [NO_MOVE; 2];
    if let Some(entry) = search.table.look_up(position_key(player, opponent)) {
        if u32::from(entry.depth) >= depth && entry.certainty >= search.certainty {
            if i32::from(entry.lower) > alpha {
                return Err(entry.lower.into());
            }
            if i32::from(entry.upper) <= alpha {
                return Err(entry.upper.into());
            }
        }
        hints = entry.moves;
    }
    match prob_cut(kernel, search, node, alpha, depth, moves) {
        Some(bound) => Err(bound),
        None if search.is_stopped() => Err(alpha),
        None => Ok((hints, moves)),
    }
}

/// Enhanced transposition cutoff: a lower bound of the node's score above `alpha`, from the table
/// entry of a child. `None` if no entry suffices or `depth` is less than [`ETC_MIN_DEPTH`].
#[inline(always)]
fn enhanced_transposition_cutoff(
    search: &SearchContext<'_>,
    node: &SearchNode,
    candidates: &mut MovePicker,
    alpha: i32,
    depth: u32,
) -> Option<i32> {
    if depth < ETC_MIN_DEPTH {
        return None;
    }
    candidates.iter_mut().find_map(|candidate| {
        let player_next = node.opponent ^ candidate.flips;
        let opponent_next = node.player | candidate.flips | 1 << candidate.square;
        search.table.child_cutoff([player_next, opponent_next], alpha, depth - 1, search.certainty)
    })
}

/// Searches one ply: the best evaluation of the positions after each move, or the first above
/// `alpha`.
#[inline(always)]
fn search_depth_one<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    alpha: i32,
    moves: u64,
) -> i32 {
    let first = if search.options.corners_first { CORNERS } else { 0 };
    let last = if search.options.corners_first { X_AND_C_SQUARES } else { 0 };
    let mut best = i32::MIN;
    for mut group in [moves & first, moves & !(first | last), moves & last] {
        while group != 0 {
            let square = group.trailing_zeros() as u8;
            group &= group - 1;
            let flips = kernel.flips(node.player, node.opponent, square.into());
            let next = node.after_move(kernel, search.patterns, square, flips);
            best = best.max(-search.evaluate_leaf(kernel, &next));
            if best > alpha {
                return best;
            }
        }
    }
    best
}

/// ProbCut: a bound that a shallower search makes sufficiently likely; `None` if there is none.
#[inline(always)]
fn prob_cut<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    alpha: i32,
    depth: u32,
    moves: u64,
) -> Option<i32> {
    if search.certainty >= EXACT_CERTAINTY || depth < search.options.probcut_from_depth {
        return None;
    }
    let empties = node.empties();
    let shallow = probcut::shallow_depth(depth);
    let deviation = search.options.probcut_deviation.standard_deviation(empties, depth, shallow);
    let margin = probcut::margin(search.certainty, deviation);
    let replies = kernel.moves(node.opponent, node.player);
    let value = to_discs(search.evaluate(kernel, node, moves, replies));
    // The shallow search only pays if the static value also points that way.
    let static_margin = probcut::margin(
        search.certainty,
        search.options.probcut_deviation.standard_deviation(empties, depth, 0),
    ) / 2;
    let upper = alpha + 1 + margin;
    if upper < 64 && value > alpha - static_margin {
        let score = null_window_search(kernel, search, node, upper - 1, shallow);
        if search.is_stopped() {
            return None;
        }
        if score >= upper {
            return Some(alpha + 1);
        }
    }
    let lower = alpha - margin;
    if lower > -64 && value <= alpha + static_margin {
        let score = null_window_search(kernel, search, node, lower, shallow);
        if search.is_stopped() {
            return None;
        }
        if score <= lower {
            return Some(alpha);
        }
    }
    None
}

/// Scores the moves for ordering, higher first. The squares in `hints`, the best moves known from
/// earlier searches, get the highest scores in that order. Once the search is stopped, the other
/// moves are not scored.
#[inline(always)]
pub fn score_moves<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    candidates: &mut MovePicker,
    hints: [u8; 2],
    depth: u32,
) {
    let parity = quadrant_parities(!(node.player | node.opponent));
    for candidate in candidates.iter_mut() {
        candidate.score = if candidate.square == hints[0] {
            1 << 30
        } else if candidate.square == hints[1] {
            1 << 29
        } else if depth < VALUE_ORDERING_MIN_DEPTH {
            fastest_first(kernel, node.player, node.opponent, candidate, parity)
        } else {
            value_ordering_score(kernel, search, node, candidate, depth, parity)
        };
        if search.is_stopped() {
            return;
        }
    }
}

/// Scores a move by the value of the resulting position, searched deeper in deeper searches, and by
/// the opponent's mobility, because few replies make small trees.
#[inline(always)]
fn value_ordering_score<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    candidate: &ScoredMove,
    depth: u32,
    parity: u32,
) -> i32 {
    let next = node.after_move(kernel, search.patterns, candidate.square, candidate.flips);
    if next.player == 0 {
        return 1 << 28;
    }
    let is_exact = depth >= node.empties();
    let min_depth = if is_exact {
        search.options.search_ordering_from_depth
    } else {
        SEARCH_ORDERING_MIN_DEPTH
    };
    let search_depth = depth.saturating_sub(min_depth) / 4;
    let value = if search_depth == 0 {
        let moves = kernel.moves(next.player, next.opponent);
        let replies = kernel.moves(next.opponent, next.player);
        if moves == 0 {
            search.evaluate(kernel, &next.pass(), replies, 0)
        } else {
            -search.evaluate(kernel, &next, moves, replies)
        }
    } else {
        let certainty = std::mem::replace(&mut search.certainty, probcut::MEDIUM_CERTAINTY);
        let window = [-64, 64];
        let score =
            -kernel.call(MidgamePvs { search, node: &next, window, depth: search_depth.min(4) });
        search.certainty = certainty;
        score * super::weights::VALUE_UNITS_PER_DISC
    };
    // In an exact search, the size of the tree matters more.
    let mobility_score = fastest_first(kernel, node.player, node.opponent, candidate, parity);
    value * 4
        + if is_exact {
            mobility_score * search.options.mobility_weight
        } else {
            mobility_score / 2
        }
}
