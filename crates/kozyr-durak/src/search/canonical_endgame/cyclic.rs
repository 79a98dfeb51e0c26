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
    terms: EndgameRules,
    table: &'a mut BoundsTable,
    effort: &'a mut NodeBudget,
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
    rests_on: Dependency,
}

/// Results that hold if those they depend on do.
#[derive(Default)]
struct ProvisionalResults {
    keys: Vec<u64>,
    places: HashMap<u64, ProvisionalResult>,
    /// The starts of runs of results with the same dependency.
    runs: Vec<(usize, Dependency)>,
}

#[derive(Clone, Copy)]
struct ProvisionalResult {
    place: usize,
    /// The number of bouts on the line when the result was stored. With more bouts it may differ.
    bouts: usize,
}

impl<'a> CyclicSearch<'a> {
    pub(super) fn new(
        terms: EndgameRules,
        table: &'a mut BoundsTable,
        effort: &'a mut NodeBudget,
    ) -> Self {
        CyclicSearch {
            terms,
            table,
            effort,
            claim: 1,
            line: HashMap::new(),
            max_bouts: FIRST_LENGTH_BOUTS,
            bouts_since_discard: 0,
            provisional: ProvisionalResults::default(),
        }
    }

    /// The half points of player 0 under perfect play.
    pub(super) fn points(mut self, duel: &TwoPlayerEndgame) -> Result<u8, BudgetExhausted> {
        for claim in [1, 2] {
            self.claim = claim;
            if !self.prove_claim(duel)? {
                return Ok(claim - 1);
            }
        }
        Ok(2)
    }

    /// Whether the claim holds, with length limits raised as needed.
    fn prove_claim(&mut self, duel: &TwoPlayerEndgame) -> Result<bool, BudgetExhausted> {
        self.max_bouts = FIRST_LENGTH_BOUTS;
        loop {
            let found = self.search(duel);
            self.line.clear();
            self.provisional = ProvisionalResults::default();
            self.bouts_since_discard = 0;
            let found = found?;
            if found.rests_on != LENGTH_DEPENDENCY {
                return Ok(found.holds);
            }
            if self.max_bouts >= LAST_LENGTH_BOUTS {
                return Err(BudgetExhausted);
            }
            self.max_bouts *= 2;
        }
    }

    /// Whether a recurrence proves the claim: it is a draw, so player 0 doesn't lose and doesn't
    /// win.
    fn holds_on_recurrence(&self) -> bool {
        self.claim == 1
    }

    fn search(&mut self, duel: &TwoPlayerEndgame) -> Result<ClaimResult, BudgetExhausted> {
        if duel.phase == Phase::Over {
            return Ok(ClaimResult { holds: duel.points >= self.claim, rests_on: NO_DEPENDENCY });
        }
        let key = duel.key(&self.terms);
        let [low, high] = self.table.look_up(key);
        if low >= self.claim || high < self.claim {
            return Ok(ClaimResult { holds: low >= self.claim, rests_on: NO_DEPENDENCY });
        }
        let holds = self.holds_on_recurrence();
        let between = duel.phase == Phase::Attack;
        if between && let Some(&place) = self.line.get(&key) {
            return Ok(ClaimResult { holds, rests_on: place });
        }
        if let Some(rests_on) = self.provisional.look_up(key, self.bouts_since_discard) {
            return Ok(ClaimResult { holds, rests_on });
        }
        if between
            && (self.bouts_since_discard >= self.max_bouts || self.line.len() >= MAX_LINE_BOUTS)
        {
            return Ok(ClaimResult { holds, rests_on: LENGTH_DEPENDENCY });
        }
        self.effort.count(false)?;
        let noted = self.provisional.keys.len();
        let place = self.line.len() + 1;
        if between {
            self.line.insert(key, place);
            self.bouts_since_discard += 1;
        }
        let found = self.search_moves(duel)?;
        if between {
            self.line.remove(&key);
            self.bouts_since_discard -= 1;
        }
        Ok(self.note(key, found, between.then_some(place), noted))
    }

