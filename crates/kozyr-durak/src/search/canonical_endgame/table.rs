//! A transposition table with bounds.

use std::collections::TryReserveError;

/// The lower and upper bound of the half points of player 0.
pub(super) type Bounds = [u8; 2];

/// The bounds of an unknown position.
pub(super) const UNKNOWN_BOUNDS: Bounds = [0, 2];
/// The bits of an entry that don't belong to the key.
const PAYLOAD_MASK: u64 = 0b1111;

/// The bounds of positions, in buckets of two entries. The first entry is the latest one.
#[derive(Debug)]
pub(super) struct BoundsTable {
    entries: Vec<u64>,
    mask: usize,
}

impl BoundsTable {
    /// A table with 2^`bits` entries, at least two, or an error if there is not enough memory.
    pub(super) fn try_new(bits: u32) -> Result<Self, TryReserveError> {
        let size = 1 << bits.max(1);
        let mut entries = Vec::new();
        entries.try_reserve_exact(size)?;
        entries.resize(size, 0);
        Ok(BoundsTable { entries, mask: size - 1 })
    }

    /// The bounds stored for a key, or the widest ones.
    pub(super) fn look_up(&self, key: u64) -> Bounds {
        let first = self.bucket_start(key);
        let has_key = |entry: &&u64| **entry & !PAYLOAD_MASK == key & !PAYLOAD_MASK;
        self.entries[first..first + 2]
            .iter()
            .find(has_key)
            .map_or(UNKNOWN_BOUNDS, |entry| bounds(*entry))
    }

    /// Stores bounds for a key as the latest entry of its bucket. They replace the latest entry if
    /// that has the same key, else the older one.
    pub(super) fn store(&mut self, key: u64, [low, high]: Bounds) {
        let entry = key & !PAYLOAD_MASK | u64::from(2 - high) << 2 | u64::from(low);
        let first = self.bucket_start(key);
        if self.entries[first] & !PAYLOAD_MASK != key & !PAYLOAD_MASK {
            self.entries[first + 1] = self.entries[first];
        }
        self.entries[first] = entry;
    }

    /// The index of the first entry of a key's bucket.
    fn bucket_start(&self, key: u64) -> usize {
        // The upper half, since the lowest bits hold the payload.
        (key >> 32) as usize & self.mask & !1
    }
}

/// The bounds in an entry.
fn bounds(entry: u64) -> Bounds {
    [entry as u8 & 3, 2 - (entry as u8 >> 2 & 3)]
}
