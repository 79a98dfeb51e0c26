//! Multi-PV search: scores and lines of several moves.

use super::{
    deepening::{board_after_line, iteration_schedule, principal_variation},
    midgame::null_window_search,
    midgame_pvs::MidgamePvs,
    probcut::{self, EXACT_CERTAINTY},
    report::SearchLimits,
    root_search::Engine,
    search::{SearchContext, SearchNode, to_discs},
    weights::VALUE_UNITS_PER_DISC,
};
use crate::{
    board::Board,
    kernel::{self, Kernel, KernelJob, Portable},
    square::Square,
};
use kozyr_core::tree::Bound;

/// A move with its score and line.
#[derive(Clone, PartialEq, Debug)]
pub struct PvLine {
    /// The move.
    pub square: Square,
    /// The score in discs for the side to move, subject to `bound`.
    pub score: i32,
    /// Whether the score is exact or an upper bound.
    pub bound: Bound,
    /// The exact value in discs before rounding, if the line ends in an evaluation; otherwise the
    /// score.
    pub exact_discs: f64,
    /// The expected line, starting with this move, without passes. For an upper bound, it shows the
    /// refutation.
    pub moves: Vec<Square>,
}

/// The result of one iteration.
#[derive(Clone, PartialEq, Debug)]
pub struct MultiPv {
    /// The depth in plies.
    pub depth: u32,
    /// The certainty of the scores, 0 to [`EXACT_CERTAINTY`].
    pub certainty: u8,
    /// Whether the scores are proved by a search to the end of the game without selective pruning.
    pub exact: bool,
    /// Nodes visited.
    pub nodes: u64,
    /// All moves, best first. The best `count` moves, and those tried before better ones were
    /// found, have exact scores; the others have upper bounds.
    pub lines: Vec<PvLine>,
}

impl MultiPv {
    /// The certainty of the scores, in per cent.
    pub fn certainty_per_cent(&self) -> u32 {
        probcut::per_cent(self.certainty)
    }
}

impl Engine<'_> {
    /// Searches the best `count` moves of a position with iterative deepening and passes each
    /// iteration's result to `on_iteration`. When stopped, it returns the last complete iteration.
    pub fn multi_pv(
        &mut self,
        board: Board,
        limits: &SearchLimits,
        count: usize,
        should_stop: &(dyn Fn() -> bool + Sync),
        on_iteration: &mut dyn FnMut(&MultiPv),
    ) -> MultiPv {
        self.age_tables();
        let search = self.new_search(limits, should_stop);
        let empty = MultiPv { depth: 0, certainty: 0, exact: false, nodes: 0, lines: Vec::new() };
        kernel::run(MultiPvSearch {
            search,
            board,
            limits: *limits,
            count,
            on_iteration,
            result: empty,
        })
    }
}

/// A root move with the position after it.
struct RootCandidate {
    square: Square,
    next: SearchNode,
    /// The score in the previous iteration.
    guess: Option<i32>,
}

/// The iterations over all root moves.
struct MultiPvSearch<'a, 'l> {
    search: SearchContext<'a>,
    board: Board,
    limits: SearchLimits,
    count: usize,
    on_iteration: &'l mut dyn FnMut(&MultiPv),
    /// The result of the last complete iteration.
    result: MultiPv,
}

impl KernelJob for MultiPvSearch<'_, '_> {
    type Output = MultiPv;

    /// The result of the last complete iteration, with all nodes visited. The given result if there
    /// is no legal move or no iteration was completed.
    #[inline(always)]
    fn run<K: Kernel>(mut self, kernel: K) -> MultiPv {
        let empties = self.board.empties().len() as u32;
        let mut roots: Vec<_> = self.board.moves().iter().map(|square| self.root(square)).collect();
        if roots.is_empty() {
            return self.result;
        }
        for (depth, certainty) in iteration_schedule(empties, &self.limits) {
            self.search.certainty = certainty;
            let Some(scores) = self.iteration(kernel, &roots, depth) else { break };
            let lines = scores.iter().map(|&(index, score, bound)| {
                self.line(roots[index].square, [score, depth as i32], bound)
            });
            let mut lines: Vec<_> = lines.collect();
            // Ties: exact scores come before bounds, then higher unrounded values, then the order
            // of the previous iteration.
            lines.sort_by(|a, b| {
                let exact = |line: &PvLine| line.bound == Bound::Exact;
                let score = b.score.cmp(&a.score).then(exact(b).cmp(&exact(a)));
                score.then(b.exact_discs.total_cmp(&a.exact_discs))
            });
            let exact = depth >= empties && certainty == EXACT_CERTAINTY;
            let nodes = self.search.nodes;
            self.result = MultiPv { depth, certainty, exact, nodes, lines };
            (self.on_iteration)(&self.result);
            let order = self.result.lines.iter().map(|line| {
                let guess = (line.bound == Bound::Exact).then_some(line.score);
                RootCandidate { guess, ..self.root(line.square) }
            });
            roots = order.collect();
        }
        self.result.nodes = self.search.nodes;
        self.result
    }
}

