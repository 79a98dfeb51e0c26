//! Background jobs: long computations that do not block the frame.
//!
//! Desktops and phones run jobs on threads. A web page has only its main thread, so web workers run
//! them there. Each worker is another instance of the program, and jobs and outputs are sent as
//! text. The outputs are the same.
//!
//! A computation implements [`Job`] and is started by [`JobRunner`]. Dropping the [`PendingJob`]
//! cancels it. A hidden app stops all jobs; those still pending restart when it is visible again.

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
use workers::RunningJob;
#[cfg(target_arch = "wasm32")]
pub use workers::{is_worker, serve};

/// A long computation, with its input.
pub trait Job: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The result.
    type Answer: Serialize + DeserializeOwned + Send + 'static;

    /// The name that identifies this type of job to workers; unique among the types.
    fn name() -> String;

    /// Computes the output. It depends only on the job, unless the budget stops it early.
    fn run(&self, budget: &Budget) -> Self::Answer;

    /// The output of a job that stopped at this progress; `None` if it is not known yet.
    fn partial_output(&self, progress: &DecisionProgress) -> Option<Self::Answer>;
}

/// Runs the background jobs of an app. Clones share their state.
#[derive(Resource, Clone)]
pub struct JobRunner(Arc<RunnerState>);

struct RunnerState {
    /// The stop token of all running jobs; `None` while suspended.
    stop_all: Mutex<Option<StopToken>>,
    /// The number of running and queued jobs.
    running: Arc<AtomicUsize>,
}

impl Default for JobRunner {
    fn default() -> Self {
        let stop_all = Mutex::new(Some(StopToken::new()));
        JobRunner(Arc::new(RunnerState { stop_all, running: Arc::default() }))
    }
}

impl JobRunner {
    /// Starts a job; while suspended, it starts when its output is first [taken](PendingJob::take)
    /// after [`resume`](JobRunner::resume).
    pub fn start<J: Job>(&self, job: J) -> PendingJob<J> {
        let mut pending = PendingJob { job: Arc::new(job), runner: self.clone(), attempt: None };
        pending.restart();
        pending
    }

    /// The number of jobs that run or wait for a thread, including cancelled ones that have not
    /// ended. On the web, a job counts until its [`PendingJob`] is dropped.
    pub fn running_count(&self) -> usize {
        self.0.running.load(Ordering::Acquire)
    }

    /// Stops all jobs and discards their progress. None starts before
    /// [`resume`](JobRunner::resume).
    pub fn suspend(&self) {
        if let Some(stop_all) = self.stop_token().take() {
            stop_all.request_stop();
            #[cfg(target_arch = "wasm32")]
            workers::stop_all();
        }
    }

    /// Lets pending jobs restart, each when its output is next taken.
    pub fn resume(&self) {
        self.stop_token().get_or_insert_default();
    }

    /// Locks the stop token of all running jobs. The value inside is `None` while suspended.
    fn stop_token(&self) -> MutexGuard<'_, Option<StopToken>> {
        self.0.stop_all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A job in progress; dropping it cancels the job.
pub struct PendingJob<J: Job> {
    job: Arc<J>,
    runner: JobRunner,
    /// The stop token shared by all jobs since the last resume, and the running job; `None` while
    /// suspended.
    attempt: Option<(StopToken, RunningJob<J>)>,
}

impl<J: Job> PendingJob<J> {
    /// Cancels the running job, if any, and starts it again unless jobs are suspended.
    fn restart(&mut self) {
        // Cancel the current run first.
        self.attempt = None;
        let stop_all = self.runner.stop_token().clone();
        self.attempt = stop_all.map(|stop_all| {
            let guard = RunningJobGuard::new(&self.runner.0.running);
            let attempt = RunningJob::begin(self.job.clone(), stop_all.child(), guard);
            (stop_all, attempt)
        });
    }

    /// Returns the output if it is ready, else `None`. If a suspension has stopped the job, starts
    /// it again; `None` while suspended.
    ///
    /// Returns the output once and may panic when called after that.
    pub fn take(&mut self) -> Option<J::Answer> {
        // A job that was stopped by a suspension has to restart.
        if self.attempt.as_ref().is_none_or(|(stop_all, _)| stop_all.is_stop_requested()) {
            self.restart();
        }
        let (_, attempt) = self.attempt.as_mut()?;
        attempt.take()
    }
}

/// The output of a job in progress, of any job type.
pub trait PendingOutput<T>: Send + Sync {
    /// Returns the output if it is ready, else `None`. Not to be called again after it returned the
    /// output.
    fn take(&mut self) -> Option<T>;

    /// The progress reported last; `None` if the job has reported none.
    fn progress(&self) -> Option<DecisionProgress>;

    /// Asks the job to stop and to give the best output found so far, which [`take`](Self::take)
    /// returns when it is ready.
    fn finish_early(&mut self);
}

impl<J: Job> PendingOutput<J::Answer> for PendingJob<J> {
    /// As [`PendingJob::take`], which also restarts the job after a suspension.
    fn take(&mut self) -> Option<J::Answer> {
        PendingJob::take(self)
    }

    /// The progress reported last; `None` if the job has not started or has reported none.
    fn progress(&self) -> Option<DecisionProgress> {
        let (_, attempt) = self.attempt.as_ref()?;
        attempt.progress()
    }

    /// Asks a started job for the best output so far; does nothing if it has not started.
    fn finish_early(&mut self) {
        if let Some((_, attempt)) = &mut self.attempt {
            attempt.finish_early();
        }
    }
}

/// Counts a job while it runs.
struct RunningJobGuard(Arc<AtomicUsize>);

impl RunningJobGuard {
    /// Counts a job as running until the guard is dropped.
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::AcqRel);
        RunningJobGuard(count.clone())
    }
}

impl Drop for RunningJobGuard {
    /// The job no longer counts as running.
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Adds the [`JobRunner`], and suspends it while the operating system suspends the app.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<JobRunner>();
    app.add_systems(Last, suspend_with_app.run_if(on_message::<AppLifecycle>));
}

/// Suspends jobs while the operating system suspends the app. On the web, `browser::listen` does so
/// when the page reports that it is hidden, since a hidden page runs no systems.
fn suspend_with_app(mut changes: MessageReader<AppLifecycle>, jobs: Res<JobRunner>) {
    match changes.read().last() {
        Some(AppLifecycle::WillSuspend | AppLifecycle::Suspended) => jobs.suspend(),
        Some(AppLifecycle::WillResume | AppLifecycle::Running) => jobs.resume(),
        Some(AppLifecycle::Idle) | None => {}
    }
}
