//! The value of a position for Max.

use std::{cmp::Ordering, fmt, str::FromStr};

/// The value of a position for Max; as text `won`, `lost` or a number such as `-2.5`.
///
/// A loss is less than any number and a win is more, so outcomes and estimates can be used in one
/// tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NodeValue {
    /// Max has lost, or at least has not won.
    Lost,
    /// An estimate; greater is better for Max.
    Number(FiniteF64),
    /// Max has won.
    Won,
}

/// A finite number, so that any two can be compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FiniteF64(f64);

impl NodeValue {
    /// Whether the value counts as a win for Max: it is `Won` or a number above 0.
    pub fn is_won(self) -> bool {
        match self {
            NodeValue::Lost => false,
            NodeValue::Number(number) => number.get() > 0.0,
            NodeValue::Won => true,
        }
    }
}

impl From<bool> for NodeValue {
    /// Returns `Won` if Max has won, or else `Lost`.
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
    /// Creates a number, with −0 as 0; `None` if it is infinite or NaN.
    pub fn new(number: f64) -> Option<Self> {
        // Adding 0 turns −0 into 0.
        number.is_finite().then_some(FiniteF64(number + 0.0))
    }

    /// Returns the number.
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

/// The error for a text that is not a value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a value is `won`, `lost` or a number such as -2.5, not `{0}`")]
pub struct ParseNodeValueError(String);

impl FromStr for NodeValue {
    type Err = ParseNodeValueError;

    /// Parses `won`, `lost` or a finite decimal number, which may have an exponent.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "won" => return Ok(NodeValue::Won),
            "lost" => return Ok(NodeValue::Lost),
            _ => {}
        }
        // The standard library would also accept words such as `inf`.
        let is_numeric =
            text.chars().all(|symbol| symbol.is_ascii_digit() || "+-.eE".contains(symbol));
        let number = is_numeric.then(|| text.parse().ok()).flatten().and_then(FiniteF64::new);
        number
            .map(NodeValue::Number)
            .ok_or_else(|| ParseNodeValueError(text.chars().take(20).collect()))
    }
}

impl fmt::Display for NodeValue {
    /// Writes `won`, `lost` or the number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NodeValue::Lost => f.pad("lost"),
            NodeValue::Number(number) => f.pad(&number.0.to_string()),
            NodeValue::Won => f.pad("won"),
        }
    }
}
