//! A search from its root: deeper and deeper, and what is found on the way.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::{
    midgame::Pv,
    search::{EXACT, Node, Search},
    table::{NO_MOVE, Table, key_of},
    weights::Weights,
};
use crate::reversi::{
    Board, Square,
    kernel::{self, Job, Kernel},
};

/// How far and how surely to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// Plies to search with evaluation.
    pub depth: u32,
    /// With so many empties or fewer, the game is searched to its end instead.
    pub exact_from: u32,
    /// How sure searches with evaluation are: 0 (73 %) to 5 (nothing is left out on a guess).
    pub certainty: u8,
    /// Positions to visit at most, about.
    pub nodes: u64,
}

/// A move at the root and what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// Where.
    pub square: Square,
    /// Its value in discs for the side to move.
    pub score: i32,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best move; `None` if there is none to be made.
    pub best: Option<Square>,
    /// The value in discs for the side to move.
    pub score: i32,
    /// Whether the value is that of perfect play, proved.
    pub exact: bool,
    /// Plies searched to the end of the last complete round.
    pub depth: u32,
    /// How sure the last complete round was, 0 to 5.
    pub certainty: u8,
    /// Positions visited.
    pub nodes: u64,
    /// The expected line, best move first; passes are left out.
    pub line: Vec<Square>,
}

/// An engine: weights, and the table that its searches share.
pub struct Engine<'w> {
    weights: &'w Weights,
    table: Table,
    endings: Table,
}

/// The binary logarithm of the entries in the table for endings: 512 KiB, about half of what
/// each core of today's processors has to itself.
const ENDINGS_BITS: u32 = 15;

impl<'w> Engine<'w> {
    /// An engine with a table of 2 to the power of `table_bits` entries of 16 bytes.
    pub fn new(weights: &'w Weights, table_bits: u32) -> Self {
        let endings = Table::new(table_bits.min(ENDINGS_BITS));
        Engine { weights, table: Table::new(table_bits), endings }
    }

    /// Forgets all earlier searches, so that the next depends on nothing but its request.
    pub fn forget(&mut self) {
        self.table.clear();
        self.endings.clear();
    }

    /// Searches a position. When asked to stop it returns the best of what it has.
    pub fn search(
        &mut self,
        board: Board,
        request: &Request,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> Report {
        self.table.grow_older();
        self.endings.grow_older();
        let search =
            Search::new([&self.table, &self.endings], self.weights, request.nodes, asked_to_stop);
        kernel::run(Deepening { search, board, request: *request })
    }

    /// Searches a position with several threads that share the table.
    ///
    /// They all do the same; what one finds in the table that another wrote takes it elsewhere.
    /// With one thread the report depends on the request alone.
    pub fn search_together(&mut self, board: Board, request: &Request, threads: usize) -> Report {
        self.table.grow_older();
        self.endings.grow_older();
        let done = AtomicBool::new(false);
        let asked_to_stop = || done.load(Relaxed);
        let job = || Deepening {
            search: Search::new(
                [&self.table, &self.endings],
                self.weights,
                request.nodes,
                &asked_to_stop,
            ),
            board,
            request: *request,
        };
        std::thread::scope(|scope| {
            let helpers: Vec<_> =
                (1..threads).map(|_| scope.spawn(|| kernel::run(job()).nodes)).collect();
            let mut report = kernel::run(job());
            done.store(true, Relaxed);
            for helper in helpers {
                report.nodes += helper.join().expect("a search does not panic");
            }
            report
        })
    }

    /// Values every placement of a position with its full score at the request's depth, or as
    /// deep as its positions allow; best first.
    pub fn value_moves(&mut self, board: Board, request: &Request) -> Vec<RootMove> {
        let search =
            Search::new([&self.table, &self.endings], self.weights, request.nodes, &|| false);
        kernel::run(Survey { search, board, request: *request })
    }

    /// The value of a position in discs at exactly that depth, or to the end.
    pub fn value(&mut self, board: Board, request: &Request) -> i32 {
        let search =
            Search::new([&self.table, &self.endings], self.weights, request.nodes, &|| false);
        kernel::run(Fixed { search, board, request: *request })
    }
}

struct Fixed<'a> {
    search: Search<'a>,
    board: Board,
    request: Request,
}

