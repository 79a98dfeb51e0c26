//! Runs jobs on threads.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use kozyr_core::opponent::{Budget, DecisionProgress, ProgressListener, StopToken};

use super::{Job, RunningJobGuard};

/// A running or queued task; dropping it cancels the job.
pub struct RunningJob<J: Job> {
    task: Task<J::Answer>,
    stop: StopToken,
    progress: Arc<Mutex<Option<DecisionProgress>>>,
}

impl<J: Job> RunningJob<J> {
    /// Queues a job that the token can stop. The guard is dropped when the job ends.
    pub fn begin(job: Arc<J>, stop: StopToken, guard: RunningJobGuard) -> Self {
        let progress = Arc::new(Mutex::new(None));
        let listener = ProgressListener::new({
            let progress = progress.clone();
            move |latest| *progress.lock().unwrap_or_else(PoisonError::into_inner) = Some(latest)
        });
        let budget =
            Budget { stop: stop.clone(), progress: Some(listener), ..Budget::on_all_threads() };
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let output = job.run(&budget);
            drop(guard);
            output
        });
        RunningJob { task, stop, progress }
    }

    /// Returns the output once, when it is ready.
    pub fn take(&mut self) -> Option<J::Answer> {
        check_ready(&mut self.task)
    }

    /// The progress, if the job reports it.
    pub fn progress(&self) -> Option<DecisionProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Requests the best output found so far, without further work.
    pub fn finish_early(&mut self) {
        self.stop.request_stop();
    }
}

impl<J: Job> Drop for RunningJob<J> {
    fn drop(&mut self) {
        self.stop.request_stop();
    }
}
