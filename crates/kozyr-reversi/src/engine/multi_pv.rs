//! Several moves of a position side by side: what each is worth, how surely, and why.

use super::{
    deepening::{board_after_line, iteration_schedule, principal_variation},
    midgame::null_window_search,
    midgame_pvs::MidgamePvs,
    probcut::{CERTAINTY_PER_CENT, EXACT_CERTAINTY},
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

/// A move and what is known of it.
#[derive(Clone, PartialEq, Debug)]
pub struct PvLine {
    /// Where.
    pub square: Square,
    /// What it is worth in discs for the side to move, as far as `bound` says.
    pub score: i32,
    /// Whether the score is the value or what it is at most.
    pub bound: Bound,
    /// The value in discs, not rounded to whole ones where evaluation at the end of the line gives
    /// it; otherwise the score.
    pub exact_discs: f64,
    /// The expected line with this move first, or for a bound that is too low to be of interest
    /// the answer that shows it. Passes are left out.
    pub moves: Vec<Square>,
}

/// What a round of the search has found.
#[derive(Clone, PartialEq, Debug)]
pub struct MultiPv {
    /// Plies searched.
    pub depth: u32,
    /// How sure the scores are, 0 to [`EXACT`].
    pub certainty: u8,
    /// Whether they are proved: searched to the end of the game with nothing left out.
    pub exact: bool,
    /// Positions visited.
    pub nodes: u64,
    /// All moves, the best first, by hundredths where there are any: as many as were asked for, and
    /// those that were taken for as good, exactly; of the others a bound.
    pub lines: Vec<PvLine>,
}

impl MultiPv {
    /// How sure the scores are, in per cent.
    pub fn certainty_per_cent(&self) -> u32 {
        CERTAINTY_PER_CENT[usize::from(self.certainty.min(EXACT_CERTAINTY))]
    }
}

impl Engine<'_> {
    /// Values the best `count` moves of a position side by side, deeper and deeper, and tells
    /// `listen` what each round found. Asked to stop, it returns the last complete round.
    pub fn multi_pv(
        &mut self,
        board: Board,
        request: &SearchLimits,
        count: usize,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
        listen: &mut dyn FnMut(&MultiPv),
    ) -> MultiPv {
        self.age_tables();
        let search = self.new_search(request, asked_to_stop);
        let nothing = MultiPv { depth: 0, certainty: 0, exact: false, nodes: 0, lines: Vec::new() };
        kernel::run(MultiPvSearch {
            search,
            board,
            request: *request,
            count,
            listen,
            found: nothing,
        })
    }
}

/// A move with the position after it.
struct RootCandidate {
    square: Square,
    next: SearchNode,
    /// What the round before took it for.
    guess: Option<i32>,
}

/// Rounds over all moves of a position.
struct MultiPvSearch<'a, 'l> {
    search: SearchContext<'a>,
    board: Board,
    request: SearchLimits,
    count: usize,
    listen: &'l mut dyn FnMut(&MultiPv),
    found: MultiPv,
}

impl KernelJob for MultiPvSearch<'_, '_> {
    type Output = MultiPv;

