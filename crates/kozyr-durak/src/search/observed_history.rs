//! The other players' acts and the hands they may have had.
//!
//! A card whose holder was unknown came into a hand through a [slot](CardSlot): it was dealt, or
//! drawn as the n-th card. The assignment of cards to slots is hidden. Before the acts are weighed,
//! all assignments that agree with the public events are equally likely. A [`SlotAssignment`] is
//! one of them.

use std::iter;

use super::{
    belief::{Belief, World, undealt_trumps},
    position::{Position, next_seat},
    split_mix::SplitMix64,
};
use crate::{
    action::Action, card::Card, card_set::CardSet, event::Event, phase::Phase, view::View,
};
use kozyr_core::game::{MAX_SEATS, Seat};

/// The number of card indices.
const CARD_INDICES: usize = 64;
/// The owner of the talon's slots.
const TALON_OWNER: usize = MAX_SEATS;
/// The marker of a card that has not been seen yet.
const NEVER_SEEN: usize = usize::MAX;

/// The history of a deal as seen by the owner of a view.
#[derive(Clone, Debug)]
pub(super) struct ObservedHistory {
    seat: Seat,
    slots: Vec<CardSlot>,
    acts: Vec<ObservedAct>,
    /// For each hidden card that was seen later: its holder, and the first act with the card known.
    seen_by: [usize; CARD_INDICES],
    known_from: [usize; CARD_INDICES],
    /// Cards that only the owner can have been dealt, and cards that must have been dealt.
    undealt: CardSet,
    dealt: CardSet,
    /// The cards of each hand that are known now.
    known: [CardSet; MAX_SEATS],
}

/// A place where a hidden card came from, or where it still is.
#[derive(Clone, Copy, Debug)]
struct CardSlot {
    /// The hand that the card came into; [`TALON_OWNER`] if it is still in the talon.
    seat: usize,
    /// The first act after it came into the hand.
    from_act: usize,
    dealt: bool,
}

/// An act of another player.
#[derive(Clone, Debug)]
pub(super) struct ObservedAct {
    /// The position before the act. Only the sizes of its hidden hands are meaningful.
    pub(super) position: Position,
    pub(super) seat: usize,
    pub(super) action: Action,
    /// The known cards of the hand.
    known: CardSet,
}

/// The card in each slot.
#[derive(Clone, Debug)]
pub(super) struct SlotAssignment(Vec<Card>);

impl ObservedHistory {
    /// Reads the history of a view. `None` before the first bout, if no other player has acted, or
    /// if no consistent assignment was sampled.
    pub(super) fn from_view(view: View<'_>, belief: &Belief, rng: &mut SplitMix64) -> Option<Self> {
        let mut reader = HistoryReader::new(view);
        view.history().for_each(|event| reader.read(event));
        reader.into_history(view, belief, rng)
    }

    /// The acts of the other players.
    pub(super) fn acts(&self) -> &[ObservedAct] {
        &self.acts
    }

    /// Samples an assignment for the cards of a world, with its importance weight: its prior
    /// probability over its sampling probability, up to a common factor. `None` if the sample
    /// contradicts the history.
    pub(super) fn sample_assignment(
        &self,
        belief: &Belief,
        world: &World,
        rng: &mut SplitMix64,
    ) -> Option<(SlotAssignment, f64)> {
        let mut cards = vec![Card::LOWEST; self.slots.len()];
        let mut free: Vec<usize> = (0..self.slots.len()).collect();
        let mut weight = 1.0 / belief.weight_of(world);
        let mut place_card =
            |card: Card, allowed: &dyn Fn(&CardSlot) -> bool, rng: &mut SplitMix64| {
                let is_free = |&&slot_index: &&usize| {
                    allowed(&self.slots[slot_index]) && self.fits(card, &self.slots[slot_index])
                };
                let option_count = free.iter().filter(is_free).count();
                if option_count == 0 {
                    return false;
                }
                let choice = rng.below(option_count);
                let slot_index = free.iter().filter(is_free).nth(choice).copied();
                let Some(slot_index) = slot_index else { return false };
                free.retain(|&other| other != slot_index);
                cards[slot_index] = card;
                weight *= option_count as f64;
                true
            };
        // By the time they were seen, since cards seen later fit more slots.
        let mut seen: Vec<Card> = self.seen_cards().collect();
        seen.sort_by_key(|card| self.known_from[card.index()]);
        for card in seen {
            if !place_card(card, &|_| true, rng) {
                return None;
            }
        }
        for seat in (0..MAX_SEATS).filter(|&seat| seat != self.seat.index()) {
            let hidden = world.hands()[seat] - self.known[seat];
            // Start with the cards that don't fit all slots.
            let bound = hidden & self.undealt;
            for card in bound.iter().chain(hidden - bound) {
                if !place_card(card, &|slot| slot.seat == seat, rng) {
                    return None;
                }
            }
        }
        let talon_slots = self.talon_slots().zip(world.talon());
        talon_slots.for_each(|(slot_index, &card)| cards[slot_index] = card);
        Some((SlotAssignment(cards), weight))
    }

