//! Beliefs about the cards a seat doesn't see.
//!
//! All public information is remembered exactly, unless some of it is [forgotten](Recall). The
//! hidden cards may be distributed in any way. The weight of a distribution is the product of how
//! well each card fits its place, given what players did not do. Sums over all distributions are
//! exact, by dynamic programming over cards and hand fill states, so both the probabilities and the
//! sampled worlds follow the weights exactly.

mod evidence;

pub(super) use self::evidence::{EvidenceFactors, undealt_trumps};
use super::{recall::Recall, split_mix::SplitMix64};
use crate::{
    card::{Card, Suit},
    card_set::CardSet,
    deck::Deck,
    game::Durak,
    view::View,
};
use kozyr_core::{
    game::{MAX_SEATS, Seat},
    opponent::Deadline,
};

/// The most cards in no hand when a deal begins.
const LARGEST_TALON: usize = Deck::Cards52.size();

const NEVER_PASSES: &str = "this deadline never passes";

/// A probability distribution over the cards a seat doesn't see.
#[derive(Clone, Debug)]
pub struct Belief {
    seat: Seat,
    players: usize,
    trump: Suit,
    /// The known cards of each hand, including the whole hand of the seat itself.
    known: [CardSet; MAX_SEATS],
    /// The cards whose place is unknown.
    cards: Vec<Card>,
    /// The hands with hidden cards.
    holders: Vec<Holder>,
    /// The open card under the talon.
    bottom: Option<Card>,
    /// How many of the cards are discarded and forgotten.
    forgotten_discards: usize,
    /// How well each card fits each holder; talon and discard pile count 1.
    weights: Vec<[f64; MAX_SEATS]>,
    /// All fill states; the last is the full one.
    fill_states: Vec<FillState>,
    /// For each number k of cards and each fill state, the total weight of all placements of the
    /// first k cards that reach the state. Cards in no hand are in the talon, or discarded and
    /// forgotten.
    prefix_weights: Vec<f64>,
}

/// A hand with hidden cards.
#[derive(Clone, Copy, Debug)]
struct Holder {
    seat: Seat,
    hidden: usize,
    /// What one more card in this hand adds to the index of a fill state.
    stride: usize,
}

/// How many of their hidden cards the holders have received.
type FillState = [u8; MAX_SEATS];

/// A possible state of all hands and the talon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct World {
    hands: [CardSet; MAX_SEATS],
    talon: [Card; LARGEST_TALON],
    talon_len: usize,
}

impl World {
    /// Creates a world with these hands and a talon of the hidden cards in random order, above the
    /// open trump of the belief, if any. Shuffles `hidden`.
    pub(super) fn new(
        hands: [CardSet; MAX_SEATS],
        hidden: &mut [Card],
        belief: &Belief,
        rng: &mut SplitMix64,
    ) -> Self {
        let mut talon = [Card::LOWEST; LARGEST_TALON];
        rng.shuffle(hidden);
        talon[..hidden.len()].copy_from_slice(hidden);
        let mut talon_len = hidden.len();
        if let Some(bottom) = belief.bottom {
            talon[talon_len] = bottom;
            talon_len += 1;
        }
        World { hands, talon, talon_len }
    }

    /// The hands, by seat.
    pub fn hands(&self) -> &[CardSet; MAX_SEATS] {
        &self.hands
    }

    /// The talon, next card first.
    pub fn talon(&self) -> &[Card] {
        &self.talon[..self.talon_len]
    }
}

impl Belief {
    /// Returns the belief of the seat that owns the view, from everything it has seen.
    pub fn from_view(view: View<'_>) -> Self {
        Belief::from_view_until(view, &Deadline::never()).expect(NEVER_PASSES)
    }

    /// Like [`from_view`](Self::from_view); `None` if the deadline passes first. With many hidden
    /// hands it takes some milliseconds.
    pub fn from_view_until(view: View<'_>, deadline: &Deadline) -> Option<Self> {
        Belief::with_factors(
            view,
            Recall::PERFECT,
            &[EvidenceFactors::DEFAULT; MAX_SEATS],
            deadline,
        )
    }

    /// Returns the belief of the seat that owns the view, with limited recall.
    pub fn with_recall(view: View<'_>, recall: Recall) -> Self {
        Belief::with_factors(
            view,
            recall,
            &[EvidenceFactors::DEFAULT; MAX_SEATS],
            &Deadline::never(),
        )
        .expect(NEVER_PASSES)
    }

    /// Returns the belief with limited recall and evidence factors for each seat. Evidence that
    /// rules out every distribution is ignored. `None` if the deadline passes first.
    pub(super) fn with_factors(
        view: View<'_>,
        recall: Recall,
        factors: &[EvidenceFactors; MAX_SEATS],
        deadline: &Deadline,
    ) -> Option<Self> {
        let likelihoods = evidence::likelihoods(view, factors);
        let belief = Belief::with_weights(
            view,
            recall,
            |seat, card| likelihoods.ratio(seat, card),
            deadline,
        )?;
        // Evidence that rules out everything was misread, so ignore it.
        if belief.total() > 0.0 {
            Some(belief)
        } else {
            Belief::with_weights(view, recall, |_, _| 1.0, deadline)
        }
    }

