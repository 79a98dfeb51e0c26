//! The units of the values that opponents give their alternatives.

/// The unit of proven results: 0 for a loss, 50 for a draw, 100 for a win.
pub const PROVED_UNIT: &str = "proved";

/// Returns how many decimals to show of values in a unit; 0 for most.
pub(super) fn decimal_places(unit: &str) -> u32 {
    match unit {
        "potential" | "points" => 1,
        _ => 0,
    }
}

/// Returns the least and the greatest possible value in a unit, 0 and 100, if it is a percentage;
/// `None` for other units.
pub(super) fn value_range(unit: &str) -> Option<[f64; 2]> {
    matches!(unit, "votes" | "chance" | "judged" | PROVED_UNIT).then_some([0.0, 100.0])
}

/// Returns the smallest difference that counts as large, in the unit; 0 if it has no such limit.
pub(super) fn large_difference(unit: &str) -> f64 {
    match unit {
        "discs" => 8.0,
        _ => 0.0,
    }
}
