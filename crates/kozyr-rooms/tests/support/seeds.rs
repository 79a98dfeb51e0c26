//! The same check for many seeds, on all cores.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

/// The number in an environment variable.
pub fn variable(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number, not {text:?}")))
}

/// Tells the other threads to stop if a check fails.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.store(true, Relaxed);
        }
    }
}

/// Runs `check` for one seed after the other on all cores and sums its results up with `add`, until
/// `is_enough`. Prints the next seed.
///
/// `KOZYR_FIRST_SEED` goes on where an earlier run has stopped, and `KOZYR_MINUTES` limits the time.
pub fn check_seeds<T: Default + Send, C>(
    check: impl Fn(u64) -> C + Sync,
    add: impl Fn(&mut T, C) + Sync,
    is_enough: impl Fn(&T, u64) -> bool + Sync,
) -> T {
    let first = variable("KOZYR_FIRST_SEED").unwrap_or(1_000_000);
    let time_limit = variable("KOZYR_MINUTES").map(|minutes| Duration::from_secs(60 * minutes));
    let (begin, next, stop) = (Instant::now(), AtomicU64::new(first), AtomicBool::new(false));
    let sum = Mutex::new(T::default());
    let work = || {
        let _stop_on_panic = StopOnPanic(&stop);
        while !stop.load(Relaxed) && time_limit.is_none_or(|limit| begin.elapsed() < limit) {
            if is_enough(&sum.lock().unwrap(), next.load(Relaxed) - first) {
                return;
            }
            let result = check(next.fetch_add(1, Relaxed));
            add(&mut sum.lock().unwrap(), result);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    let seconds = begin.elapsed().as_secs();
    println!("{seconds} s on {threads} threads; KOZYR_FIRST_SEED={}", next.load(Relaxed));
    sum.into_inner().unwrap()
}