    /// Returns the belief of the seat that owns the view without evidence: every distribution is
    /// equally likely.
    pub fn uniform(view: View<'_>) -> Self {
        Belief::with_weights(view, Recall::PERFECT, |_, _| 1.0, &Deadline::never())
            .expect(NEVER_PASSES)
    }

    /// The belief of a seat that sees all hands of the game; only the order of the talon is hidden.
    pub(super) fn with_open_hands(view: View<'_>, game: &Durak) -> Self {
        let is_held = |seat, card| f64::from(u8::from(game.hand(seat).contains(card)));
        Belief::with_weights(view, Recall::PERFECT, is_held, &Deadline::never())
            .expect(NEVER_PASSES)
    }

    /// The belief in which a hidden card in a hand has the weight `weight_of(seat, card)`; `None`
    /// if the deadline passes first.
    fn with_weights(
        view: View<'_>,
        recall: Recall,
        weight_of: impl Fn(Seat, Card) -> f64,
        deadline: &Deadline,
    ) -> Option<Self> {
        let (seat, players) = (view.seat(), view.players());
        let forgotten = recall.forgotten_cards(view);
        let forgotten_discards = (forgotten & view.discard()).len();
        let mut known = [CardSet::EMPTY; MAX_SEATS];
        let mut holders: Vec<Holder> = Vec::new();
        let mut fill_states: Vec<FillState> = vec![[0; MAX_SEATS]];
        for holder_seat in Seat::all(players) {
            let is_own = holder_seat == seat;
            known[holder_seat.index()] =
                if is_own { view.hand() } else { view.known_cards(holder_seat) - forgotten };
            let hidden = view.hand_size(holder_seat) - known[holder_seat.index()].len();
            if hidden > 0 {
                let (stride, place) = (fill_states.len(), holders.len());
                holders.push(Holder { seat: holder_seat, hidden, stride });
                for index in stride..stride * (hidden + 1) {
                    let mut state = fill_states[index - stride];
                    state[place] += 1;
                    fill_states.push(state);
                }
            }
        }
        let cards: Vec<Card> = (view.unseen_cards() | forgotten).iter().collect();
        let weight = |&card: &Card| {
            let mut weights = [0.0; MAX_SEATS];
            for (weight, holder) in weights.iter_mut().zip(&holders) {
                *weight = weight_of(holder.seat, card);
            }
            weights
        };
        let weights = cards.iter().map(weight).collect();
        let (trump, bottom) = (view.trump(), view.trump_card());
        let mut belief = Belief {
            seat,
            players,
            trump,
            known,
            cards,
            holders,
            bottom,
            forgotten_discards,
            weights,
            fill_states,
            prefix_weights: Vec::new(),
        };
        belief.sum_prefix_weights(deadline).then_some(belief)
    }

    /// Fills [`prefix_weights`](Self::prefix_weights): for each k and each fill state, sums the
    /// weights of all placements of the first k cards that reach it. Returns `false`, with the sums
    /// incomplete, if the deadline passes first.
    fn sum_prefix_weights(&mut self, deadline: &Deadline) -> bool {
        let state_count = self.fill_states.len();
        self.prefix_weights = vec![0.0; state_count * (self.cards.len() + 1)];
        self.prefix_weights[0] = 1.0;
        for (index, weights) in self.weights.iter().enumerate() {
            if deadline.has_passed() {
                return false;
            }
            let (before, after) =
                self.prefix_weights[index * state_count..].split_at_mut(state_count);
            for (state_index, state) in self.fill_states.iter().enumerate() {
                let mut sum = before[state_index];
                for ((holder, weight), &filled) in self.holders.iter().zip(weights).zip(state) {
                    if filled > 0 {
                        sum += weight * before[state_index - holder.stride];
                    }
                }
                after[state_index] = sum;
            }
        }
        true
    }

    /// Returns the total weight of all distributions.
    fn total(&self) -> f64 {
        self.prefix_weights[self.prefix_weights.len() - 1]
    }

