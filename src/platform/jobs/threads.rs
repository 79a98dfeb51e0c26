//! Answers by other threads.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use kozyr_core::opponent::{Budget, Progress, ProgressListener, Stop};

use super::Job;

/// An answer that is being worked out; dropped, nobody waits for it any more, and the work ends.
pub struct Pending<J: Job> {
    task: Task<J::Answer>,
    stop: Stop,
    progress: Arc<Mutex<Option<Progress>>>,
    work: Work,
}

/// Tells whether an answer is still being worked out, also after nobody waits for it.
#[derive(Clone, Debug)]
pub struct Work(Weak<()>);

impl Work {
    /// Whether a thread is at it, or will be.
    pub fn goes_on(&self) -> bool {
        self.0.strong_count() > 0
    }
}

impl<J: Job> Pending<J> {
    /// Begins to work an answer out.
    pub fn begin(job: J) -> Self {
        let (stop, at_work) = (Stop::new(), Arc::new(()));
        let progress = Arc::new(Mutex::new(None));
        let listener = ProgressListener::new({
            let progress = progress.clone();
            move |now| *progress.lock().unwrap_or_else(PoisonError::into_inner) = Some(now)
        });
        let budget =
            Budget { stop: stop.clone(), progress: Some(listener), ..Budget::on_all_threads() };
        let work = Work(Arc::downgrade(&at_work));
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let answer = job.run(&budget);
            drop(at_work);
            answer
        });
        Pending { task, stop, progress, work }
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        check_ready(&mut self.task)
    }

    /// How far the work has come, if it tells.
    pub fn progress(&self) -> Option<Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Wants the best answer that is known so far, at once.
    pub fn hurry(&mut self) {
        self.stop.request();
    }

    /// Tells whether the work goes on, also after this is dropped.
    pub fn work(&self) -> Work {
        self.work.clone()
    }
}

impl<J: Job> Drop for Pending<J> {
    fn drop(&mut self) {
        self.stop.request();
    }
}
