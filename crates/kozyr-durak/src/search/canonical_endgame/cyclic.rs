//! Proofs about positions that can recur.
//!
//! A recurrence counts as a draw. A win or loss of player 0 is proven by lines that end, so it
//! holds on every path. A result that relies on a recurrence may depend on positions earlier on the
//! line that are not settled yet. Such a result is provisional: it is stored with its dependency,
//! and used while those positions are on the line or provisional themselves. It becomes final once
//! the first of them is settled the same way. If one is settled differently, everything that may
//! depend on it is dropped.
//!
//! Lines between two discards are limited in length. The limit is raised if a result depends on it.

use std::{collections::HashMap, ops::ControlFlow};

use super::{
    BudgetExhausted, NodeBudget,
    state::{EndgameRules, TwoPlayerEndgame},
    table::{Bounds, BoundsTable},
};
use crate::phase::Phase;

/// The first and the last limit on bouts without a discard. A bout has at least two actions, and
/// 200 actions without a card leaving play are a draw.
const FIRST_LENGTH_BOUTS: usize = 16;
const LAST_LENGTH_BOUTS: usize = 128;
/// The most bouts on a line, to limit stack use.
const MAX_LINE_BOUTS: usize = 192;

/// The first position on the line, by index, whose recurrence a result relies on.
type Dependency = usize;
/// The result doesn't rely on a recurrence.
const NO_DEPENDENCY: Dependency = usize::MAX;
/// The result relies on the length limit.
const LENGTH_DEPENDENCY: Dependency = 0;

/// Proves claims about positions that may recur.
pub(super) struct CyclicSearch<'a> {
    rules: EndgameRules,
    table: &'a mut BoundsTable,
    budget: &'a mut NodeBudget,
    /// The half points that player 0 is claimed to reach.
    claim: u8,
    /// The positions between bouts on the line, with their indices from 1.
    line: HashMap<u64, usize>,
    max_bouts: usize,
    /// Bouts on the line since the last discard.
    bouts_since_discard: usize,
    provisional: ProvisionalResults,
}

/// Whether a claim holds, and what this relies on.
#[derive(Clone, Copy)]
struct ClaimResult {
    holds: bool,
    depends_on: Dependency,
}

/// Results that hold if those they depend on do.
#[derive(Default)]
struct ProvisionalResults {
    /// The keys of the positions, in the order of their results.
    keys: Vec<u64>,
    places: HashMap<u64, ProvisionalResult>,
    /// The starts of runs of results with the same dependency.
    runs: Vec<(usize, Dependency)>,
}

/// The place of a provisional result.
#[derive(Clone, Copy)]
struct ProvisionalResult {
    /// The index in [`ProvisionalResults::keys`].
    place: usize,
    /// The number of bouts since the last discard when the result was stored. With fewer bouts, a
    /// result that relies on the length limit may differ.
    bouts: usize,
}

impl<'a> CyclicSearch<'a> {
    /// Creates a search that uses this table and budget.
    pub(super) fn new(
        rules: EndgameRules,
        table: &'a mut BoundsTable,
        budget: &'a mut NodeBudget,
    ) -> Self {
        CyclicSearch {
            rules,
            table,
            budget,
            claim: 1,
            line: HashMap::new(),
            max_bouts: FIRST_LENGTH_BOUTS,
            bouts_since_discard: 0,
            provisional: ProvisionalResults::default(),
        }
    }

    /// Returns the half points of player 0 under perfect play. Fails if the budget is exhausted or
    /// the greatest length limit is too low.
    pub(super) fn points(mut self, endgame: &TwoPlayerEndgame) -> Result<u8, BudgetExhausted> {
        for claim in [1, 2] {
            self.claim = claim;
            if !self.prove_claim(endgame)? {
                return Ok(claim - 1);
            }
        }
        Ok(2)
    }

