//! Questions that take long to answer, answered off the frame.
//!
//! On a desktop and on a phone other threads answer. A page in a browser has a single thread,
//! and a picture to draw on it: there workers answer, each of them the same program once more,
//! and questions and answers go to and fro as text. The answers are the same.
//!
//! What is asked is not known here: whoever has a question makes it a [`Job`] and lets
//! [`Thoughts`] begin it. Whoever drops the [`Pending`] answer ends the thought; an app that nobody
//! sees stops all of them, and those whose answers are still wanted begin anew when it is back.

mod encoding;
#[cfg(not(target_arch = "wasm32"))]
mod threads;
mod time_limit;
#[cfg(target_arch = "wasm32")]
mod workers;

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

use bevy::{prelude::*, window::AppLifecycle};
use kozyr_core::opponent::{Budget, DecisionProgress, StopToken};
use serde::{Serialize, de::DeserializeOwned};

pub use encoding::{JobError, JobRegistry, decode_output, encode_job};
#[cfg(not(target_arch = "wasm32"))]
use threads::RunningJob;
pub use time_limit::with_time_limit;
#[cfg(target_arch = "wasm32")]
use workers::Attempt;
#[cfg(target_arch = "wasm32")]
pub use workers::{is_worker, serve};

/// A question that takes long to answer.
pub trait Job: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What the answer is.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// The name by which a worker knows what is asked; no two jobs share one.
    fn name() -> String;

    /// Works the answer out. It depends on the question alone, unless the budget ends it early.
    fn run(&self, budget: &Budget) -> Self::Answer;

    /// The answer of who has come so far and can be asked no more; `None` if that cannot be told.
    fn partial_output(&self, progress: &DecisionProgress) -> Option<Self::Answer>;
}

/// All thoughts of one app. Copies are one.
#[derive(Resource, Clone)]
pub struct JobRunner(Arc<RunnerState>);

struct RunnerState {
    /// The token of all thoughts that are at work; `None` while nobody is to think.
    stop_all: Mutex<Option<StopToken>>,
    running: Arc<AtomicUsize>,
}

impl Default for JobRunner {
    fn default() -> Self {
        let all = Mutex::new(Some(StopToken::new()));
        JobRunner(Arc::new(RunnerState { stop_all: all, running: Arc::default() }))
    }
}

impl JobRunner {
    /// Begins to work an answer out.
    pub fn start<J: Job>(&self, job: J) -> PendingJob<J> {
        let mut pending = PendingJob { job: Arc::new(job), thoughts: self.clone(), attempt: None };
        pending.restart();
        pending
    }

    /// How many are at work or wait for a thread, those included for which nobody waits any more.
    pub fn running_count(&self) -> usize {
        self.0.running.load(Ordering::Acquire)
    }

    /// Stops all of them, and lets none begin before [`resume`](Thoughts::resume).
    pub fn suspend(&self) {
        if let Some(all) = self.stop_token().take() {
            all.request_stop();
            #[cfg(target_arch = "wasm32")]
            workers::stop_all();
        }
    }

    /// Lets all whose answers are still wanted begin anew.
    pub fn resume(&self) {
        self.stop_token().get_or_insert_default();
    }

    fn stop_token(&self) -> MutexGuard<'_, Option<StopToken>> {
        self.0.stop_all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer that is being worked out; dropped, nobody waits for it any more, and the work ends.
pub struct PendingJob<J: Job> {
    job: Arc<J>,
    thoughts: JobRunner,
    /// The token of all that began when this did, and the work itself; `None` while nobody is to
    /// think.
    attempt: Option<(StopToken, RunningJob<J>)>,
}

impl<J: Job> PendingJob<J> {
    fn restart(&mut self) {
        // Whatever is at work ends first.
        self.attempt = None;
        let all = self.thoughts.stop_token().clone();
        self.attempt = all.map(|all| {
            let at_work = RunningJobGuard::new(&self.thoughts.0.running);
            let attempt = RunningJob::begin(self.job.clone(), all.child(), at_work);
            (all, attempt)
        });
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        // What was stopped with all others has come to nothing.
        if self.attempt.as_ref().is_none_or(|(all, _)| all.is_stop_requested()) {
            self.restart();
        }
        let (_, attempt) = self.attempt.as_mut()?;
        attempt.take()
    }
}

/// An answer that is being worked out, whatever the question was.
pub trait PendingOutput<T>: Send + Sync {
    /// The answer, once, as soon as it is there.
    fn take(&mut self) -> Option<T>;

    /// How far the work has come, if it tells.
    fn progress(&self) -> Option<DecisionProgress>;

    /// Wants the best answer that is known so far, at once.
    fn finish_early(&mut self);
}

impl<J: Job> PendingOutput<J::Answer> for PendingJob<J> {
    fn take(&mut self) -> Option<J::Answer> {
        PendingJob::take(self)
    }

    fn progress(&self) -> Option<DecisionProgress> {
        let (_, attempt) = self.attempt.as_ref()?;
        attempt.progress()
    }

    fn finish_early(&mut self) {
        if let Some((_, attempt)) = &mut self.attempt {
            attempt.finish_early();
        }
    }
}

/// Counts a thought for as long as it is at work.
struct RunningJobGuard(Arc<AtomicUsize>);

impl RunningJobGuard {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::AcqRel);
        RunningJobGuard(count.clone())
    }
}

impl Drop for RunningJobGuard {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<JobRunner>();
    app.add_systems(Last, suspend_with_app.run_if(on_message::<AppLifecycle>));
}

/// An app that nobody sees does not think. A page says itself when it is not seen.
fn suspend_with_app(mut changes: MessageReader<AppLifecycle>, thoughts: Res<JobRunner>) {
    match changes.read().last() {
        Some(AppLifecycle::WillSuspend | AppLifecycle::Suspended) => thoughts.suspend(),
        Some(AppLifecycle::WillResume | AppLifecycle::Running) => thoughts.resume(),
        Some(AppLifecycle::Idle) | None => {}
    }
}
