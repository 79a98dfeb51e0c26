//! The transposition table.

use std::{
    collections::TryReserveError,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use super::search_options::SearchOptions;
use kozyr_core::opponent::Deadline;

/// The value for no best move.
pub const NO_MOVE: u8 = 64;

/// The stored result of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TranspositionEntry {
    /// The lower bound of the score.
    pub lower: i8,
    /// The upper bound of the score.
    pub upper: i8,
    /// The search depth in plies.
    pub depth: u8,
    /// The certainty of the bounds, 0 to [`EXACT_CERTAINTY`](super::EXACT_CERTAINTY).
    pub certainty: u8,
    /// The two best moves so far, best first; [`NO_MOVE`] if there is none.
    pub moves: [u8; 2],
}

impl TranspositionEntry {
    /// The result of a null-window search above `alpha`: a lower bound if `score` exceeds `alpha`,
    /// otherwise an upper bound.
    pub const fn from_null_window(
        alpha: i32,
        score: i32,
        best: u8,
        depth: u32,
        certainty: u8,
    ) -> Self {
        let score = score as i8;
        let (lower, upper) = if score as i32 > alpha { (score, 64) } else { (-64, score) };
        TranspositionEntry { lower, upper, depth: depth as u8, certainty, moves: [best, NO_MOVE] }
    }

    /// The entry as one word, with the generation that stored it.
    const fn pack(self, age: u8) -> u64 {
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.depth,
            self.certainty,
            self.moves[0],
            self.moves[1],
            age,
            // Never 0, so that an entry differs from an empty slot.
            1,
        ])
    }

    /// Whether the entry is at least as deep and certain as another, and strictly more so in one.
    const fn dominates(&self, other: &TranspositionEntry) -> bool {
        self.depth >= other.depth
            && self.certainty >= other.certainty
            && (self.depth > other.depth || self.certainty > other.certainty)
    }

    /// The entry in a word that [`pack`](Self::pack) made.
    const fn unpack(data: u64) -> Self {
        let [lower, upper, depth, certainty, first, second, ..] = data.to_le_bytes();
        let (lower, upper) = (lower as i8, upper as i8);
        TranspositionEntry { lower, upper, depth, certainty, moves: [first, second] }
    }
}

/// One entry: the key XORed with the data, and the data. Threads write without locks; after a torn
/// write the key does not match, so the entry is ignored.
type Slot = [AtomicU64; 2];

/// The slots of a position: one cache line on common processors.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET_SLOTS]);

/// The number of slots per position.
const BUCKET_SLOTS: usize = 4;

/// The number of buckets allocated between deadline checks: 1 MiB.
const BUCKETS_PER_DEADLINE_CHECK: usize = 1 << 14;

/// A transposition table shared by the threads of a search.
///
/// Each position has four slots. The least valuable entry is replaced: older generations before the
/// current one, shallow entries before deep ones.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    /// The current generation.
    age: u8,
    /// See [`SearchOptions::keep_deepest_entry`].
    keeps_deepest: bool,
}

/// The hash key of a position: a multiplication that mixes all bits of both halves.
#[inline(always)]
pub fn position_key(player: u64, opponent: u64) -> u64 {
    let a = (player ^ 0x2d35_8dcc_aa6c_78a5).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let b = (opponent ^ 0x8bb8_4b93_962e_acc9).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let mixed = a.rotate_left(32) ^ b;
    let product = u128::from(mixed ^ a) * 0xa076_1d64_78bd_642f_u128;
    (product as u64) ^ (product >> 64) as u64 ^ b.rotate_left(17)
}

impl TranspositionTable {
    /// A table of 2^`bits` entries of 16 bytes.
    ///
    /// # Panics
    /// If the memory cannot be allocated.
    pub fn new(bits: u32, options: SearchOptions) -> Self {
        TranspositionTable::with_deadline(bits, options, &Deadline::never())
            .expect("tables of the usual sizes fit everywhere")
    }

