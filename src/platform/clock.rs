//! What time it is.

/// Seconds since 1970 began in Universal Time, as the device's clock has it; 0 for a clock that
/// stands before that.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// Seconds since 1970 began in Universal Time, as the browser has it.
#[cfg(target_arch = "wasm32")]
pub fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}
