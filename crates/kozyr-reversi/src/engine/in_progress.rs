//! The table of positions that other threads are searching, so a thread can search something else.
//!
//! This is the idea of ABDADA (J.-C. Weill, 1996) in Tom Kerrigan's simplified form: all threads
//! walk the same tree and defer a move that another thread is searching. Its result will be in the
//! transposition table later.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// The smallest depth that is coordinated. Repeating a shallower search is faster than checking.
pub const MIN_SHARED_DEPTH: u32 = 7;

/// The number of slots.
const TABLE_SLOTS: usize = 1 << 10;

/// The positions that threads are searching. Colliding positions overwrite each other, which costs
/// a little time but does no harm.
pub struct InProgressTable(Box<[AtomicU64]>);

/// A claim that a position is being searched; dropping it releases the claim.
pub struct InProgressClaim<'a> {
    slot: &'a AtomicU64,
    key: u64,
}

impl InProgressTable {
    /// An empty table.
    pub fn new() -> Self {
        InProgressTable((0..TABLE_SLOTS).map(|_| AtomicU64::new(0)).collect())
    }

    /// The slot of a key.
    fn slot(&self, key: u64) -> &AtomicU64 {
        // Uses other bits of the key than the transposition table.
        &self.0[(key >> 48) as usize % TABLE_SLOTS]
    }

    /// Whether a thread is searching the position with this key.
    pub fn contains(&self, key: u64) -> bool {
        self.slot(key).load(Relaxed) == key
    }

    /// Claims the position with this key.
    pub fn claim(&self, key: u64) -> InProgressClaim<'_> {
        let slot = self.slot(key);
        slot.store(key, Relaxed);
        InProgressClaim { slot, key }
    }
}

impl Drop for InProgressClaim<'_> {
    fn drop(&mut self) {
        // Fails harmlessly if another position has taken the slot.
        let _ = self.slot.compare_exchange(self.key, 0, Relaxed, Relaxed);
    }
}