    #[inline(always)]
    fn run<K: Kernel>(mut self, kernel: K) -> MultiPv {
        let empties = self.board.empties().len() as u32;
        let mut roots: Vec<_> = self.board.moves().iter().map(|square| self.root(square)).collect();
        if roots.is_empty() {
            return self.found;
        }
        for (depth, certainty) in iteration_schedule(empties, &self.request) {
            self.search.certainty = certainty;
            let Some(scores) = self.iteration(kernel, &roots, depth) else { break };
            let lines = scores.iter().map(|&(index, score, bound)| {
                self.line(roots[index].square, [score, depth as i32], bound)
            });
            let mut lines: Vec<_> = lines.collect();
            // Of equals exact ones before bounds, and of those that with more hundredths, or that
            // which was better before.
            lines.sort_by(|one, two| {
                let exact = |line: &PvLine| line.bound == Bound::Exact;
                let score = two.score.cmp(&one.score).then(exact(two).cmp(&exact(one)));
                score.then(two.exact_discs.total_cmp(&one.exact_discs))
            });
            let proved = depth >= empties && certainty == EXACT_CERTAINTY;
            let nodes = self.search.nodes;
            self.found = MultiPv { depth, certainty, exact: proved, nodes, lines };
            (self.listen)(&self.found);
            let order = self.found.lines.iter().map(|line| {
                let guess = (line.bound == Bound::Exact).then_some(line.score);
                RootCandidate { guess, ..self.root(line.square) }
            });
            roots = order.collect();
        }
        self.found.nodes = self.search.nodes;
        self.found
    }
}

impl MultiPvSearch<'_, '_> {
    fn root(&self, square: Square) -> RootCandidate {
        let next = self.board.place(square).expect("the square is among the moves");
        let next = self.search.node(next.player().0, next.opponent().0);
        RootCandidate { square, next, guess: None }
    }

    /// The score of every move, by its index; `None` if the search was given up.
    #[inline(always)]
    fn iteration<K: Kernel>(
        &mut self,
        kernel: K,
        roots: &[RootCandidate],
        depth: u32,
    ) -> Option<Vec<(usize, i32, Bound)>> {
        let mut scores = Vec::new();
        // The best so far that are asked for, in falling order.
        let mut best: Vec<i32> = Vec::new();
        for (index, root) in roots.iter().enumerate() {
            let mut known = None;
            if best.len() >= self.count.max(1) {
                let least = best[self.count.max(1) - 1];
                let score = -null_window_search(
                    kernel,
                    &mut self.search,
                    &root.next,
                    -least - 1,
                    depth - 1,
                );
                known = (score <= least).then_some((index, score, Bound::AtMost));
            }
            if known.is_none() && !self.search.is_stopped() {
                let score = exact_score(kernel, &mut self.search, root, depth);
                best.insert(best.partition_point(|&other| other >= score), score);
                known = Some((index, score, Bound::Exact));
            }
            if self.search.is_stopped() {
                return None;
            }
            scores.extend(known);
        }
        Some(scores)
    }

    fn line(&mut self, square: Square, [score, depth]: [i32; 2], bound: Bound) -> PvLine {
        let next = self.board.place(square).expect("the square is among the moves");
        let mut moves = vec![square];
        moves.extend(principal_variation(self.search.table, next));
        let value = (bound == Bound::Exact)
            .then(|| self.unrounded(&moves, depth as usize))
            .flatten()
            .filter(|&value| to_discs(value) == score)
            .map_or(score.into(), |value| {
                // Short of a wipe-out, as the score is.
                (f64::from(value) / f64::from(VALUE_UNITS_PER_DISC)).clamp(-62.0, 62.0)
            });
        PvLine { square, score, bound, exact_discs: value, moves }
    }

    /// The value after so many moves of a line, for the side that moves at its beginning; `None` if
    /// the line is too short, or the game over.
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

/// The value of a move for who makes it, by a window around what it was taken for.
#[inline(always)]
fn exact_score<K: Kernel>(
    kernel: K,
    search: &mut SearchContext<'_>,
    root: &RootCandidate,
    depth: u32,
) -> i32 {
    let mut reach = 4;
    loop {
        let [low, high] = root.guess.map_or([-64, 64], |guess| {
            [(guess - reach).clamp(-64, 63), (guess + reach).clamp(-63, 64)]
        });
        let window = [-high, -low];
        let pv = MidgamePvs { search: &mut *search, node: &root.next, window, depth: depth - 1 };
        let score = -kernel.call(pv);
        let inside = (score > low || low == -64) && (score < high || high == 64);
        if inside || search.is_stopped() {
            return score;
        }
        reach *= 4;
    }
}
