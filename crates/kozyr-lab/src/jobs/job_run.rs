//! A job with the results collected so far.

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

/// A job with the results of its units so far.
pub struct JobRun<W: BatchJob> {
    work: W,
    head: PartHeader,
    results: UnitResults<W::Result>,
    stopping_rule: StoppingRule<W::Result>,
}

/// A [`JobRun`] of any job type, which exchanges results as the text of part files.
pub trait AnyJobRun: Send + Sync {
    /// The header of the job's parts.
    fn header(&self) -> &PartHeader;

    /// The number of games in a unit.
    fn games(&self, unit: u64) -> u64;

    /// Runs some units and returns a part; if stopped, the part has fewer units.
    ///
    /// # Errors
    /// If the job cannot start.
    fn play(
        &self,
        units: &[u64],
        threads: NonZeroUsize,
        stop: &StopToken,
        observer: &dyn MatchObserver,
    ) -> Result<String, Failure>;

    /// Merges a part that was read from the named file.
    ///
    /// # Errors
    /// If the text is not a part, belongs to another job, or contradicts results already present.
    fn merge_part(&mut self, file: &str, text: &str) -> Result<(), PartError>;

    /// Whether no missing unit could change the report.
    fn is_complete(&self) -> bool;

    /// The missing units, in order.
    fn missing_units(&self) -> Vec<u64>;

    /// All results so far, as a part.
    ///
    /// # Errors
    /// If the results cannot be written as JSON, which does not happen with unit results.
    fn to_part(&self) -> Result<String, Failure>;

    /// Reports the results.
    ///
    /// # Errors
    /// The errors of [`BatchJob::report`].
    fn report(&self, options: &ReportOptions, console: &mut Console<'_>) -> Result<(), Failure>;
}

impl<W: BatchJob> JobRun<W> {
    /// Creates a run without results.
    pub fn new(work: W) -> Self {
        let (head, stopping_rule) = (PartHeader::of_job(&work), work.stopping_rule());
        JobRun { results: UnitResults::new(head.units), work, head, stopping_rule }
    }

    /// The results so far.
    pub fn results(&self) -> &UnitResults<W::Result> {
        &self.results
    }

    /// Returns the results and drops the job.
    pub fn into_results(self) -> UnitResults<W::Result> {
        self.results
    }

    /// Adds the result of a unit.
    pub(super) fn add_result(&mut self, unit: u64, result: W::Result) {
        self.results.add(unit, result, &mut self.stopping_rule);
    }

    /// Merges a part that was read from the named file.
    ///
    /// # Errors
    /// If it belongs to another job or contradicts results already present.
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

    /// The results so far, as the text of a part file.
    pub(super) fn part_json(&self) -> Result<String, Failure> {
        to_part(&self.head, self.results.all().clone())
    }
}

/// Formats results as the text of a part file.
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
        observer: &dyn MatchObserver,
    ) -> Result<String, Failure> {
        let results = Mutex::new(BTreeMap::new());
        let done = |unit, result| {
            results.lock().unwrap_or_else(PoisonError::into_inner).insert(unit, result);
        };
        let pool = WorkerPool { threads, stop: stop.clone(), is_enough: &|| false, observer };
        self.work.play(units, &pool, &done)?;
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

    fn report(&self, options: &ReportOptions, console: &mut Console<'_>) -> Result<(), Failure> {
        self.work.report(&self.results, options, console)
    }
}
