//! Value networks for positions between bouts, trained on deals played by the master opponents.

use std::{fmt, ops::Range};

use super::position::{Position, first_seat_from, next_seat};
use crate::{
    card::Suit,
    card_set::CardSet,
    deck::Deck,
    phase::Phase,
    rules::{AfterTakeRule, AttackLimit, Rules, ThrowInRule, TransferRule},
};
use kozyr_core::{
    digest::{DIGEST_BYTES, digest},
    game::{MAX_SEATS, Seat},
};

/// The size of the only supported deck.
const DECK_CARDS: usize = 36;
/// The bit of that deck's lowest rank within a suit.
const LOWEST_RANK_BIT: u32 = Deck::Cards36.lowest_rank() as u32;
/// The number of cards in a suit.
const RANKS: usize = DECK_CARDS / 4;
/// The card counts of a hand and of the talon that give an input of 1.
const HAND_COUNT_SCALE: f32 = 8.0;
const TALON_COUNT_SCALE: f32 = 24.0;
/// The sizes of the two hidden layers.
const FIRST_LAYER_UNITS: usize = 64;
const SECOND_LAYER_UNITS: usize = 32;

/// The number of players left in the positions a network is trained on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayersLeft {
    /// Two players.
    Two,
    /// Three to six players.
    ThreeOrMore,
}

impl PlayersLeft {
    /// Both cases, in the order of their discriminants.
    pub const ALL: [PlayersLeft; 2] = [PlayersLeft::Two, PlayersLeft::ThreeOrMore];

    /// Returns the variant for the number of players left in a position.
    pub(super) fn from_position(position: &Position) -> Self {
        if position.is_heads_up() { PlayersLeft::Two } else { PlayersLeft::ThreeOrMore }
    }

    /// Returns the number of hands in an input: the most that can be left.
    const fn hand_count(self) -> usize {
        match self {
            PlayersLeft::Two => 2,
            PlayersLeft::ThreeOrMore => MAX_SEATS,
        }
    }

    /// The number of inputs: the cards of each hand, of the talon and at its bottom, then the sizes
    /// of the hands and the talon. With more than two players, the leader follows; with two, the
    /// leader always comes first.
    const fn input_count(self) -> usize {
        let leaders = match self {
            PlayersLeft::Two => 0,
            PlayersLeft::ThreeOrMore => MAX_SEATS,
        };
        (self.hand_count() + 2) * DECK_CARDS + self.hand_count() + 1 + leaders
    }

    /// The offset within the weights of the first hidden layer's biases, which follow its weights.
    const fn first_bias(self) -> usize {
        self.input_count() * FIRST_LAYER_UNITS
    }

    /// The offset within the weights of the second hidden layer's weights.
    const fn second_layer(self) -> usize {
        self.first_bias() + FIRST_LAYER_UNITS
    }

    /// The offset within the weights of the second hidden layer's biases.
    const fn second_bias(self) -> usize {
        self.second_layer() + FIRST_LAYER_UNITS * SECOND_LAYER_UNITS
    }

    /// The offset within the weights of the output's weights.
    const fn last_layer(self) -> usize {
        self.second_bias() + SECOND_LAYER_UNITS
    }

    /// The offset within the weights of the output's bias.
    const fn last_bias(self) -> usize {
        self.last_layer() + SECOND_LAYER_UNITS
    }

    /// The number of weights.
    pub(super) const fn weight_count(self) -> usize {
        self.last_bias() + 1
    }

    /// The size of a network in bytes: two per weight, and the digest.
    const fn byte_len(self) -> usize {
        2 * self.weight_count() + DIGEST_BYTES
    }
}

/// The integer that stands for a weight of 1 in files.
const WEIGHT_SCALE: f32 = 4096.0;

/// A small neural network that predicts the result of a position between bouts for a player left.
///
/// It has hidden layers of 64 and 32 rectified linear units, and an output of p = ½ + ½ x ∕ √(1 +
/// x²). It uses only the four basic operations and square roots in a fixed order, so its output is
/// the same on every machine.
///
/// A network supports one [number of players](PlayersLeft), 36 cards and the usual rules; see
/// [`ValueNetwork::supports_position`].
#[derive(Clone, PartialEq)]
pub struct ValueNetwork {
    players_left: PlayersLeft,
    weights: Vec<f32>,
}

