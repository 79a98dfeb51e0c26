//! Results that come in from anywhere.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
};

use super::{
    batch_job::{Form, Work},
    part_file::{Head, Part, PartError},
    unit_results::{Judge, Results},
    worker_pool::Hands,
};
use crate::{console::Console, failure::Failure, observer::Watch};
use kozyr_core::opponent::Stop;

/// Some work, and what has come of its units.
pub struct Gathering<W: Work> {
    work: W,
    head: Head,
    results: Results<W::Result>,
    judge: Judge<W::Result>,
}

/// A [`Gathering`] for work of any kind, whose results come and go as the texts of parts.
pub trait Gather: Send + Sync {
    /// What the parts are parts of.
    fn head(&self) -> &Head;

    /// How many games are played in a unit.
    fn games(&self, unit: u64) -> u64;

    /// Plays some units and gives them as a part, with fewer in it if it was stopped.
    ///
    /// # Errors
    /// If it cannot begin.
    fn play(
        &self,
        units: &[u64],
        threads: NonZeroUsize,
        stop: &Stop,
        watch: &dyn Watch,
    ) -> Result<String, Failure>;

    /// Takes a part, which came from a file of that name.
    ///
    /// # Errors
    /// If it is no part, or not of this work, or does not agree with what is here already.
    fn take(&mut self, file: &str, text: &str) -> Result<(), PartError>;

    /// Whether nothing is missing that could change what is told.
    fn is_whole(&self) -> bool;

    /// The units that are missing, in order.
    fn missing(&self) -> Vec<u64>;

    /// Everything that is here, as a part.
    ///
    /// # Errors
    /// Never for what came of units.
    fn part(&self) -> Result<String, Failure>;

    /// Tells what came of it.
    ///
    /// # Errors
    /// As of [`Work::report`].
    fn report(&self, form: &Form, console: &mut Console<'_>) -> Result<(), Failure>;
}

impl<W: Work> Gathering<W> {
    /// Nothing has come yet.
    pub fn new(work: W) -> Self {
        let (head, judge) = (Head::of(&work), work.judge());
        Gathering { results: Results::new(head.units), work, head, judge }
    }

    /// What has come.
    pub fn results(&self) -> &Results<W::Result> {
        &self.results
    }

    /// What becomes of it, without what it is for.
    pub fn into_results(self) -> Results<W::Result> {
        self.results
    }

    /// Takes the result of a unit.
    pub(super) fn add(&mut self, unit: u64, result: W::Result) {
        self.results.add(unit, result, &mut self.judge);
    }

    /// Takes a part from a file of that name.
    ///
    /// # Errors
    /// If it is not of this work, or does not agree with what is here already.
    pub fn merge(&mut self, file: &str, part: Part<W::Result>) -> Result<(), PartError> {
        self.head.check(file, &part.head)?;
        for (unit, result) in part.results {
            match self.results.get(unit) {
                Some(known) if *known != result => {
                    return Err(PartError::Differs { file: file.into(), unit });
                }
                Some(_) => {}
                None => self.add(unit, result),
            }
        }
        Ok(())
    }

    /// What is here, as the text of a part.
    pub(super) fn text(&self) -> Result<String, Failure> {
        text(&self.head, self.results.all().clone())
    }
}

fn text<R: serde::Serialize + serde::de::DeserializeOwned>(
    head: &Head,
    results: BTreeMap<u64, R>,
) -> Result<String, Failure> {
    let part = Part { head: head.clone(), results };
    part.to_json().map_err(|error| Failure::Failed(error.to_string()))
}

impl<W: Work> Gather for Gathering<W> {
    fn head(&self) -> &Head {
        &self.head
    }

    fn games(&self, unit: u64) -> u64 {
        self.work.games(unit)
    }

    fn play(
        &self,
        units: &[u64],
        threads: NonZeroUsize,
        stop: &Stop,
        watch: &dyn Watch,
    ) -> Result<String, Failure> {
        let results = Mutex::new(BTreeMap::new());
        let done = |unit, result| {
            results.lock().unwrap_or_else(PoisonError::into_inner).insert(unit, result);
        };
        let hands = Hands { threads, stop: stop.clone(), enough: &|| false, watch };
        self.work.play(units, &hands, &done)?;
        text(&self.head, results.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn take(&mut self, file: &str, text: &str) -> Result<(), PartError> {
        self.merge(file, Part::from_json(file, text)?)
    }

    fn is_whole(&self) -> bool {
        self.results.is_whole()
    }

    fn missing(&self) -> Vec<u64> {
        self.results.missing().collect()
    }

    fn part(&self) -> Result<String, Failure> {
        self.text()
    }

    fn report(&self, form: &Form, console: &mut Console<'_>) -> Result<(), Failure> {
        self.work.report(&self.results, form, console)
    }
}