    /// Like [`new`](Self::new), but smaller if the deadline passes during allocation.
    ///
    /// # Errors
    /// If the memory cannot be allocated.
    pub fn with_deadline(
        bits: u32,
        options: SearchOptions,
        deadline: &Deadline,
    ) -> Result<Self, TryReserveError> {
        let bucket_count = 1usize << (bits.clamp(2, 32) - 2);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(bucket_count)?;
        while buckets.len() < bucket_count && (buckets.is_empty() || !deadline.has_passed()) {
            let count = (bucket_count - buckets.len()).min(BUCKETS_PER_DEADLINE_CHECK);
            buckets.extend((0..count).map(|_| Bucket::default()));
        }
        // Keys need a power of two.
        buckets.truncate(1 << buckets.len().ilog2());
        let keeps_deepest = options.keep_deepest_entry;
        Ok(TranspositionTable { buckets: buckets.into(), age: 0, keeps_deepest })
    }

    /// Starts a new generation: older entries remain usable but are replaced first.
    pub fn begin_generation(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
    }

    /// The slots of the position with this key.
    #[inline(always)]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET_SLOTS] {
        &self.buckets[(key as usize / BUCKET_SLOTS) & (self.buckets.len() - 1)].0
    }

    /// The entry of the position with this key; `None` if it is not stored.
    #[inline(always)]
    pub fn look_up(&self, key: u64) -> Option<TranspositionEntry> {
        self.bucket(key).iter().find_map(|[mixed_key, data]| {
            let data = data.load(Relaxed);
            (mixed_key.load(Relaxed) ^ data == key && data != 0)
                .then(|| TranspositionEntry::unpack(data))
        })
    }

    /// A lower bound above `alpha` of the score of a move, from the entry of the position after it,
    /// where `player` is to move. `None` if the entry gives no such bound, or is shallower than
    /// `depth` or less certain than `certainty`.
    #[inline(always)]
    pub fn child_cutoff(
        &self,
        [player, opponent]: [u64; 2],
        alpha: i32,
        depth: u32,
        certainty: u8,
    ) -> Option<i32> {
        let entry = self.look_up(position_key(player, opponent))?;
        let bound = -i32::from(entry.upper);
        let is_sufficient = u32::from(entry.depth) >= depth && entry.certainty >= certainty;
        (is_sufficient && bound > alpha).then_some(bound)
    }

    /// Stores the result of a position: merged with what is known of the position, or else in place
    /// of the least valuable entry of its bucket.
    #[inline(always)]
    pub fn store(&self, key: u64, mut entry: TranspositionEntry) {
        let mut worst = (i32::MAX, 0);
        let bucket = self.bucket(key);
        for (index, [mixed_key, data]) in bucket.iter().enumerate() {
            let data = data.load(Relaxed);
            if mixed_key.load(Relaxed) ^ data == key && data != 0 {
                let old = TranspositionEntry::unpack(data);
                entry = if self.keeps_deepest && old.dominates(&entry) {
                    old
                } else {
                    merge(old, entry)
                };
                worst.1 = index;
                break;
            }
            let priority = self.replacement_priority(data);
            if priority < worst.0 {
                worst = (priority, index);
            }
        }
        let data = entry.pack(self.age);
        let [mixed_key, slot] = &bucket[worst.1];
        mixed_key.store(key ^ data, Relaxed);
        slot.store(data, Relaxed);
    }

    /// The value of keeping a packed entry; the lowest is replaced.
    #[inline(always)]
    fn replacement_priority(&self, data: u64) -> i32 {
        let [_, _, depth, certainty, _, _, age, _] = data.to_le_bytes();
        if data == 0 {
            return i32::MIN;
        }
        let current = if age == self.age { 1 << 16 } else { 0 };
        current + i32::from(depth) * 16 + i32::from(certainty)
    }
}

/// Merges two results of a position. Bounds of equal depth and certainty are intersected; otherwise
/// the new ones apply. The new best move comes first.
#[inline(always)]
fn merge(old: TranspositionEntry, new: TranspositionEntry) -> TranspositionEntry {
    let mut merged = new;
    if old.depth == new.depth && old.certainty == new.certainty {
        let (lower, upper) = (old.lower.max(new.lower), old.upper.min(new.upper));
        // The bounds contradict each other only if the search was unstable.
        if lower <= upper {
            (merged.lower, merged.upper) = (lower, upper);
        }
    }
    if new.moves[0] == NO_MOVE {
        merged.moves = old.moves;
    } else if new.moves[0] != old.moves[0] {
        merged.moves = [new.moves[0], old.moves[0]];
    } else {
        merged.moves = old.moves;
    }
    merged
}
