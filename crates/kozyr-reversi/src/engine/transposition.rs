//! The transposition table: what is known of positions already searched.

use std::{
    collections::TryReserveError,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
};

use super::search_options::SearchOptions;
use kozyr_core::opponent::Deadline;

/// No square: the position was found to have no best move yet.
pub const NO_MOVE: u8 = 64;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TranspositionEntry {
    /// The score is at least this.
    pub lower: i8,
    /// The score is at most this.
    pub upper: i8,
    /// Plies searched.
    pub depth: u8,
    /// How sure the bounds are, 0 to [`EXACT`](super::EXACT).
    pub certainty: u8,
    /// The best two moves so far, the better first; [`NO_MOVE`] if there is none.
    pub moves: [u8; 2],
}

impl TranspositionEntry {
    /// What a search of so many plies with a null window above `alpha` has found: this score or more if it is above,
    /// this score or less otherwise; and the move that came to it.
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

    const fn pack(self, age: u8) -> u64 {
        u64::from_le_bytes([
            self.lower as u8,
            self.upper as u8,
            self.depth,
            self.certainty,
            self.moves[0],
            self.moves[1],
            age,
            // Never 0, so that an empty slot is no entry.
            1,
        ])
    }

    /// Whether nothing of another search is deeper or surer, and something less so.
    const fn dominates(&self, other: &TranspositionEntry) -> bool {
        self.depth >= other.depth
            && self.certainty >= other.certainty
            && (self.depth > other.depth || self.certainty > other.certainty)
    }

    const fn unpack(data: u64) -> Self {
        let [lower, upper, depth, certainty, first, second, ..] = data.to_le_bytes();
        let (lower, upper) = (lower as i8, upper as i8);
        TranspositionEntry { lower, upper, depth, certainty, moves: [first, second] }
    }
}

/// One entry: the key and the data. Threads write without locks: the key is stored with the data
/// mixed in, so that an entry torn between two writers is not taken for either.
type Slot = [AtomicU64; 2];

/// The slots that a position may be found in: a cache line of the usual processors.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; BUCKET_SLOTS]);

/// How many slots a position may be found in.
const BUCKET_SLOTS: usize = 4;

/// How many buckets are made between two looks at a deadline: 1 MiB.
const BUCKETS_PER_DEADLINE_CHECK: usize = 1 << 14;

/// A table of positions, shared by the threads of a search.
///
/// Of the four slots a position may have, the one least worth keeping is given up: an old search
/// before a new one, a shallow entry before a deep one.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    age: u8,
    keeps_deepest: bool,
}

/// The key of a position: a product that mixes every bit of both halves.
#[inline(always)]
pub fn position_key(player: u64, opponent: u64) -> u64 {
    let a = (player ^ 0x2d35_8dcc_aa6c_78a5).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let b = (opponent ^ 0x8bb8_4b93_962e_acc9).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let mixed = a.rotate_left(32) ^ b;
    let product = u128::from(mixed ^ a) * 0xa076_1d64_78bd_642f_u128;
    (product as u64) ^ (product >> 64) as u64 ^ b.rotate_left(17)
}

impl TranspositionTable {
    /// A table of 2 to the power of `bits` entries of 16 bytes each.
    ///
    /// # Panics
    /// If there is not that much memory.
    pub fn new(bits: u32, ways: SearchOptions) -> Self {
        TranspositionTable::with_deadline(bits, ways, &Deadline::never())
            .expect("tables of the usual sizes fit everywhere")
    }

    /// A table of that size, or a smaller one if the deadline passes while it is made.
    ///
    /// # Errors
    /// If there is not that much memory.
    pub fn with_deadline(
        bits: u32,
        ways: SearchOptions,
        deadline: &Deadline,
    ) -> Result<Self, TryReserveError> {
        let wanted = 1usize << (bits.clamp(2, 32) - 2);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(wanted)?;
        while buckets.len() < wanted && (buckets.is_empty() || !deadline.has_passed()) {
            let more = (wanted - buckets.len()).min(BUCKETS_PER_DEADLINE_CHECK);
            buckets.extend((0..more).map(|_| Bucket::default()));
        }
        // A power of two, as the keys want it.
        buckets.truncate(1 << buckets.len().ilog2());
        let keeps_deepest = ways.keep_deepest_entry;
        Ok(TranspositionTable { buckets: buckets.into(), age: 0, keeps_deepest })
    }

    /// Begins another search: what is there may still be used but is given up first.
    pub fn begin_generation(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET_SLOTS] {
        &self.buckets[(key as usize / BUCKET_SLOTS) & (self.buckets.len() - 1)].0
    }

    /// What is known of the position with that key.
    #[inline(always)]
    pub fn look_up(&self, key: u64) -> Option<TranspositionEntry> {
        self.bucket(key).iter().find_map(|[mixed, data]| {
            let data = data.load(Relaxed);
            (mixed.load(Relaxed) ^ data == key && data != 0)
                .then(|| TranspositionEntry::unpack(data))
        })
    }

    /// What moving to a position is worth at least, if that is above `alpha` and known so deep and so surely.
    #[inline(always)]
    pub fn child_cutoff(
        &self,
        [player, opponent]: [u64; 2],
        alpha: i32,
        depth: u32,
        certainty: u8,
    ) -> Option<i32> {
        let known = self.look_up(position_key(player, opponent))?;
        let bound = -i32::from(known.upper);
        let enough = u32::from(known.depth) >= depth && known.certainty >= certainty;
        (enough && bound > alpha).then_some(bound)
    }

    /// Notes down what is known of a position.
    #[inline(always)]
    pub fn store(&self, key: u64, mut known: TranspositionEntry) {
        let mut worst = (i32::MAX, 0);
        let bucket = self.bucket(key);
        for (index, [mixed, data]) in bucket.iter().enumerate() {
            let data = data.load(Relaxed);
            if mixed.load(Relaxed) ^ data == key && data != 0 {
                let old = TranspositionEntry::unpack(data);
                known = if self.keeps_deepest && old.dominates(&known) {
                    old
                } else {
                    merge(old, known)
                };
                worst.1 = index;
                break;
            }
            let worth = self.replacement_priority(data);
            if worth < worst.0 {
                worst = (worth, index);
            }
        }
        let data = known.pack(self.age);
        let [mixed, slot] = &bucket[worst.1];
        mixed.store(key ^ data, Relaxed);
        slot.store(data, Relaxed);
    }

    /// How much an entry deserves to stay.
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

/// Two searches of equal depth and certainty narrow each other's bounds; otherwise the later
/// one stands. Of the moves, the new best comes first.
#[inline(always)]
fn merge(old: TranspositionEntry, new: TranspositionEntry) -> TranspositionEntry {
    let mut merged = new;
    if old.depth == new.depth && old.certainty == new.certainty {
        let (lower, upper) = (old.lower.max(new.lower), old.upper.min(new.upper));
        // They contradict each other only where instability of the search made them.
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
