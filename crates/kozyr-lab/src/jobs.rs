//! Jobs split into units, which can run on many threads and machines.
//!
//! The result of a unit is a pure function of the build, the job's plan and the unit's number. The
//! results of some units are stored in a [`PartFile`]. Parts that together contain every unit merge
//! into the same [`UnitResults`] as a run on one machine, regardless of which machine ran which
//! unit, in what order, or how often. A run on one machine merges its own units in the same way.

pub(crate) mod batch_job;
mod execute;
pub(crate) mod job_run;
pub(crate) mod part_file;
pub(crate) mod partition;
mod shard;
pub(crate) mod unit_results;
pub(crate) mod worker_pool;

pub use batch_job::{BatchJob, ReportOptions};
pub use execute::{JobOptions, JobOutcome, SaveCallback, execute};
pub use job_run::{AnyJobRun, JobRun};
pub use part_file::{BUILD_DIGEST, PartError, PartFile, PartHeader};
pub use partition::Partition;
pub use shard::{Shard, ShardError};
pub use unit_results::{StoppingRule, UnitResults};
pub use worker_pool::{UnitCallback, WorkerPool, Workers};
