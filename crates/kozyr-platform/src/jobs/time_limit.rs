//! Time limits by the platform's clock.

use std::time::Duration;

use kozyr_core::opponent::Budget;

/// The same budget with its thinking time limited to at most `limit`, which counts from the start
/// of each search.
#[cfg(not(target_arch = "wasm32"))]
pub fn with_time_limit(budget: &Budget, limit: Duration) -> Budget {
    budget.within(limit)
}

/// The same budget with a stop token that also stops when `limit` has passed from now, by the
/// browser's clock.
#[cfg(target_arch = "wasm32")]
pub fn with_time_limit(budget: &Budget, limit: Duration) -> Budget {
    let end = js_sys::Date::now() + limit.as_secs_f64() * 1000.0;
    let stop = budget.stop.child_with_condition(move || js_sys::Date::now() >= end);
    Budget { stop, ..budget.clone() }
}