    /// The seat that holds the belief.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// The cards whose place is unknown or forgotten, in ascending order.
    pub fn unseen(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the cards a seat is known to hold. For the owner, that is the whole hand. For
    /// others, it is what they took, showed or drew from under the talon, unless the owner has
    /// forgotten it.
    pub fn known_cards(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// Whether the place of every card is known, including the order of the talon. This goes by the
    /// numbers of hidden cards, not by their probabilities.
    pub fn is_certain(&self) -> bool {
        match (self.in_no_hand(), self.hidden_in_talon()) {
            (0, _) => self.holders.len() < 2,
            (1, _) | (_, 0) => self.holders.is_empty(),
            _ => false,
        }
    }

    /// The trump suit.
    pub(super) fn trump(&self) -> Suit {
        self.trump
    }

    /// The number of hidden cards in the talon.
    pub fn hidden_in_talon(&self) -> usize {
        self.in_no_hand() - self.forgotten_discards
    }

    /// The number of unseen cards that are in the talon, or discarded and forgotten.
    fn in_no_hand(&self) -> usize {
        self.cards.len() - self.holders.iter().map(|holder| holder.hidden).sum::<usize>()
    }

    /// The probability of each unseen card being in each hand: a row per card of
    /// [`unseen`](Belief::unseen), a column per seat.
    ///
    /// The remainder of a row to 1 is the probability that the card is in the talon, or discarded
    /// if that may have been forgotten. A column sums to the number of cards of the hand that are
    /// not [known](Belief::known_cards); the owner's column is zero.
    pub fn probability_matrix(&self) -> Vec<[f64; MAX_SEATS]> {
        let state_count = self.fill_states.len();
        let total = self.total();
        // For each fill state, the total weight of placing the remaining cards to reach the full
        // one.
        let mut rest = vec![0.0; state_count];
        rest[state_count - 1] = 1.0;
        let mut rows = vec![[0.0; MAX_SEATS]; self.cards.len()];
        for (index, weights) in self.weights.iter().enumerate().rev() {
            let prefix_weights = &self.prefix_weights[index * state_count..][..state_count];
            let mut earlier = rest.clone();
            for (state_index, state) in self.fill_states.iter().enumerate() {
                for ((holder, weight), &filled) in self.holders.iter().zip(weights).zip(state) {
                    if usize::from(filled) < holder.hidden {
                        let more = weight * rest[state_index + holder.stride];
                        earlier[state_index] += more;
                        rows[index][holder.seat.index()] +=
                            prefix_weights[state_index] * more / total;
                    }
                }
            }
            rest = earlier;
        }
        rows
    }

    /// Returns the probability of a card being in a hand, 0 to 1; 1 or 0 if the card's place is
    /// known.
    pub fn probability(&self, card: Card, seat: Seat) -> f64 {
        match self.cards.iter().position(|&unseen| unseen == card) {
            Some(index) => self.probability_matrix()[index][seat.index()],
            None => f64::from(u8::from(self.known_cards(seat).contains(card))),
        }
    }

    /// The number of random numbers that sampling a world takes; it doesn't depend on the world.
    pub fn rng_draws_per_world(&self) -> u64 {
        (self.cards.len() + self.in_no_hand().saturating_sub(1)) as u64
    }

    /// The weight of a world: the product of how well each hidden card fits its hand.
    pub(super) fn weight_of(&self, world: &World) -> f64 {
        let mut weight = 1.0;
        for (card, weights) in self.cards.iter().zip(&self.weights) {
            for (holder, fit) in self.holders.iter().zip(weights) {
                if world.hands[holder.seat.index()].contains(*card) {
                    weight *= fit;
                }
            }
        }
        weight
    }

    /// Samples a world with probability proportional to its weight; the talon is in random order.
    pub fn sample(&self, rng: &mut SplitMix64) -> World {
        let mut hands = self.known;
        let mut talon = [Card::LOWEST; LARGEST_TALON];
        let mut talon_len = 0;
        let state_count = self.fill_states.len();
        let mut state_index = state_count - 1;
        for (index, &card) in self.cards.iter().enumerate().rev() {
            let prefix_weights = &self.prefix_weights[index * state_count..][..state_count];
            match self.draw_holder(prefix_weights, state_index, &self.weights[index], rng) {
                Some(holder) => {
                    hands[holder.seat.index()].insert(card);
                    state_index -= holder.stride;
                }
                None => {
                    talon[talon_len] = card;
                    talon_len += 1;
                }
            }
        }
        rng.shuffle(&mut talon[..talon_len]);
        talon_len -= self.forgotten_discards;
        if let Some(bottom) = self.bottom {
            talon[talon_len] = bottom;
            talon_len += 1;
        }
        World { hands, talon, talon_len }
    }

    /// Samples the holder of a card given the holders of later cards; `None` if the card is in the
    /// talon, or discarded and forgotten. Takes the prefix weights and the fill state without the
    /// later cards, and how well the card fits each holder.
    fn draw_holder(
        &self,
        prefix_weights: &[f64],
        state_index: usize,
        weights: &[f64; MAX_SEATS],
        rng: &mut SplitMix64,
    ) -> Option<&Holder> {
        let mut holder_weights = [0.0; MAX_SEATS];
        let mut sum = prefix_weights[state_index];
        for (place, holder) in self.holders.iter().enumerate() {
            if self.fill_states[state_index][place] > 0 {
                holder_weights[place] =
                    weights[place] * prefix_weights[state_index - holder.stride];
                sum += holder_weights[place];
            }
        }
        let mut drawn = rng.next_f64() * sum;
        let mut last = None;
        for (weight, holder) in
            holder_weights.iter().zip(&self.holders).filter(|(weight, _)| **weight > 0.0)
        {
            if drawn < *weight {
                return Some(holder);
            }
            drawn -= weight;
            last = Some(holder);
        }
        // Rounding must not put a card into a full talon.
        if prefix_weights[state_index] > 0.0 { None } else { last }
    }
}
