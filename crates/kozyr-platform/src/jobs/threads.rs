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
    /// Queues a job on the thread pool. It stops early when the token requests it. The guard is
    /// dropped when the job ends.
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

    /// Returns the output if it is ready, else `None`. Panics if it has already returned the
    /// output.
    pub fn take(&mut self) -> Option<J::Answer> {
        check_ready(&mut self.task)
    }

    /// The progress reported last; `None` if the job has reported none.
    pub fn progress(&self) -> Option<DecisionProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks the job to stop; [`take`](Self::take) then returns the best output found so far.
    pub fn finish_early(&mut self) {
        self.stop.request_stop();
    }
}

impl<J: Job> Drop for RunningJob<J> {
    /// Asks the job to stop, and discards its output.
    fn drop(&mut self) {
        self.stop.request_stop();
    }
}
