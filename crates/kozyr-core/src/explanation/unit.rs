//! What is known of the units in which opponents value what they could do.

/// The unit of what is known for sure: lost at 0, drawn at 50, won at 100.
pub const PROVED_UNIT: &str = "proved";

/// Decimal places with which a unit is read at a glance.
pub(super) fn decimal_places(unit: &str) -> u32 {
    match unit {
        "potential" | "points" => 1,
        _ => 0,
    }
}

/// The values between which all of a unit lie, if it is a share of something.
pub(super) fn value_range(unit: &str) -> Option<[f64; 2]> {
    matches!(unit, "votes" | "chance" | "judged" | PROVED_UNIT).then_some([0.0, 100.0])
}

/// A difference that is large in any game; 0 where that is not known of the unit.
pub(super) fn large_difference(unit: &str) -> f64 {
    match unit {
        "discs" => 8.0,
        _ => 0.0,
    }
}
