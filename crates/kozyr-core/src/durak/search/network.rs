//! What a position between two bouts promises, learned from deals that the masters played.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use super::{candidate::WON, position::Position};
use crate::{
    digest::{DIGEST, digest},
    durak::{Card, CardSet, Deck, Phase, Rules, Suit, Transfer},
};

/// The cards of the only deck that it knows.
const CARDS: usize = 36;
/// The lowest rank of that deck, in the bits of a suit.
const LOWEST: u32 = Deck::Cards36.lowest() as u32;
/// The cards of a suit.
const RANKS: usize = CARDS / 4;
/// The leader's hand, the other's, the talon, and the card at its bottom; then how many cards are in the
/// first three.
const INPUTS: usize = 4 * CARDS + 3;
/// So many cards in a hand, and in the talon, count as one.
const MANY: [f32; 3] = [8.0, 8.0, 24.0];
/// The sizes of the two layers between.
const FIRST: usize = 64;
const SECOND: usize = 32;

// Where each layer begins among the weights.
const FIRST_BIAS: usize = INPUTS * FIRST;
const SECOND_LAYER: usize = FIRST_BIAS + FIRST;
const SECOND_BIAS: usize = SECOND_LAYER + FIRST * SECOND;
const LAST_LAYER: usize = SECOND_BIAS + SECOND;
const LAST_BIAS: usize = LAST_LAYER + SECOND;
const WEIGHTS: usize = LAST_BIAS + 1;

/// A weight of one, in the file's whole numbers.
const ONE: f32 = 4096.0;
/// The bytes of a network: two a weight, and their digest.
const BYTES: usize = 2 * WEIGHTS + DIGEST;

/// The most cards in the talon at which its word is better than what quick players make of the rest;
/// before, hands tell too little of how a deal ends.
const TALON: usize = 10;

/// A small neural network that tells what a position between two bouts promises to whoever leads next.
///
/// Two layers of 64 and 32 rectified units, then p = ½ + ½ x ∕ √(1 + x²). Nothing but the four
/// basic operations and square roots, in one order, so it says the same on every machine.
///
/// It knows two players, 36 cards and the usual rules; see [`ValueNetwork::sees`].
#[derive(Clone, PartialEq)]
pub struct ValueNetwork {
    weights: Vec<f32>,
}

/// Bytes that are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no value network of this program, or a damaged one")]
pub struct NoNetwork;

/// A position between two bouts as a network sees it: cards are bits, nine a suit, trumps last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seen {
    /// The leader's hand, the other's, the talon.
    pub(super) places: [u64; 3],
    /// The card at the bottom of the talon, or nothing.
    pub(super) bottom: u64,
}

/// What each layer makes of a position.
pub(super) struct Layers {
    first: [f32; FIRST],
    second: [f32; SECOND],
    /// What the chance follows from.
    last: f32,
}

// Its weights tell nobody anything.
impl fmt::Debug for ValueNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ValueNetwork").finish_non_exhaustive()
    }
}

