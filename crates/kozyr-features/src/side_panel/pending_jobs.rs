//! Questions that are asked once each, however often somebody wants to know.

use kozyr_platform::jobs::{Job, JobRunner, PendingJob};

/// Questions whose answers are awaited, each with what it is about.
pub struct PendingJobs<K, J: Job> {
    pending: Vec<(K, PendingJob<J>)>,
}

impl<K, J: Job> Default for PendingJobs<K, J> {
    fn default() -> Self {
        PendingJobs { pending: Vec::new() }
    }
}

impl<K: PartialEq, J: Job> PendingJobs<K, J> {
    /// Asks, unless an answer about the same is awaited already.
    pub fn start(&mut self, thoughts: &JobRunner, about: K, question: impl FnOnce(&K) -> J) {
        if !self.pending.iter().any(|(other, _)| *other == about) {
            let pending = thoughts.start(question(&about));
            self.pending.push((about, pending));
        }
    }

    /// The answers that have come since, each once.
    pub fn take_finished(&mut self) -> Vec<(K, J::Answer)> {
        let mut answered = Vec::new();
        for (about, mut pending) in std::mem::take(&mut self.pending) {
            match pending.take() {
                Some(answer) => answered.push((about, answer)),
                None => self.pending.push((about, pending)),
            }
        }
        answered
    }

    /// Whether an answer is awaited.
    pub fn is_waiting(&self) -> bool {
        !self.pending.is_empty()
    }

    /// Waits for nothing any more.
    pub fn cancel_all(&mut self) {
        self.pending.clear();
    }
}
