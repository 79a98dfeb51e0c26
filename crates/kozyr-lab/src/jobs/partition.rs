//! Splits a sequence of items into units.

/// The approximate maximum number of units of a job. It keeps the file of results small: about ten
/// bytes per unit.
const MAX_UNITS: u64 = 16_384;

/// A sequence of items split into units of equal size, except for the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Partition {
    items: u64,
    unit_size: u64,
}

impl Partition {
    /// Splits into units of `min_size` items, or of more if there would be too many units.
    pub fn new(items: u64, min_size: u64) -> Self {
        Partition { items, unit_size: min_size.max(items.div_ceil(MAX_UNITS)).max(1) }
    }

    /// Splits into about this many units, of at least one item each.
    pub fn with_about(items: u64, units: u64) -> Self {
        Partition { items, unit_size: items.div_ceil(units).max(1) }
    }

    /// The number of units.
    pub fn units(&self) -> u64 {
        self.items.div_ceil(self.unit_size)
    }

    /// The items of a unit.
    pub fn range(&self, unit: u64) -> std::ops::Range<u64> {
        let first = unit * self.unit_size;
        first..(first + self.unit_size).min(self.items)
    }

    /// The number of items in a unit.
    pub fn size(&self, unit: u64) -> u64 {
        let range = self.range(unit);
        range.end.saturating_sub(range.start)
    }
}
