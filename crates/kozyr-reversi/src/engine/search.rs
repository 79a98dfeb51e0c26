//! What all parts of one search share.

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

/// With so few empties an ending is searched without evaluation.
pub const PLAIN_ENDGAME_MAX_EMPTIES: u32 = 12;

/// How often a search looks whether it has to stop, in positions.
///
/// A thousand take a tenth of a millisecond, ten times that without optimisation.
const STOP_CHECK_INTERVAL_NODES: u64 = 1024;

/// One search in progress on one thread.
pub struct SearchContext<'a> {
    /// What is known of positions.
    pub table: &'a TranspositionTable,
    /// What is known of endings searched without evaluation: so many and so small that they need
    /// a table which fits the processor's cache.
    pub endgame_table: &'a TranspositionTable,
    /// How positions are valued.
    pub weights: &'a Weights,
    /// How it goes about it.
    pub options: SearchOptions,
    /// The shapes of the evaluation.
    pub patterns: &'static PatternTables,
    /// Positions visited so far.
    pub nodes: u64,
    /// How sure the result has to be, 0 to [`EXACT`].
    pub certainty: u8,
    /// What other threads are at; `None` if there are none.
    pub in_progress: Option<&'a InProgressTable>,
    node_limit: u64,
    next_check: u64,
    asked_to_stop: &'a (dyn Fn() -> bool + Sync),
    stopped: bool,
    /// Whom to tell of the search's progress; `None` if nobody wants to know.
    pub tracker: Option<ProgressTracker<'a>>,
    /// What it has come to in this round.
    pub iteration: RootIteration,
}

/// A position with the indices of its patterns.
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

    /// The same discs seen from the other side.
    #[inline(always)]
    pub fn pass(&self) -> SearchNode {
        SearchNode {
            player: self.opponent,
            opponent: self.player,
            indices: PatternIndices(self.indices.0.map(|index| -index)),
        }
    }

    /// The position after a placement.
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
    /// A search with its two tables that visits about `limit` positions at most and gives up when asked to.
    pub fn new(
        [table, endings]: [&'a TranspositionTable; 2],
        weights: &'a Weights,
        ways: SearchOptions,
        limit: u64,
        asked_to_stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Self {
        SearchContext {
            table,
            endgame_table: endings,
            weights,
            options: ways,
            patterns: &patterns::PATTERN_TABLES,
            nodes: 0,
            certainty: EXACT_CERTAINTY,
            in_progress: None,
            node_limit: limit,
            next_check: STOP_CHECK_INTERVAL_NODES.min(limit),
            asked_to_stop,
            stopped: false,
            tracker: None,
            iteration: RootIteration::default(),
        }
    }

    /// A position with its indices worked out.
    pub fn node(&self, player: u64, opponent: u64) -> SearchNode {
        SearchNode { player, opponent, indices: self.patterns.indices(player, opponent) }
    }

    /// Counts a position, and tells whether the search has to be given up.
    #[inline(always)]
    pub fn visit_node(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check_stop();
        }
        self.stopped
    }

    #[cold]
    #[inline(never)]
    fn check_stop(&mut self) {
        self.stopped |= self.nodes >= self.node_limit || (self.asked_to_stop)();
        self.next_check =
            (self.nodes + STOP_CHECK_INTERVAL_NODES).min(self.node_limit.max(self.nodes + 1));
    }

    /// Whether the search was given up; its latest results mean nothing then.
    #[inline(always)]
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Announces to other threads that a move's position is searched now, `must` be or because
    /// nobody else is at it; `None` if it was put off instead.
    #[inline(always)]
    pub fn claim(
        &self,
        next: &SearchNode,
        depth: u32,
        must: bool,
        candidates: &mut MovePicker,
    ) -> Option<Option<InProgressClaim<'a>>> {
        let Some(busy) = self.in_progress.filter(|_| depth >= MIN_SHARED_DEPTH) else {
            return Some(None);
        };
        let empties = next.empties();
        if depth > empties && empties <= PLAIN_ENDGAME_MAX_EMPTIES {
            return Some(None);
        }
        let key = position_key(next.player, next.opponent);
        if !must && busy.contains(key) && candidates.defer() {
            return None;
        }
        Some(Some(busy.claim(key)))
    }

    /// The static value of a position in parts of a disc for the side to move, given both sides'
    /// placements.
    #[inline(always)]
    pub fn evaluate<K: Kernel>(
        &self,
        kernel: K,
        node: &SearchNode,
        moves: u64,
        replies: u64,
    ) -> i32 {
        let placements = [moves.count_ones(), replies.count_ones()];
        self.weights.evaluate(kernel, node.empties(), &node.indices, placements)
    }

    /// The value of a position that is not searched further, in discs.
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

/// A value in parts of a disc as whole discs, short of a wipe-out.
#[inline(always)]
pub fn to_discs(value: i32) -> i32 {
    let discs = (value + super::weights::VALUE_UNITS_PER_DISC / 2)
        .div_euclid(super::weights::VALUE_UNITS_PER_DISC);
    discs.clamp(-62, 62)
}

/// A score in which the empties go to the winner.
#[inline(always)]
pub fn final_score(player: u64, opponent: u64) -> i32 {
    let (own, other) = (player.count_ones() as i32, opponent.count_ones() as i32);
    let lead = own - other;
    lead + lead.signum() * (64 - own - other)
}