impl Job for Fixed<'_> {
    type Output = i32;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let Fixed { mut search, board, request } = self;
        let node = search.node(board.player().0, board.opponent().0);
        let to_end = node.empties() <= request.exact_from;
        search.certainty = if to_end { EXACT } else { request.certainty };
        let depth = if to_end { node.empties() } else { request.depth };
        kernel.call(Pv { search: &mut search, node: &node, window: [-64, 64], depth })
    }
}

/// All moves, deeper and deeper, for as long as the positions last.
struct Survey<'a> {
    search: Search<'a>,
    board: Board,
    request: Request,
}

impl Job for Survey<'_> {
    type Output = Vec<RootMove>;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Vec<RootMove> {
        let Survey { mut search, board, request } = self;
        let after = |square| board.place(square).expect("the square is among the moves");
        let nodes: Vec<_> = board
            .moves()
            .iter()
            .map(|square| (square, after(square)))
            .map(|(square, next)| (square, search.node(next.player().0, next.opponent().0)))
            .collect();
        let empties = board.empties().len() as u32;
        let to_end = (empties <= request.exact_from).then(|| empties.saturating_sub(1));
        let mut moves = Vec::new();
        for depth in (0..request.depth.min(empties)).chain(to_end) {
            search.certainty = if Some(depth) == to_end { EXACT } else { request.certainty };
            let mut round: Vec<_> = nodes
                .iter()
                .map(|(square, node)| {
                    let pv = Pv { search: &mut search, node, window: [-64, 64], depth };
                    RootMove { square: *square, score: -kernel.call(pv) }
                })
                .collect();
            // The first round looks no further than the moves themselves and cannot be stopped.
            if search.stopped() && depth > 0 {
                break;
            }
            round.sort_by_key(|one| std::cmp::Reverse(one.score));
            moves = round;
        }
        moves
    }
}

/// Iterative deepening.
struct Deepening<'a> {
    search: Search<'a>,
    board: Board,
    request: Request,
}

impl Job for Deepening<'_> {
    type Output = Report;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Report {
        let Deepening { mut search, board, request } = self;
        let node = search.node(board.player().0, board.opponent().0);
        let mut report = Report {
            best: board.moves().first(),
            score: 0,
            exact: false,
            depth: 0,
            certainty: 0,
            nodes: 0,
            line: Vec::new(),
        };
        for (depth, certainty) in rounds(node.empties(), &request) {
            search.certainty = certainty;
            let around = (report.depth > 0).then_some(report.score);
            let score = aspire(kernel, &mut search, &node, around, depth);
            if search.stopped() {
                break;
            }
            let line = principal_variation(search.table, board);
            report = Report {
                best: line.first().copied().or(report.best),
                score,
                exact: depth >= node.empties() && certainty == EXACT,
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

/// Searches in a narrow window around the last score, wider where it falls out.
#[inline(always)]
fn aspire<K: Kernel>(
    kernel: K,
    search: &mut Search<'_>,
    node: &Node,
    around: Option<i32>,
    depth: u32,
) -> i32 {
    let ending = depth >= node.empties();
    let Some(guess) = around else {
        return kernel.call(Pv { search, node, window: [-64, 64], depth });
    };
    // The end of a game without empties has an even difference.
    let guess = if ending { guess & !1 } else { guess };
    let (mut low, mut high) = ((guess - 3).max(-64), (guess + 3).min(64));
    let mut width = 4;
    // The window only ever grows: a search may contradict itself, and it still has to end.
    loop {
        let score = kernel.call(Pv { search, node, window: [low, high], depth });
        if search.stopped() {
            return score;
        }
        if score <= low && low > -64 {
            low = (low - width).max(-64);
        } else if score >= high && high < 64 {
            high = (high + width).min(64);
        } else {
            return score;
        }
        width *= 2;
    }
}

/// The line that the table holds from a position.
fn principal_variation(table: &Table, mut board: Board) -> Vec<Square> {
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