    fn search_moves(&mut self, duel: &TwoPlayerEndgame) -> Result<ClaimResult, BudgetExhausted> {
        let claimant = duel.to_act() == 0;
        let mut rests_on = NO_DEPENDENCY;
        let terms = self.terms;
        let told = duel.for_each_move(&terms, &mut |next| {
            // A discarded card never comes back, so the count of bouts restarts.
            let bouts = self.bouts_since_discard;
            if next.cards_in_play().len() < duel.cards_in_play().len() {
                self.bouts_since_discard = 0;
            }
            let found = self.search(&next);
            self.bouts_since_discard = bouts;
            match found {
                Ok(found) if found.holds != claimant => {
                    rests_on = rests_on.min(found.rests_on);
                    ControlFlow::Continue(())
                }
                enough => ControlFlow::Break(enough),
            }
        });
        match told {
            ControlFlow::Break(enough) => enough,
            ControlFlow::Continue(()) => Ok(ClaimResult { holds: !claimant, rests_on }),
        }
    }

    /// Stores a final result in the table.
    fn keep(&mut self, key: u64, holds: bool) {
        let [low, high] = self.table.look_up(key);
        let bounds: Bounds = match holds {
            true => [low.max(self.claim), high],
            false => [low, high.min(self.claim - 1)],
        };
        self.table.store(key, bounds);
    }

    /// Stores the result of a position. `place` is its index on the line, if it is there; `notes`
    /// is the number of provisional results before its search.
    fn note(
        &mut self,
        key: u64,
        found: ClaimResult,
        place: Option<usize>,
        notes: usize,
    ) -> ClaimResult {
        if found.holds != self.holds_on_recurrence() {
            // Proven by lines that end, so it doesn't rely on a recurrence.
            if place.is_some() {
                self.provisional.truncate(notes);
            }
            self.keep(key, found.holds);
            return ClaimResult { rests_on: NO_DEPENDENCY, ..found };
        }
        let own = place.unwrap_or(NO_DEPENDENCY);
        if found.rests_on >= own {
            // It relies at most on itself, and so do the results that rely on it.
            if place.is_some() {
                for settled_with_it in self.provisional.drain_settled(notes, own) {
                    self.keep(settled_with_it, found.holds);
                }
            }
            self.keep(key, found.holds);
            return ClaimResult { rests_on: NO_DEPENDENCY, ..found };
        }
        if place.is_some() {
            self.provisional.merge_dependencies(notes, found.rests_on);
        }
        self.provisional.push(key, self.bouts_since_discard, found.rests_on);
        found
    }
}

impl ProvisionalResults {
    /// The dependency of a provisional result; `None` if there is none that applies with this many
    /// bouts on the line.
    fn look_up(&self, key: u64, bouts: usize) -> Option<Dependency> {
        let note = self.places.get(&key)?;
        let run = self.runs.partition_point(|&(first, _)| first <= note.place) - 1;
        let rests_on = self.runs[run].1;
        (rests_on != LENGTH_DEPENDENCY || note.bouts <= bouts).then_some(rests_on)
    }

    fn push(&mut self, key: u64, bouts: usize, rests_on: Dependency) {
        let place = self.keys.len();
        if self.runs.last().is_none_or(|&(_, last)| last != rests_on) {
            self.runs.push((place, rests_on));
        }
        self.keys.push(key);
        self.places.insert(key, ProvisionalResult { place, bouts });
    }

    /// Starts a run at `first`, so that the results from there on can be changed alone.
    fn split_at(&mut self, first: usize) -> usize {
        let run = self.runs.partition_point(|&(begin, _)| begin < first);
        if run > 0 && self.runs.get(run).is_none_or(|&(begin, _)| begin > first) {
            self.runs.insert(run, (first, self.runs[run - 1].1));
        }
        run
    }

    fn truncate(&mut self, first: usize) {
        for key in self.keys.drain(first..) {
            self.places.remove(&key);
        }
        let run = self.runs.partition_point(|&(begin, _)| begin < first);
        self.runs.truncate(run);
    }

    /// Adds a dependency to all results from `first` on.
    fn merge_dependencies(&mut self, first: usize, rests_on: Dependency) {
        if first == self.keys.len() {
            return;
        }
        let run = self.split_at(first);
        let least = self.runs[run..].iter().map(|&(_, rests_on)| rests_on).min();
        self.runs.truncate(run);
        self.runs.push((first, least.unwrap_or(rests_on).min(rests_on)));
    }

    /// Removes the results from `first` on. Returns their keys if none depends on a position before
    /// `place`, else nothing.
    fn drain_settled(&mut self, first: usize, place: Dependency) -> Vec<u64> {
        if first == self.keys.len() {
            return Vec::new();
        }
        let run = self.split_at(first);
        let settled = self.runs[run..].iter().all(|&(_, rests_on)| rests_on >= place);
        let keys = if settled { self.keys[first..].to_vec() } else { Vec::new() };
        self.truncate(first);
        keys
    }
}
