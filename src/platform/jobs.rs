//! Questions that take long to answer, answered off the frame.
//!
//! On a desktop and on a phone other threads answer. A page in a browser has a single thread,
//! and a picture to draw on it: there workers answer, each of them the same program once more,
//! and questions and answers go to and fro as text. The answers are the same.
//!
//! What is asked is not known here: whoever has a question makes it a [`Job`].

#[cfg(not(target_arch = "wasm32"))]
mod threads;
#[cfg(target_arch = "wasm32")]
mod workers;

use std::collections::BTreeMap;

use kozyr_core::opponent::{Budget, Progress};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

#[cfg(not(target_arch = "wasm32"))]
pub use threads::{Pending, Work};
#[cfg(target_arch = "wasm32")]
pub use workers::{Pending, is_worker, serve};

/// A question that takes long to answer.
pub trait Job: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What the answer is.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// The name by which a worker knows what is asked; no two jobs share one.
    fn name() -> String;

    /// Works the answer out. It depends on the question alone, unless the budget ends it early.
    fn run(&self, budget: &Budget) -> Self::Answer;
}

/// An answer that is being worked out, whatever the question was.
pub trait Awaited<T>: Send + Sync {
    /// The answer, once, as soon as it is there.
    fn take(&mut self) -> Option<T>;

    /// How far the work has come, if it tells.
    fn progress(&self) -> Option<Progress>;

    /// Wants the best answer that is known so far, at once.
    fn hurry(&mut self);

    /// Tells whether the work goes on, also after this is dropped.
    #[cfg(not(target_arch = "wasm32"))]
    fn work(&self) -> Work;
}

impl<J: Job> Awaited<J::Answer> for Pending<J> {
    fn take(&mut self) -> Option<J::Answer> {
        Pending::take(self)
    }

    fn progress(&self) -> Option<Progress> {
        Pending::progress(self)
    }

    fn hurry(&mut self) {
        Pending::hurry(self);
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn work(&self) -> Work {
        Pending::work(self)
    }
}

/// A question as it is written for a worker.
#[derive(Serialize, Deserialize)]
struct Question {
    /// The name of the job.
    job: String,
    /// What the job itself is, as text.
    text: String,
    /// A measure to be content with in place of the job's own.
    #[serde(default)]
    nodes: Option<u64>,
}

/// Why there is no answer to a text.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// It is no question, or the text of an answer is none.
    #[error("this cannot be read: {0}")]
    Text(#[from] ron::error::SpannedError),
    /// It is a question that nobody here can answer.
    #[error("nobody answers to `{0}`")]
    Unknown(String),
    /// The question or its answer cannot be written.
    #[error("this cannot be written: {0}")]
    Unwritten(#[from] ron::Error),
}

/// All jobs that a worker can do, by their names.
#[derive(Default)]
pub struct Jobs(BTreeMap<String, Answerer>);

/// Answers the text of a question.
type Answerer = fn(&str, &Budget) -> Result<String, NoAnswer>;

impl Jobs {
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
    pub fn answer(&self, question: &str, budget: &Budget) -> Result<String, NoAnswer> {
        let Question { job, text, nodes } = ron::from_str(question)?;
        let answer = self.0.get(&job).ok_or(NoAnswer::Unknown(job))?;
        answer(&text, &Budget { nodes: nodes.or(budget.nodes), ..budget.clone() })
    }
}

/// A job as text, with a measure to be content with in place of the job's own.
///
/// # Errors
/// If it cannot be written.
pub fn question<J: Job>(job: &J, nodes: Option<u64>) -> Result<String, NoAnswer> {
    Ok(ron::to_string(&Question { job: J::name(), text: ron::to_string(job)?, nodes })?)
}

/// What was asked for, from the text of an answer.
///
/// # Errors
/// If it is none.
pub fn read_answer<T: DeserializeOwned>(answer: &str) -> Result<T, NoAnswer> {
    Ok(ron::from_str(answer)?)
}
