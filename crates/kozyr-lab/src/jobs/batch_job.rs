//! What work has to say so that it can be cut into units.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::{
    unit_results::{StoppingRule, UnitResults},
    worker_pool::{UnitCallback, WorkerPool},
};
use crate::{console::Console, failure::Failure};

/// Work that is cut into units.
pub trait BatchJob: Send + Sync {
    /// What comes of a unit.
    type Result: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync;

    /// The plan as data: all that decides what comes of a unit besides the build, and from which
    /// [the same work](crate::commands::work_of_plan) is made elsewhere.
    fn plan(&self) -> Value;

    /// How many units there are.
    fn unit_count(&self) -> u64;

    /// How many games are played in a unit.
    fn games_in_unit(&self, unit: u64) -> u64;

    /// Plays these units, in any order, and tells of each that was finished.
    ///
    /// # Errors
    /// If it cannot begin. What [ends](Hands::ends) it early is no error.
    fn play(
        &self,
        units: &[u64],
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, Self::Result>,
    ) -> Result<(), Failure>;

    /// Who says when enough was played; nobody, if all of it is wanted.
    fn stopping_rule(&self) -> StoppingRule<Self::Result> {
        Box::new(|_| false)
    }

    /// Tells what came of it: the same bytes for the same results. Some may be missing where the
    /// work was stopped.
    ///
    /// # Errors
    /// If there is too little to tell anything, or something was found to be wrong.
    fn report(
        &self,
        results: &UnitResults<Self::Result>,
        form: &ReportOptions,
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
        hands: &WorkerPool<'_>,
        done: UnitCallback<'_, Self::Result>,
    ) -> Result<(), Failure> {
        (**self).play(units, hands, done)
    }

    fn stopping_rule(&self) -> StoppingRule<Self::Result> {
        (**self).stopping_rule()
    }

    fn report(
        &self,
        results: &UnitResults<Self::Result>,
        form: &ReportOptions,
        console: &mut Console<'_>,
    ) -> Result<(), Failure> {
        (**self).report(results, form, console)
    }
}

/// How a result is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportOptions {
    /// As one JSON object on one line.
    pub json: bool,
    /// The file or folder that the work leaves behind besides what it prints.
    pub out: Option<std::path::PathBuf>,
}