impl MultiPvSearch<'_, '_> {
    /// A root move with the position after it, not yet scored.
    fn root(&self, square: Square) -> RootCandidate {
        let next = self.board.place(square).expect("the square is among the moves");
        let next = self.search.node(next.player().0, next.opponent().0);
        RootCandidate { square, next, guess: None }
    }

    /// Scores all moves, by index; `None` if the search was stopped.
    #[inline(always)]
    fn iteration<K: Kernel>(
        &mut self,
        kernel: K,
        roots: &[RootCandidate],
        depth: u32,
    ) -> Option<Vec<(usize, i32, Bound)>> {
        let mut scores = Vec::new();
        // The best scores so far, in descending order.
        let mut best: Vec<i32> = Vec::new();
        for (index, root) in roots.iter().enumerate() {
            let mut found = None;
            if best.len() >= self.count.max(1) {
                let threshold = best[self.count.max(1) - 1];
                let score = -null_window_search(
                    kernel,
                    &mut self.search,
                    &root.next,
                    -threshold - 1,
                    depth - 1,
                );
                found = (score <= threshold).then_some((index, score, Bound::AtMost));
            }
            if found.is_none() && !self.search.is_stopped() {
                let score = exact_score(kernel, &mut self.search, root, depth);
                best.insert(best.partition_point(|&better| better >= score), score);
                found = Some((index, score, Bound::Exact));
            }
            if self.search.is_stopped() {
                return None;
            }
            scores.extend(found);
        }
        Some(scores)
    }

    /// The line of a root move with its score, depth and bound.
    fn line(&mut self, square: Square, [score, depth]: [i32; 2], bound: Bound) -> PvLine {
        let next = self.board.place(square).expect("the square is among the moves");
        let mut moves = vec![square];
        moves.extend(principal_variation(self.search.table, next));
        let exact_discs = (bound == Bound::Exact)
            .then(|| self.unrounded(&moves, depth as usize))
            .flatten()
            .filter(|&value| to_discs(value) == score)
            .map_or(score.into(), |value| {
                // Clamped below a wipe-out, like the score.
                (f64::from(value) / f64::from(VALUE_UNITS_PER_DISC)).clamp(-62.0, 62.0)
            });
        PvLine { square, score, bound, exact_discs, moves }
    }

    /// The unrounded value after `depth` moves of a line, for the side that starts it; `None` if
    /// the line is too short or the game is over.
    fn unrounded(&mut self, moves: &[Square], depth: usize) -> Option<i32> {
        let (mut board, mut sign) = board_after_line(self.board, moves.get(..depth)?)?;
        if board.must_pass() {
            (board, sign) = (board.pass(), -sign);
        }
        if board.is_over() {
            return None;
        }
        let node = self.search.node(board.player().0, board.opponent().0);
        let moves = [board, board.pass()].map(|board| board.moves().0);
        Some(sign * self.search.evaluate(Portable, &node, moves[0], moves[1]))
    }
}

/// The exact score of a root move, with an aspiration window around the previous score.
#[inline(always)]
fn exact_score<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    root: &RootCandidate,
    depth: u32,
) -> i32 {
    let mut half_width = 4;
    loop {
        let [low, high] = root.guess.map_or([-64, 64], |guess| {
            [(guess - half_width).clamp(-64, 63), (guess + half_width).clamp(-63, 64)]
        });
        let window = [-high, -low];
        let pv = MidgamePvs { search: &mut *search, node: &root.next, window, depth: depth - 1 };
        let score = -kernel.call(pv);
        let is_inside = (score > low || low == -64) && (score < high || high == 64);
        if is_inside || search.is_stopped() {
            return score;
        }
        half_width *= 4;
    }
}
