//! Claims about positions that can recur.
//!
//! Coming back to a position counts as a draw. Whether player 0 wins, or loses, is shown by lines
//! that come to an end, so it holds however the position was reached. That a player gets away may
//! rest on positions further up the line that have not been settled yet; it is noted, used as long
//! as these are on the line or noted themselves, and known for good once the first of them has been
//! settled in the same way. If one of them turns out otherwise, what may rest on it is forgotten.
//!
//! Lines between two discards are followed to a certain length, and to a greater one if what was
//! found rests on that.

use std::{collections::HashMap, ops::ControlFlow};

use super::{
    BudgetExhausted, NodeBudget,
    state::{EndgameRules, TwoPlayerEndgame},
    table::{Bounds, BoundsTable},
};
use crate::phase::Phase;

/// So many bouts without a discard are followed at first, and at last: of each the attack and the
/// answer are two actions at least, and 200 of them without a card leaving play are a draw.
const FIRST_LENGTH_BOUTS: usize = 16;
const LAST_LENGTH_BOUTS: usize = 128;
/// The most bouts on a line, since each takes some of the stack.
const MAX_LINE_BOUTS: usize = 192;

/// What a result rests on: the place on the line of the first position whose recurrence it uses.
type Dependency = usize;
/// On nothing.
const NO_DEPENDENCY: Dependency = usize::MAX;
/// On a line having been too long to be followed.
const LENGTH_DEPENDENCY: Dependency = 0;

/// Settles claims about positions that may recur.
pub(super) struct CyclicSearch<'a> {
    terms: EndgameRules,
    table: &'a mut BoundsTable,
    effort: &'a mut NodeBudget,
    /// The half points that player 0 is claimed to reach.
    claim: u8,
    /// The places on the line of the positions between bouts, from 1.
    line: HashMap<u64, usize>,
    max_bouts: usize,
    /// Bouts on the line since the last discard.
    bouts_since_discard: usize,
    provisional: ProvisionalResults,
}

/// What came out, and what it rests on.
#[derive(Clone, Copy)]
struct ClaimResult {
    holds: bool,
    rests_on: Dependency,
}

/// Positions in which a player gets away if those do that they rest on.
#[derive(Default)]
struct ProvisionalResults {
    keys: Vec<u64>,
    places: HashMap<u64, ProvisionalResult>,
    /// Where runs of notes begin that rest on the same.
    runs: Vec<(usize, Dependency)>,
}

#[derive(Clone, Copy)]
struct ProvisionalResult {
    place: usize,
    /// How many bouts were on the line when it was noted: with more of them it may be otherwise.
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

    /// The half points of player 0 in perfect play.
    pub(super) fn points(mut self, duel: &TwoPlayerEndgame) -> Result<u8, BudgetExhausted> {
        for claim in [1, 2] {
            self.claim = claim;
            if !self.prove_claim(duel)? {
                return Ok(claim - 1);
            }
        }
        Ok(2)
    }

    /// Whether the claim holds.
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

    /// What a recurrence means: player 0 does not lose, and does not win.
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
            // Whatever leaves play never comes back: the line is counted anew.
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

    /// Keeps for good whether the claim holds in a position.
    fn keep(&mut self, key: u64, holds: bool) {
        let [low, high] = self.table.look_up(key);
        let bounds: Bounds = match holds {
            true => [low.max(self.claim), high],
            false => [low, high.min(self.claim - 1)],
        };
        self.table.store(key, bounds);
    }

    /// Notes what was found of a position, at whose beginning there were so many notes; the place
    /// is where it stood on the line, if it did.
    fn note(
        &mut self,
        key: u64,
        found: ClaimResult,
        place: Option<usize>,
        notes: usize,
    ) -> ClaimResult {
        if found.holds != self.holds_on_recurrence() {
            // Shown by lines that end: nothing it rests on can recur.
            if place.is_some() {
                self.provisional.truncate(notes);
            }
            self.keep(key, found.holds);
            return ClaimResult { rests_on: NO_DEPENDENCY, ..found };
        }
        let own = place.unwrap_or(NO_DEPENDENCY);
        if found.rests_on >= own {
            // It rests on itself at most, and so does what rests on it.
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
    /// What a note rests on; `None` if there is none that can be used with so many bouts on the
    /// line.
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

    /// Begins a run at a note, so that what comes from there on can be changed alone.
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

    /// Lets all notes from one on rest on this too.
    fn merge_dependencies(&mut self, first: usize, rests_on: Dependency) {
        if first == self.keys.len() {
            return;
        }
        let run = self.split_at(first);
        let least = self.runs[run..].iter().map(|&(_, rests_on)| rests_on).min();
        self.runs.truncate(run);
        self.runs.push((first, least.unwrap_or(rests_on).min(rests_on)));
    }

    /// Takes away the notes from one on that rest on nothing before a place on the line, and
    /// returns their keys; the others are forgotten unless they rest on something before it.
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
