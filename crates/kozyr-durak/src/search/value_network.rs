//! What a position between two bouts promises, learned from deals that the masters played.

use std::{fmt, ops::Range};

use super::position::{Position, first_seat_from, next_seat};
use crate::{
    card::Suit,
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
    rules::{Rules, ThrowInRule, TransferRule},
};
use kozyr_core::{
    digest::{DIGEST_BYTES, digest},
    game::{MAX_SEATS, Seat},
};

/// The cards of the only deck that is known.
const DECK_CARDS: usize = 36;
/// The lowest rank of that deck, in the bits of a suit.
const LOWEST_RANK_BIT: u32 = Deck::Cards36.lowest_rank() as u32;
/// The cards of a suit.
const RANKS: usize = DECK_CARDS / 4;
/// So many cards in a hand count as one, and so many in the talon.
const HAND_COUNT_SCALE: f32 = 8.0;
const TALON_COUNT_SCALE: f32 = 24.0;
/// The sizes of the two layers between.
const FIRST_LAYER_UNITS: usize = 64;
const SECOND_LAYER_UNITS: usize = 32;

/// How many are left in the deals that a network has learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayersLeft {
    /// Two.
    Two,
    /// Three to six.
    ThreeOrMore,
}

impl PlayersLeft {
    /// Both.
    pub const ALL: [PlayersLeft; 2] = [PlayersLeft::Two, PlayersLeft::ThreeOrMore];

    /// The company in which a position is.
    pub(super) fn from_position(position: &Position) -> Self {
        if position.is_heads_up() { PlayersLeft::Two } else { PlayersLeft::ThreeOrMore }
    }

    /// The most hands there are.
    const fn hand_count(self) -> usize {
        match self {
            PlayersLeft::Two => 2,
            PlayersLeft::ThreeOrMore => MAX_SEATS,
        }
    }

    /// The hands, the talon, the card at its bottom; then how many cards are in each of all but the last, and among
    /// more than two, who leads: of two it is always the first.
    const fn input_count(self) -> usize {
        let leaders = match self {
            PlayersLeft::Two => 0,
            PlayersLeft::ThreeOrMore => MAX_SEATS,
        };
        (self.hand_count() + 2) * DECK_CARDS + self.hand_count() + 1 + leaders
    }

    // Where each layer begins among the weights.
    const fn first_bias(self) -> usize {
        self.input_count() * FIRST_LAYER_UNITS
    }

    const fn second_layer(self) -> usize {
        self.first_bias() + FIRST_LAYER_UNITS
    }

    const fn second_bias(self) -> usize {
        self.second_layer() + FIRST_LAYER_UNITS * SECOND_LAYER_UNITS
    }

    const fn last_layer(self) -> usize {
        self.second_bias() + SECOND_LAYER_UNITS
    }

    const fn last_bias(self) -> usize {
        self.last_layer() + SECOND_LAYER_UNITS
    }

    /// How many weights there are.
    pub(super) const fn weight_count(self) -> usize {
        self.last_bias() + 1
    }

    /// The bytes of a network: two a weight, and their digest.
    const fn byte_len(self) -> usize {
        2 * self.weight_count() + DIGEST_BYTES
    }
}

/// A weight of one, in the file's whole numbers.
const WEIGHT_SCALE: f32 = 4096.0;

/// A small neural network that tells what a position between two bouts promises to somebody who is left.
///
/// Two layers of 64 and 32 rectified units, then p = ½ + ½ x ∕ √(1 + x²). Nothing but the four
/// basic operations and square roots, in one order, so it says the same on every machine.
///
/// It knows one [company](Company), 36 cards and the usual rules; see [`ValueNetwork::sees`].
#[derive(Clone, PartialEq)]
pub struct ValueNetwork {
    players_left: PlayersLeft,
    weights: Vec<f32>,
}

/// Bytes that are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no value network of this program, or a damaged one")]
pub struct ValueNetworkError;

/// A position between two bouts as a network sees it: cards are bits, nine a suit, trumps last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NetworkInput {
    /// The hands: of the one who is asked about first, of two whoever leads, and of those to the left; nothing
    /// beyond those who are left.
    pub(super) hands: [u64; MAX_SEATS],
    pub(super) talon: u64,
    /// The card at the bottom of the talon, or nothing.
    pub(super) bottom: u64,
    /// Which of the hands leads.
    pub(super) leader: u8,
}