/// The bytes are not a value network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a value network for this program, or damaged")]
pub struct ValueNetworkError;

/// A position between bouts as input of a network. Cards are bits, nine per suit, trumps last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NetworkInput {
    /// The hands, in order to the left, starting with the seat to predict or, with two players, the
    /// leader. Unused entries are empty.
    pub(super) hands: [u64; MAX_SEATS],
    pub(super) talon: u64,
    /// The card at the bottom of the talon, if any.
    pub(super) bottom: u64,
    /// The index of the leader's hand.
    pub(super) leader: u8,
}

/// The activations of each layer for a position.
pub(super) struct Activations {
    first: [f32; FIRST_LAYER_UNITS],
    second: [f32; SECOND_LAYER_UNITS],
    /// The output before it is mapped to a probability.
    last: f32,
}

// Omits the weights, which would be unreadable.
impl fmt::Debug for ValueNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ValueNetwork").finish_non_exhaustive()
    }
}

impl ValueNetwork {
    /// Reads a network: its weights in steps of 1 ∕ 4096, two bytes each, little-endian, followed
    /// by their SHA-256 digest.
    ///
    /// # Errors
    /// If the bytes are not a network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, ValueNetworkError> {
        let (body, checksum) = bytes.split_last_chunk::<DIGEST_BYTES>().ok_or(ValueNetworkError)?;
        let players_left = PlayersLeft::ALL
            .into_iter()
            .find(|players_left| players_left.byte_len() == bytes.len());
        let players_left =
            players_left.filter(|_| digest(body) == *checksum).ok_or(ValueNetworkError)?;
        let (steps, _) = body.as_chunks::<2>();
        let weight = |step: &[u8; 2]| f32::from(i16::from_le_bytes(*step)) / WEIGHT_SCALE;
        Ok(ValueNetwork { players_left, weights: steps.iter().map(weight).collect() })
    }

    /// The bytes that [`ValueNetwork::from_bytes`] reads. Weights are clamped to ±8.
    pub fn to_bytes(&self) -> Vec<u8> {
        let step = |weight: &f32| ((weight * WEIGHT_SCALE).round() as i16).to_le_bytes();
        let mut bytes: Vec<u8> = self.weights.iter().flat_map(step).collect();
        let checksum = digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// The number of players left that the network is for.
    pub fn players_left(&self) -> PlayersLeft {
        self.players_left
    }

    /// Whether networks support the rules: 36 cards, six attack cards, throwing in after a pick-up,
    /// no transfers or partnerships, and the last defender is not the fool.
    pub fn supports_rules(rules: &Rules) -> bool {
        let Rules {
            deck,
            transfer,
            partnership,
            attack_limit,
            throw_in_after_take,
            last_defender_is_fool,
            ..
        } = *rules;
        deck == Deck::Cards36
            && transfer == TransferRule::Off
            && attack_limit == AttackLimit::Six
            && throw_in_after_take != AfterTakeRule::Nobody
            && !last_defender_is_fool
            && !partnership
    }

    /// Whether a network for this number of players supports a position: at the start of a bout, by
    /// [supported rules](Self::supports_rules). With more than two players, all must be allowed to
    /// throw in, also after a pick-up.
    pub fn supports_position(players_left: PlayersLeft, position: &Position) -> bool {
        position.phase() == Phase::Attack
            && position.ending().is_none()
            && position.table_cards().is_empty()
            && players_left == PlayersLeft::from_position(position)
            && Self::supports_rules(&position.rules)
            && (players_left == PlayersLeft::Two || all_may_throw_in(&position.rules))
    }

    /// Returns the probability, 0 to 1, of a seat that is left not being the fool, with a draw
    /// counted half. The network must [support](Self::supports_position) the position.
    pub fn chance(&self, position: &Position, seat: Seat) -> f32 {
        let input = NetworkInput::from_position(self.players_left, position, seat);
        let predicted = chance(self.forward(&input).last);
        let is_follower = self.players_left == PlayersLeft::Two && seat != position.attacker();
        if is_follower { 1.0 - predicted } else { predicted }
    }

    /// Creates a network with these weights, layer by layer.
    ///
    /// # Panics
    /// If there are not [`weight_count`](PlayersLeft::weight_count) weights.
    pub(super) fn from_weights(players_left: PlayersLeft, weights: Vec<f32>) -> Self {
        assert_eq!(weights.len(), players_left.weight_count());
        ValueNetwork { players_left, weights }
    }

    /// The weights, layer by layer.
    pub(super) fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The activations of all layers for an input.
    pub(super) fn forward(&self, input: &NetworkInput) -> Activations {
        let mut first: [f32; FIRST_LAYER_UNITS] = self.row(self.players_left.first_bias());
        input.for_each_input(self.players_left, |index, value| {
            let weights: [f32; FIRST_LAYER_UNITS] = self.row(index * FIRST_LAYER_UNITS);
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
        let last = products
            .fold(self.weights[self.players_left.last_bias()], |sum, product| sum + product);
        Activations { first, second, last }
    }

    /// Returns the `N` weights from the offset `from` on.
    fn row<const N: usize>(&self, from: usize) -> [f32; N] {
        *self.weights[from..].first_chunk().expect("layers are within the weights")
    }
}

/// The output function, ½ + ½ x ∕ √(1 + x²).
fn chance(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Whether all players but the defender may throw in, also after a pick-up.
fn all_may_throw_in(rules: &Rules) -> bool {
    rules.throwing_in == ThrowInRule::All && rules.throw_in_after_take == AfterTakeRule::Throwers
}

impl NetworkInput {
    /// The input for predicting the result of a seat. With two players, it is always from the
    /// leader's view.
    pub(super) fn from_position(
        players_left: PlayersLeft,
        position: &Position,
        seat: Seat,
    ) -> Self {
        let trump = position.trump();
        let left = position.playing_mask();
        let first = match players_left {
            PlayersLeft::Two => position.attacker,
            PlayersLeft::ThreeOrMore => first_seat_from(left, seat.index() as u8),
        };
        let (mut hands, mut leader) = ([0; MAX_SEATS], 0);
        let mut current_seat = first;
        for (number, hand) in hands.iter_mut().enumerate().take(left.count_ones() as usize) {
            *hand = bits(position.held(current_seat), trump);
            if current_seat == position.attacker {
                leader = number as u8;
            }
            current_seat = next_seat(left, current_seat);
        }
        let talon = position.talon();
        let bottom = talon.last().map_or(CardSet::EMPTY, |&card| card.into());
        let talon = talon.iter().copied().collect();
        NetworkInput { hands, talon: bits(talon, trump), bottom: bits(bottom, trump), leader }
    }

    /// Returns the equivalent position with the plain suits in another order: suit number `i`
    /// becomes number `order[i]`.
    pub(super) fn with_suit_order(&self, order: [u32; 3]) -> Self {
        const SUIT: u64 = (1 << RANKS) - 1;
        let reorder = |set: u64| {
            let plain = (0..3).map(|suit| (set >> (9 * suit) & SUIT) << (9 * order[suit as usize]));
            plain.fold(set & (SUIT << 27), |all, suit| all | suit)
        };
        NetworkInput {
            hands: self.hands.map(reorder),
            talon: reorder(self.talon),
            bottom: reorder(self.bottom),
            leader: self.leader,
        }
    }

    /// Calls `visit` with the index and value of each nonzero input.
    fn for_each_input(&self, players_left: PlayersLeft, mut visit: impl FnMut(usize, f32)) {
        let hands = &self.hands[..players_left.hand_count()];
        let mut offset = 0;
        for &set in hands.iter().chain([&self.talon, &self.bottom]) {
            let mut set = set;
            while set != 0 {
                visit(offset + set.trailing_zeros() as usize, 1.0);
                set &= set - 1;
            }
            offset += DECK_CARDS;
        }
        for (at, hand) in hands.iter().enumerate().filter(|(_, hand)| **hand != 0) {
            visit(offset + at, hand.count_ones() as f32 / HAND_COUNT_SCALE);
        }
        offset += hands.len();
        visit(offset, self.talon.count_ones() as f32 / TALON_COUNT_SCALE);
        if players_left == PlayersLeft::ThreeOrMore {
            visit(offset + 1 + usize::from(self.leader), 1.0);
        }
    }
}

/// Returns a set of cards as bits, nine per suit, trumps last.
fn bits(set: CardSet, trump: Suit) -> u64 {
    let plain = Suit::ALL.into_iter().filter(|&suit| suit != trump);
    let suits = plain.chain([trump]).enumerate();
    let ranks =
        |suit: Suit| (set & CardSet::of_suit(suit)).bits() >> (16 * suit as u32 + LOWEST_RANK_BIT);
    suits.fold(0, |all, (at, suit)| all | ranks(suit) << (RANKS * at))
}

/// The internals needed for training.
pub(super) mod inside {
    use super::*;

    /// Returns the range of the weights of each layer without biases, and the typical number of the
    /// layer's nonzero inputs. That number sets the range of the initial weights. Biases start at
    /// zero.
    pub(in super::super) fn layers(players_left: PlayersLeft) -> [(Range<usize>, usize); 3] {
        [
            (0..players_left.first_bias(), 40),
            (players_left.second_layer()..players_left.second_bias(), FIRST_LAYER_UNITS),
            (players_left.last_layer()..players_left.last_bias(), SECOND_LAYER_UNITS),
        ]
    }

    /// Adds to `gradient` the derivatives of the cross-entropy loss by each weight, for an input
    /// with this target probability.
    pub(in super::super) fn add_gradient(
        network: &ValueNetwork,
        input: &NetworkInput,
        target: f32,
        gradient: &mut [f32],
    ) {
        let Activations { first, second, last } = network.forward(input);
        let players_left = network.players_left;
        let last_layer = players_left.last_layer();
        // The derivative by x: (p − y) p′ ∕ (p (1 − p)) = 2 (p − y) ∕ √(1 + x²).
        let output_gradient = 2.0 * (chance(last) - target) / (1.0 + last * last).sqrt();
        gradient[players_left.last_bias()] += output_gradient;
        let weights: [f32; SECOND_LAYER_UNITS] = network.row(last_layer);
        let mut second_gradient = [0.0; SECOND_LAYER_UNITS];
        for (at, &unit) in second.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            gradient[last_layer + at] += output_gradient * unit;
            gradient[players_left.second_bias() + at] += output_gradient * weights[at];
            second_gradient[at] = output_gradient * weights[at];
        }
        let mut first_gradient = [0.0; FIRST_LAYER_UNITS];
        for (at, &unit) in first.iter().enumerate().filter(|(_, unit)| **unit > 0.0) {
            let from = players_left.second_layer() + at * SECOND_LAYER_UNITS;
            let weights: [f32; SECOND_LAYER_UNITS] = network.row(from);
            let row = &mut gradient[from..from + SECOND_LAYER_UNITS];
            row.iter_mut().zip(second_gradient).for_each(|(sum, by)| *sum += unit * by);
            first_gradient[at] =
                weights.iter().zip(second_gradient).fold(0.0, |sum, (w, by)| sum + w * by);
            gradient[players_left.first_bias() + at] += first_gradient[at];
        }
        input.for_each_input(players_left, |index, value| {
            let row = &mut gradient[index * FIRST_LAYER_UNITS..(index + 1) * FIRST_LAYER_UNITS];
            row.iter_mut().zip(first_gradient).for_each(|(sum, by)| *sum += value * by);
        });
    }

    /// The cross-entropy of the prediction for an input with this target probability, in nats.
    pub(in super::super) fn loss(network: &ValueNetwork, input: &NetworkInput, target: f32) -> f32 {
        let chance = chance(network.forward(input).last).clamp(1e-6, 1.0 - 1e-6);
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    }
}
