//! Answers by other threads.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use kozyr_core::opponent::{Budget, DecisionProgress, ProgressListener, StopToken};

use super::{Job, RunningJobGuard};

/// A thread at work on an answer, or a task that waits for one; dropped, it ends.
pub struct RunningJob<J: Job> {
    task: Task<J::Answer>,
    stop: StopToken,
    progress: Arc<Mutex<Option<DecisionProgress>>>,
}

impl<J: Job> RunningJob<J> {
    /// Begins to work an answer out, until the token is used.
    pub fn begin(job: Arc<J>, stop: StopToken, at_work: RunningJobGuard) -> Self {
        let progress = Arc::new(Mutex::new(None));
        let listener = ProgressListener::new({
            let progress = progress.clone();
            move |now| *progress.lock().unwrap_or_else(PoisonError::into_inner) = Some(now)
        });
        let budget =
            Budget { stop: stop.clone(), progress: Some(listener), ..Budget::on_all_threads() };
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let answer = job.run(&budget);
            drop(at_work);
            answer
        });
        RunningJob { task, stop, progress }
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        check_ready(&mut self.task)
    }

    /// How far the work has come, if it tells.
    pub fn progress(&self) -> Option<DecisionProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Wants the best answer that is known so far, at once.
    pub fn finish_early(&mut self) {
        self.stop.request_stop();
    }
}

impl<J: Job> Drop for RunningJob<J> {
    fn drop(&mut self) {
        self.stop.request_stop();
    }
}
