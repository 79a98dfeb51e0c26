//! How things in a row are cut into units.

/// No work has more units than about this many, so that its results stay a small file: about as
/// many bytes as ten times the number.
const MAX_UNITS: u64 = 16_384;

/// Things in a row that are cut into units of the same size but for the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Partition {
    items: u64,
    unit_size: u64,
}

impl Partition {
    /// Cuts into pieces of `least` things, or of more where there would be too many pieces.
    pub fn new(things: u64, least: u64) -> Self {
        Partition { items: things, unit_size: least.max(things.div_ceil(MAX_UNITS)).max(1) }
    }

    /// Cuts into about so many pieces, or one for each thing.
    pub fn with_about(things: u64, pieces: u64) -> Self {
        Partition { items: things, unit_size: things.div_ceil(pieces).max(1) }
    }

    /// How many pieces there are.
    pub fn units(&self) -> u64 {
        self.items.div_ceil(self.unit_size)
    }

    /// The things of a piece.
    pub fn range(&self, unit: u64) -> std::ops::Range<u64> {
        let first = unit * self.unit_size;
        first..(first + self.unit_size).min(self.items)
    }

    /// How many things a piece has.
    pub fn size(&self, unit: u64) -> u64 {
        let range = self.range(unit);
        range.end.saturating_sub(range.start)
    }
}
