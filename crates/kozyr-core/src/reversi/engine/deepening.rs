//! Iterative deepening: round after round, each a little deeper or surer.

use super::{
    Report, Request,
    principal::Pv,
    search::{EXACT, Node, Search},
    table::{NO_MOVE, TranspositionTable, key_of},
};
use crate::reversi::{
    Board, Square,
    kernel::{Job, Kernel},
};

/// The rounds of a search and how far it has come in them.
pub struct Deepening {
    board: Board,
    rounds: Vec<(u32, u8)>,
    /// The round that is being searched.
    round: usize,
    /// The window of this round, if it has been begun.
    window: Option<Window>,
    /// What is known after the last complete round.
    pub report: Report,
}

/// A narrow window around the last score, wider where a score falls out.
#[derive(Clone, Copy)]
struct Window {
    low: i32,
    high: i32,
    /// By how much it grows next.
    growth: i32,
}

impl Deepening {
    /// Nothing searched yet.
    pub fn new(board: Board, request: &Request) -> Self {
        let report = Report {
            best: board.moves().first(),
            score: 0,
            exact: false,
            depth: 0,
            certainty: 0,
            nodes: 0,
            line: Vec::new(),
        };
        let rounds = rounds(board.empties().len() as u32, request);
        Deepening { board, rounds, round: 0, window: None, report }
    }

    /// Ends a round with its score.
    fn note(&mut self, search: &Search<'_>, score: i32) {
        let (depth, certainty) = self.rounds[self.round];
        let line = principal_variation(search.table, self.board);
        self.report = Report {
            best: line.first().copied().or(self.report.best),
            score,
            exact: depth >= self.board.empties().len() as u32 && certainty == EXACT,
            depth,
            certainty,
            nodes: search.nodes,
            line,
        };
        self.round += 1;
        self.window = None;
    }

    /// The window in which a round begins.
    fn first_window(&self, node: &Node, depth: u32) -> Window {
        if self.report.depth == 0 {
            return Window { low: -64, high: 64, growth: 0 };
        }
        // The end of a game without empties has an even difference.
        let ending = depth >= node.empties();
        let guess = if ending { self.report.score & !1 } else { self.report.score };
        Window { low: (guess - 3).max(-64), high: (guess + 3).min(64), growth: 4 }
    }
}

impl Window {
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

/// Searches on, to the end or until the search is interrupted.
pub struct Advance<'d, 's, 't> {
    pub deepening: &'d mut Deepening,
    pub search: &'s mut Search<'t>,
}

impl Job for Advance<'_, '_, '_> {
    type Output = ();

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) {
        let Advance { deepening, search } = self;
        let node = search.node(deepening.board.player().0, deepening.board.opponent().0);
        while let Some(&(depth, certainty)) = deepening.rounds.get(deepening.round) {
            search.certainty = certainty;
            let first = deepening.first_window(&node, depth);
            let window = deepening.window.get_or_insert(first);
            let bounds = [window.low, window.high];
            let score = kernel.call(Pv { search, node: &node, window: bounds, depth });
            if search.interrupted() {
                break;
            }
            if !window.grow(score) {
                deepening.note(search, score);
            }
        }
        deepening.report.nodes = search.nodes;
    }
}

/// The depths to search one after another, each with its certainty.
fn rounds(empties: u32, request: &Request) -> Vec<(u32, u8)> {
    if empties > request.exact_from {
        let deepest = request.depth.min(empties).max(1);
        return (1..=deepest).map(|depth| (depth, request.certainty)).collect();
    }
    // A search to the end profits from a good order found by shallower and surer ones.
    let prepare = empties.saturating_sub(8).min(18);
    let mut rounds: Vec<_> = (1..=prepare).map(|depth| (depth, request.certainty.min(1))).collect();
    if empties > 16 {
        rounds.extend([(empties, 0), (empties, 2)]);
    }
    rounds.push((empties, EXACT));
    rounds
}

/// The line that the table holds from a position.
fn principal_variation(table: &TranspositionTable, mut board: Board) -> Vec<Square> {
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