    /// Returns whether the claim holds; searches with greater length limits as needed. Fails if the
    /// budget is exhausted or the greatest limit is too low.
    fn prove_claim(&mut self, endgame: &TwoPlayerEndgame) -> Result<bool, BudgetExhausted> {
        self.max_bouts = FIRST_LENGTH_BOUTS;
        loop {
            let result = self.search(endgame);
            self.line.clear();
            self.provisional = ProvisionalResults::default();
            self.bouts_since_discard = 0;
            let result = result?;
            if result.depends_on != LENGTH_DEPENDENCY {
                return Ok(result.holds);
            }
            if self.max_bouts >= LAST_LENGTH_BOUTS {
                return Err(BudgetExhausted);
            }
            self.max_bouts *= 2;
        }
    }

    /// Whether the claim holds where positions recur. A recurrence is a draw, so player 0 reaches
    /// one half point there, but not two.
    fn holds_on_recurrence(&self) -> bool {
        self.claim == 1
    }

    /// Returns whether the claim holds in a position, and what this relies on. Stores the result of
    /// each position searched. Fails if the budget is exhausted.
    fn search(&mut self, endgame: &TwoPlayerEndgame) -> Result<ClaimResult, BudgetExhausted> {
        if endgame.phase == Phase::Over {
            return Ok(ClaimResult {
                holds: endgame.points >= self.claim,
                depends_on: NO_DEPENDENCY,
            });
        }
        let key = endgame.key(&self.rules);
        let [low, high] = self.table.look_up(key);
        if low >= self.claim || high < self.claim {
            return Ok(ClaimResult { holds: low >= self.claim, depends_on: NO_DEPENDENCY });
        }
        let holds = self.holds_on_recurrence();
        let is_between_bouts = endgame.phase == Phase::Attack;
        if is_between_bouts && let Some(&place) = self.line.get(&key) {
            return Ok(ClaimResult { holds, depends_on: place });
        }
        if let Some(depends_on) = self.provisional.look_up(key, self.bouts_since_discard) {
            return Ok(ClaimResult { holds, depends_on });
        }
        if is_between_bouts
            && (self.bouts_since_discard >= self.max_bouts || self.line.len() >= MAX_LINE_BOUTS)
        {
            return Ok(ClaimResult { holds, depends_on: LENGTH_DEPENDENCY });
        }
        self.budget.count(false)?;
        let provisional_count = self.provisional.keys.len();
        let place = self.line.len() + 1;
        if is_between_bouts {
            self.line.insert(key, place);
            self.bouts_since_discard += 1;
        }
        let result = self.search_moves(endgame)?;
        if is_between_bouts {
            self.line.remove(&key);
            self.bouts_since_discard -= 1;
        }
        Ok(self.store_result(key, result, is_between_bouts.then_some(place), provisional_count))
    }

    /// Returns the result of a position from those of its moves, which are searched until one
    /// settles it.
    fn search_moves(&mut self, endgame: &TwoPlayerEndgame) -> Result<ClaimResult, BudgetExhausted> {
        let is_claimant = endgame.to_act() == 0;
        let mut depends_on = NO_DEPENDENCY;
        let rules = self.rules;
        let flow = endgame.for_each_move(&rules, &mut |next| {
            // A discarded card never comes back, so the count of bouts restarts.
            let bouts = self.bouts_since_discard;
            if next.cards_in_play().len() < endgame.cards_in_play().len() {
                self.bouts_since_discard = 0;
            }
            let result = self.search(&next);
            self.bouts_since_discard = bouts;
            match result {
                Ok(result) if result.holds != is_claimant => {
                    depends_on = depends_on.min(result.depends_on);
                    ControlFlow::Continue(())
                }
                result => ControlFlow::Break(result),
            }
        });
        match flow {
            ControlFlow::Break(result) => result,
            ControlFlow::Continue(()) => Ok(ClaimResult { holds: !is_claimant, depends_on }),
        }
    }

    /// Stores whether the claim holds in a position, as a bound in the table.
    fn store_final(&mut self, key: u64, holds: bool) {
        let [low, high] = self.table.look_up(key);
        let bounds: Bounds = match holds {
            true => [low.max(self.claim), high],
            false => [low, high.min(self.claim - 1)],
        };
        self.table.store(key, bounds);
    }

