//! The principal variation search of the midgame.

use super::{
    endgame::EndgamePvs,
    midgame::{null_window_search, score_moves},
    move_ordering::MovePicker,
    report::RootMove,
    search::{PLAIN_ENDGAME_MAX_EMPTIES, SearchContext, SearchNode, final_score},
    transposition::{NO_MOVE, TranspositionEntry, position_key},
};
use crate::{
    kernel::{Kernel, KernelJob},
    square::Square,
};

/// The smallest depth of internal iterative deepening (IID): without a move from the table, a
/// search [`IID_REDUCTION`] plies shallower finds the first move.
const IID_MIN_DEPTH: u32 = 5;
/// See [`IID_MIN_DEPTH`].
const IID_REDUCTION: u32 = 3;

/// A principal variation search of the midgame: returns the score if it is within the window,
/// otherwise a bound.
pub struct MidgamePvs<'s, 't, 'n> {
    pub search: &'s mut SearchContext<'t>,
    pub node: &'n SearchNode,
    pub window: [i32; 2],
    pub depth: u32,
}

impl KernelJob for MidgamePvs<'_, '_, '_> {
    type Output = i32;

    /// The score, or a bound on the same side of the window as the score. Meaningless once the
    /// search is stopped.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let MidgamePvs { search, node, window: [alpha, beta], depth } = self;
        let empties = node.empties();
        if depth >= empties && empties <= PLAIN_ENDGAME_MAX_EMPTIES {
            let (player, opponent) = (node.player, node.opponent);
            return kernel.call(EndgamePvs { search, player, opponent, window: [alpha, beta] });
        }
        if depth == 0 {
            return search.evaluate_leaf(kernel, node);
        }
        if search.visit_node() {
            return alpha;
        }
        let depth = depth.min(empties);
        let moves = kernel.moves(node.player, node.opponent);
        if moves == 0 {
            return search_pass(kernel, search, node, [alpha, beta], depth);
        }
        let mut hints = table_moves(search, node);
        if hints[0] == NO_MOVE && depth >= IID_MIN_DEPTH {
            kernel.call(MidgamePvs {
                search,
                node,
                window: [alpha, beta],
                depth: depth - IID_REDUCTION,
            });
            if search.is_stopped() {
                return alpha;
            }
            hints = table_moves(search, node);
        }
        let (mut best, mut best_move) = (i32::MIN, NO_MOVE);
        let mut candidates = MovePicker::new(kernel, node.player, node.opponent, moves);
        score_moves(kernel, search, node, &mut candidates, hints, depth);
        if search.is_stopped() {
            return alpha;
        }
        let mut searched_count = 0;
        while let Some(candidate) = candidates.next() {
            let next = node.after_move(kernel, search.patterns, candidate.square, candidate.flips);
            let low = alpha.max(best);
            let first = best == i32::MIN;
            let Some(_claim) = search.claim(&next, depth, first, &mut candidates) else { continue };
            let mut score = low + 1;
            if !first {
                score = -null_window_search(kernel, search, &next, -low - 1, depth - 1);
            }
            if first || score > low && score < beta && !search.is_stopped() {
                let window = [-beta, -low];
                score = -kernel.call(MidgamePvs { search, node: &next, window, depth: depth - 1 });
            }
            if search.is_stopped() {
                return alpha;
            }
            searched_count += 1;
            if score > best {
                (best, best_move) = (score, candidate.square);
            }
            if search.iteration.is_root(empties, depth) {
                let improvement = (best > low).then_some((best, best_move));
                record_root_move(
                    search,
                    improvement,
                    f64::from(searched_count) / f64::from(moves.count_ones()),
                );
            }
            if best >= beta {
                break;
            }
        }
        search.table.store(
            position_key(node.player, node.opponent),
            TranspositionEntry {
                lower: if best > alpha { best as i8 } else { -64 },
                upper: if best < beta { best as i8 } else { 64 },
                depth: depth as u8,
                certainty: search.certainty,
                moves: [best_move, NO_MOVE],
            },
        );
        best
    }
}

/// Records progress at the root: a move better than all before it, if any, and the share of moves
/// searched.
#[cold]
fn record_root_move(search: &mut SearchContext<'_>, improvement: Option<(i32, u8)>, share: f64) {
    if let Some((score, square)) = improvement {
        search.iteration.best_so_far = Some(RootMove { square: Square::new(square.into()), score });
    }
    if let Some(tracker) = &mut search.tracker {
        tracker.report(search.nodes, share);
    }
}

/// The score of a position without legal moves: after the pass, or at the end of the game.
#[inline(always)]
fn search_pass<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    node: &SearchNode,
    [alpha, beta]: [i32; 2],
    depth: u32,
) -> i32 {
    if kernel.moves(node.opponent, node.player) == 0 {
        return final_score(node.player, node.opponent);
    }
    let passed = node.pass();
    let score = -kernel.call(MidgamePvs { search, node: &passed, window: [-beta, -alpha], depth });
    if search.is_stopped() { alpha } else { score }
}

/// The two best moves for a position in the table; [`NO_MOVE`] where there is none.
#[inline(always)]
fn table_moves(search: &SearchContext<'_>, node: &SearchNode) -> [u8; 2] {
    let entry = search.table.look_up(position_key(node.player, node.opponent));
    entry.map_or([NO_MOVE; 2], |entry| entry.moves)
}
