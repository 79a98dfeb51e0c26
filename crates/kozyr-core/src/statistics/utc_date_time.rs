//! Dates and times of timestamps, without a clock or a time zone.

use std::fmt;

/// A moment in UTC; as text `2026-11-21T00:54:07Z`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct UtcDateTime {
    /// The year.
    pub year: i64,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
    /// Seconds since midnight, up to 86 399.
    pub second: u32,
}

const SECONDS_PER_DAY: u64 = 86_400;

impl UtcDateTime {
    /// Converts a number of seconds since the beginning of 1970.
    ///
    /// From Howard Hinnant, «chrono-compatible low-level date algorithms», 2013: years start in
    /// March, so that the leap day is their last day, and are grouped in eras of 400.
    pub fn from_unix_seconds(seconds: u64) -> Self {
        const DAYS_PER_ERA: i64 = 146_097;
        // Days from 1 March of the year 0 to 1 January 1970.
        let days = (seconds / SECONDS_PER_DAY) as i64 + 719_468;
        let (era, of_era) = (days / DAYS_PER_ERA, days % DAYS_PER_ERA);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        UtcDateTime {
            year: year + 400 * era + i64::from(month <= 2),
            month: month as u8,
            day: (of_year - (153 * from_march + 2) / 5 + 1) as u8,
            second: (seconds % SECONDS_PER_DAY) as u32,
        }
    }
}

impl fmt::Display for UtcDateTime {
    /// Writes the moment like `2026-11-21T00:54:07Z`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UtcDateTime { year, month, day, second } = self;
        let (hour, minute) = (second / 3600, second / 60 % 60);
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{:02}Z", second % 60)
    }
}
