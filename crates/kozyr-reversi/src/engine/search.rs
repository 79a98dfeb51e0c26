//! The state shared by all parts of a search.

use super::{
    in_progress::{InProgressClaim, InProgressTable, MIN_SHARED_DEPTH},
    move_ordering::MovePicker,
    patterns::{self, PatternIndices, PatternTables},
    probcut::EXACT_CERTAINTY,
    progress::{ProgressTracker, RootIteration},
    search_options::SearchOptions,
    transposition::{TranspositionTable, position_key},
    weights::Weights,
};
use crate::kernel::Kernel;

/// With at most this many empties, endgames are searched without evaluation.
pub const PLAIN_ENDGAME_MAX_EMPTIES: u32 = 12;

/// The number of nodes between checks for a stop.
///
/// A thousand nodes take about 0.1 ms, ten times that without optimization.
const STOP_CHECK_INTERVAL_NODES: u64 = 1024;

/// One thread's search in progress.
pub struct SearchContext<'a> {
    /// The main transposition table.
    pub table: &'a TranspositionTable,
    /// The table for endgames searched without evaluation. These are small and very numerous, so
    /// their table should fit in the processor's cache.
    pub endgame_table: &'a TranspositionTable,
    /// The evaluation weights.
    pub weights: &'a Weights,
    /// The search options.
    pub options: SearchOptions,
    /// The pattern tables of the evaluation.
    pub patterns: &'static PatternTables,
    /// Nodes visited so far.
    pub nodes: u64,
    /// The required certainty, 0 to [`EXACT_CERTAINTY`].
    pub certainty: u8,
    /// The positions that other threads are searching; `None` in a single-threaded search.
    pub in_progress: Option<&'a InProgressTable>,
    node_limit: u64,
    /// The number of nodes at the next check for a stop.
    next_check: u64,
    should_stop: &'a (dyn Fn() -> bool + Sync),
    stopped: bool,
    /// Receives progress updates, if wanted.
    pub tracker: Option<ProgressTracker<'a>>,
    /// The current iteration at the root.
    pub iteration: RootIteration,
}

/// A position with its pattern indices.
#[derive(Clone, Copy)]
pub struct SearchNode {
    pub player: u64,
    pub opponent: u64,
    pub indices: PatternIndices,
}

impl SearchNode {
    /// The number of empty squares.
    #[inline(always)]
    pub fn empties(&self) -> u32 {
        (self.player | self.opponent).count_zeros()
    }

    /// The same discs from the opponent's point of view.
    #[inline(always)]
    pub fn pass(&self) -> SearchNode {
        SearchNode {
            player: self.opponent,
            opponent: self.player,
            indices: PatternIndices(self.indices.0.map(|index| -index)),
        }
    }

    /// The position after a move.
    #[inline(always)]
    pub fn after_move<K: Kernel>(
        &self,
        kernel: K,
        patterns: &PatternTables,
        square: u8,
        flips: u64,
    ) -> SearchNode {
        SearchNode {
            player: self.opponent ^ flips,
            opponent: self.player | flips | 1 << square,
            indices: patterns.indices_after(kernel, &self.indices, square, flips),
        }
    }
}

impl<'a> SearchContext<'a> {
    /// A search with a main and an endgame table. It visits about `node_limit` nodes at most and
    /// stops when `should_stop` returns true.
    pub fn new(
        [table, endgame_table]: [&'a TranspositionTable; 2],
        weights: &'a Weights,
        options: SearchOptions,
        node_limit: u64,
        should_stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Self {
        SearchContext {
            table,
            endgame_table,
            weights,
            options,
            patterns: &patterns::PATTERN_TABLES,
            nodes: 0,
            certainty: EXACT_CERTAINTY,
            in_progress: None,
            node_limit,
            next_check: STOP_CHECK_INTERVAL_NODES.min(node_limit),
            should_stop,
            stopped: false,
            tracker: None,
            iteration: RootIteration::default(),
        }
    }

    /// The position with its pattern indices.
    pub fn node(&self, player: u64, opponent: u64) -> SearchNode {
        SearchNode { player, opponent, indices: self.patterns.indices(player, opponent) }
    }

    /// Counts a node and returns whether the search must stop.
    #[inline(always)]
    pub fn visit_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check_stop();
        }
        self.stopped
    }

