//! Jobs and outputs as text, for sending them to workers and back.

use std::collections::BTreeMap;

use kozyr_core::opponent::Budget;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::Job;

/// A job as it is sent to a worker.
#[derive(Serialize, Deserialize)]
struct EncodedJob {
    /// The name of the job type.
    job: String,
    /// The job as RON.
    text: String,
}

/// The reason why an encoded job or output is invalid.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// The text cannot be parsed.
    #[error("cannot parse: {0}")]
    Parse(#[from] ron::error::SpannedError),
    /// The job type is not registered.
    #[error("unknown job `{0}`")]
    UnknownJob(String),
    /// The job or its output cannot be serialized.
    #[error("cannot serialize: {0}")]
    Serialize(#[from] ron::Error),
}

/// All job types that a worker can run, by name.
#[derive(Default)]
pub struct JobRegistry(BTreeMap<String, JobHandler>);

/// Runs a job given as RON and returns its output as RON.
type JobHandler = fn(&str, &Budget) -> Result<String, JobError>;

impl JobRegistry {
    /// Registers a type of job under its name, replacing any of this name.
    pub fn add<J: Job>(&mut self) {
        self.0.insert(J::name(), |text, budget| {
            let job: J = ron::from_str(text)?;
            Ok(ron::to_string(&job.run(budget))?)
        });
    }

    /// Runs an [encoded](encode_job) job on this thread and returns its output as text.
    ///
    /// # Errors
    /// Returns an error if the text cannot be parsed, the job type is not registered, or the output
    /// cannot be serialized.
    pub fn run_encoded(&self, encoded: &str, budget: &Budget) -> Result<String, JobError> {
        let EncodedJob { job, text } = ron::from_str(encoded)?;
        let handler = self.0.get(&job).ok_or(JobError::UnknownJob(job))?;
        handler(&text, budget)
    }
}

/// Encodes a job, with the name of its type, as text for [`JobRegistry::run_encoded`].
///
/// # Errors
/// Returns an error if the job cannot be serialized.
pub fn encode_job<J: Job>(job: &J) -> Result<String, JobError> {
    Ok(ron::to_string(&EncodedJob { job: J::name(), text: ron::to_string(job)? })?)
}

/// Decodes the output of a job, or a progress report, from text.
///
/// # Errors
/// Returns an error if the text cannot be parsed.
pub fn decode_output<T: DeserializeOwned>(text: &str) -> Result<T, JobError> {
    Ok(ron::from_str(text)?)
}
