//! Checks of the format version that a text states.

use serde_json::Number;

/// The result of checking a version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum VersionCheck {
    /// A version that this program reads.
    Supported,
    /// A newer version, capped at 2⁶⁴ − 1.
    TooNew(u64),
    /// Not a version: zero, negative or not an integer.
    Invalid,
}

impl VersionCheck {
    /// Checks a version in JSON against `latest`, the newest that this program reads.
    pub(crate) fn check(version: &Number, latest: u32) -> Self {
        let number = match (version.as_u64(), version.as_f64()) {
            (Some(number), _) => number,
            // JSON numbers may exceed 64 bits; they count as the greatest.
            (None, Some(number)) if number >= u64::MAX as f64 => u64::MAX,
            _ => 0,
        };
        VersionCheck::check_number(number, latest)
    }

    /// Checks a version written as digits; `None` if the text is empty or has anything else.
    pub(crate) fn check_digits(digits: &str, latest: u32) -> Option<Self> {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        // Only overflow can make this fail.
        is_number.then(|| VersionCheck::check_number(digits.parse().unwrap_or(u64::MAX), latest))
    }

    /// Checks a version that is already a number.
    fn check_number(number: u64, latest: u32) -> Self {
        match number {
            0 => VersionCheck::Invalid,
            number if number > latest.into() => VersionCheck::TooNew(number),
            _ => VersionCheck::Supported,
        }
    }
}