    /// The indices of the slots of cards that are still in the talon.
    fn talon_slots(&self) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter(|&at| self.slots[at].seat == TALON_OWNER)
    }

    /// The cards that came hidden into the hand of another player and were seen later, when they
    /// were played or shown.
    fn seen_cards(&self) -> impl Iterator<Item = Card> {
        let indices = (0..CARD_INDICES).filter(|&index| self.known_from[index] != NEVER_SEEN);
        indices.map(|index| Card::from_index(index as u32))
    }

    /// Whether a card can have been in a slot, given when and where it was seen and what was dealt.
    fn fits(&self, card: Card, slot: &CardSlot) -> bool {
        let known_from = self.known_from[card.index()];
        let in_time = known_from == NEVER_SEEN
            || slot.seat == self.seen_by[card.index()]
                && (slot.from_act < known_from || slot.dealt);
        in_time
            && !(slot.dealt && self.undealt.contains(card))
            && (slot.dealt || !self.dealt.contains(card))
    }

    /// Swaps the cards of two random slots and returns the swap. `None`, without a change, if the
    /// swap contradicts the history or makes no difference.
    pub(super) fn propose_swap(
        &self,
        assignment: &mut SlotAssignment,
        rng: &mut SplitMix64,
    ) -> Option<CardSwap> {
        let count = self.slots.len();
        let (one, other) = (rng.below(count), rng.below(count));
        let cards = [assignment.0[one], assignment.0[other]];
        let allowed = one != other
            && [self.slots[one].seat, self.slots[other].seat] != [TALON_OWNER; 2]
            && self.fits(cards[0], &self.slots[other])
            && self.fits(cards[1], &self.slots[one]);
        allowed.then(|| {
            assignment.0.swap(one, other);
            CardSwap { slots: [one, other], cards }
        })
    }

    /// Returns the cards that a swap has removed from the hand at an act or added to it, by the
    /// index of the act.
    pub(super) fn changed_cards(&self, swap: &CardSwap, act: usize) -> CardSet {
        let mut changed = CardSet::EMPTY;
        for (card, [old_slot, new_slot]) in swap.moved() {
            if self.was_hidden_in(card, old_slot, act) != self.was_hidden_in(card, new_slot, act) {
                changed.insert(card);
            }
        }
        changed
    }

    /// Whether a card assigned to a slot was in the acting player's hand at an act, by index, and
    /// not yet known to be there.
    fn was_hidden_in(&self, card: Card, slot_index: usize, act: usize) -> bool {
        let slot = &self.slots[slot_index];
        slot.seat == self.acts[act].seat
            && slot.from_act <= act
            && act < self.known_from[card.index()]
    }

    /// Returns the hand of the acting player at an act, by the index of the act.
    pub(super) fn hand_at(&self, assignment: &SlotAssignment, act: usize) -> CardSet {
        let hidden = (0..)
            .zip(&assignment.0)
            .filter(|&(slot_index, &card)| self.was_hidden_in(card, slot_index, act));
        hidden.fold(self.acts[act].known, |hand, (_, &card)| hand | card.into())
    }

    /// Returns the current world of an assignment, with the talon in random order.
    pub(super) fn world(
        &self,
        assignment: &SlotAssignment,
        belief: &Belief,
        rng: &mut SplitMix64,
    ) -> World {
        let mut hands = self.known;
        hands[self.seat.index()] = belief.known_cards(self.seat);
        let mut talon = Vec::new();
        for (slot, &card) in self.slots.iter().zip(&assignment.0) {
            if slot.seat == TALON_OWNER {
                talon.push(card);
            } else if self.known_from[card.index()] == NEVER_SEEN {
                hands[slot.seat].insert(card);
            }
        }
        World::new(hands, &mut talon, belief, rng)
    }
}

