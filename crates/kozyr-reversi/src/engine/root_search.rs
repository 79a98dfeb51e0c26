//! The engine and its searches from the root.

use std::collections::TryReserveError;

use super::{
    deepening::IterativeDeepening,
    midgame_pvs::MidgamePvs,
    probcut::EXACT_CERTAINTY,
    progress::{ProgressTracker, SearchProgress},
    report::{RootMove, SearchLimits, SearchReport},
    search::SearchContext,
    search_options::SearchOptions,
    transposition::TranspositionTable,
    weights::Weights,
};
use crate::{
    board::Board,
    kernel::{self, Kernel, KernelJob},
};
use kozyr_core::opponent::Deadline;

/// A search engine: evaluation weights, and tables that persist between searches.
pub struct Engine<'w> {
    pub(super) weights: &'w Weights,
    pub(super) options: SearchOptions,
    pub(super) table: TranspositionTable,
    pub(super) endgame_table: TranspositionTable,
}

impl<'w> Engine<'w> {
    /// An engine with a table of 2^`table_bits` entries of 16 bytes.
    ///
    /// # Panics
    /// If the memory cannot be allocated.
    pub fn new(weights: &'w Weights, table_bits: u32) -> Self {
        Engine::with_options(weights, table_bits, SearchOptions::FASTEST, &Deadline::never())
    }

    /// Like [`new`](Self::new) with other options. The tables are smaller if the deadline passes
    /// during allocation.
    ///
    /// # Panics
    /// If the memory cannot be allocated.
    pub fn with_options(
        weights: &'w Weights,
        table_bits: u32,
        options: SearchOptions,
        deadline: &Deadline,
    ) -> Self {
        Engine::try_with_options(weights, table_bits, options, deadline)
            .expect("tables of the usual sizes fit everywhere")
    }

    /// Like [`new`](Self::new), for tables that may not fit in memory.
    ///
    /// # Errors
    /// If the memory cannot be allocated.
    pub fn try_new(weights: &'w Weights, table_bits: u32) -> Result<Self, TryReserveError> {
        Engine::try_with_options(weights, table_bits, SearchOptions::FASTEST, &Deadline::never())
    }

    /// Like [`with_options`](Self::with_options), for tables that may not fit in memory.
    ///
    /// # Errors
    /// If the memory cannot be allocated.
    fn try_with_options(
        weights: &'w Weights,
        table_bits: u32,
        options: SearchOptions,
        deadline: &Deadline,
    ) -> Result<Self, TryReserveError> {
        let table = |bits| TranspositionTable::with_deadline(bits, options, deadline);
        let endgame_table = table(table_bits.min(options.endgame_table_bits))?;
        Ok(Engine { weights, options, table: table(table_bits)?, endgame_table })
    }

    /// Clears the tables, so the next search depends only on its arguments.
    pub fn clear_tables(&mut self) {
        self.table.clear();
        self.endgame_table.clear();
    }

