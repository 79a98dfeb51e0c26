//! Computer opponents, which decide on a few threads of their own.
//!
//! Each room has at most one decision waiting or in progress. Decisions wait in a queue, so rooms
//! take turns. People's messages are handled on other threads and never wait for a decision.

use std::{
    collections::VecDeque,
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use kozyr_core::{
    game::Seat,
    opponent::{self, Budget, ExplanationDetail, StopToken},
};
use kozyr_rooms::GameRecord;

use crate::metrics::Metrics;

/// A decision to make.
pub struct Job {
    /// The match, at the turn of the seat.
    pub record: GameRecord,
    /// The seat to decide for.
    pub seat: Seat,
    /// The opponent's name, with its parameters.
    pub opponent: String,
    /// Stops the search, or removes the job from the queue.
    pub stop: StopToken,
    /// Receives the action, in notation. Not called if the job was stopped.
    pub answer: Box<dyn FnOnce(String) + Send>,
}

/// The threads of the computer opponents. They end when this is dropped.
pub struct Opponents {
    pool: Arc<Pool>,
}

struct Pool {
    queue: Mutex<Queue>,
    changed: Condvar,
    time_limit: Duration,
    metrics: Arc<Metrics>,
    /// Stops all searches.
    stop: StopToken,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Job>,
    is_closed: bool,
}

impl Opponents {
    /// Starts the threads. A decision takes at most `time_limit`, or less if the opponent has a
    /// lower limit of its own.
    ///
    /// # Errors
    /// If the operating system refuses to start a thread.
    pub fn start(
        threads: NonZeroUsize,
        time_limit: Duration,
        metrics: Arc<Metrics>,
    ) -> std::io::Result<Self> {
        let pool = Arc::new(Pool {
            queue: Mutex::default(),
            changed: Condvar::new(),
            time_limit,
            metrics,
            stop: StopToken::new(),
        });
        let opponents = Opponents { pool };
        for _ in 0..threads.get() {
            let pool = opponents.pool.clone();
            thread::Builder::new().name("opponent".into()).spawn(move || pool.work())?;
        }
        Ok(opponents)
    }

    /// Returns a token for a job, which stops with the server.
    pub fn stop_token(&self) -> StopToken {
        self.pool.stop.child()
    }

    /// Adds a job to the end of the queue.
    pub fn submit(&self, job: Job) {
        let mut queue = self.pool.queue();
        queue.waiting.push_back(job);
        self.pool.metrics.decisions_waiting.set(queue.waiting.len() as i64);
        drop(queue);
        self.pool.changed.notify_one();
    }
}

impl Drop for Opponents {
    fn drop(&mut self) {
        self.pool.queue().is_closed = true;
        self.pool.stop.request_stop();
        self.pool.changed.notify_all();
    }
}

impl Pool {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing panics while it holds the lock.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; `None` once the pool is closed.
    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.is_closed {
                return None;
            }
            let job = queue.waiting.pop_front();
            self.metrics.decisions_waiting.set(queue.waiting.len() as i64);
            match job {
                Some(job) if job.stop.is_stop_requested() => {}
                Some(job) => return Some(job),
                None => {
                    queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            let begin = Instant::now();
            let Job { record, seat, opponent, stop, answer } = job;
            let budget = Budget {
                time: Some(self.time_limit),
                stop: stop.clone(),
                explanation_detail: ExplanationDetail::Omitted,
                ..Budget::default()
            };
            let decision =
                catch_unwind(AssertUnwindSafe(|| decide(&record, seat, &opponent, &budget)));
            let action = match decision {
                Ok(Some(action)) => Some(action),
                failed => {
                    let has_panicked = failed.is_err();
                    tracing::error!(opponent, has_panicked, "a computer opponent failed");
                    // The match must go on.
                    record.legal_actions().into_iter().next()
                }
            };
            self.metrics.decision_seconds.observe(begin.elapsed().as_secs_f64());
            // A search that was stopped early may have decided badly.
            if let Some(action) = action.filter(|_| !stop.is_stop_requested()) {
                answer(action);
            }
        }
    }
}

/// The action that an opponent chooses; `None` if there is no such opponent.
fn decide(record: &GameRecord, seat: Seat, opponent: &str, budget: &Budget) -> Option<String> {
    match record {
        GameRecord::Durak(record) => {
            let decision = opponent::decide(record, seat, opponent, budget)?;
            Some(decision.action.to_string())
        }
        GameRecord::Reversi(record) => {
            let decision = opponent::decide(record, seat, opponent, budget)?;
            Some(decision.action.to_string())
        }
    }
}