impl SlotAssignment {
    /// Reverts a swap.
    pub(super) fn revert_swap(&mut self, swap: &CardSwap) {
        let [one, other] = swap.slots;
        self.0.swap(one, other);
    }
}

/// A swap of the cards in two slots.
pub(super) struct CardSwap {
    slots: [usize; 2],
    /// The cards before the swap.
    cards: [Card; 2],
}

impl CardSwap {
    /// Returns each card with its slots before and after the swap.
    fn moved(&self) -> [(Card, [usize; 2]); 2] {
        let [one, other] = self.slots;
        [(self.cards[0], [one, other]), (self.cards[1], [other, one])]
    }
}

/// The state of the history at the current event.
struct HistoryReader<'a> {
    view: View<'a>,
    history: ObservedHistory,
    start: Position,
    /// All actions so far, each with the known cards of the hand before it.
    actions: Vec<(Seat, Action, CardSet)>,
    /// The cards drawn so far, and the slots of the hidden ones with their indices in the talon.
    talon: Vec<Card>,
    drawn: Vec<(usize, usize)>,
    /// The number of acts of other players.
    act_count: usize,
    attacker: Option<Seat>,
}

impl<'a> HistoryReader<'a> {
    /// A reader for the history of a view, before the first event.
    fn new(view: View<'a>) -> Self {
        let history = ObservedHistory {
            seat: view.seat(),
            slots: Vec::new(),
            acts: Vec::new(),
            seen_by: [TALON_OWNER; CARD_INDICES],
            known_from: [NEVER_SEEN; CARD_INDICES],
            undealt: CardSet::EMPTY,
            dealt: CardSet::EMPTY,
            known: [CardSet::EMPTY; MAX_SEATS],
        };
        HistoryReader {
            view,
            history,
            start: Position::empty(view.players(), view.trump(), *view.rules(), false),
            actions: Vec::new(),
            talon: Vec::new(),
            drawn: Vec::new(),
            act_count: 0,
            attacker: None,
        }
    }

