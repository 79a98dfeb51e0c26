//! Measures the computing time of a thread, independent of other load.

use std::time::Duration;

/// The CPU time that this thread has used.
#[cfg(unix)]
pub fn thread_cpu_time() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID)
        .map_or_else(|_| wall_clock_time(), Duration::from)
}

/// The elapsed time, where the CPU time is not available.
#[cfg(not(unix))]
pub fn thread_cpu_time() -> Duration {
    wall_clock_time()
}

/// The time since the first call.
fn wall_clock_time() -> Duration {
    use std::{sync::OnceLock, time::Instant};
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Sorted values, for computing percentiles.
#[derive(Clone, Debug)]
pub struct Percentiles(Vec<f64>);

impl Percentiles {
    /// Sorts the values.
    pub fn from_values(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        Percentiles(values)
    }

    /// The least value that at least `percent` % of the values do not exceed; 0 if there are no
    /// values.
    pub fn at(&self, percent: usize) -> f64 {
        let rank = (self.0.len() * percent).div_ceil(100).max(1);
        self.0.get(rank - 1).copied().unwrap_or(0.0)
    }
}