/// What each layer makes of a position.
pub(super) struct Activations {
    first: [f32; FIRST_LAYER_UNITS],
    second: [f32; SECOND_LAYER_UNITS],
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
    /// Reads a network: its weights in steps of 1 ∕ 4096, two bytes each, little-endian, and the SHA-256
    /// of those.
    ///
    /// # Errors
    /// If the bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ValueNetworkError> {
        let (body, sum) = bytes.split_last_chunk::<DIGEST_BYTES>().ok_or(ValueNetworkError)?;
        let company =
            PlayersLeft::ALL.into_iter().find(|company| company.byte_len() == bytes.len());
        let company = company.filter(|_| digest(body) == *sum).ok_or(ValueNetworkError)?;
        let (steps, _) = body.as_chunks::<2>();
        let weight = |step: &[u8; 2]| f32::from(i16::from_le_bytes(*step)) / WEIGHT_SCALE;
        Ok(ValueNetwork { players_left: company, weights: steps.iter().map(weight).collect() })
    }

    /// The network as bytes that [`ValueNetwork::from_bytes`] reads; weights beyond ±8 become ±8.
    pub fn to_bytes(&self) -> Vec<u8> {
        let step = |weight: &f32| ((weight * WEIGHT_SCALE).round() as i16).to_le_bytes();
        let mut bytes: Vec<u8> = self.weights.iter().flat_map(step).collect();
        let sum = digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// What it has learned.
    pub fn players_left(&self) -> PlayersLeft {
        self.players_left
    }

    /// Whether deals by such rules are what networks learn: 36 cards, each for himself, and nothing that makes another
    /// game.
    pub fn supports_rules(rules: &Rules) -> bool {
        let Rules {
            deck,
            transfer,
            partnership,
            throw_in_after_take: adding_to_a_taker,
            last_defender_is_fool,
            ..
        } = *rules;
        deck == Deck::Cards36
            && transfer == TransferRule::Off
            && adding_to_a_taker
            && !last_defender_is_fool
            && !partnership
    }

    /// Whether a network of such a company judges such a position: by rules that are [known](Self::knows) a bout is to
    /// begin. Among more than two, all may throw in.
    pub fn supports_position(company: PlayersLeft, position: &Position) -> bool {
        position.phase() == Phase::Attack
            && position.ending().is_none()
            && position.table_cards().is_empty()
            && company == PlayersLeft::from_position(position)
            && Self::supports_rules(&position.rules)
            && (company == PlayersLeft::Two || position.rules.throwing_in == ThrowInRule::All)
    }

    /// The chance of a seat that is left not to be the fool, a draw counted half, 0 to 1.
    pub fn chance(&self, position: &Position, seat: Seat) -> f32 {
        let told = chance(
            self.forward(&NetworkInput::from_position(self.players_left, position, seat)).last,
        );
        let of_the_other = self.players_left == PlayersLeft::Two && seat != position.attacker();
        if of_the_other { 1.0 - told } else { told }
    }

    pub(super) fn from_weights(company: PlayersLeft, weights: Vec<f32>) -> Self {
        assert_eq!(weights.len(), company.weight_count());
        ValueNetwork { players_left: company, weights }
    }

    pub(super) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    pub(super) fn forward(&self, seen: &NetworkInput) -> Activations {
        let mut first: [f32; FIRST_LAYER_UNITS] = self.row(self.players_left.first_bias());
        seen.for_each_input(self.players_left, |input, value| {
            let weights: [f32; FIRST_LAYER_UNITS] = self.row(input * FIRST_LAYER_UNITS);
            first.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += value * weight);
        });
        let first = first.map(|unit| unit.max(0.0));
        let mut second: [f32; SECOND_LAYER_UNITS] = self.row(self.players_left.second_bias());
        for (at, &value) in first.iter().enumerate().filter(|(_, value)| **value > 0.0) {
            let weights: [f32; SECOND_LAYER_UNITS] =
                self.row(self.players_left.second_layer() + at * SECOND_LAYER_UNITS);
            second.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += value * weight);
        }
        let second = second.map(|unit| unit.max(0.0));
        let weights: [f32; SECOND_LAYER_UNITS] = self.row(self.players_left.last_layer());
        let products = second.iter().zip(weights).map(|(unit, weight)| unit * weight);
        let last = products.fold(self.weights[self.players_left.last_bias()], |sum, one| sum + one);
        Activations { first, second, last }
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

impl NetworkInput {
    /// What a network of such a company sees when it is asked about a seat; of two the other is asked about.
    pub(super) fn from_position(company: PlayersLeft, position: &Position, seat: Seat) -> Self {
        let trump = position.trump();
        let left = position.playing_mask();
        let first = match company {
            PlayersLeft::Two => position.attacker,
            PlayersLeft::ThreeOrMore => first_seat_from(left, seat.index() as u8),
        };
        let (mut hands, mut leader) = ([0; MAX_SEATS], 0);
        let mut at = first;
        for (number, hand) in hands.iter_mut().enumerate().take(left.count_ones() as usize) {
            *hand = bits(position.held(at), trump);
            if at == position.attacker {
                leader = number as u8;
            }
            at = next_seat(left, at);
        }
        let talon = position.talon();
        let bottom = talon.last().map_or(CardSet::EMPTY, |&card| card.into());
        let talon = talon.iter().copied().collect();
        NetworkInput { hands, talon: bits(talon, trump), bottom: bits(bottom, trump), leader }
    }

