//! Hash keys for equivalence classes of endgames.
//!
//! The order of ranks matters only within a suit; across suits it matters only whether ranks are
//! equal. So ranks can be swapped if no suit has both, plain suits can be exchanged, and ranks
//! without cards can be removed. The key combines where the cards of each suit are, from the lowest
//! up, and which of them share a rank.

use super::state::{EndgameRules, TwoPlayerEndgame};
use crate::card_set::CardSet;

/// The trumps, then the plain suits in the order of their card places: the places encoded as a
/// number, and the ranks present as bits from the two up.
type CanonicalSuits = [(u64, u64); 4];

impl TwoPlayerEndgame {
    /// The hash key of the endgame. Equivalent endgames share a key, unless plain suits with equal
    /// places are exchanged; others almost never do.
    pub(super) fn key(&self, rules: &EndgameRules) -> u64 {
        let state_bits = u64::from(self.attacker)
            | (self.phase as u64) << 1
            | u64::from(self.attack_limit) << 4
            | u64::from(self.attack_count) << 10
            | u64::from(self.shown) << 15
            | u64::from(self.discarded) << 17
            | 1 << 18;
        // Mixed before any card, or a flag could pass for a card.
        let key = mix_hash(state_bits, 0);
        let (all, trump) = (self.cards_in_play(), 16 * rules.trump as u32);
        // Usually all cards are in hands: then one bit per card suffices and the four suits fit
        // into one word.
        let (key, suits) = if (self.table_cards() | self.talon).is_empty() {
            let suits = canonical_suits(all, trump, |from, ranks| {
                ownership_bits(self.hands[0], from, ranks)
            });
            let word = suits.iter().fold(0, |word, &(of_suit, _)| word << 16 | of_suit);
            (mix_hash(key, word), suits)
        } else {
            let suits = canonical_suits(all, trump, |from, ranks| self.places(from, ranks));
            (suits.iter().fold(key, |key, &(of_suit, _)| mix_hash(key, of_suit)), suits)
        };
        mix_hash(key, same_rank_hash(all, &suits))
    }

    /// The places of the cards of a suit, which starts at bit `from` and has these ranks: three
    /// bits each, the lowest card first, behind a leading 1.
    fn places(&self, from: u32, mut ranks: u64) -> u64 {
        let [first, second] = self.hands.map(|hand| hand.bits() >> from);
        let [talon, open, beaten] =
            [self.talon, self.open, self.beaten].map(|set| set.bits() >> from);
        let mut places = 1;
        while ranks != 0 {
            let at = ranks.trailing_zeros();
            let bit = |set: u64| set >> at & 1;
            let place = bit(first)
                | bit(second) << 1
                | (bit(talon) * 3)
                | bit(open) << 2
                | (bit(beaten) * 5);
            places = places << 3 | place;
            ranks &= ranks - 1;
        }
        places
    }
}

/// The suits in canonical order. The bits of the trumps start at `trump`. `encode` encodes where
/// the cards of a suit are, given its first bit and its ranks.
fn canonical_suits(all: CardSet, trump: u32, encode: impl Fn(u32, u64) -> u64) -> CanonicalSuits {
    let suit = |number: u32| {
        let from = (trump + 16 * number) % 64;
        let ranks = all.bits() >> from & 0xffff;
        (encode(from, ranks), ranks)
    };
    let sorted = |one, other| if one > other { (other, one) } else { (one, other) };
    let (one, two) = sorted(suit(1), suit(2));
    let (two, three) = sorted(two, suit(3));
    let (one, two) = sorted(one, two);
    [suit(0), one, two, three]
}

/// Which cards of a suit player 0 holds when all cards are in hands: one bit per card, lowest
/// first, with a 1 after the last.
fn ownership_bits(hand: CardSet, from: u32, ranks: u64) -> u64 {
    let held = hand.bits() >> from & ranks;
    let half = |at: u32| {
        let [ranks, held] = [ranks, held].map(|set| (set >> at & 0xff) as usize);
        let packed =
            NONZERO_DIGITS[usize::from(BINARY_TO_TERNARY[ranks] + BINARY_TO_TERNARY[held])];
        (u64::from(packed), ranks.count_ones())
    };
    let ((low, low_count), (high, high_count)) = (half(0), half(8));
    low | (high | 1 << high_count) << low_count
}

/// Returns a hash of which cards share a rank, whatever the order of ranks.
fn same_rank_hash(all: CardSet, suits: &CanonicalSuits) -> u64 {
    // For each rank, which card of the suit it is, counted from the lowest: four bits per rank, 0
    // if absent.
    let order = suits.map(|(_, ranks)| {
        let [low, high] = [ranks & 0xff, ranks >> 8].map(|half| RANK_ORDER[half as usize]);
        u64::from(low.0) | u64::from(high.0 + high.1 * (ranks & 0xff).count_ones()) << 32
    });
    let mut shared = all.shared_rank_bits();
    let mut hash = 0_u64;
    while shared != 0 {
        let rank = shared.trailing_zeros();
        let group = order.iter().fold(0, |group, of_suit| group << 4 | of_suit >> (4 * rank) & 15);
        // A sum, so the order of ranks doesn't matter.
        hash = hash.wrapping_add(mix_hash(group, GROUP_SALT));
        shared &= shared - 1;
    }
    hash
}

/// The bits of a byte as ternary digits.
const BINARY_TO_TERNARY: [u16; 256] = {
    let mut all = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let half = all[byte / 2];
        all[byte] = 3 * half + (byte % 2) as u16;
        byte += 1;
    }
    all
};

/// The nonzero digits of a ternary number, one bit each: whether the digit is 2.
const NONZERO_DIGITS: [u8; 6561] = {
    let mut all = [0; 6561];
    let mut number = 0;
    while number < 6561 {
        let higher_digits = all[number / 3];
        all[number] = match number % 3 {
            0 => higher_digits,
            digit => higher_digits << 1 | (digit - 1) as u8,
        };
        number += 1;
    }
    all
};

/// For each bit of a byte, four bits each: the number of bits set up to it, and 1; both 0 if the
/// bit is not set.
const RANK_ORDER: [(u32, u32); 256] = {
    let mut all = [(0, 0); 256];
    let mut byte: usize = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                all[byte].0 |= (byte & ((2 << bit) - 1)).count_ones() << (4 * bit);
                all[byte].1 |= 1 << (4 * bit);
            }
            bit += 1;
        }
        byte += 1;
    }
    all
};

/// Separates groups of equal ranks from other hashed values.
const GROUP_SALT: u64 = 0x0123_4567;

/// Mixes bits into a hash key.
const fn mix_hash(key: u64, bits: u64) -> u64 {
    let product = (key ^ bits).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (product ^ (product >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31)
}
