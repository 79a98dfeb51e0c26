//! A queue that runs each job only once, no matter how often it is requested.

use kozyr_platform::jobs::{Job, JobRunner, PendingJob};

/// Pending jobs by key.
pub struct PendingJobs<K, J: Job> {
    pending: Vec<(K, PendingJob<J>)>,
}

impl<K, J: Job> Default for PendingJobs<K, J> {
    /// No pending jobs.
    fn default() -> Self {
        PendingJobs { pending: Vec::new() }
    }
}

impl<K: PartialEq, J: Job> PendingJobs<K, J> {
    /// Starts the job made by `make_job` unless one with the same key is pending.
    pub fn start(&mut self, runner: &JobRunner, key: K, make_job: impl FnOnce(&K) -> J) {
        if !self.pending.iter().any(|(other, _)| *other == key) {
            let pending = runner.start(make_job(&key));
            self.pending.push((key, pending));
        }
    }

    /// Takes the outputs that have arrived since the last call, with their keys.
    pub fn take_finished(&mut self) -> Vec<(K, J::Answer)> {
        let mut finished = Vec::new();
        for (key, mut pending) in std::mem::take(&mut self.pending) {
            match pending.take() {
                Some(output) => finished.push((key, output)),
                None => self.pending.push((key, pending)),
            }
        }
        finished
    }

    /// Whether any job is pending.
    pub fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Cancels all pending jobs.
    pub fn cancel_all(&mut self) {
        self.pending.clear();
    }
}
