//! One number for all endings that differ only in names.
//!
//! The order of ranks matters within a suit alone, and across suits only whether ranks are equal:
//! ranks that no suit has both of can change places, plain suits can be exchanged, and ranks of
//! which no card is left can be closed up. So an ending is known by where the cards of each suit
//! lie, from the lowest up, and by which of them are of one rank.

use super::state::{EndgameRules, TwoPlayerEndgame};
use crate::card_set::CardSet;

/// The trumps, and the plain suits in the order of where their cards lie: a number for that, and the ranks there are,
/// as bits from the two.
type CanonicalSuits = [(u64, u64); 4];

impl TwoPlayerEndgame {
    /// A number for the ending: the same for those that differ only in names, unless plain suits of which
    /// the cards lie alike are named otherwise, and for others as good as never.
    pub(super) fn key(&self, terms: &EndgameRules) -> u64 {
        let circumstances = u64::from(self.attacker)
            | (self.phase as u64) << 1
            | u64::from(self.attack_limit) << 4
            | u64::from(self.attack_count) << 8
            | u64::from(self.shown) << 12
            | u64::from(self.discarded) << 14
            | 1 << 15;
        // Mixed before any card comes in, or a circumstance could pass for a card.
        let key = mix_hash(circumstances, 0);
        let (all, trump) = (self.cards_in_play(), 16 * terms.trump as u32);
        // Mostly all cards are in hands: then a bit a card is enough, and the four suits are one word.
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

    /// Where the cards of the suit from this bit on lie, three bits each, the lowest first, behind a 1.
    fn places(&self, from: u32, mut ranks: u64) -> u64 {
        let [one, other] = self.hands.map(|hand| hand.bits() >> from);
        let [talon, open, closed] =
            [self.talon, self.open, self.beaten].map(|set| set.bits() >> from);
        let mut places = 1;
        while ranks != 0 {
            let at = ranks.trailing_zeros();
            let is_in = |set: u64| set >> at & 1;
            let place = is_in(one)
                | is_in(other) << 1
                | (is_in(talon) * 3)
                | is_in(open) << 2
                | (is_in(closed) * 5);
            places = places << 3 | place;
            ranks &= ranks - 1;
        }
        places
    }
}

/// The suits in their order, the trumps' bits being those from one on; the function tells where the cards of a suit lie,
/// by its first bit and the ranks there are of it.
fn canonical_suits(all: CardSet, trump: u32, lie: impl Fn(u32, u64) -> u64) -> CanonicalSuits {
    let suit = |number: u32| {
        let from = (trump + 16 * number) % 64;
        let ranks = all.bits() >> from & 0xffff;
        (lie(from, ranks), ranks)
    };
    let rising = |one, other| if one > other { (other, one) } else { (one, other) };
    let (one, two) = rising(suit(1), suit(2));
    let (two, three) = rising(two, suit(3));
    let (one, two) = rising(one, two);
    [suit(0), one, two, three]
}

/// Which cards of the suit from this bit on player 0 holds, the lowest first, if all are held: a bit each, and a 1 behind
/// the last.
fn ownership_bits(hand: CardSet, from: u32, ranks: u64) -> u64 {
    let held = hand.bits() >> from & ranks;
    let half = |at: u32| {
        let [ranks, held] = [ranks, held].map(|set| (set >> at & 0xff) as usize);
        let squeezed =
            NONZERO_DIGITS[usize::from(BINARY_TO_TERNARY[ranks] + BINARY_TO_TERNARY[held])];
        (u64::from(squeezed), ranks.count_ones())
    };
    let ((low, low_count), (high, high_count)) = (half(0), half(8));
    low | (high | 1 << high_count) << low_count
}

/// A number for which cards are of one rank.
fn same_rank_hash(all: CardSet, suits: &CanonicalSuits) -> u64 {
    // Which of its suit, counted from the lowest, the card of each rank is: four bits a rank, if there is one.
    let order = suits.map(|(_, ranks)| {
        let [low, high] = [ranks & 0xff, ranks >> 8].map(|half| RANK_ORDER[half as usize]);
        u64::from(low.0) | u64::from(high.0 + high.1 * (ranks & 0xff).count_ones()) << 32
    });
    let mut shared = all.shared_rank_bits();
    let mut equals = 0_u64;
    while shared != 0 {
        let rank = shared.trailing_zeros();
        let group = order.iter().fold(0, |group, of_suit| group << 4 | of_suit >> (4 * rank) & 15);
        // Whatever the order of the ranks.
        equals = equals.wrapping_add(mix_hash(group, GROUP_SALT));
        shared &= shared - 1;
    }
    equals
}

/// The bits of a byte as digits of a number in threes.
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

/// Of a number in threes the digits that are not 0, a bit each: whether it is 2.
const NONZERO_DIGITS: [u8; 6561] = {
    let mut all = [0; 6561];
    let mut number = 0;
    while number < 6561 {
        let others = all[number / 3];
        all[number] = match number % 3 {
            0 => others,
            digit => others << 1 | (digit - 1) as u8,
        };
        number += 1;
    }
    all
};

/// Of a byte for each bit, in four bits: how many of the bits up to it are set, and 1; both 0 if it is not set.
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

/// What tells a group of equal cards from whatever else is mixed.
const GROUP_SALT: u64 = 0x0123_4567;

const fn mix_hash(key: u64, bits: u64) -> u64 {
    let product = (key ^ bits).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (product ^ (product >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31)
}
