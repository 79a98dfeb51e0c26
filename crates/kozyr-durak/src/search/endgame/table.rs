//! The transposition table.

use std::collections::TryReserveError;

use super::super::position::Position;

/// Bounds of the values of positions, with the best move of each.
#[derive(Debug)]
pub(super) struct EndgameTable {
    /// From the upper bits: the key, the index of the best move, both bounds.
    entries: Vec<u64>,
    mask: usize,
}

/// The entry of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EndgameEntry {
    pub(super) low: u8,
    pub(super) high: u8,
    /// The index of the best move.
    pub(super) best: u8,
}

/// The bits of an entry that don't belong to the key.
const PAYLOAD_BITS: u32 = 12;

impl EndgameTable {
    /// A table with 2^`bits` entries.
    pub(super) fn new(bits: u32) -> Self {
        EndgameTable { entries: vec![0; 1 << bits], mask: (1 << bits) - 1 }
    }

    /// A table with 2^`bits` entries, or an error if there is not enough memory.
    pub(super) fn try_new(bits: u32) -> Result<Self, TryReserveError> {
        let mut entries = Vec::new();
        entries.try_reserve_exact(1 << bits)?;
        entries.resize(1 << bits, 0);
        Ok(EndgameTable { entries, mask: (1 << bits) - 1 })
    }

    /// The entry of a key; with the widest bounds if there is none.
    pub(super) fn look_up(&self, key: u64) -> EndgameEntry {
        let entry = self.entries[key as usize & self.mask];
        if entry >> PAYLOAD_BITS == key >> PAYLOAD_BITS {
            let best = (entry >> 4) as u8;
            EndgameEntry { low: entry as u8 & 3, high: 2 - (entry >> 2) as u8 % 4, best }
        } else {
            EndgameEntry { low: 0, high: 2, best: 0 }
        }
    }

    /// Stores a value found within a window of half points, as a bound if it is at the edge, and
    /// the index of the best move.
    pub(super) fn store(&mut self, key: u64, points: u8, [low, high]: [u8; 2], best: u8) {
        let known = self.look_up(key);

        let lower = if points > low { points } else { 0 }.max(known.low);
        let upper = if points < high { points } else { 2 }.min(known.high);
        let payload = u64::from(best) << 4 | u64::from(2 - upper) << 2 | u64::from(lower);
        self.entries[key as usize & self.mask] = key >> PAYLOAD_BITS << PAYLOAD_BITS | payload;
    }
}

/// The hash key of a position with nothing hidden. Equal positions of a deal have equal keys;
/// others almost never do.
pub(super) fn key_of(position: &Position) -> u64 {
    let mut players = position.playing_mask();
    let state_bits = u64::from(position.to_act)
        | u64::from(position.attacker) << 3
        | (position.phase as u64) << 6
        | u64::from(position.attack_limit) << 9
        | u64::from(position.attack_count) << 15
        | u64::from(position.shown) << 20
        | u64::from(position.passed) << 26
        | u64::from(position.discarded) << 32
        | (position.talon_len() as u64) << 33
        | u64::from(position.out) << 39;
    // Mixed before any card, or a flag could pass for a card.
    let mut key = mix_hash(state_bits, 0);
    while players != 0 {
        key = mix_hash(key, position.held(players.trailing_zeros() as u8).bits());
        players &= players - 1;
    }
    mix_hash(mix_hash(key, position.open.bits()), position.beaten.bits())
}

/// Mixes bits into a hash key.
const fn mix_hash(key: u64, bits: u64) -> u64 {
    let product = (key ^ bits).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (product ^ (product >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31)
}
