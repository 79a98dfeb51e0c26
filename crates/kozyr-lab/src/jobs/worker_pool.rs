//! Those who play the units, and how they share them out.

use std::{
    io,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use crate::observer::MatchObserver;
use kozyr_core::opponent::StopToken;

/// What is told of every unit that was finished: its number and its result, from any thread.
pub type UnitCallback<'a, R> = &'a (dyn Fn(u64, R) + Sync);

/// Those who play the units.
pub struct WorkerPool<'a> {
    /// How many games are played at a time. It does not change the result.
    pub threads: NonZeroUsize,
    /// Ends thoughts in their middle when it is requested; what was decided then does not count.
    pub stop: StopToken,
    /// Asked before a unit is begun: whether nobody wants any more of them.
    pub is_enough: &'a (dyn Fn() -> bool + Sync),
    /// Who is told how it goes.
    pub observer: &'a dyn MatchObserver,
}

impl WorkerPool<'_> {
    /// Whether no other unit is to be begun.
    pub fn is_stopping(&self) -> bool {
        self.stop.is_stop_requested() || (self.is_enough)()
    }

    /// As many as there is something to do for.
    pub fn worker_count(&self, units: usize) -> usize {
        self.threads.get().min(units)
    }

    /// Lets each crew, on a thread of its own, take one unit after the other until none is left.
    /// `play` gives `None` for a unit that was stopped in its middle.
    ///
    /// # Errors
    /// If the machine gives no thread for the first crew, or for one of `all` that are needed; the
    /// others then end. Else the same is played on fewer.
    pub fn run<C: Send, R>(
        &self,
        units: &[u64],
        crews: Workers<C>,
        play: impl Fn(&mut C, u64) -> Option<R> + Sync,
        done: UnitCallback<'_, R>,
    ) -> io::Result<()> {
        let next = AtomicUsize::new(0);
        let work = |mut crew: C| {
            while !self.is_stopping()
                && let Some(&unit) = units.get(next.fetch_add(1, Relaxed))
                && let Some(result) = play(&mut crew, unit)
            {
                done(unit, result);
            }
        };
        let (crews, all_are_needed) = match crews {
            Workers::Required(crews) => (crews, true),
            Workers::AtMost(crews) => (crews, false),
        };
        thread::scope(|scope| {
            let mut begun = 0;
            for crew in crews {
                let work = &work;
                match thread::Builder::new().spawn_scoped(scope, move || work(crew)) {
                    Ok(_) => begun += 1,
                    Err(error) if begun == 0 || all_are_needed => {
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

/// Those who share the units out among themselves.
pub enum Workers<C> {
    /// Each of them was asked for, and has its programs running perhaps.
    Required(Vec<C>),
    /// So many at most.
    AtMost(Vec<C>),
}
