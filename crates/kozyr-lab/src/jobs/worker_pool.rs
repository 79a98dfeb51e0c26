//! Distributes units among worker threads.

use std::{
    io,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use crate::observer::MatchObserver;
use kozyr_core::opponent::StopToken;

/// Called from any thread with the number and the result of each finished unit.
pub type UnitCallback<'a, R> = &'a (dyn Fn(u64, R) + Sync);

/// Runs units on several threads.
pub struct WorkerPool<'a> {
    /// The number of games played in parallel. It does not change the result.
    pub threads: NonZeroUsize,
    /// Interrupts decisions when requested; interrupted units don't count.
    pub stop: StopToken,
    /// Checked before each unit: whether no more units are needed.
    pub is_enough: &'a (dyn Fn() -> bool + Sync),
    /// Receives progress updates.
    pub observer: &'a dyn MatchObserver,
}

impl WorkerPool<'_> {
    /// Whether no further unit should start.
    pub fn is_stopping(&self) -> bool {
        self.stop.is_stop_requested() || (self.is_enough)()
    }

    /// The number of workers for this many units.
    pub fn worker_count(&self, units: usize) -> usize {
        self.threads.get().min(units)
    }

    /// Runs each worker on its own thread. Workers take units until none is left. `play` returns
    /// `None` for a unit that was stopped halfway.
    ///
    /// # Errors
    /// If no thread can be started for the first worker, or for any worker of
    /// [`Workers::Required`]; the running workers then stop. Otherwise the job runs on fewer
    /// threads.
    pub fn run<C: Send, R>(
        &self,
        units: &[u64],
        workers: Workers<C>,
        play: impl Fn(&mut C, u64) -> Option<R> + Sync,
        done: UnitCallback<'_, R>,
    ) -> io::Result<()> {
        let next = AtomicUsize::new(0);
        let run_worker = |mut worker: C| {
            while !self.is_stopping()
                && let Some(&unit) = units.get(next.fetch_add(1, Relaxed))
                && let Some(result) = play(&mut worker, unit)
            {
                done(unit, result);
            }
        };
        let (workers, all_are_needed) = match workers {
            Workers::Required(workers) => (workers, true),
            Workers::AtMost(workers) => (workers, false),
        };
        thread::scope(|scope| {
            let mut started = 0;
            for worker in workers {
                let run_worker = &run_worker;
                match thread::Builder::new().spawn_scoped(scope, move || run_worker(worker)) {
                    Ok(_) => started += 1,
                    Err(error) if started == 0 || all_are_needed => {
                        next.store(units.len(), Relaxed);
                        return Err(error);
                    }
                    Err(_) => break,
                }
            }
            Ok(())
        })
    }
}

/// The workers of a pool.
pub enum Workers<C> {
    /// All of these must start; their external programs may be running already.
    Required(Vec<C>),
    /// At most these; the job can run on fewer.
    AtMost(Vec<C>),
}
