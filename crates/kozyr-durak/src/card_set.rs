//! Sets of cards.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign},
};

use serde::{Deserialize, Serialize};

use super::card::{Card, Rank, Suit};

/// The bits of one suit, from the two to the ace.
const SUIT_MASK: u64 = (1 << Rank::ALL.len()) - 1;
/// The bits of the four twos.
const RANK_MASK: u64 = 1 | 1 << 16 | 1 << 32 | 1 << 48;
/// The bits of all cards.
const ALL_CARDS_MASK: u64 = SUIT_MASK * RANK_MASK;

/// A set of cards: `a | b` is the union, `a & b` the intersection, `a - b` the difference.
///
/// It is written as its cards in ascending order with spaces between them, and is a list in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", from = "Vec<Card>")]
pub struct CardSet(u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);

    /// All thirteen cards of a suit.
    pub const fn of_suit(suit: Suit) -> Self {
        CardSet(SUIT_MASK << (16 * suit as u32))
    }

    /// The four cards of a rank.
    pub const fn of_rank(rank: Rank) -> Self {
        CardSet(RANK_MASK << rank as u32)
    }

    /// All cards of ranks lower than this one.
    pub const fn below_rank(rank: Rank) -> Self {
        CardSet(((1 << rank as u32) - 1) * RANK_MASK)
    }

    /// The cards that beat an attack card.
    pub const fn beating(attack: Card, trump: Suit) -> Self {
        let higher = CardSet::above(attack);
        if attack.suit() as u8 == trump as u8 {
            higher
        } else {
            CardSet(higher.0 | CardSet::of_suit(trump).0)
        }
    }

    /// The cards of the same suit that are higher than this one.
    pub const fn above(card: Card) -> Self {
        CardSet(CardSet::of_suit(card.suit()).0 & !(card.bit() | (card.bit() - 1)))
    }

    /// Returns whether the set contains a card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & card.bit() != 0
    }

    /// Returns whether every card of this set is in the other.
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= card.bit();
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !card.bit();
    }

    /// The number of cards in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// An iterator over the cards in ascending order, suit by suit.
    pub const fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }

    /// The first card in ascending order, suit by suit, which need not have the lowest rank; `None`
    /// if the set is empty.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_index(self.0.trailing_zeros())) }
    }

    /// The only card, or `None` unless the set has exactly one.
    pub const fn single(self) -> Option<Card> {
        if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
    }

    /// The last card in ascending order, suit by suit, which need not have the highest rank; `None`
    /// if the set is empty.
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_index(self.0.ilog2())) }
    }

    /// The lowest rank in the set; `None` if the set is empty.
    pub const fn lowest_rank(self) -> Option<Rank> {
        let ranks = self.rank_bits();
        if ranks == 0 { None } else { Some(Rank::ALL[ranks.trailing_zeros() as usize]) }
    }

    /// A card of the lowest rank, the first by suit if there are several; `None` if the set is
    /// empty.
    pub fn lowest(self) -> Option<Card> {
        (self & CardSet::of_rank(self.lowest_rank()?)).first()
    }

    /// An iterator over the ranks in the set, each once, from the lowest.
    pub fn ranks(self) -> impl Iterator<Item = Rank> {
        // The bits of the ranks are those of the spades.
        CardSet(self.rank_bits()).iter().map(Card::rank)
    }

    /// Returns whether at least two cards of the set have the same rank.
    pub const fn has_pair(self) -> bool {
        self.shared_rank_bits() != 0
    }

    /// The number of different ranks in the set.
    pub const fn rank_count(self) -> usize {
        self.rank_bits().count_ones() as usize
    }

    /// All four cards of every rank in the set.
    #[must_use]
    pub const fn all_of_same_ranks(self) -> Self {
        CardSet(self.rank_bits() * RANK_MASK)
    }

    /// All four cards of every rank that is in the set exactly once.
    #[must_use]
    pub const fn all_of_single_ranks(self) -> Self {
        CardSet((self.rank_bits() & !self.shared_rank_bits()) * RANK_MASK)
    }

    /// All cards that are lower than some card of the set in the same suit.
    #[must_use]
    pub const fn lower_in_suits(self) -> Self {
        // Masks remove the bits that a shift moves past the two into the neighbouring suit.
        const WITHOUT_FOUR: u64 = (SUIT_MASK >> 3) * RANK_MASK;
        const WITHOUT_EIGHT: u64 = (SUIT_MASK >> 7) * RANK_MASK;
        let one = self.0 >> 1 & ALL_CARDS_MASK;
        let two = one | one >> 1 & ALL_CARDS_MASK;
        let four = two | two >> 2 & ALL_CARDS_MASK;
        let eight = four | four >> 4 & WITHOUT_FOUR;
        CardSet(eight | eight >> 8 & WITHOUT_EIGHT)
    }

    /// An iterator over every non-empty subset, in a fixed order.
    pub fn subsets(self) -> impl Iterator<Item = CardSet> {
        // Subtracting the set increments a counter that uses only the set's bits.
        let next = move |subset: &u64| Some((subset.wrapping_sub(self.0)) & self.0);
        std::iter::successors(next(&0), next).take_while(|&bits| bits != 0).map(CardSet)
    }

    /// The set as bits, sixteen per suit.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// The ranks in the set, as bits starting with the two.
    const fn rank_bits(self) -> u64 {
        let halves = self.0 | self.0 >> 32;
        (halves | halves >> 16) & SUIT_MASK
    }

    /// The ranks that are in the set more than once, as bits starting with the two.
    pub(super) const fn shared_rank_bits(self) -> u64 {
        let [one, two, three, four] = [self.0, self.0 >> 16, self.0 >> 32, self.0 >> 48];
        (one & two | three & four | (one | two) & (three | four)) & SUIT_MASK
    }
}

/// An iterator over the cards of a [`CardSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct CardSetIter(u64);

impl Iterator for CardSetIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = CardSet(self.0).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for CardSetIter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | card.into())
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> Self {
        CardSet(card.bit())
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(cards: CardSet) -> Self {
        cards.iter().collect()
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: CardSet) {
        *self = *self & other;
    }
}

impl SubAssign for CardSet {
    fn sub_assign(&mut self, other: CardSet) {
        *self = *self - other;
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(index, card)| {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{card}")
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