    /// Searches a position. When stopped, it returns the best result so far.
    pub fn search(
        &mut self,
        board: Board,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> SearchReport {
        self.age_tables();
        self.search_without_aging(board, limits, should_stop)
    }

    /// Like [`search`](Self::search), with progress reports.
    pub fn search_with_progress(
        &mut self,
        board: Board,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
        report: &dyn Fn(&SearchProgress),
    ) -> SearchReport {
        self.age_tables();
        let mut search = self.new_search(limits, should_stop);
        search.tracker = Some(ProgressTracker::new(report));
        kernel::run(IterativeDeepening { board, limits: *limits, search: &mut search })
    }

    /// Searches one ply deep. For searches that were stopped before they completed one iteration.
    pub fn search_one_ply(&self, board: Board) -> SearchReport {
        let limits = SearchLimits {
            depth: 1,
            exact_empties: 1,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        self.search_without_aging(board, &limits, &|| false)
    }

    /// Searches without starting a new table generation.
    pub(super) fn search_without_aging(
        &self,
        board: Board,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> SearchReport {
        let mut search = self.new_search(limits, should_stop);
        kernel::run(IterativeDeepening { board, limits: *limits, search: &mut search })
    }

    /// A search with the engine's tables, weights and options. Of the limits, it applies only
    /// `max_nodes`; the caller sets the depth and the certainty.
    pub(super) fn new_search<'s>(
        &'s self,
        limits: &SearchLimits,
        should_stop: &'s (dyn Fn() -> bool + Sync),
    ) -> SearchContext<'s> {
        let tables = [&self.table, &self.endgame_table];
        SearchContext::new(tables, self.weights, self.options, limits.max_nodes, should_stop)
    }

    /// Starts a new generation: older entries remain usable but are replaced first.
    pub(super) fn age_tables(&mut self) {
        self.table.begin_generation();
        self.endgame_table.begin_generation();
    }

    /// Scores every move of a position at the requested depth, or as deep as the node limit allows;
    /// best first. When stopped, it returns the scores of the last complete depth.
    pub fn value_moves(
        &mut self,
        board: Board,
        limits: &SearchLimits,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> Vec<RootMove> {
        let search = self.new_search(limits, should_stop);
        kernel::run(AllMovesSearch { search, board, limits: *limits })
    }

    /// The score of a position in discs at exactly the requested depth, or at the end of the game.
    pub fn value(&mut self, board: Board, limits: &SearchLimits) -> i32 {
        let search = self.new_search(limits, &|| false);
        kernel::run(FixedDepthSearch { search, board, limits: *limits })
    }
}

/// Scores a position at one fixed depth, or at the end of the game.
struct FixedDepthSearch<'a> {
    search: SearchContext<'a>,
    board: Board,
    limits: SearchLimits,
}

impl KernelJob for FixedDepthSearch<'_> {
    type Output = i32;

    /// The score for the side to move.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let FixedDepthSearch { mut search, board, limits } = self;
        let node = search.node(board.player().0, board.opponent().0);
        let to_end = node.empties() <= limits.exact_empties;
        search.certainty = if to_end { EXACT_CERTAINTY } else { limits.certainty };
        let depth = if to_end { node.empties() } else { limits.depth };
        kernel.call(MidgamePvs { search: &mut search, node: &node, window: [-64, 64], depth })
    }
}

/// Scores all moves with iterative deepening within the node limit.
struct AllMovesSearch<'a> {
    search: SearchContext<'a>,
    board: Board,
    limits: SearchLimits,
}

impl KernelJob for AllMovesSearch<'_> {
    type Output = Vec<RootMove>;

    /// The moves of the last complete iteration, best first.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Vec<RootMove> {
        let AllMovesSearch { mut search, board, limits } = self;
        let after = |square| board.place(square).expect("the square is among the moves");
        let nodes: Vec<_> = board
            .moves()
            .iter()
            .map(|square| (square, after(square)))
            .map(|(square, next)| (square, search.node(next.player().0, next.opponent().0)))
            .collect();
        let empties = board.empties().len() as u32;
        let to_end = (empties <= limits.exact_empties).then(|| empties.saturating_sub(1));
        let mut moves = Vec::new();
        for depth in (0..limits.depth.min(empties)).chain(to_end) {
            search.certainty =
                if Some(depth) == to_end { EXACT_CERTAINTY } else { limits.certainty };
            let mut scored: Vec<_> = nodes
                .iter()
                .map(|(square, node)| {
                    let pv = MidgamePvs { search: &mut search, node, window: [-64, 64], depth };
                    RootMove { square: *square, score: -kernel.call(pv) }
                })
                .collect();
            // The first iteration only evaluates the moves and always completes.
            if search.is_stopped() && depth > 0 {
                break;
            }
            scored.sort_by_key(|root_move| std::cmp::Reverse(root_move.score));
            moves = scored;
        }
        moves
    }
}
