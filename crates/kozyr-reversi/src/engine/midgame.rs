//! The search with evaluation: to a depth, or to the end while ordering by evaluation pays.

use super::{
    endgame::null_window,
    midgame_pvs::Pv,
    move_ordering::{BESIDE_CORNERS, CORNERS, Candidate, Candidates, fastest_first},
    parity::parity_of,
    probcut::{self, EXACT},
    search::{Node, PLAIN_ENDING, Search, final_score, in_discs},
    stability::stability_cut_off,
    transposition::{Known, NO_MOVE, key_of},
};
use crate::kernel::{Job, Kernel};

/// From so many plies on, moves are ordered by evaluation.
const ORDER_BY_VALUE: u32 = 3;
/// As [`looks_from`](super::Ways::looks_from), in a search that does not go to the end.
const LOOKS_FROM: u32 = 8;
/// From so many plies on, children are looked up in the table before any is searched.
const LOOK_AHEAD: u32 = 4;

/// A search with a null window above `alpha`.
pub struct Null<'s, 't, 'n> {
    pub search: &'s mut Search<'t>,
    pub node: &'n Node,
    pub alpha: i32,
    pub depth: u32,
}

/// Searches with a null window by whatever suits depth and empties.
#[inline(always)]
pub fn null<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    alpha: i32,
    depth: u32,
) -> i32 {
    let empties = node.empties();
    if depth >= empties && empties <= PLAIN_ENDING {
        null_window(kernel, search, node.player, node.opponent, alpha)
    } else if depth == 0 {
        search.leaf(kernel, node)
    } else {
        kernel.call(Null { search, node, alpha, depth: depth.min(empties) })
    }
}

impl Job for Null<'_, '_, '_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Null { search, node, alpha, depth } = self;
        if search.enter() {
            return alpha;
        }
        let (hints, moves) = match open(kernel, search, node, alpha, depth) {
            Ok(opened) => opened,
            Err(score) => return score,
        };
        let (mut best, mut best_move) = (i32::MIN, NO_MOVE);
        let mut candidates = Candidates::new(kernel, node.player, node.opponent, moves);
        if let Some(bound) = look_ahead(search, node, &mut candidates, alpha, depth) {
            return bound;
        }
        order(kernel, search, node, &mut candidates, hints, depth);
        if search.stopped() {
            return alpha;
        }
        while let Some(candidate) = candidates.next() {
            let next = node.after(kernel, search.patterns, candidate.square, candidate.flips);
            let Some(_claim) = search.claim(&next, depth, best == i32::MIN, &mut candidates) else {
                continue;
            };
            let score = -null(kernel, search, &next, -alpha - 1, depth - 1);
            if search.stopped() {
                return alpha;
            }
            if score > best {
                (best, best_move) = (score, candidate.square);
                if best > alpha {
                    break;
                }
            }
        }
        let known = Known::above(alpha, best, best_move, depth, search.certainty);
        search.table.store(key_of(node.player, node.opponent), known);
        best
    }
}

/// All that may decide a position before its moves are looked at: the score if something does,
/// otherwise the moves that the table knows, and all moves.
#[inline(always)]
fn open<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
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
        let score = -kernel.call(Null { search, node: &passed, alpha: -alpha - 1, depth });
        return Err(if search.stopped() { alpha } else { score });
    }
    if depth == 1 {
        return Err(last_ply(kernel, search, node, alpha, moves));
    }
    let mut hints = [NO_MOVE; 2];
    if let Some(known) = search.table.look_up(key_of(player, opponent)) {
        if u32::from(known.depth) >= depth && known.certainty >= search.certainty {
            if i32::from(known.lower) > alpha {
                return Err(known.lower.into());
            }
            if i32::from(known.upper) <= alpha {
                return Err(known.upper.into());
            }
        }
        hints = known.moves;
    }
    match prob_cut(kernel, search, node, alpha, depth, moves) {
        Some(bound) => Err(bound),
        None if search.stopped() => Err(alpha),
        None => Ok((hints, moves)),
    }
}

/// A bound that the table knows of a position one move on.
#[inline(always)]
fn look_ahead(
    search: &Search<'_>,
    node: &Node,
    candidates: &mut Candidates,
    alpha: i32,
    depth: u32,
) -> Option<i32> {
    if depth < LOOK_AHEAD {
        return None;
    }
    candidates.iter_mut().find_map(|candidate| {
        let next = node.opponent ^ candidate.flips;
        let other = node.player | candidate.flips | 1 << candidate.square;
        search.table.bound_of_moving([next, other], alpha, depth - 1, search.certainty)
    })
}

