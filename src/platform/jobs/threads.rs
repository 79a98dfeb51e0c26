//! Answers by other threads.

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use kozyr_core::opponent::{Budget, all_threads};

use super::Job;

/// An answer that is being worked out; dropped, nobody waits for it any more, and the work ends.
pub struct Pending<J: Job> {
    task: Task<J::Answer>,
}

impl<J: Job> Pending<J> {
    /// Begins to work an answer out.
    pub fn begin(job: J) -> Self {
        let budget = Budget { threads: Some(all_threads()), ..Budget::default() };
        Pending { task: AsyncComputeTaskPool::get().spawn(async move { job.run(&budget) }) }
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<J::Answer> {
        check_ready(&mut self.task)
    }
}
