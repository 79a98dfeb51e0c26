//! The interface of a job that is split into units.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    unit_results::{StoppingRule, UnitResults},
    worker_pool::{UnitCallback, WorkerPool},
};
use crate::{console::Console, failure::Failure};

/// A job that is split into units.
pub trait BatchJob: Send + Sync {
    /// The result of a unit.
    type Result: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync;

    /// The plan as data: everything except the build that determines the results.
    /// [`job_from_plan`](crate::commands::job_from_plan) restores the job from it.
    fn plan(&self) -> Value;

    /// The number of units.
    fn unit_count(&self) -> u64;

    /// The number of games in a unit.
    fn games_in_unit(&self, unit: u64) -> u64;

    /// Runs these units, in any order, and calls `done` for each finished one.
    ///
    /// # Errors
    /// If the job cannot start. [Stopping](WorkerPool::is_stopping) early is not an error.
    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, Self::Result>,
    ) -> Result<(), Failure>;

    /// Returns the rule that ends the job early; by default it never does.
    fn stopping_rule(&self) -> StoppingRule<Self::Result> {
        Box::new(|_| false)
    }

    /// Reports the results: the same bytes for the same results. Some may be missing if the job was
    /// stopped.
    ///
    /// # Errors
    /// If there are too few results to report, or the job found an error.
    fn report(
        &self,
        results: &UnitResults<Self::Result>,
        options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure>;
}

impl<W: BatchJob> BatchJob for &W {
    type Result = W::Result;

    fn plan(&self) -> Value {
        (**self).plan()
    }

    fn unit_count(&self) -> u64 {
        (**self).unit_count()
    }

    fn games_in_unit(&self, unit: u64) -> u64 {
        (**self).games_in_unit(unit)
    }

    fn play(
        &self,
        units: &[u64],
        pool: &WorkerPool<'_>,
        done: UnitCallback<'_, Self::Result>,
    ) -> Result<(), Failure> {
        (**self).play(units, pool, done)
    }

    fn stopping_rule(&self) -> StoppingRule<Self::Result> {
        (**self).stopping_rule()
    }

    fn report(
        &self,
        results: &UnitResults<Self::Result>,
        options: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        (**self).report(results, options, console)
    }
}

/// How results are reported.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportOptions {
    /// Prints one JSON object on one line.
    pub json: bool,
    /// The file or folder that the job writes in addition to its printed report.
    pub out: Option<std::path::PathBuf>,
}
