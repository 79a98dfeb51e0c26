//! What all parts of one search share.

use super::{
    in_progress::{Busy, Claim, SHARED_DEPTH},
    move_ordering::Candidates,
    patterns::{self, Indices, Patterns},
    probcut::EXACT,
    progress::{Round, Tracker},
    search_options::Ways,
    transposition::{TranspositionTable, key_of},
    weights::Weights,
};
use crate::kernel::Kernel;

/// With so few empties an ending is searched without evaluation.
pub const PLAIN_ENDING: u32 = 12;

/// How often a search looks whether it has to stop, in positions.
///
/// A thousand take a tenth of a millisecond, ten times that without optimisation.
const CHECK: u64 = 1024;

/// One search in progress on one thread.
pub struct Search<'a> {
    /// What is known of positions.
    pub table: &'a TranspositionTable,
    /// What is known of endings searched without evaluation: so many and so small that they need
    /// a table which fits the processor's cache.
    pub endings: &'a TranspositionTable,
    /// How positions are valued.
    pub weights: &'a Weights,
    /// How it goes about it.
    pub ways: Ways,
    /// The shapes of the evaluation.
    pub patterns: &'static Patterns,
    /// Positions visited so far.
    pub nodes: u64,
    /// How sure the result has to be, 0 to [`EXACT`].
    pub certainty: u8,
    /// What other threads are at; `None` if there are none.
    pub busy: Option<&'a Busy>,
    limit: u64,
    next_check: u64,
    asked_to_stop: &'a (dyn Fn() -> bool + Sync),
    stopped: bool,
    /// Whom to tell of the search's progress; `None` if nobody wants to know.
    pub tracker: Option<Tracker<'a>>,
    /// What it has come to in this round.
    pub round: Round,
}

/// A position with the indices of its patterns.
#[derive(Clone, Copy)]
pub struct Node {
    pub player: u64,
    pub opponent: u64,
    pub indices: Indices,
}

impl Node {
    /// The number of empty squares.
    #[inline(always)]
    pub fn empties(&self) -> u32 {
        (self.player | self.opponent).count_zeros()
    }

    /// The same discs seen from the other side.
    #[inline(always)]
    pub fn pass(&self) -> Node {
        Node {
            player: self.opponent,
            opponent: self.player,
            indices: Indices(self.indices.0.map(|index| -index)),
        }
    }

    /// The position after a placement.
    #[inline(always)]
    pub fn after<K: Kernel>(&self, kernel: K, patterns: &Patterns, square: u8, flips: u64) -> Node {
        Node {
            player: self.opponent ^ flips,
            opponent: self.player | flips | 1 << square,
            indices: patterns.after(kernel, &self.indices, square, flips),
        }
    }
}

impl<'a> Search<'a> {
    /// A search with its two tables that visits about `limit` positions at most and gives up when asked to.
    pub fn new(
        [table, endings]: [&'a TranspositionTable; 2],
        weights: &'a Weights,
        ways: Ways,
        limit: u64,
        asked_to_stop: &'a (dyn Fn() -> bool + Sync),
    ) -> Self {
        Search {
            table,
            endings,
            weights,
            ways,
            patterns: &patterns::ALL,
            nodes: 0,
            certainty: EXACT,
            busy: None,
            limit,
            next_check: CHECK.min(limit),
            asked_to_stop,
            stopped: false,
            tracker: None,
            round: Round::default(),
        }
    }

    /// A position with its indices worked out.
    pub fn node(&self, player: u64, opponent: u64) -> Node {
        Node { player, opponent, indices: self.patterns.indices(player, opponent) }
    }

    /// Counts a position, and tells whether the search has to be given up.
    #[inline(always)]
    pub fn enter(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_check {
            self.check();
        }
        self.stopped
    }

    #[cold]
    #[inline(never)]
    fn check(&mut self) {
        self.stopped |= self.nodes >= self.limit || (self.asked_to_stop)();
        self.next_check = (self.nodes + CHECK).min(self.limit.max(self.nodes + 1));
    }

    /// Whether the search was given up; its latest results mean nothing then.
    #[inline(always)]
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// Announces to other threads that a move's position is searched now, `must` be or because
    /// nobody else is at it; `None` if it was put off instead.
    #[inline(always)]
    pub fn claim(
        &self,
        next: &Node,
        depth: u32,
        must: bool,
        candidates: &mut Candidates,
    ) -> Option<Option<Claim<'a>>> {
        let Some(busy) = self.busy.filter(|_| depth >= SHARED_DEPTH) else { return Some(None) };
        let empties = next.empties();
        if depth > empties && empties <= PLAIN_ENDING {
            return Some(None);
        }
        let key = key_of(next.player, next.opponent);
        if !must && busy.contains(key) && candidates.put_off() {
            return None;
        }
        Some(Some(busy.claim(key)))
    }

    /// The static value of a position in parts of a disc for the side to move, given both sides'
    /// placements.
    #[inline(always)]
    pub fn value<K: Kernel>(&self, kernel: K, node: &Node, moves: u64, replies: u64) -> i32 {
        let placements = [moves.count_ones(), replies.count_ones()];
        self.weights.value(kernel, node.empties(), &node.indices, placements)
    }

    /// The value of a position that is not searched further, in discs.
    #[inline(always)]
    pub fn leaf<K: Kernel>(&mut self, kernel: K, node: &Node) -> i32 {
        self.nodes += 1;
        let moves = kernel.moves(node.player, node.opponent);
        let replies = kernel.moves(node.opponent, node.player);
        match (moves, replies) {
            (0, 0) => final_score(node.player, node.opponent),
            (0, _) => -in_discs(self.value(kernel, &node.pass(), replies, 0)),
            _ => in_discs(self.value(kernel, node, moves, replies)),
        }
    }
}

/// A value in parts of a disc as whole discs, short of a wipe-out.
#[inline(always)]
pub fn in_discs(value: i32) -> i32 {
    let discs = (value + super::weights::UNIT / 2).div_euclid(super::weights::UNIT);
    discs.clamp(-62, 62)
}

/// A score in which the empties go to the winner.
#[inline(always)]
pub fn final_score(player: u64, opponent: u64) -> i32 {
    let (own, other) = (player.count_ones() as i32, opponent.count_ones() as i32);
    let lead = own - other;
    lead + lead.signum() * (64 - own - other)
}
