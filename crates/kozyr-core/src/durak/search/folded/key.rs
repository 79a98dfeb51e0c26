//! One number for all endings that differ only in names.
//!
//! The order of ranks matters within a suit alone, and across suits only whether ranks are equal:
//! ranks that no suit has both of can change places, plain suits can be exchanged, and ranks of
//! which no card is left can be closed up. So an ending is known by where the cards of each suit
//! lie, from the lowest up, and by which of them are of one rank.

use super::duel::{Duel, Terms};
use crate::durak::Suit;

/// The suits, by where their cards lie, and the bits of those of each.
type Suits = [(u64, u64); 4];

impl Duel {
    /// A number for the ending: the same for those that differ only in names, unless plain suits of which
    /// the cards lie alike are named otherwise, and for others as good as never.
    pub(super) fn key(&self, terms: &Terms) -> u64 {
        let circumstances = u64::from(self.lead)
            | (self.phase as u64) << 1
            | u64::from(self.limit) << 4
            | u64::from(self.attacks) << 8
            | u64::from(self.shown) << 12
            | u64::from(self.discarded) << 14
            | 1 << 15;
        // Mixed before any card comes in, or a circumstance could pass for a card.
        let key = mixed(circumstances, 0);
        let suits = self.suits(terms);
        let key = suits.iter().fold(key, |key, &(places, _)| mixed(key, places));
        mixed(key, self.equals(&suits))
    }

    /// The trumps, and the plain suits in the order of where their cards lie.
    fn suits(&self, terms: &Terms) -> Suits {
        let all = self.all().bits();
        let mut suits = Suit::ALL.map(|suit| {
            let from = 16 * suit as u32;
            let cards = all >> from & 0xffff;
            (self.places(from, cards), cards)
        });
        suits.swap(0, terms.trump as usize);
        suits[1..].sort_unstable();
        suits
    }

    /// Where the cards of the suit from this bit on lie, three bits each, the lowest first, behind a 1.
    fn places(&self, from: u32, mut cards: u64) -> u64 {
        let [one, other] = self.hands.map(|hand| hand.bits() >> from);
        let [talon, open, closed] =
            [self.talon, self.open, self.closed].map(|set| set.bits() >> from);
        let mut places = 1;
        while cards != 0 {
            let at = cards.trailing_zeros();
            let is_in = |set: u64| set >> at & 1;
            let place = is_in(one)
                | is_in(other) << 1
                | (is_in(talon) * 3)
                | is_in(open) << 2
                | (is_in(closed) * 5);
            places = places << 3 | place;
            cards &= cards - 1;
        }
        places
    }

    /// A number for which cards are of one rank.
    fn equals(&self, suits: &Suits) -> u64 {
        let all = self.all();
        let shared = all - all.of_lone_ranks();
        let mut equals = 0_u64;
        for rank in shared.ranks() {
            let rank = 1 << rank as u32;
            // How many cards of each suit there are up to that of the rank, if it has one.
            let ups = suits.map(|(_, cards)| match cards & rank {
                0 => 0,
                _ => u64::from((cards & (rank - 1)).count_ones() + 1),
            });
            let group = ups.into_iter().fold(0, |group, up| group << 4 | up);
            // Whatever the order of the ranks.
            equals = equals.wrapping_add(mixed(group, GROUP));
        }
        equals
    }
}

/// What tells a group of equal cards from whatever else is mixed.
const GROUP: u64 = 0x0123_4567;

const fn mixed(key: u64, bits: u64) -> u64 {
    let product = (key ^ bits).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (product ^ (product >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9).rotate_left(31)
}
