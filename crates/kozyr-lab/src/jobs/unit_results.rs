//! What came of units, so far.

use std::collections::BTreeMap;

/// Takes the results of the units in order, and answers whether those so far are enough.
pub type Judge<R> = Box<dyn FnMut(&R) -> bool + Send + Sync>;

/// The results of units, in order.
#[derive(Clone, PartialEq, Debug)]
pub struct Results<R> {
    units: u64,
    found: BTreeMap<u64, R>,
    /// So many there are without a gap from the first.
    settled: u64,
    /// Whether these were enough.
    decided: bool,
}

impl<R> Results<R> {
    /// None yet, of work that has so many units.
    pub fn new(units: u64) -> Self {
        Results { units, found: BTreeMap::new(), settled: 0, decided: false }
    }

    /// Takes another one.
    pub(super) fn add(&mut self, unit: u64, result: R, judge: &mut Judge<R>) {
        self.found.insert(unit, result);
        self.settle(judge);
    }

    fn settle(&mut self, judge: &mut Judge<R>) {
        while !self.decided
            && let Some(next) = self.found.get(&self.settled)
        {
            self.settled += 1;
            self.decided = judge(next);
        }
    }

    /// Those that count, from the first: up to where there were enough, or to the first gap. A run
    /// that was stopped has these on any number of threads, and goes on after them.
    pub fn counted(&self) -> impl Iterator<Item = &R> {
        self.found.range(..self.settled).map(|(_, result)| result)
    }

    /// How many of them there are.
    pub fn settled(&self) -> u64 {
        self.settled
    }

    /// Whether nothing is missing that could change what is told.
    pub fn is_whole(&self) -> bool {
        self.decided || self.settled == self.units
    }

    /// Whether they were enough before all were there.
    pub fn is_decided(&self) -> bool {
        self.decided
    }

    /// Every result there is, with its number.
    pub fn all(&self) -> &BTreeMap<u64, R> {
        &self.found
    }

    /// What there is of a unit.
    pub fn get(&self, unit: u64) -> Option<&R> {
        self.found.get(&unit)
    }

    /// The numbers of the units that are missing.
    pub fn missing(&self) -> impl Iterator<Item = u64> {
        (0..self.units).filter(|unit| !self.found.contains_key(unit))
    }
}
