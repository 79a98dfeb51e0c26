//! What each of several threads is searching, so that the others turn to something else.
//!
//! The idea is that of ABDADA (J.-C. Weill, 1996) in Tom Kerrigan's simple form: all threads walk
//! the same tree; a move on which another one is at work is left for later, when its result will
//! be in the table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Searches whose results are shared are at least that deep: smaller ones are done again sooner
/// than a thread learns of them.
pub const MIN_SHARED_DEPTH: u32 = 7;

/// How many positions can be searched at a time.
const TABLE_SLOTS: usize = 1 << 10;

/// The positions that are being searched. Two with the same slot push each other out, which costs
/// a little time and no correctness.
pub struct InProgressTable(Box<[AtomicU64]>);

/// The announcement that a position is being searched; it ends when this is dropped.
pub struct InProgressClaim<'a> {
    slot: &'a AtomicU64,
    key: u64,
}

impl InProgressTable {
    /// Nobody at work.
    pub fn new() -> Self {
        InProgressTable((0..TABLE_SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    fn slot(&self, key: u64) -> &AtomicU64 {
        // Not the bits by which the table finds its slots.
        &self.0[(key >> 48) as usize % TABLE_SLOTS]
    }

    /// Whether a thread is searching the position of that key.
    pub fn contains(&self, key: u64) -> bool {
        self.slot(key).load(Relaxed) == key
    }

    /// Announces that a thread begins to search the position of that key.
    pub fn claim(&self, key: u64) -> InProgressClaim<'_> {
        let slot = self.slot(key);
        slot.store(key, Relaxed);
        InProgressClaim { slot, key }
    }
}

impl Drop for InProgressClaim<'_> {
    fn drop(&mut self) {
        // Fails if another position has taken the slot, which is as well.
        let _ = self.slot.compare_exchange(self.key, 0, Relaxed, Relaxed);
    }
}
