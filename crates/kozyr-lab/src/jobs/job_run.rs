//! Results that come in from anywhere.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{Mutex, PoisonError},
};

use super::{
    batch_job::{BatchJob, ReportOptions},
    part_file::{PartError, PartFile, PartHeader},
    unit_results::{StoppingRule, UnitResults},
    worker_pool::WorkerPool,
};
use crate::{console::Console, failure::Failure, observer::MatchObserver};
use kozyr_core::opponent::StopToken;

/// Some work, and what has come of its units.
pub struct JobRun<W: BatchJob> {
    work: W,
    head: PartHeader,
    results: UnitResults<W::Result>,
    stopping_rule: StoppingRule<W::Result>,
}

/// A [`Gathering`] for work of any kind, whose results come and go as the texts of parts.
pub trait AnyJobRun: Send + Sync {
    /// What the parts are parts of.
    fn header(&self) -> &PartHeader;

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
        stop: &StopToken,
        watch: &dyn MatchObserver,
    ) -> Result<String, Failure>;

    /// Takes a part, which came from a file of that name.
    ///
    /// # Errors
    /// If it is no part, or not of this work, or does not agree with what is here already.
    fn merge_part(&mut self, file: &str, text: &str) -> Result<(), PartError>;

    /// Whether nothing is missing that could change what is told.
    fn is_complete(&self) -> bool;

    /// The units that are missing, in order.
    fn missing_units(&self) -> Vec<u64>;

    /// Everything that is here, as a part.
    ///
    /// # Errors
    /// Never for what came of units.
    fn to_part(&self) -> Result<String, Failure>;

    /// Tells what came of it.
    ///
    /// # Errors
    /// As of [`Work::report`].
    fn report(&self, form: &ReportOptions, console: &mut Console<'_>) -> Result<(), Failure>;
}

impl<W: BatchJob> JobRun<W> {
    /// Nothing has come yet.
    pub fn new(work: W) -> Self {
        let (head, judge) = (PartHeader::of_job(&work), work.stopping_rule());
        JobRun { results: UnitResults::new(head.units), work, head, stopping_rule: judge }
    }

    /// What has come.
    pub fn results(&self) -> &UnitResults<W::Result> {
        &self.results
    }

    /// What becomes of it, without what it is for.
    pub fn into_results(self) -> UnitResults<W::Result> {
        self.results
    }

    /// Takes the result of a unit.
    pub(super) fn add_result(&mut self, unit: u64, result: W::Result) {
        self.results.add(unit, result, &mut self.stopping_rule);
    }

    /// Takes a part from a file of that name.
    ///
    /// # Errors
    /// If it is not of this work, or does not agree with what is here already.
    pub fn merge(&mut self, file: &str, part: PartFile<W::Result>) -> Result<(), PartError> {
        self.head.check_same_job(file, &part.header)?;
        for (unit, result) in part.results {
            match self.results.get(unit) {
                Some(known) if *known != result => {
                    return Err(PartError::ResultDiffers { file: file.into(), unit });
                }
                Some(_) => {}
                None => self.add_result(unit, result),
            }
        }
        Ok(())
    }

    /// What is here, as the text of a part.
    pub(super) fn part_json(&self) -> Result<String, Failure> {
        to_part(&self.head, self.results.all().clone())
    }
}

fn to_part<R: serde::Serialize + serde::de::DeserializeOwned>(
    head: &PartHeader,
    results: BTreeMap<u64, R>,
) -> Result<String, Failure> {
    let part = PartFile { header: head.clone(), results };
    part.to_json().map_err(|error| Failure::Failed(error.to_string()))
}

impl<W: BatchJob> AnyJobRun for JobRun<W> {
    fn header(&self) -> &PartHeader {
        &self.head
    }

    fn games(&self, unit: u64) -> u64 {
        self.work.games_in_unit(unit)
    }

    fn play(
        &self,
        units: &[u64],
        threads: NonZeroUsize,
        stop: &StopToken,
        watch: &dyn MatchObserver,
    ) -> Result<String, Failure> {
        let results = Mutex::new(BTreeMap::new());
        let done = |unit, result| {
            results.lock().unwrap_or_else(PoisonError::into_inner).insert(unit, result);
        };
        let hands =
            WorkerPool { threads, stop: stop.clone(), is_enough: &|| false, observer: watch };
        self.work.play(units, &hands, &done)?;
        to_part(&self.head, results.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn merge_part(&mut self, file: &str, text: &str) -> Result<(), PartError> {
        self.merge(file, PartFile::from_json(file, text)?)
    }

    fn is_complete(&self) -> bool {
        self.results.is_complete()
    }

    fn missing_units(&self) -> Vec<u64> {
        self.results.missing_units().collect()
    }

    fn to_part(&self) -> Result<String, Failure> {
        self.part_json()
    }

    fn report(&self, form: &ReportOptions, console: &mut Console<'_>) -> Result<(), Failure> {
        self.work.report(&self.results, form, console)
    }
}