    /// The same with the plain suits in another order, of which nothing depends.
    pub(super) fn with_suit_order(&self, order: [u32; 3]) -> Self {
        const SUIT: u64 = (1 << RANKS) - 1;
        let moved = |set: u64| {
            let plain = (0..3).map(|suit| (set >> (9 * suit) & SUIT) << (9 * order[suit as usize]));
            plain.fold(set & (SUIT << 27), |all, suit| all | suit)
        };
        NetworkInput {
            hands: self.hands.map(moved),
            talon: moved(self.talon),
            bottom: moved(self.bottom),
            leader: self.leader,
        }
    }

    /// Calls a function for each input that is not zero, with its number and value.
    fn for_each_input(&self, company: PlayersLeft, mut see: impl FnMut(usize, f32)) {
        let hands = &self.hands[..company.hand_count()];
        let mut from = 0;
        for &set in hands.iter().chain([&self.talon, &self.bottom]) {
            let mut set = set;
            while set != 0 {
                see(from + set.trailing_zeros() as usize, 1.0);
                set &= set - 1;
            }
            from += DECK_CARDS;
        }
        for (at, hand) in hands.iter().enumerate().filter(|(_, hand)| **hand != 0) {
            see(from + at, hand.count_ones() as f32 / HAND_COUNT_SCALE);
        }
        from += hands.len();
        see(from, self.talon.count_ones() as f32 / TALON_COUNT_SCALE);
        if company == PlayersLeft::ThreeOrMore {
            see(from + 1 + usize::from(self.leader), 1.0);
        }
    }
}

/// A set of cards as bits, nine a suit, trumps last.
fn bits(set: CardSet, trump: Suit) -> u64 {
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    let suits = plain.chain([trump]).enumerate();
    let ranks =
        |suit: Suit| (set & CardSet::of_suit(suit)).bits() >> (16 * suit as u32 + LOWEST_RANK_BIT);
    suits.fold(0, |all, (at, suit)| all | ranks(suit) << (RANKS * at))
}

/// What learning needs of the inside of a network.
pub(super) mod inside {
    use super::*;

    /// Where the weights of each layer lie, and how many inputs of it are not zero: so far may they be apart at first.
    /// Those beside them are zero.
    pub(in super::super) fn layers(company: PlayersLeft) -> [(Range<usize>, usize); 3] {
        [
            (0..company.first_bias(), 40),
            (company.second_layer()..company.second_bias(), FIRST_LAYER_UNITS),
            (company.last_layer()..company.last_bias(), SECOND_LAYER_UNITS),
        ]
    }

    /// Adds to the gradient what a sample says: of −ln of the chance that was given to what became true.
    pub(in super::super) fn add_gradient(
        network: &ValueNetwork,
        seen: &NetworkInput,
        truth: f32,
        gradient: &mut [f32],
    ) {
        let Activations { first, second, last } = network.forward(seen);
        let company = network.players_left;
        let last_layer = company.last_layer();
        // By x: (p − y) p′ ∕ (p (1 − p)), which is 2 (p − y) ∕ √(1 + x²).
        let slope = 2.0 * (chance(last) - truth) / (1.0 + last * last).sqrt();
        gradient[company.last_bias()] += slope;
        let weights: [f32; SECOND_LAYER_UNITS] = network.row(last_layer);
        let mut by_second = [0.0; SECOND_LAYER_UNITS];
        for (at, &unit) in second.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            gradient[last_layer + at] += slope * unit;
            gradient[company.second_bias() + at] += slope * weights[at];
            by_second[at] = slope * weights[at];
        }
        let mut by_first = [0.0; FIRST_LAYER_UNITS];
        for (at, &unit) in first.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            let from = company.second_layer() + at * SECOND_LAYER_UNITS;
            let weights: [f32; SECOND_LAYER_UNITS] = network.row(from);
            let row = &mut gradient[from..from + SECOND_LAYER_UNITS];
            row.iter_mut().zip(by_second).for_each(|(sum, by)| *sum += unit * by);
            by_first[at] = weights.iter().zip(by_second).fold(0.0, |sum, (w, by)| sum + w * by);
            gradient[company.first_bias() + at] += by_first[at];
        }
        seen.for_each_input(company, |input, value| {
            let row = &mut gradient[input * FIRST_LAYER_UNITS..(input + 1) * FIRST_LAYER_UNITS];
            row.iter_mut().zip(by_first).for_each(|(sum, by)| *sum += value * by);
        });
    }

    /// −ln of the chance that a network gives to what became true.
    pub(in super::super) fn loss(network: &ValueNetwork, seen: &NetworkInput, truth: f32) -> f32 {
        let chance = chance(network.forward(seen).last).clamp(1e-6, 1.0 - 1e-6);
        -(truth * chance.ln() + (1.0 - truth) * (1.0 - chance).ln())
    }
}
