//! What a position is worth to Max.

use std::{cmp::Ordering, fmt, str::FromStr};

/// What a position is worth to Max; as text `won`, `lost` or a number such as `-2.5`.
///
/// Lost is less than any number and won is more, so outcomes and estimates can stand in one tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Value {
    /// Max has lost, or at any rate has not won.
    Lost,
    /// An estimate; more is better for Max.
    Number(Number),
    /// Max has won.
    Won,
}

/// A number that is not infinite, so that any two can be compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Number(f64);

impl Value {
    /// Whether it counts as won where nothing but winning counts: won, or a number above 0.
    pub fn is_won(self) -> bool {
        match self {
            Value::Lost => false,
            Value::Number(number) => number.get() > 0.0,
            Value::Won => true,
        }
    }
}

impl From<bool> for Value {
    /// Won or lost.
    fn from(won: bool) -> Self {
        if won { Value::Won } else { Value::Lost }
    }
}

impl From<Number> for Value {
    fn from(number: Number) -> Self {
        Value::Number(number)
    }
}

impl Number {
    /// The number; `None` if it is infinite or none at all.
    pub fn new(number: f64) -> Option<Self> {
        // Adding 0 makes −0 the same as 0.
        number.is_finite().then_some(Number(number + 0.0))
    }

    /// The number as it is.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl Eq for Number {}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// A text that is no value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a value is a number such as -2.5, or `won`, or `lost`, not `{0}`")]
pub struct ParseValueError(String);

impl FromStr for Value {
    type Err = ParseValueError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "won" => return Ok(Value::Won),
            "lost" => return Ok(Value::Lost),
            _ => {}
        }
        // Words such as `inf` are numbers to the standard library, and not to readers.
        let digits = text.chars().all(|symbol| symbol.is_ascii_digit() || "+-.eE".contains(symbol));
        let number = digits.then(|| text.parse().ok()).flatten().and_then(Number::new);
        number.map(Value::Number).ok_or_else(|| ParseValueError(text.chars().take(20).collect()))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Lost => f.pad("lost"),
            Value::Number(number) => f.pad(&number.0.to_string()),
            Value::Won => f.pad("won"),
        }
    }
}
