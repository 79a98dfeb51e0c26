//! The current time and day.

use bevy::prelude::Resource;

/// Seconds since the Unix epoch by the device's clock; 0 if it is set to an earlier time.
#[cfg(not(target_arch = "wasm32"))]
pub fn unix_seconds() -> u64 {
    let elapsed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    elapsed.map_or(0, |elapsed| elapsed.as_secs())
}

/// Seconds since the Unix epoch by the browser's clock.
#[cfg(target_arch = "wasm32")]
pub fn unix_seconds() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// The source of the current day.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Calendar {
    /// The device's clock and time zone.
    #[default]
    Local,
    /// Always the same day, in days since 1 January 1970; for tests.
    Fixed(u64),
}

impl Calendar {
    /// Today by this calendar, in days since 1 January 1970.
    pub fn today(self) -> u64 {
        match self {
            Calendar::Local => local_day(),
            Calendar::Fixed(day) => day,
        }
    }
}

/// Today in the device's time zone, in days since 1 January 1970; 0 if the clock is set to an
/// earlier day.
#[cfg(not(target_arch = "wasm32"))]
fn local_day() -> u64 {
    let today = chrono::Local::now().date_naive();
    let elapsed = today.signed_duration_since(chrono::NaiveDate::default());
    u64::try_from(elapsed.num_days()).unwrap_or(0)
}

/// Today in the browser's time zone, in days since 1 January 1970.
#[cfg(target_arch = "wasm32")]
fn local_day() -> u64 {
    const SECONDS_PER_MINUTE: f64 = 60.0;
    const SECONDS_PER_DAY: f64 = 86_400.0;
    // The offset from local time to UTC.
    let offset = js_sys::Date::new_0().get_timezone_offset() * SECONDS_PER_MINUTE;
    ((unix_seconds() as f64 - offset) / SECONDS_PER_DAY) as u64
}
