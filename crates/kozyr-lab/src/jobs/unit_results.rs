//! The results of a job's units.

use std::collections::BTreeMap;

/// Receives the results in unit order and returns whether the results so far are enough.
pub type StoppingRule<R> = Box<dyn FnMut(&R) -> bool + Send + Sync>;

/// The results of units, in order.
#[derive(Clone, PartialEq, Debug)]
pub struct UnitResults<R> {
    units: u64,
    by_unit: BTreeMap<u64, R>,
    /// The number of results without a gap from the first unit.
    settled: u64,
    /// Whether the stopping rule ended the job.
    stopped_early: bool,
}

impl<R> UnitResults<R> {
    /// Creates empty results for a job with this many units.
    pub fn new(units: u64) -> Self {
        UnitResults { units, by_unit: BTreeMap::new(), settled: 0, stopped_early: false }
    }

    /// Adds the result of a unit.
    pub(super) fn add(&mut self, unit: u64, result: R, stopping_rule: &mut StoppingRule<R>) {
        self.by_unit.insert(unit, result);
        self.apply_stopping_rule(stopping_rule);
    }

    /// Settles the results that now follow without a gap, until the stopping rule ends the job.
    fn apply_stopping_rule(&mut self, stopping_rule: &mut StoppingRule<R>) {
        while !self.stopped_early
            && let Some(next) = self.by_unit.get(&self.settled)
        {
            self.settled += 1;
            self.stopped_early = stopping_rule(next);
        }
    }

    /// The results that count: from the first up to the first gap, or to where the stopping rule
    /// ended the job. They do not depend on the number of threads.
    pub fn settled_results(&self) -> impl Iterator<Item = &R> {
        self.by_unit.range(..self.settled).map(|(_, result)| result)
    }

    /// The number of [settled results](UnitResults::settled_results).
    pub fn settled_count(&self) -> u64 {
        self.settled
    }

    /// Whether no missing unit could change the report.
    pub fn is_complete(&self) -> bool {
        self.stopped_early || self.settled == self.units
    }

    /// Whether the stopping rule ended the job before all units were finished.
    pub fn is_stopped_early(&self) -> bool {
        self.stopped_early
    }

    /// All results by unit number.
    pub fn all(&self) -> &BTreeMap<u64, R> {
        &self.by_unit
    }

    /// The result of a unit.
    pub fn get(&self, unit: u64) -> Option<&R> {
        self.by_unit.get(&unit)
    }

    /// The numbers of the missing units.
    pub fn missing_units(&self) -> impl Iterator<Item = u64> {
        (0..self.units).filter(|unit| !self.by_unit.contains_key(unit))
    }
}
