//! Work that is cut into units, so that it can be shared out among threads and machines.
//!
//! A unit is a pure function of the build, the plan of the work and its own number. What came of
//! some units is a [`Part`], a small file; any parts that have every unit between them make the
//! [`Results`] that one machine would have had, whoever played which unit, in whatever order, once
//! or twice. A run on one machine is no exception: it tells what it has merged from its own units.

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
