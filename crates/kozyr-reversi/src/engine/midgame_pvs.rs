//! The principal variation of a search with evaluation.

use super::{
    endgame::Pvs,
    midgame::{null, order},
    move_ordering::Candidates,
    report::RootMove,
    search::{Node, PLAIN_ENDING, Search, final_score},
    transposition::{Known, NO_MOVE, key_of},
};
use crate::{
    kernel::{Job, Kernel},
    square::Square,
};

/// From so many plies on, a first move that the table does not know is found by a search
/// [`LESS`] plies shallower.
const FIND_FIRST: u32 = 5;
/// See [`FIND_FIRST`].
const LESS: u32 = 3;

/// The principal variation: the score within a window.
pub struct Pv<'s, 't, 'n> {
    pub search: &'s mut Search<'t>,
    pub node: &'n Node,
    pub window: [i32; 2],
    pub depth: u32,
}

impl Job for Pv<'_, '_, '_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Pv { search, node, window: [alpha, beta], depth } = self;
        let empties = node.empties();
        if depth >= empties && empties <= PLAIN_ENDING {
            let (player, opponent) = (node.player, node.opponent);
            return kernel.call(Pvs { search, player, opponent, window: [alpha, beta] });
        }
        if depth == 0 {
            return search.leaf(kernel, node);
        }
        if search.enter() {
            return alpha;
        }
        let depth = depth.min(empties);
        let moves = kernel.moves(node.player, node.opponent);
        if moves == 0 {
            return no_moves(kernel, search, node, [alpha, beta], depth);
        }
        let mut hints = known_moves(search, node);
        if hints[0] == NO_MOVE && depth >= FIND_FIRST {
            kernel.call(Pv { search, node, window: [alpha, beta], depth: depth - LESS });
            if search.stopped() {
                return alpha;
            }
            hints = known_moves(search, node);
        }
        let (mut best, mut best_move) = (i32::MIN, NO_MOVE);
        let mut candidates = Candidates::new(kernel, node.player, node.opponent, moves);
        order(kernel, search, node, &mut candidates, hints, depth);
        if search.stopped() {
            return alpha;
        }
        let mut searched = 0;
        while let Some(candidate) = candidates.next() {
            let next = node.after(kernel, search.patterns, candidate.square, candidate.flips);
            let low = alpha.max(best);
            let first = best == i32::MIN;
            let Some(_claim) = search.claim(&next, depth, first, &mut candidates) else { continue };
            let mut score = low + 1;
            if !first {
                score = -null(kernel, search, &next, -low - 1, depth - 1);
            }
            if first || score > low && score < beta && !search.stopped() {
                let window = [-beta, -low];
                score = -kernel.call(Pv { search, node: &next, window, depth: depth - 1 });
            }
            if search.stopped() {
                return alpha;
            }
            searched += 1;
            if score > best {
                (best, best_move) = (score, candidate.square);
            }
            if search.round.begins_at(empties, depth) {
                let better = (best > low).then_some((best, best_move));
                note(search, better, f64::from(searched) / f64::from(moves.count_ones()));
            }
            if best >= beta {
                break;
            }
        }
        search.table.store(
            key_of(node.player, node.opponent),
            Known {
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

/// Notes what has been found at the root: a move better than all before it, if there was one, and
/// the share of the moves that have been searched.
#[cold]
fn note(search: &mut Search<'_>, better: Option<(i32, u8)>, share: f64) {
    if let Some((score, square)) = better {
        search.round.found = Some(RootMove { square: Square::new(square.into()), score });
    }
    if let Some(tracker) = &mut search.tracker {
        tracker.tell(search.nodes, share);
    }
}

/// The value of a position without placements: of the one after the pass, or of the game.
#[inline(always)]
fn no_moves<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    [alpha, beta]: [i32; 2],
    depth: u32,
) -> i32 {
    if kernel.moves(node.opponent, node.player) == 0 {
        return final_score(node.player, node.opponent);
    }
    let passed = node.pass();
    let score = -kernel.call(Pv { search, node: &passed, window: [-beta, -alpha], depth });
    if search.stopped() { alpha } else { score }
}

/// The moves that the table knows in a position.
#[inline(always)]
fn known_moves(search: &Search<'_>, node: &Node) -> [u8; 2] {
    let known = search.table.look_up(key_of(node.player, node.opponent));
    known.map_or([NO_MOVE; 2], |known| known.moves)
}