impl ValueNetwork {
    /// The network that comes with the program.
    ///
    /// # Panics
    /// If the program was built with a damaged one.
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: OnceLock<Arc<ValueNetwork>> = OnceLock::new();
        let read = || {
            let bytes = include_bytes!("../../../../../assets/durak/values.bin");
            Arc::new(ValueNetwork::from_bytes(bytes).expect("the file is the project's own"))
        };
        SHIPPED.get_or_init(read).clone()
    }

    /// Reads a network: its weights in steps of 1 ∕ 4096, two bytes each, little-endian, and the SHA-256
    /// of those.
    ///
    /// # Errors
    /// If the bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NoNetwork> {
        let (body, sum) = bytes.split_last_chunk::<DIGEST>().ok_or(NoNetwork)?;
        if bytes.len() != BYTES || digest(body) != *sum {
            return Err(NoNetwork);
        }
        let (steps, _) = body.as_chunks::<2>();
        let weight = |step: &[u8; 2]| f32::from(i16::from_le_bytes(*step)) / ONE;
        Ok(ValueNetwork { weights: steps.iter().map(weight).collect() })
    }

    /// The network as bytes that [`ValueNetwork::from_bytes`] reads; weights beyond ±8 become ±8.
    pub fn to_bytes(&self) -> Vec<u8> {
        let step = |weight: &f32| ((weight * ONE).round() as i16).to_le_bytes();
        let mut bytes: Vec<u8> = self.weights.iter().flat_map(step).collect();
        let sum = digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Whether it has learned deals by such rules: 36 cards, each for himself, and nothing that makes another
    /// game for two.
    pub fn knows(rules: &Rules) -> bool {
        let Rules { deck, transfer, partnership, adding_to_a_taker, last_defender_is_fool, .. } =
            *rules;
        deck == Deck::Cards36
            && transfer == Transfer::Off
            && adding_to_a_taker
            && !last_defender_is_fool
            && !partnership
    }

    /// Whether it has learned to judge such a position: by rules that it [knows](Self::knows) a bout is to begin,
    /// and two are left.
    pub fn sees(position: &Position) -> bool {
        position.phase() == Phase::Attack
            && position.table_cards().is_empty()
            && position.heads_up()
            && Self::knows(&position.rules)
    }

    /// The chance of whoever leads next not to be the fool, a draw counted half, 0 to 1.
    pub fn chance(&self, position: &Position) -> f32 {
        chance(self.layers(&Seen::of(position)).last)
    }

    /// That chance in hundredths of half points, where its word is better than playing on.
    pub(super) fn judged(&self, position: &Position) -> Option<u8> {
        let is_late = position.talon_len() <= TALON;
        let judge = || (self.chance(position) * WON as f32).round() as u8;
        (is_late && Self::sees(position)).then(judge)
    }

    pub(super) fn of_weights(weights: Vec<f32>) -> Self {
        assert_eq!(weights.len(), WEIGHTS);
        ValueNetwork { weights }
    }

    pub(super) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    pub(super) fn layers(&self, seen: &Seen) -> Layers {
        let mut first: [f32; FIRST] = self.row(FIRST_BIAS);
        seen.inputs(|input, value| {
            let weights: [f32; FIRST] = self.row(input * FIRST);
            first.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += value * weight);
        });
        let first = first.map(|unit| unit.max(0.0));
        let mut second: [f32; SECOND] = self.row(SECOND_BIAS);
        for (at, &value) in first.iter().enumerate().filter(|(_, value)| **value > 0.0) {
            let weights: [f32; SECOND] = self.row(SECOND_LAYER + at * SECOND);
            second.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += value * weight);
        }
        let second = second.map(|unit| unit.max(0.0));
        let weights: [f32; SECOND] = self.row(LAST_LAYER);
        let products = second.iter().zip(weights).map(|(unit, weight)| unit * weight);
        let last = products.fold(self.weights[LAST_BIAS], |sum, one| sum + one);
        Layers { first, second, last }
    }

    /// So many weights from one on.
    fn row<const N: usize>(&self, from: usize) -> [f32; N] {
        *self.weights[from..].first_chunk().expect("a layer lies within the weights")
    }
}

