//! Those who play the units, and how they share them out.

use std::{
    io,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use crate::observer::Watch;
use kozyr_core::opponent::Stop;

/// What is told of every unit that was finished: its number and its result, from any thread.
pub type Done<'a, R> = &'a (dyn Fn(u64, R) + Sync);

/// Those who play the units.
pub struct Hands<'a> {
    /// How many games are played at a time. It does not change the result.
    pub threads: NonZeroUsize,
    /// Ends thoughts in their middle when it is requested; what was decided then does not count.
    pub stop: Stop,
    /// Asked before a unit is begun: whether nobody wants any more of them.
    pub enough: &'a (dyn Fn() -> bool + Sync),
    /// Who is told how it goes.
    pub watch: &'a dyn Watch,
}

impl Hands<'_> {
    /// Whether no other unit is to be begun.
    pub fn ends(&self) -> bool {
        self.stop.is_requested() || (self.enough)()
    }

    /// As many as there is something to do for.
    pub fn useful(&self, units: usize) -> usize {
        self.threads.get().min(units)
    }

    /// Lets each crew, on a thread of its own, take one unit after the other until none is left.
    /// `play` gives `None` for a unit that was stopped in its middle.
    ///
    /// # Errors
    /// If the machine gives no thread for the first crew, or for one of `all` that are needed; the
    /// others then end. Else the same is played on fewer.
    pub fn share_out<C: Send, R>(
        &self,
        units: &[u64],
        crews: Crews<C>,
        play: impl Fn(&mut C, u64) -> Option<R> + Sync,
        done: Done<'_, R>,
    ) -> io::Result<()> {
        let next = AtomicUsize::new(0);
        let work = |mut crew: C| {
            while !self.ends()
                && let Some(&unit) = units.get(next.fetch_add(1, Relaxed))
                && let Some(result) = play(&mut crew, unit)
            {
                done(unit, result);
            }
        };
        let (crews, all_are_needed) = match crews {
            Crews::All(crews) => (crews, true),
            Crews::Some(crews) => (crews, false),
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
pub enum Crews<C> {
    /// Each of them was asked for, and has its programs running perhaps.
    All(Vec<C>),
    /// So many at most.
    Some(Vec<C>),
}
