//! One machine's share of a job's units.

use std::{env, fmt, str::FromStr};

/// Every n-th unit, starting with the i-th. Neighbouring units go to different machines, so that
/// all shards take about equally long and a test that stops early gets the first units soon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Counted from 0.
    index: u64,
    /// The number of shards.
    count: u64,
}

/// An invalid shard.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShardError {
    /// The text is not of the form i/n, or i is out of range.
    #[error("a shard is `auto` or i/n with i from 1 to n, such as 3/8")]
    Format,
    /// The environment has no array job.
    #[error("`auto` needs a Slurm array job, or an indexed Kubernetes job with JOB_COMPLETIONS")]
    NotAnArrayJob,
    /// The array's task numbers are not evenly spaced.
    #[error("the array's task numbers have gaps, so the shards cannot be assigned")]
    GapsInArray,
}

/// Looks up an environment variable.
type EnvLookup<'a> = &'a dyn Fn(&str) -> Option<String>;

impl Shard {
    /// The shard of the array task that this process runs in. Reads `SLURM_ARRAY_TASK_ID`, `_MIN`,
    /// `_MAX` and `_COUNT`, or `JOB_COMPLETION_INDEX` (from 0) and `JOB_COMPLETIONS`.
    ///
    /// # Errors
    /// If this is not an array job, or the number of tasks is unknown.
    pub fn from_array_job(look_up: EnvLookup<'_>) -> Result<Self, ShardError> {
        let number = |name: &str| look_up(name).and_then(|text| text.parse::<u64>().ok());
        if let Some(id) = number("SLURM_ARRAY_TASK_ID") {
            let count = number("SLURM_ARRAY_TASK_COUNT").ok_or(ShardError::NotAnArrayJob)?;
            let first = number("SLURM_ARRAY_TASK_MIN").unwrap_or(1);
            let last = number("SLURM_ARRAY_TASK_MAX").unwrap_or(first + count - 1);
            let step = (last.saturating_sub(first) / count.saturating_sub(1).max(1)).max(1);
            let is_even = first + step * count.saturating_sub(1) == last;
            let offset = id.checked_sub(first).ok_or(ShardError::GapsInArray)?;
            if !is_even || offset % step != 0 {
                return Err(ShardError::GapsInArray);
            }
            return Shard::new(offset / step, count);
        }
        let index = number("JOB_COMPLETION_INDEX").ok_or(ShardError::NotAnArrayJob)?;
        Shard::new(index, number("JOB_COMPLETIONS").ok_or(ShardError::NotAnArrayJob)?)
    }

    /// The shard with this index, counted from 0; an error if there are not that many shards.
    fn new(index: u64, count: u64) -> Result<Self, ShardError> {
        if index < count { Ok(Shard { index, count }) } else { Err(ShardError::Format) }
    }

    /// Whether the unit belongs to the shard.
    pub fn contains(&self, unit: u64) -> bool {
        unit % self.count == self.index
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    /// Parses `I/N` with `I` from 1, or `auto` for the shard of this task of an array job.
    fn from_str(text: &str) -> Result<Self, ShardError> {
        if text == "auto" {
            return Shard::from_array_job(&|name| env::var(name).ok());
        }
        let (index, count) = text.split_once('/').ok_or(ShardError::Format)?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| ShardError::Format);
        Shard::new(number(index)?.checked_sub(1).ok_or(ShardError::Format)?, number(count)?)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.count)
    }
}
