//! A search from its root: deeper and deeper, and what is found on the way.

use std::collections::TryReserveError;

use super::{
    deepening::Deepen,
    midgame_pvs::Pv,
    probcut::EXACT,
    progress::{Progress, Tracker},
    report::{Report, Request, RootMove},
    search::Search,
    search_options::Ways,
    transposition::TranspositionTable,
    weights::Weights,
};
use crate::{
    board::Board,
    kernel::{self, Job, Kernel},
};
use kozyr_core::opponent::Deadline;

/// An engine: weights, and the table that its searches share.
pub struct Engine<'w> {
    pub(super) weights: &'w Weights,
    pub(super) ways: Ways,
    pub(super) table: TranspositionTable,
    pub(super) endings: TranspositionTable,
}

impl<'w> Engine<'w> {
    /// An engine with a table of 2 to the power of `table_bits` entries of 16 bytes.
    ///
    /// # Panics
    /// If there is not that much memory.
    pub fn new(weights: &'w Weights, table_bits: u32) -> Self {
        Engine::until(weights, table_bits, Ways::FASTEST, &Deadline::never())
    }

    /// The same in other ways, with smaller tables if the deadline passes while they are made.
    ///
    /// # Panics
    /// If there is not that much memory.
    pub fn until(weights: &'w Weights, table_bits: u32, ways: Ways, deadline: &Deadline) -> Self {
        Engine::with(weights, table_bits, ways, deadline)
            .expect("tables of the usual sizes fit everywhere")
    }

    /// The same where the table may be larger than the machine has memory for.
    ///
    /// # Errors
    /// If there is not that much memory.
    pub fn try_new(weights: &'w Weights, table_bits: u32) -> Result<Self, TryReserveError> {
        Engine::with(weights, table_bits, Ways::FASTEST, &Deadline::never())
    }

    fn with(
        weights: &'w Weights,
        table_bits: u32,
        ways: Ways,
        deadline: &Deadline,
    ) -> Result<Self, TryReserveError> {
        let table = |bits| TranspositionTable::until(bits, ways, deadline);
        let endings = table(table_bits.min(ways.endings_bits))?;
        Ok(Engine { weights, ways, table: table(table_bits)?, endings })
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
        self.grow_older();
        self.look(board, request, asked_to_stop)
    }

    /// The same, telling from time to time how far it has come.
    pub fn search_reporting(
        &mut self,
        board: Board,
        request: &Request,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
        report: &dyn Fn(&Progress),
    ) -> Report {
        self.grow_older();
        let mut search = self.begin(request, asked_to_stop);
        search.tracker = Some(Tracker::new(report));
        kernel::run(Deepen { board, request: *request, search: &mut search })
    }

    /// Searches with the tables as they are.
    pub(super) fn look(
        &self,
        board: Board,
        request: &Request,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> Report {
        let mut search = self.begin(request, asked_to_stop);
        kernel::run(Deepen { board, request: *request, search: &mut search })
    }

    pub(super) fn begin<'s>(
        &'s self,
        request: &Request,
        asked_to_stop: &'s (dyn Fn() -> bool + Sync),
    ) -> Search<'s> {
        let tables = [&self.table, &self.endings];
        Search::new(tables, self.weights, self.ways, request.nodes, asked_to_stop)
    }

    /// Begins another search: what earlier ones found is still used but given up first.
    pub(super) fn grow_older(&mut self) {
        self.table.grow_older();
        self.endings.grow_older();
    }

    /// Values every placement of a position with its full score at the request's depth, or as
    /// deep as its positions allow; best first. Asked to stop, it values them less deeply.
    pub fn value_moves(
        &mut self,
        board: Board,
        request: &Request,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<RootMove> {
        let search = self.begin(request, asked_to_stop);
        kernel::run(Survey { search, board, request: *request })
    }

    /// The value of a position in discs at exactly that depth, or to the end.
    pub fn value(&mut self, board: Board, request: &Request) -> i32 {
        let search = self.begin(request, &|| false);
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
