//! How long an answer may take, by the clock that there is.

use std::time::Duration;

use kozyr_core::opponent::Budget;

/// The same budget with at most so much time from now on.
#[cfg(not(target_arch = "wasm32"))]
pub fn with_time_limit(budget: &Budget, limit: Duration) -> Budget {
    budget.within(limit)
}

/// The same budget with at most so much time from now on, by the clock of the browser.
#[cfg(target_arch = "wasm32")]
pub fn within(budget: &Budget, limit: Duration) -> Budget {
    let end = js_sys::Date::now() + limit.as_secs_f64() * 1000.0;
    let stop = budget.stop.below_until(move || js_sys::Date::now() >= end);
    Budget { stop, ..budget.clone() }
}
