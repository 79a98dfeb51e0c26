//! How things in a row are cut into units.

/// No work has more units than about this many, so that its results stay a small file: about as
/// many bytes as ten times the number.
const MOST_UNITS: u64 = 16_384;

/// Things in a row that are cut into units of the same size but for the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    things: u64,
    each: u64,
}

impl Cut {
    /// Cuts into pieces of `least` things, or of more where there would be too many pieces.
    pub fn new(things: u64, least: u64) -> Self {
        Cut { things, each: least.max(things.div_ceil(MOST_UNITS)).max(1) }
    }

    /// Cuts into about so many pieces, or one for each thing.
    pub fn into_about(things: u64, pieces: u64) -> Self {
        Cut { things, each: things.div_ceil(pieces).max(1) }
    }

    /// How many pieces there are.
    pub fn units(&self) -> u64 {
        self.things.div_ceil(self.each)
    }

    /// The things of a piece.
    pub fn range(&self, unit: u64) -> std::ops::Range<u64> {
        let first = unit * self.each;
        first..(first + self.each).min(self.things)
    }

    /// How many things a piece has.
    pub fn size(&self, unit: u64) -> u64 {
        let range = self.range(unit);
        range.end.saturating_sub(range.start)
    }
}