/// p = ½ + ½ x ∕ √(1 + x²).
fn chance(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

impl Seen {
    pub(super) fn of(position: &Position) -> Self {
        let trump = position.trump();
        let talon = position.talon();
        let bottom = talon.last().map_or(CardSet::EMPTY, |&card: &Card| card.into());
        let [leader, other] = [position.attacker(), position.defender()];
        let places = [position.hand(leader), position.hand(other), talon.iter().copied().collect()];
        Seen { places: places.map(|set| bits(set, trump)), bottom: bits(bottom, trump) }
    }

    /// The same with the plain suits in another order, of which nothing depends.
    pub(super) fn with_suits(&self, order: [u32; 3]) -> Self {
        const SUIT: u64 = (1 << RANKS) - 1;
        let moved = |set: u64| {
            let plain = (0..3).map(|suit| (set >> (9 * suit) & SUIT) << (9 * order[suit as usize]));
            plain.fold(set & (SUIT << 27), |all, suit| all | suit)
        };
        Seen { places: self.places.map(moved), bottom: moved(self.bottom) }
    }

    /// Calls a function for each input that is not zero, with its number and value.
    fn inputs(&self, mut see: impl FnMut(usize, f32)) {
        let [leader, other, talon] = self.places;
        for (part, mut set) in [leader, other, talon, self.bottom].into_iter().enumerate() {
            while set != 0 {
                see(part * CARDS + set.trailing_zeros() as usize, 1.0);
                set &= set - 1;
            }
        }
        for (at, (set, many)) in self.places.iter().zip(MANY).enumerate() {
            see(4 * CARDS + at, set.count_ones() as f32 / many);
        }
    }
}

/// A set of cards as bits, nine a suit, trumps last.
fn bits(set: CardSet, trump: Suit) -> u64 {
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    let suits = plain.chain([trump]).enumerate();
    let ranks = |suit: Suit| (set & CardSet::of_suit(suit)).bits() >> (16 * suit as u32 + LOWEST);
    suits.fold(0, |all, (at, suit)| all | ranks(suit) << (RANKS * at))
}

/// What learning needs of the inside of a network.
pub(super) mod inside {
    use super::*;

    /// How many weights there are.
    pub(in super::super) const COUNT: usize = WEIGHTS;

    /// How far the weights of each layer may be apart at first, and where they lie: those that have no
    /// bound are zero.
    pub(in super::super) const BEGIN: [(std::ops::Range<usize>, usize); 3] = [
        // About so many inputs are not zero.
        (0..FIRST_BIAS, 40),
        (SECOND_LAYER..SECOND_BIAS, FIRST),
        (LAST_LAYER..LAST_BIAS, SECOND),
    ];

    /// Adds to the gradient what a sample says: of −ln of the chance that was given to what became true.
    pub(in super::super) fn add_gradient(
        network: &ValueNetwork,
        seen: &Seen,
        truth: f32,
        gradient: &mut [f32],
    ) {
        let Layers { first, second, last } = network.layers(seen);
        // By x: (p − y) p′ ∕ (p (1 − p)), which is 2 (p − y) ∕ √(1 + x²).
        let slope = 2.0 * (chance(last) - truth) / (1.0 + last * last).sqrt();
        gradient[LAST_BIAS] += slope;
        let weights: [f32; SECOND] = network.row(LAST_LAYER);
        let mut by_second = [0.0; SECOND];
        for (at, &unit) in second.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            gradient[LAST_LAYER + at] += slope * unit;
            gradient[SECOND_BIAS + at] += slope * weights[at];
            by_second[at] = slope * weights[at];
        }
        let mut by_first = [0.0; FIRST];
        for (at, &unit) in first.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            let from = SECOND_LAYER + at * SECOND;
            let weights: [f32; SECOND] = network.row(from);
            let row = &mut gradient[from..from + SECOND];
            row.iter_mut().zip(by_second).for_each(|(sum, by)| *sum += unit * by);
            by_first[at] = weights.iter().zip(by_second).fold(0.0, |sum, (w, by)| sum + w * by);
            gradient[FIRST_BIAS + at] += by_first[at];
        }
        seen.inputs(|input, value| {
            let row = &mut gradient[input * FIRST..(input + 1) * FIRST];
            row.iter_mut().zip(by_first).for_each(|(sum, by)| *sum += value * by);
        });
    }

    /// −ln of the chance that a network gives to what became true.
    pub(in super::super) fn loss(network: &ValueNetwork, seen: &Seen, truth: f32) -> f32 {
        let chance = chance(network.layers(seen).last).clamp(1e-6, 1.0 - 1e-6);
        -(truth * chance.ln() + (1.0 - truth) * (1.0 - chance).ln())
    }
}