    /// Stores the result of a position, and returns it with the dependency that is left. `place` is
    /// its index on the line, if it is there; `provisional_count` is the number of provisional
    /// results before its search.
    fn store_result(
        &mut self,
        key: u64,
        result: ClaimResult,
        place: Option<usize>,
        provisional_count: usize,
    ) -> ClaimResult {
        if result.holds != self.holds_on_recurrence() {
            // Proven by lines that end, so it doesn't rely on a recurrence.
            if place.is_some() {
                self.provisional.truncate(provisional_count);
            }
            self.store_final(key, result.holds);
            return ClaimResult { depends_on: NO_DEPENDENCY, ..result };
        }
        let own_place = place.unwrap_or(NO_DEPENDENCY);
        if result.depends_on >= own_place {
            // It relies at most on itself, and so do the results that rely on it.
            if place.is_some() {
                for settled_key in self.provisional.drain_settled(provisional_count, own_place) {
                    self.store_final(settled_key, result.holds);
                }
            }
            self.store_final(key, result.holds);
            return ClaimResult { depends_on: NO_DEPENDENCY, ..result };
        }
        if place.is_some() {
            self.provisional.merge_dependencies(provisional_count, result.depends_on);
        }
        self.provisional.push(key, self.bouts_since_discard, result.depends_on);
        result
    }
}

impl ProvisionalResults {
    /// Returns the dependency of the provisional result of a key. `None` if the key has no such
    /// result. `None` too if the result relies on the length limit and was stored with more bouts
    /// since the last discard than `bouts`.
    fn look_up(&self, key: u64, bouts: usize) -> Option<Dependency> {
        let result = self.places.get(&key)?;
        let run = self.runs.partition_point(|&(first, _)| first <= result.place) - 1;
        let depends_on = self.runs[run].1;
        (depends_on != LENGTH_DEPENDENCY || result.bouts <= bouts).then_some(depends_on)
    }

    /// Adds a provisional result, stored with `bouts` bouts since the last discard.
    fn push(&mut self, key: u64, bouts: usize, depends_on: Dependency) {
        let place = self.keys.len();
        if self.runs.last().is_none_or(|&(_, last)| last != depends_on) {
            self.runs.push((place, depends_on));
        }
        self.keys.push(key);
        self.places.insert(key, ProvisionalResult { place, bouts });
    }

    /// Starts a run at index `first`, so that the results from there on can be changed alone.
    /// Returns the index of the run.
    fn split_at(&mut self, first: usize) -> usize {
        let run = self.runs.partition_point(|&(start, _)| start < first);
        if run > 0 && self.runs.get(run).is_none_or(|&(start, _)| start > first) {
            self.runs.insert(run, (first, self.runs[run - 1].1));
        }
        run
    }

    /// Removes the results from index `first` on.
    fn truncate(&mut self, first: usize) {
        for key in self.keys.drain(first..) {
            self.places.remove(&key);
        }
        let run = self.runs.partition_point(|&(start, _)| start < first);
        self.runs.truncate(run);
    }

    /// Makes all results from index `first` on depend on the earliest of `depends_on` and their own
    /// dependencies.
    fn merge_dependencies(&mut self, first: usize, depends_on: Dependency) {
        if first == self.keys.len() {
            return;
        }
        let run = self.split_at(first);
        let minimum = self.runs[run..].iter().map(|&(_, depends_on)| depends_on).min();
        self.runs.truncate(run);
        self.runs.push((first, minimum.unwrap_or(depends_on).min(depends_on)));
    }

    /// Removes the results from index `first` on. Returns their keys if none of them depends on a
    /// position before `place`, else no keys.
    fn drain_settled(&mut self, first: usize, place: Dependency) -> Vec<u64> {
        if first == self.keys.len() {
            return Vec::new();
        }
        let run = self.split_at(first);
        let are_settled = self.runs[run..].iter().all(|&(_, depends_on)| depends_on >= place);
        let keys = if are_settled { self.keys[first..].to_vec() } else { Vec::new() };
        self.truncate(first);
        keys
    }
}
