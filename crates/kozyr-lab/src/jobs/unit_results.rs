//! What came of units, so far.

use std::collections::BTreeMap;

/// Takes the results of the units in order, and answers whether those so far are enough.
pub type StoppingRule<R> = Box<dyn FnMut(&R) -> bool + Send + Sync>;

/// The results of units, in order.
#[derive(Clone, PartialEq, Debug)]
pub struct UnitResults<R> {
    units: u64,
    by_unit: BTreeMap<u64, R>,
    /// So many there are without a gap from the first.
    settled: u64,
    /// Whether these were enough.
    stopped_early: bool,
}

impl<R> UnitResults<R> {
    /// None yet, of work that has so many units.
    pub fn new(units: u64) -> Self {
        UnitResults { units, by_unit: BTreeMap::new(), settled: 0, stopped_early: false }
    }

    /// Takes another one.
    pub(super) fn add(&mut self, unit: u64, result: R, judge: &mut StoppingRule<R>) {
        self.by_unit.insert(unit, result);
        self.apply_stopping_rule(judge);
    }

    fn apply_stopping_rule(&mut self, judge: &mut StoppingRule<R>) {
        while !self.stopped_early
            && let Some(next) = self.by_unit.get(&self.settled)
        {
            self.settled += 1;
            self.stopped_early = judge(next);
        }
    }

    /// Those that count, from the first: up to where there were enough, or to the first gap. A run
    /// that was stopped has these on any number of threads, and goes on after them.
    pub fn settled_results(&self) -> impl Iterator<Item = &R> {
        self.by_unit.range(..self.settled).map(|(_, result)| result)
    }

    /// How many of them there are.
    pub fn settled_count(&self) -> u64 {
        self.settled
    }

    /// Whether nothing is missing that could change what is told.
    pub fn is_complete(&self) -> bool {
        self.stopped_early || self.settled == self.units
    }

    /// Whether they were enough before all were there.
    pub fn is_stopped_early(&self) -> bool {
        self.stopped_early
    }

    /// Every result there is, with its number.
    pub fn all(&self) -> &BTreeMap<u64, R> {
        &self.by_unit
    }

    /// What there is of a unit.
    pub fn get(&self, unit: u64) -> Option<&R> {
        self.by_unit.get(&unit)
    }

    /// The numbers of the units that are missing.
    pub fn missing_units(&self) -> impl Iterator<Item = u64> {
        (0..self.units).filter(|unit| !self.by_unit.contains_key(unit))
    }
}
