//! What a position is worth to Max.

use std::{cmp::Ordering, fmt, str::FromStr};

/// What a position is worth to Max; as text `won`, `lost` or a number such as `-2.5`.
///
/// Lost is less than any number and won is more, so outcomes and estimates can stand in one tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NodeValue {
    /// Max has lost, or at any rate has not won.
    Lost,
    /// An estimate; more is better for Max.
    Number(FiniteF64),
    /// Max has won.
    Won,
}

/// A number that is not infinite, so that any two can be compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FiniteF64(f64);

impl NodeValue {
    /// Whether it counts as won where nothing but winning counts: won, or a number above 0.
    pub fn is_won(self) -> bool {
        match self {
            NodeValue::Lost => false,
            NodeValue::Number(number) => number.get() > 0.0,
            NodeValue::Won => true,
        }
    }
}

impl From<bool> for NodeValue {
    /// Won or lost.
    fn from(won: bool) -> Self {
        if won { NodeValue::Won } else { NodeValue::Lost }
    }
}

impl From<FiniteF64> for NodeValue {
    fn from(number: FiniteF64) -> Self {
        NodeValue::Number(number)
    }
}

impl FiniteF64 {
    /// The number; `None` if it is infinite or none at all.
    pub fn new(number: f64) -> Option<Self> {
        // Adding 0 makes −0 the same as 0.
        number.is_finite().then_some(FiniteF64(number + 0.0))
    }

    /// The number as it is.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl Eq for FiniteF64 {}

impl PartialOrd for FiniteF64 {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for FiniteF64 {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// A text that is no value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a value is a number such as -2.5, or `won`, or `lost`, not `{0}`")]
pub struct ParseNodeValueError(String);

impl FromStr for NodeValue {
    type Err = ParseNodeValueError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "won" => return Ok(NodeValue::Won),
            "lost" => return Ok(NodeValue::Lost),
            _ => {}
        }
        // Words such as `inf` are numbers to the standard library, and not to readers.
        let digits = text.chars().all(|symbol| symbol.is_ascii_digit() || "+-.eE".contains(symbol));
        let number = digits.then(|| text.parse().ok()).flatten().and_then(FiniteF64::new);
        number
            .map(NodeValue::Number)
            .ok_or_else(|| ParseNodeValueError(text.chars().take(20).collect()))
    }
}

impl fmt::Display for NodeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NodeValue::Lost => f.pad("lost"),
            NodeValue::Number(number) => f.pad(&number.0.to_string()),
            NodeValue::Won => f.pad("won"),
        }
    }
}
