//! One of all endings that differ only in names.
//!
//! Between bouts the order of ranks matters within a suit alone, and across suits only whether
//! ranks are equal: ranks that no suit has both of can change places, plain suits can be
//! exchanged, and ranks of which no card is left can be closed up.

use super::duel::{Duel, Terms};
use crate::durak::{Card, CardSet, Phase, Suit};

const RANKS: usize = 13;

impl Duel {
    /// The ending under its usual names; during a bout as it is.
    #[must_use]
    pub(super) fn canonical(mut self, terms: &Terms) -> Self {
        if self.phase != Phase::Attack {
            return self;
        }
        let levels = self.levels(&self.suits(terms));
        let (places, count) = ordered(levels);
        let mut bits = [0_u64; 3];
        for (rank, &level) in places[..count].iter().enumerate() {
            for suit in 0..Suit::ALL.len() {
                if let owner @ 1.. = level >> (2 * suit) & 3 {
                    bits[usize::from(owner) - 1] |= 1 << (16 * suit + rank);
                }
            }
        }
        let [one, other, talon] = bits.map(CardSet::from_bits);
        (self.hands, self.talon) = ([one, other], talon);
        self
    }

    /// Which suit takes the place of each: the trump its own, the plain ones in the order of who
    /// holds their cards from the lowest.
    fn suits(&self, terms: &Terms) -> [usize; 4] {
        let trump = terms.trump as usize;
        let mut plain: Vec<(u32, usize)> = Vec::with_capacity(3);
        for suit in Suit::ALL {
            if suit != terms.trump {
                let cards = self.all() & CardSet::of_suit(suit);
                let owners = cards.iter().fold(0, |owners, card| owners << 2 | self.owner(card));
                plain.push((owners, suit as usize));
            }
        }
        plain.sort_unstable();
        let mut places = [trump; 4];
        let free = (0..4).filter(|&place| place != trump);
        for (place, (_, suit)) in free.zip(plain) {
            places[place] = suit;
        }
        places
    }

    /// Who holds a card: 1 and 2 the players, 3 the talon.
    fn owner(&self, card: Card) -> u32 {
        let holder = self.hands.iter().position(|hand| hand.contains(card));
        holder.map_or(3, |player| player as u32 + 1)
    }

    /// Who holds the four cards of each rank, two bits a suit; 0 for ranks without any.
    fn levels(&self, suits: &[usize; 4]) -> [u8; RANKS] {
        let mut levels = [0; RANKS];
        for (holder, cards) in [self.hands[0], self.hands[1], self.talon].into_iter().enumerate() {
            for (place, &suit) in suits.iter().enumerate() {
                let mut bits = cards.bits() >> (16 * suit) & 0x1fff;
                while bits != 0 {
                    levels[bits.trailing_zeros() as usize] |= (holder as u8 + 1) << (2 * place);
                    bits &= bits - 1;
                }
            }
        }
        levels
    }
}

/// The ranks in the first of all orders that keep those apart that share a suit.
fn ordered(levels: [u8; RANKS]) -> ([u8; RANKS], usize) {
    let mut left = levels;
    let (mut order, mut count) = ([0; RANKS], 0);
    loop {
        let (mut blocked, mut best) = (0_u8, None);
        for (rank, &level) in left.iter().enumerate() {
            if level == 0 {
                continue;
            }
            // A bit a suit, whoever holds the card.
            let suits = (level | level >> 1) & 0b0101_0101;
            if suits & blocked == 0 && best.is_none_or(|best: usize| level < left[best]) {
                best = Some(rank);
            }
            blocked |= suits;
            if blocked == 0b0101_0101 {
                break;
            }
        }
        let Some(best) = best else { return (order, count) };
        order[count] = left[best];
        left[best] = 0;
        count += 1;
    }
}
