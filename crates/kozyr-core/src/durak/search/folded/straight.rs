//! Alpha-beta over positions that never recur.

use super::{
    Effort, Exhausted, Table,
    duel::{Duel, Terms},
    table::{Bounds, key_of},
};
use crate::durak::Phase;

/// Finds what positions that never recur are worth.
pub(super) struct Straight<'a> {
    terms: Terms,
    table: &'a mut Table,
    effort: &'a mut Effort,
    /// The children still to be looked into of all positions on the line.
    children: Vec<(Duel, u64)>,
    /// Room for what is generated.
    fresh: Vec<Duel>,
}

/// What is found of a position while its children are looked at.
struct Finding {
    maximising: bool,
    window: Bounds,
    best: u8,
}

impl Finding {
    fn new(duel: &Duel, window: Bounds) -> Self {
        let maximising = duel.asked() == 0;
        Finding { maximising, window, best: if maximising { 0 } else { 2 } }
    }

    /// Notes what a child is worth; whether that is enough.
    fn note(&mut self, points: u8) -> bool {
        let [low, high] = &mut self.window;
        if self.maximising {
            self.best = self.best.max(points);
            *low = (*low).max(points);
        } else {
            self.best = self.best.min(points);
            *high = (*high).min(points);
        }
        low >= high
    }
}

impl<'a> Straight<'a> {
    pub(super) fn new(terms: Terms, table: &'a mut Table, effort: &'a mut Effort) -> Self {
        Straight { terms, table, effort, children: Vec::new(), fresh: Vec::new() }
    }

    /// The half points of player 0 in perfect play.
    pub(super) fn points(mut self, duel: &Duel) -> Result<u8, Exhausted> {
        match self.known(duel) {
            Some(points) => Ok(points),
            None => self.search(duel, key_of(duel), [0, 2]),
        }
    }

    /// What a position is worth if that is seen at once.
    fn known(&self, duel: &Duel) -> Option<u8> {
        if duel.phase == Phase::Over {
            Some(duel.points)
        } else {
            duel.is_won_by_leading(&self.terms).then_some(2 - 2 * duel.lead)
        }
    }

    /// The value of a position within a window, or a bound of it outside.
    fn search(&mut self, duel: &Duel, key: u64, window: Bounds) -> Result<u8, Exhausted> {
        self.effort.count()?;
        let known = self.table.look_up(key);
        let narrowed = [window[0].max(known[0]), window[1].min(known[1])];
        if narrowed[0] >= narrowed[1] {
            return Ok(if known[0] >= narrowed[1] { known[0] } else { known[1] });
        }
        let first = self.children.len();
        let found = self.among_children(duel, narrowed, first);
        self.children.truncate(first);
        let best = found?;
        let low = if best > narrowed[0] { best.max(known[0]) } else { known[0] };
        let high = if best < narrowed[1] { best.min(known[1]) } else { known[1] };
        self.table.store(key, [low, high]);
        Ok(best)
    }

    fn among_children(
        &mut self,
        duel: &Duel,
        window: Bounds,
        first: usize,
    ) -> Result<u8, Exhausted> {
        let mut finding = Finding::new(duel, window);
        if self.generate(duel, &mut finding) {
            return Ok(finding.best);
        }
        for index in first..self.children.len() {
            let (child, key) = self.children[index];
            let points = self.search(&child, key, finding.window)?;
            if finding.note(points) {
                break;
            }
        }
        Ok(finding.best)
    }

    /// Notes the children that are known, and lists the others; whether that is enough.
    fn generate(&mut self, duel: &Duel, finding: &mut Finding) -> bool {
        let mut fresh = std::mem::take(&mut self.fresh);
        duel.choices(&self.terms, &mut fresh);
        let mut enough = false;
        for child in fresh.drain(..) {
            if let Some(points) = self.known(&child) {
                enough = finding.note(points);
            } else {
                let child = child.canonical(&self.terms);
                let key = key_of(&child);
                let [low, high] = self.table.look_up(key);
                enough = finding.note(if finding.maximising { low } else { high });
                if low < high {
                    self.children.push((child, key));
                }
            }
            if enough {
                break;
            }
        }
        self.fresh = fresh;
        enough
    }
}
