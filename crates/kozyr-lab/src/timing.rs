//! How long a thread has worked, whatever else the machine does meanwhile.

use std::time::Duration;

/// The processor's time that this thread has taken so far.
#[cfg(unix)]
pub fn thread_cpu_time() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID)
        .map_or_else(|_| wall_clock_time(), Duration::from)
}

/// Where it is not told, the time that has passed.
#[cfg(not(unix))]
pub fn thread_time() -> Duration {
    by_the_clock()
}

/// The time since somebody first asked.
fn wall_clock_time() -> Duration {
    use std::{sync::OnceLock, time::Instant};
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Some figures in rising order, so that their percentiles can be told.
#[derive(Clone, Debug)]
pub struct Percentiles(Vec<f64>);

impl Percentiles {
    /// Of any figures.
    pub fn from_values(figures: impl IntoIterator<Item = f64>) -> Self {
        let mut figures: Vec<f64> = figures.into_iter().collect();
        figures.sort_by(f64::total_cmp);
        Percentiles(figures)
    }

    /// The least figure that so many of a hundred do not exceed; 0 if there are none.
    pub fn at(&self, percent: usize) -> f64 {
        let rank = (self.0.len() * percent).div_ceil(100).max(1);
        self.0.get(rank - 1).copied().unwrap_or(0.0)
    }
}
