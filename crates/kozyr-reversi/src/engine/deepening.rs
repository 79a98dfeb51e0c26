//! Iterative deepening: round after round, each a little deeper or surer.

use super::{
    midgame_pvs::Pv,
    probcut::{EXACT, MODERATE, USUAL},
    progress::Round,
    report::{Report, Request, RootMove},
    search::{Node, Search},
    search_options::Ways,
    transposition::{NO_MOVE, TranspositionTable, key_of},
};
use crate::{
    board::Board,
    kernel::{Job, Kernel},
    square::Square,
};

/// A search that goes deeper round by round, until it is done or has to be given up.
pub struct Deepen<'s, 't> {
    pub board: Board,
    pub request: Request,
    pub search: &'s mut Search<'t>,
}

/// A narrow window around the last score, wider where a score falls out.
#[derive(Clone, Copy)]
struct Window {
    low: i32,
    high: i32,
    /// By how much it grows next.
    growth: i32,
}

impl Window {
    /// The window in which a round begins.
    fn first(so_far: &Report, node: &Node, depth: u32, ways: Ways) -> Self {
        if so_far.depth == 0 {
            return Window { low: -64, high: 64, growth: 0 };
        }
        // The end of a game without empties has an even difference.
        let ending = depth >= node.empties();
        let (guess, reach) =
            if ending { (so_far.score & !1, ways.reach) } else { (so_far.score, 3) };
        Window { low: (guess - reach).max(-64), high: (guess + reach).min(64), growth: 4 }
    }

    /// Makes room for a score; `false` if it lies within.
    ///
    /// The window only ever grows: a search may contradict itself, and it still has to end.
    fn grow(&mut self, score: i32) -> bool {
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

impl Job for Deepen<'_, '_> {
    type Output = Report;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Report {
        let Deepen { board, request, search } = self;
        let node = search.node(board.player().0, board.opponent().0);
        let empties = node.empties();
        let mut report = Report {
            best: board.moves().first(),
            score: 0,
            exact: false,
            depth: 0,
            certainty: 0,
            nodes: 0,
            line: Vec::new(),
        };
        let rounds = rounds(empties, &request);
        for (before_last, &(depth, certainty)) in (0..rounds.len()).rev().zip(&rounds) {
            search.certainty = certainty;
            search.round = Round::new(empties, depth);
            if let Some(tracker) = &mut search.tracker {
                tracker.begin_round(&report, before_last);
            }
            let mut window = Window::first(&report, &node, depth, search.ways);
            let score = loop {
                let bounds = [window.low, window.high];
                let score = kernel.call(Pv { search, node: &node, window: bounds, depth });
                if search.stopped() {
                    return broken_off(report, search, board);
                }
                if !window.grow(score) {
                    break score;
                }
            };
            let line = principal_variation(search.table, board);
            report = Report {
                best: line.first().copied().or(report.best),
                score,
                exact: depth >= empties && certainty == EXACT,
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

/// What is reported when a round is broken off: the last complete one, but for a better move that
/// has been found since. The round had begun with the best one so far.
fn broken_off(complete: Report, search: &Search<'_>, board: Board) -> Report {
    let is_better = |found: &RootMove| Some(found.square) != complete.best;
    let found = search.round.found.filter(|found| search.ways.keeps_found && is_better(found));
    let report = Report { nodes: search.nodes, ..complete };
    let Some(RootMove { square, score }) = found else { return report };
    let next = board.place(square).expect("the move was searched");
    let line = [square].into_iter().chain(principal_variation(search.table, next)).collect();
    Report { best: Some(square), score, line, ..report }
}

/// How sure searches to the end are, one after another.
const SURER: [u8; 3] = [MODERATE, USUAL + 1, EXACT];

/// The depths to search one after another, each with its certainty.
pub(super) fn rounds(empties: u32, request: &Request) -> Vec<(u32, u8)> {
    if empties > request.exact_from {
        let deepest = request.depth.min(empties).max(1);
        let rounds = (1..=deepest).map(|depth| (depth, request.certainty));
        // Who sees the end of the game goes on to make sure of it.
        let surer = SURER.into_iter().filter(|&one| deepest == empties && one > request.certainty);
        return rounds.chain(surer.map(|certainty| (deepest, certainty))).collect();
    }
    // A search to the end profits from a good order found by shallower and surer ones.
    let prepare = empties.saturating_sub(8).min(18);
    let mut rounds: Vec<_> =
        (1..=prepare).map(|depth| (depth, request.certainty.min(USUAL))).collect();
    let steps = if empties > 16 { &SURER[..] } else { &[EXACT] };
    rounds.extend(steps.iter().map(|&certainty| (empties, certainty)));
    rounds
}

/// The line that the table holds from a position.
pub(super) fn principal_variation(table: &TranspositionTable, mut board: Board) -> Vec<Square> {
    let mut line = Vec::new();
    while line.len() < 60 {
        if board.must_pass() {
            board = board.pass();
        }
        let known = table.look_up(key_of(board.player().0, board.opponent().0));
        let Some(square) = known.map(|known| known.moves[0]).filter(|&square| square != NO_MOVE)
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

/// The board after a line of placements, and 1 or −1 as it is seen from who begins the line or from the other side; `None`
/// if one of them is not legal.
pub(super) fn after(mut board: Board, line: &[Square]) -> Option<(Board, i32)> {
    let mut sign = 1;
    for &square in line {
        if board.must_pass() {
            (board, sign) = (board.pass(), -sign);
        }
        (board, sign) = (board.place(square)?, -sign);
    }
    Some((board, sign))
}