    /// Updates the state with the next event.
    fn read(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, count, cards } if seat == self.history.seat => {
                self.start.hands[seat.index()] = cards;
                debug_assert_eq!(cards.len(), usize::from(count));
            }
            Event::Dealt { seat, count, .. } => {
                let slot = CardSlot { seat: seat.index(), from_act: 0, dealt: true };
                self.history.slots.extend(iter::repeat_n(slot, count.into()));
            }
            Event::Redealt { .. } => *self = HistoryReader::new(self.view),
            Event::TrumpTurned { card, holder: Some(holder) } => self.show_dealt(holder, card),
            Event::FirstAttacker { seat, lowest_trump } => {
                self.read_first_attacker(seat, lowest_trump);
            }
            Event::Attacked { seat, cards, .. } => self.act(seat, Action::Attack(cards), cards),
            Event::Beaten { seat, attack, with } => {
                self.act(seat, Action::Beat { attack, with }, with.into());
            }
            Event::Transferred { seat, card, shown: true, .. } => {
                self.act(seat, Action::ShowTransfer(card), card.into());
                self.history.known[seat.index()].insert(card);
            }
            Event::Transferred { seat, card, .. } => {
                self.act(seat, Action::Transfer(card), card.into());
            }
            Event::ThrownIn { seat, card } => self.act(seat, Action::ThrowIn(card), card.into()),
            Event::Passed { seat } => self.act(seat, Action::Pass, CardSet::EMPTY),
            Event::Took { seat } => self.act(seat, Action::Take, CardSet::EMPTY),
            Event::BoutTaken { seat, cards } => self.history.known[seat.index()] |= cards,
            Event::Drawn { seat, count, cards } => self.draw(seat, count.into(), cards),
            _ => {}
        }
    }

    /// Records an action of a seat, and removes the cards that the seat plays from its known cards.
    /// Cards of other players that were not known are noted as seen from now on.
    fn act(&mut self, seat: Seat, action: Action, cards: CardSet) {
        let known = self.history.known[seat.index()];
        self.actions.push((seat, action, known));
        if seat != self.history.seat {
            self.act_count += 1;
            for card in cards - known {
                self.history.seen_by[card.index()] = seat.index();
                self.history.known_from[card.index()] = self.act_count;
            }
        }
        self.history.known[seat.index()] = known - cards;
    }

    /// Records a dealt card that another player shows before the first attack. Does nothing for the
    /// owner of the view, or if the card is already known.
    fn show_dealt(&mut self, seat: Seat, card: Card) {
        if seat != self.history.seat && !self.history.known[seat.index()].contains(card) {
            self.history.known[seat.index()].insert(card);
            self.history.dealt.insert(card);
            self.history.seen_by[card.index()] = seat.index();
            // The card is known from the first act on.
            self.history.known_from[card.index()] = self.act_count;
        }
    }

    /// Records the first attacker, the lowest trump that this seat showed, if any, and the undealt
    /// trumps.
    fn read_first_attacker(&mut self, seat: Seat, lowest: Option<Card>) {
        self.history.undealt = undealt_trumps(self.view, lowest);
        if let Some(card) = lowest {
            self.show_dealt(seat, card);
        }
        self.attacker = Some(seat);
    }

    /// Records that a seat draws `count` cards, of which `cards` are known.
    fn draw(&mut self, seat: Seat, count: usize, cards: CardSet) {
        // The owner's draws are known. Of the others', only the open card is, which is the last
        // one.
        for _ in cards.len()..count {
            self.drawn.push((self.history.slots.len(), self.talon.len()));
            self.talon.push(Card::LOWEST);
            let slot = CardSlot { seat: seat.index(), from_act: self.act_count, dealt: false };
            self.history.slots.push(slot);
        }
        self.talon.extend(cards);
        self.history.known[seat.index()] |= cards;
    }

    /// Returns the history up to the current event. `None` before the first bout, if no other
    /// player has acted, or if no consistent assignment was sampled.
    fn into_history(
        mut self,
        view: View<'_>,
        belief: &Belief,
        rng: &mut SplitMix64,
    ) -> Option<ObservedHistory> {
        let attacker = self.attacker?.index() as u8;
        if self.act_count == 0 {
            return None;
        }
        // The open card is known.
        let hidden =
            view.talon_len() - usize::from(view.talon_len() > 0 && view.trump_card().is_some());
        let slot = CardSlot { seat: TALON_OWNER, from_act: NEVER_SEEN, dealt: false };
        self.history.slots.extend(iter::repeat_n(slot, hidden));
        // The hand sizes are the same in all assignments, so any one will do.
        let (assignment, world) = (0..MAX_SAMPLING_TRIES).find_map(|_| {
            let world = belief.sample(rng);
            Some((self.history.sample_assignment(belief, &world, rng)?.0, world))
        })?;
        for (slot, &card) in self.history.slots.iter().zip(&assignment.0) {
            if slot.dealt {
                self.start.hands[slot.seat].insert(card);
            }
        }
        for &(slot, talon_index) in &self.drawn {
            self.talon[talon_index] = assignment.0[slot];
        }
        self.talon.extend(world.talon());
        let hands = self.start.hands;
        let mut position = self.start;
        position.set_hidden_cards(hands, &self.talon);
        (position.attacker, position.to_act, position.phase) = (attacker, attacker, Phase::Attack);
        position.defender = next_seat(position.opponents_mask(attacker), attacker);
        position.attack_limit = position.attack_limit_for(position.defender);
        for &(seat, action, known) in &self.actions {
            if seat != self.history.seat {
                let seat = seat.index();
                self.history.acts.push(ObservedAct { position, seat, action, known });
            }
            position.play(action);
        }
        debug_assert_eq!(position.hands, *world.hands());
        Some(self.history)
    }
}

/// The most tries to sample a consistent assignment.
const MAX_SAMPLING_TRIES: usize = 64;