    /// Stops the search if it has reached the node limit or the caller wants to stop, and schedules
    /// the next check.
    #[cold]
    #[inline(never)]
    fn check_stop(&mut self) {
        self.stopped |= self.nodes >= self.node_limit || (self.should_stop)();
        self.next_check =
            (self.nodes + STOP_CHECK_INTERVAL_NODES).min(self.node_limit.max(self.nodes + 1));
    }

    /// Whether the search was stopped; its latest results are then invalid.
    #[inline(always)]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Claims the position after a move for this thread. The result is `Some(None)` if the position
    /// needs no claim: the search has one thread, or little is left to search.
    ///
    /// If another thread is searching the position, the move is deferred and the result is `None`,
    /// unless `required` is set or the move was deferred before.
    #[inline(always)]
    pub fn claim(
        &self,
        next: &SearchNode,
        depth: u32,
        required: bool,
        candidates: &mut MovePicker,
    ) -> Option<Option<InProgressClaim<'a>>> {
        let Some(table) = self.in_progress.filter(|_| depth >= MIN_SHARED_DEPTH) else {
            return Some(None);
        };
        let empties = next.empties();
        if depth > empties && empties <= PLAIN_ENDGAME_MAX_EMPTIES {
            return Some(None);
        }
        let key = position_key(next.player, next.opponent);
        if !required && table.contains(key) && candidates.defer() {
            return None;
        }
        Some(Some(table.claim(key)))
    }

    /// The static evaluation in units of 1 /
    /// [`VALUE_UNITS_PER_DISC`](super::weights::VALUE_UNITS_PER_DISC) discs for the side to move,
    /// whose legal moves are `moves`; `replies` are the opponent's legal moves.
    #[inline(always)]
    pub fn evaluate<K: Kernel>(
        &self,
        kernel: K,
        node: &SearchNode,
        moves: u64,
        replies: u64,
    ) -> i32 {
        let mobilities = [moves.count_ones(), replies.count_ones()];
        self.weights.evaluate(kernel, node.empties(), &node.indices, mobilities)
    }

    /// Counts a node and returns its score in discs for the side to move, without search: the final
    /// score if the game is over, else the static evaluation, after a pass if the side must pass.
    #[inline(always)]
    pub fn evaluate_leaf<K: Kernel>(&mut self, kernel: K, node: &SearchNode) -> i32 {
        self.nodes += 1;
        let moves = kernel.moves(node.player, node.opponent);
        let replies = kernel.moves(node.opponent, node.player);
        match (moves, replies) {
            (0, 0) => final_score(node.player, node.opponent),
            (0, _) => -to_discs(self.evaluate(kernel, &node.pass(), replies, 0)),
            _ => to_discs(self.evaluate(kernel, node, moves, replies)),
        }
    }
}

/// Rounds an evaluation to whole discs, clamped to ±62 because only a finished game can score 64.
#[inline(always)]
pub fn to_discs(value: i32) -> i32 {
    let discs = (value + super::weights::VALUE_UNITS_PER_DISC / 2)
        .div_euclid(super::weights::VALUE_UNITS_PER_DISC);
    discs.clamp(-62, 62)
}

/// The final disc difference for `player`, with the empties counted for the winner.
#[inline(always)]
pub fn final_score(player: u64, opponent: u64) -> i32 {
    let (player_discs, opponent_discs) = (player.count_ones() as i32, opponent.count_ones() as i32);
    let difference = player_discs - opponent_discs;
    difference + difference.signum() * (64 - player_discs - opponent_discs)
}