/// One ply: the values of the positions after each move.
#[inline(always)]
fn last_ply<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    alpha: i32,
    moves: u64,
) -> i32 {
    let first = if search.ways.tries_corners_first { CORNERS } else { 0 };
    let last = if search.ways.tries_corners_first { BESIDE_CORNERS } else { 0 };
    let mut best = i32::MIN;
    for mut group in [moves & first, moves & !(first | last), moves & last] {
        while group != 0 {
            let square = group.trailing_zeros() as u8;
            group &= group - 1;
            let flips = kernel.flips(node.player, node.opponent, square.into());
            let next = node.after(kernel, search.patterns, square, flips);
            best = best.max(-search.leaf(kernel, &next));
            if best > alpha {
                return best;
            }
        }
    }
    best
}

/// A bound that a shallower search makes likely enough.
#[inline(always)]
fn prob_cut<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    alpha: i32,
    depth: u32,
    moves: u64,
) -> Option<i32> {
    if search.certainty >= EXACT || depth < search.ways.guesses_from {
        return None;
    }
    let empties = node.empties();
    let shallow = probcut::shallow_depth(depth);
    let deviation = search.ways.deviation.of(empties, depth, shallow);
    let margin = probcut::margin(search.certainty, deviation);
    let replies = kernel.moves(node.opponent, node.player);
    let value = in_discs(search.value(kernel, node, moves, replies));
    // The shallow search is worth its price only if the value alone points that way.
    let near = probcut::margin(search.certainty, search.ways.deviation.of(empties, depth, 0)) / 2;
    let above = alpha + 1 + margin;
    if above < 64 && value > alpha - near {
        let score = null(kernel, search, node, above - 1, shallow);
        if search.stopped() {
            return None;
        }
        if score >= above {
            return Some(alpha + 1);
        }
    }
    let below = alpha - margin;
    if below > -64 && value <= alpha + near {
        let score = null(kernel, search, node, below, shallow);
        if search.stopped() {
            return None;
        }
        if score <= below {
            return Some(alpha);
        }
    }
    None
}

/// Scores the moves of a position, the better the greater; gives up early when stopped.
#[inline(always)]
pub fn order<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    candidates: &mut Candidates,
    hints: [u8; 2],
    depth: u32,
) {
    let parity = parity_of(!(node.player | node.opponent));
    for candidate in candidates.iter_mut() {
        candidate.score = if candidate.square == hints[0] {
            1 << 30
        } else if candidate.square == hints[1] {
            1 << 29
        } else if depth < ORDER_BY_VALUE {
            fastest_first(kernel, node.player, node.opponent, candidate, parity)
        } else {
            by_value(kernel, search, node, candidate, depth, parity)
        };
        if search.stopped() {
            return;
        }
    }
}

/// The score of a move by the value of what it leads to, deeper in deeper searches, and by what
/// it leaves the opponent: few moves make small trees.
#[inline(always)]
fn by_value<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    candidate: &Candidate,
    depth: u32,
    parity: u32,
) -> i32 {
    let next = node.after(kernel, search.patterns, candidate.square, candidate.flips);
    if next.player == 0 {
        return 1 << 28;
    }
    let ending = depth >= node.empties();
    let from = if ending { search.ways.looks_from } else { LOOKS_FROM };
    let look = depth.saturating_sub(from) / 4;
    let value = if look == 0 {
        let moves = kernel.moves(next.player, next.opponent);
        let replies = kernel.moves(next.opponent, next.player);
        if moves == 0 {
            search.value(kernel, &next.pass(), replies, 0)
        } else {
            -search.value(kernel, &next, moves, replies)
        }
    } else {
        let certainty = std::mem::replace(&mut search.certainty, probcut::MODERATE);
        let window = [-64, 64];
        let score = -kernel.call(Pv { search, node: &next, window, depth: look.min(4) });
        search.certainty = certainty;
        score * super::weights::UNIT
    };
    // In a full search to the end the size of the tree counts for more.
    let fast = fastest_first(kernel, node.player, node.opponent, candidate, parity);
    value * 4 + if ending { fast * search.ways.few_replies } else { fast / 2 }
}
