//! What time it is, and which day.

use bevy::prelude::Resource;

/// Seconds since 1970 began in Universal Time, as the device's clock has it; 0 for a clock that
/// stands before that.
#[cfg(not(target_arch = "wasm32"))]
pub fn unix_seconds() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// Seconds since 1970 began in Universal Time, as the browser has it.
#[cfg(target_arch = "wasm32")]
pub fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// Where the day comes from on which something is due.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Calendar {
    /// The device's own, where the player is.
    #[default]
    Local,
    /// One that shows the same day always, counted from 1 January 1970: for tests.
    Fixed(u64),
}

impl Calendar {
    /// Today, counted in days from 1 January 1970.
    pub fn today(self) -> u64 {
        match self {
            Calendar::Local => local_day(),
            Calendar::Fixed(day) => day,
        }
    }
}

/// The day where the device is.
#[cfg(not(target_arch = "wasm32"))]
fn local_day() -> u64 {
    let today = chrono::Local::now().date_naive();
    let since = today.signed_duration_since(chrono::NaiveDate::default());
    u64::try_from(since.num_days()).unwrap_or(0)
}

/// The same in a browser.
#[cfg(target_arch = "wasm32")]
fn local_day() -> u64 {
    const MINUTES: f64 = 60.0;
    const DAY: f64 = 86_400.0;
    // So much behind Universal Time, in minutes.
    let behind = js_sys::Date::new_0().get_timezone_offset() * MINUTES;
    ((now() as f64 - behind) / DAY) as u64
}
