//! Iterative deepening, with increasing depth and then increasing certainty.

use super::{
    midgame_pvs::MidgamePvs,
    probcut::{DEFAULT_CERTAINTY, EXACT_CERTAINTY, MEDIUM_CERTAINTY},
    progress::RootIteration,
    report::{RootMove, SearchLimits, SearchReport},
    search::{SearchContext, SearchNode},
    search_options::SearchOptions,
    transposition::{NO_MOVE, TranspositionTable, position_key},
};
use crate::{
    board::Board,
    kernel::{Kernel, KernelJob},
    square::Square,
};

/// An iterative-deepening search that runs until it is complete or stopped.
pub struct IterativeDeepening<'s, 't> {
    pub board: Board,
    pub limits: SearchLimits,
    pub search: &'s mut SearchContext<'t>,
}

/// An aspiration window around the last score, widened when a search fails low or high.
#[derive(Clone, Copy)]
struct AspirationWindow {
    low: i32,
    high: i32,
    /// The amount of the next widening.
    growth: i32,
}

impl AspirationWindow {
    /// The initial window of an iteration: around the score of the last one, or the full window in
    /// the first.
    fn initial(
        last_report: &SearchReport,
        node: &SearchNode,
        depth: u32,
        options: SearchOptions,
    ) -> Self {
        if last_report.depth == 0 {
            return AspirationWindow { low: -64, high: 64, growth: 0 };
        }
        // A game that ends on a full board has an even disc difference.
        let is_exact = depth >= node.empties();
        let (guess, half_width) = if is_exact {
            (last_report.score & !1, options.aspiration_discs)
        } else {
            (last_report.score, 3)
        };
        AspirationWindow {
            low: (guess - half_width).max(-64),
            high: (guess + half_width).min(64),
            growth: 4,
        }
    }

    /// Widens the window after a fail low or high; returns `false` if the score is inside.
    ///
    /// The window never shrinks, so the loop terminates even if the search is unstable.
    fn widen(&mut self, score: i32) -> bool {
        if score <= self.low && self.low > -64 {
            self.low = (self.low - self.growth).max(-64);
        } else if score >= self.high && self.high < 64 {
            self.high = (self.high + self.growth).min(64);
        } else {
            return false;
        }
        self.growth *= 2;
        true
    }
}

impl KernelJob for IterativeDeepening<'_, '_> {
    type Output = SearchReport;

    /// The report of the last complete iteration; after a stop, perhaps with a better move found
    /// since. Before the first, the best move is the first legal one and the depth is 0.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> SearchReport {
        let IterativeDeepening { board, limits, search } = self;
        let node = search.node(board.player().0, board.opponent().0);
        let empties = node.empties();
        let mut report = SearchReport {
            best: board.moves().first(),
            score: 0,
            exact: false,
            depth: 0,
            certainty: 0,
            nodes: 0,
            line: Vec::new(),
        };
        let rounds = iteration_schedule(empties, &limits);
        for (rounds_left, &(depth, certainty)) in (0..rounds.len()).rev().zip(&rounds) {
            search.certainty = certainty;
            search.iteration = RootIteration::new(empties, depth);
            if let Some(tracker) = &mut search.tracker {
                tracker.begin_round(&report, rounds_left);
            }
            let mut window = AspirationWindow::initial(&report, &node, depth, search.options);
            let score = loop {
                let bounds = [window.low, window.high];
                let score = kernel.call(MidgamePvs { search, node: &node, window: bounds, depth });
                if search.is_stopped() {
                    return interrupted_report(report, search, board);
                }
                if !window.widen(score) {
                    break score;
                }
            };
            let line = principal_variation(search.table, board);
            report = SearchReport {
                best: line.first().copied().or(report.best),
                score,
                exact: depth >= empties && certainty == EXACT_CERTAINTY,
                depth,
                certainty,
                nodes: search.nodes,
                line,
            };
        }
        report.nodes = search.nodes;
        report
    }
}

/// The report of an interrupted search: the last complete iteration, updated with a better move
/// found since. The interrupted iteration had started with the previous best move.
fn interrupted_report(
    complete: SearchReport,
    search: &SearchContext<'_>,
    board: Board,
) -> SearchReport {
    let is_better = |found: &RootMove| Some(found.square) != complete.best;
    let found = search
        .iteration
        .best_so_far
        .filter(|found| search.options.keep_interrupted_best && is_better(found));
    let report = SearchReport { nodes: search.nodes, ..complete };
    let Some(RootMove { square, score }) = found else { return report };
    let next = board.place(square).expect("the move was searched");
    let line = [square].into_iter().chain(principal_variation(search.table, next)).collect();
    SearchReport { best: Some(square), score, line, ..report }
}

/// The increasing certainties of a search to the end of the game.
const CERTAINTY_STEPS: [u8; 3] = [MEDIUM_CERTAINTY, DEFAULT_CERTAINTY + 1, EXACT_CERTAINTY];

/// The iterations of a search as (depth, certainty).
pub(super) fn iteration_schedule(empties: u32, limits: &SearchLimits) -> Vec<(u32, u8)> {
    if empties > limits.exact_empties {
        let deepest = limits.depth.min(empties).max(1);
        let rounds = (1..=deepest).map(|depth| (depth, limits.certainty));
        // A search that reaches the end of the game continues with higher certainty.
        let more_certain = CERTAINTY_STEPS
            .into_iter()
            .filter(|&certainty| deepest == empties && certainty > limits.certainty);
        return rounds.chain(more_certain.map(|certainty| (deepest, certainty))).collect();
    }
    // Shallower and less certain iterations give an exact search a good move order. They stop
    // early, but not so early that the first search to the end would take forever.
    let preparation_depth = empties.saturating_sub(8).min(18.max(empties.saturating_sub(16)));
    let mut rounds: Vec<_> = (1..=preparation_depth)
        .map(|depth| (depth, limits.certainty.min(DEFAULT_CERTAINTY)))
        .collect();
    let steps = if empties > 16 { &CERTAINTY_STEPS[..] } else { &[EXACT_CERTAINTY] };
    rounds.extend(steps.iter().map(|&certainty| (empties, certainty)));
    rounds
}

/// The principal variation stored in the table, without passes.
pub(super) fn principal_variation(table: &TranspositionTable, mut board: Board) -> Vec<Square> {
    let mut line = Vec::new();
    while line.len() < 60 {
        if board.must_pass() {
            board = board.pass();
        }
        let entry = table.look_up(position_key(board.player().0, board.opponent().0));
        let Some(square) = entry.map(|entry| entry.moves[0]).filter(|&square| square != NO_MOVE)
        else {
            break;
        };
        let square = Square::new(square.into());
        let Some(next) = board.place(square) else { break };
        line.push(square);
        board = next;
    }
    line
}

/// The board after a line of moves, and the sign of its point of view: 1 if the side that starts
/// the line is to move, −1 otherwise. `None` if a move is illegal.
pub(super) fn board_after_line(mut board: Board, line: &[Square]) -> Option<(Board, i32)> {
    let mut sign = 1;
    for &square in line {
        if board.must_pass() {
            (board, sign) = (board.pass(), -sign);
        }
        (board, sign) = (board.place(square)?, -sign);
    }
    Some((board, sign))
}
