//! Questions and answers as text, as they go to a worker and come back.

use std::collections::BTreeMap;

use kozyr_core::opponent::Budget;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::Job;

/// A question as it is written for a worker.
#[derive(Serialize, Deserialize)]
struct EncodedJob {
    /// The name of the job.
    job: String,
    /// What the job itself is, as text.
    text: String,
}

/// Why there is no answer to a text.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// It is no question, or the text of an answer is none.
    #[error("this cannot be read: {0}")]
    Parse(#[from] ron::error::SpannedError),
    /// It is a question that nobody here can answer.
    #[error("nobody answers to `{0}`")]
    UnknownJob(String),
    /// The question or its answer cannot be written.
    #[error("this cannot be written: {0}")]
    Serialize(#[from] ron::Error),
}

/// All jobs that a worker can do, by their names.
#[derive(Default)]
pub struct JobRegistry(BTreeMap<String, JobHandler>);

/// Answers the text of a question.
type JobHandler = fn(&str, &Budget) -> Result<String, JobError>;

impl JobRegistry {
    /// Adds a job.
    pub fn add<J: Job>(&mut self) {
        self.0.insert(J::name(), |text, budget| {
            let job: J = ron::from_str(text)?;
            Ok(ron::to_string(&job.run(budget))?)
        });
    }

    /// Answers a question that was [written as text](question), as text.
    ///
    /// # Errors
    /// If it is none, or no job that was added.
    pub fn run_encoded(&self, question: &str, budget: &Budget) -> Result<String, JobError> {
        let EncodedJob { job, text } = ron::from_str(question)?;
        let answer = self.0.get(&job).ok_or(JobError::UnknownJob(job))?;
        answer(&text, budget)
    }
}

/// A job as text.
///
/// # Errors
/// If it cannot be written.
pub fn encode_job<J: Job>(job: &J) -> Result<String, JobError> {
    Ok(ron::to_string(&EncodedJob { job: J::name(), text: ron::to_string(job)? })?)
}

/// What was asked for, from the text of an answer.
///
/// # Errors
/// If it is none.
pub fn decode_output<T: DeserializeOwned>(answer: &str) -> Result<T, JobError> {
    Ok(ron::from_str(answer)?)
}
