//! The version that a text states of itself.

use serde_json::Number;

/// What to make of a stated version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum VersionCheck {
    /// One that this program reads.
    Supported,
    /// A later one; beyond 2⁶⁴ the greatest number that there is.
    TooNew(u64),
    /// None that was ever written: 0, below 0, or no whole number.
    Invalid,
}

impl VersionCheck {
    /// Judges a version, where `latest` is the last one that this program reads.
    pub(crate) fn check(stated: &Number, latest: u32) -> Self {
        let number = match (stated.as_u64(), stated.as_f64()) {
            (Some(number), _) => number,
            // JSON has numbers beyond those of 64 bits; the conversion stops at the greatest.
            (None, Some(number)) if number >= u64::MAX as f64 => u64::MAX,
            _ => 0,
        };
        VersionCheck::check_number(number, latest)
    }

    /// Judges a version that stands in a text as digits.
    pub(crate) fn check_digits(digits: &str, latest: u32) -> Option<Self> {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        // Only a number too great is left to fail.
        is_number.then(|| VersionCheck::check_number(digits.parse().unwrap_or(u64::MAX), latest))
    }

    fn check_number(number: u64, latest: u32) -> Self {
        match number {
            0 => VersionCheck::Invalid,
            number if number > latest.into() => VersionCheck::TooNew(number),
            _ => VersionCheck::Supported,
        }
    }
}
