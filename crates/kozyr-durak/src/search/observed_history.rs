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
    moments: Vec<ObservedAct>,
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
    /// Reads the history of a view; `None` before the first bout, or if no other player has acted.
    pub(super) fn from_view(
        view: View<'_>,
        belief: &Belief,
        dice: &mut SplitMix64,
    ) -> Option<Self> {
        let mut reader = HistoryReader::new(view);
        view.history().for_each(|event| reader.read(event));
        reader.into_history(view, belief, dice)
    }

    /// The acts of the other players.
    pub(super) fn acts(&self) -> &[ObservedAct] {
        &self.moments
    }

    /// Samples an assignment for the cards of a world, with its importance weight: its prior
    /// probability over its sampling probability, up to a common factor. `None` if the sample
    /// contradicts the history.
    pub(super) fn sample_assignment(
        &self,
        belief: &Belief,
        world: &World,
        dice: &mut SplitMix64,
    ) -> Option<(SlotAssignment, f64)> {
        let mut cards = vec![Card::LOWEST; self.slots.len()];
        let mut free: Vec<usize> = (0..self.slots.len()).collect();
        let mut weight = 1.0 / belief.weight_of(world);
        let mut put = |card: Card, allowed: &dyn Fn(&CardSlot) -> bool, dice: &mut SplitMix64| {
            let fits = |&&at: &&usize| allowed(&self.slots[at]) && self.fits(card, &self.slots[at]);
            let ways = free.iter().filter(fits).count();
            if ways == 0 {
                return false;
            }
            let nth = dice.below(ways);
            let at = free.iter().filter(fits).nth(nth).copied();
            let Some(at) = at else { return false };
            free.retain(|&other| other != at);
            cards[at] = card;
            weight *= ways as f64;
            true
        };
        // By the time they were seen, since cards seen later fit more slots.
        let mut seen: Vec<Card> = self.seen().collect();
        seen.sort_by_key(|card| self.known_from[card.index()]);
        for card in seen {
            if !put(card, &|_| true, dice) {
                return None;
            }
        }
        for seat in (0..MAX_SEATS).filter(|&seat| seat != self.seat.index()) {
            let hidden = world.hands()[seat] - self.known[seat];
            // Start with the cards that don't fit all slots.
            let bound = hidden & self.undealt;
            for card in bound.iter().chain(hidden - bound) {
                if !put(card, &|slot| slot.seat == seat, dice) {
                    return None;
                }
            }
        }
        let talon = self.talon().zip(world.talon());
        talon.for_each(|(at, &card)| cards[at] = card);
        Some((SlotAssignment(cards), weight))
    }

    /// The talon's slots.
    fn talon(&self) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter(|&at| self.slots[at].seat == TALON_OWNER)
    }

    /// The cards seen since they came into a hand.
    fn seen(&self) -> impl Iterator<Item = Card> {
        let numbers = (0..CARD_INDICES).filter(|&number| self.known_from[number] != NEVER_SEEN);
        numbers.map(|number| Card::from_index(number as u32))
    }

    /// Whether a card can have been in a slot.
    fn fits(&self, card: Card, slot: &CardSlot) -> bool {
        let until = self.known_from[card.index()];
        let in_time = until == NEVER_SEEN
            || slot.seat == self.seen_by[card.index()] && (slot.from_act < until || slot.dealt);
        in_time
            && !(slot.dealt && self.undealt.contains(card))
            && (slot.dealt || !self.dealt.contains(card))
    }

    /// Swaps the cards of two random slots. `None`, without a change, if this contradicts the
    /// history.
    pub(super) fn propose_swap(
        &self,
        lie: &mut SlotAssignment,
        dice: &mut SplitMix64,
    ) -> Option<CardSwap> {
        let count = self.slots.len();
        let (one, other) = (dice.below(count), dice.below(count));
        let cards = [lie.0[one], lie.0[other]];
        let allowed = one != other
            && [self.slots[one].seat, self.slots[other].seat] != [TALON_OWNER; 2]
            && self.fits(cards[0], &self.slots[other])
            && self.fits(cards[1], &self.slots[one]);
        allowed.then(|| {
            lie.0.swap(one, other);
            CardSwap { places: [one, other], cards }
        })
    }

    /// The cards that a swap has removed from the hand at an act or added to it.
    pub(super) fn changed_cards(&self, exchange: &CardSwap, moment: usize) -> CardSet {
        let mut changed = CardSet::EMPTY;
        for (card, [before, now]) in exchange.moved() {
            if self.was_hidden_in(card, before, moment) != self.was_hidden_in(card, now, moment) {
                changed.insert(card);
            }
        }
        changed
    }

    /// Whether a card from this slot was hidden in the hand at an act.
    fn was_hidden_in(&self, card: Card, place: usize, moment: usize) -> bool {
        let slot = &self.slots[place];
        slot.seat == self.moments[moment].seat
            && slot.from_act <= moment
            && moment < self.known_from[card.index()]
    }

    /// The hand of the player at an act.
    pub(super) fn hand_at(&self, lie: &SlotAssignment, moment: usize) -> CardSet {
        let places =
            (0..).zip(&lie.0).filter(|&(place, &card)| self.was_hidden_in(card, place, moment));
        places.fold(self.moments[moment].known, |hand, (_, &card)| hand | card.into())
    }

    /// The world of an assignment, with the talon in random order.
    pub(super) fn world(
        &self,
        lie: &SlotAssignment,
        belief: &Belief,
        dice: &mut SplitMix64,
    ) -> World {
        let mut hands = self.known;
        hands[self.seat.index()] = belief.known_cards(self.seat);
        let mut talon = Vec::new();
        for (slot, &card) in self.slots.iter().zip(&lie.0) {
            if slot.seat == TALON_OWNER {
                talon.push(card);
            } else if self.known_from[card.index()] == NEVER_SEEN {
                hands[slot.seat].insert(card);
            }
        }
        World::new(hands, &mut talon, belief, dice)
    }
}

impl SlotAssignment {
    /// Reverts a swap.
    pub(super) fn revert_swap(&mut self, exchange: &CardSwap) {
        let [one, other] = exchange.places;
        self.0.swap(one, other);
    }
}

/// A swap of the cards in two slots.
pub(super) struct CardSwap {
    places: [usize; 2],
    /// The cards before the swap.
    cards: [Card; 2],
}

impl CardSwap {
    /// Each card with its slots before and after the swap.
    fn moved(&self) -> [(Card, [usize; 2]); 2] {
        let [one, other] = self.places;
        [(self.cards[0], [one, other]), (self.cards[1], [other, one])]
    }
}

/// The state of the history at the current event.
struct HistoryReader<'a> {
    view: View<'a>,
    past: ObservedHistory,
    start: Position,
    script: Vec<(Seat, Action, CardSet)>,
    /// The cards drawn so far, and the slots of the hidden ones with their indices in the talon.
    talon: Vec<Card>,
    drawn: Vec<(usize, usize)>,
    acts: usize,
    attacker: Option<Seat>,
}

impl<'a> HistoryReader<'a> {
    fn new(view: View<'a>) -> Self {
        let past = ObservedHistory {
            seat: view.seat(),
            slots: Vec::new(),
            moments: Vec::new(),
            seen_by: [TALON_OWNER; CARD_INDICES],
            known_from: [NEVER_SEEN; CARD_INDICES],
            undealt: CardSet::EMPTY,
            dealt: CardSet::EMPTY,
            known: [CardSet::EMPTY; MAX_SEATS],
        };
        HistoryReader {
            view,
            past,
            start: Position::empty(view.players(), view.trump(), *view.rules(), false),
            script: Vec::new(),
            talon: Vec::new(),
            drawn: Vec::new(),
            acts: 0,
            attacker: None,
        }
    }

    fn read(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, count, cards } if seat == self.past.seat => {
                self.start.hands[seat.index()] = cards;
                debug_assert_eq!(cards.len(), usize::from(count));
            }
            Event::Dealt { seat, count, .. } => {
                let slot = CardSlot { seat: seat.index(), from_act: 0, dealt: true };
                self.past.slots.extend(iter::repeat_n(slot, count.into()));
            }
            Event::Redealt { .. } => *self = HistoryReader::new(self.view),
            Event::TrumpTurned { card, holder: Some(holder) } => self.show_dealt(holder, card),
            Event::FirstAttacker { seat, lowest_trump } => self.read_first(seat, lowest_trump),
            Event::Attacked { seat, cards, .. } => self.act(seat, Action::Attack(cards), cards),
            Event::Beaten { seat, attack, with } => {
                self.act(seat, Action::Beat { attack, with }, with.into());
            }
            Event::Transferred { seat, card, shown: true, .. } => {
                self.act(seat, Action::ShowTransfer(card), card.into());
                self.past.known[seat.index()].insert(card);
            }
            Event::Transferred { seat, card, .. } => {
                self.act(seat, Action::Transfer(card), card.into());
            }
            Event::ThrownIn { seat, card } => self.act(seat, Action::ThrowIn(card), card.into()),
            Event::Passed { seat } => self.act(seat, Action::Pass, CardSet::EMPTY),
            Event::Took { seat } => self.act(seat, Action::Take, CardSet::EMPTY),
            Event::BoutTaken { seat, cards } => self.past.known[seat.index()] |= cards,
            Event::Drawn { seat, count, cards } => self.draw(seat, count.into(), cards),
            _ => {}
        }
    }

    /// Records an act that removes these cards from the hand.
    fn act(&mut self, seat: Seat, action: Action, cards: CardSet) {
        let known = self.past.known[seat.index()];
        self.script.push((seat, action, known));
        if seat != self.past.seat {
            self.acts += 1;
            for card in cards - known {
                self.past.seen_by[card.index()] = seat.index();
                self.past.known_from[card.index()] = self.acts;
            }
        }
        self.past.known[seat.index()] = known - cards;
    }

    /// Records a dealt card that is shown before the first attack.
    fn show_dealt(&mut self, seat: Seat, card: Card) {
        if seat != self.past.seat && !self.past.known[seat.index()].contains(card) {
            self.past.known[seat.index()].insert(card);
            self.past.dealt.insert(card);
            self.past.seen_by[card.index()] = seat.index();
            // The card is known from the first act on.
            self.past.known_from[card.index()] = self.acts;
        }
    }

    /// Notes the undealt trumps: the first attacker showed the lowest trump of all, or there was
    /// none.
    fn read_first(&mut self, seat: Seat, lowest: Option<Card>) {
        self.past.undealt = undealt_trumps(self.view, lowest);
        if let Some(card) = lowest {
            self.show_dealt(seat, card);
        }
        self.attacker = Some(seat);
    }

    fn draw(&mut self, seat: Seat, count: usize, cards: CardSet) {
        // The owner's draws are known. Of the others', only the open card is, which is the last
        // one.
        for _ in cards.len()..count {
            self.drawn.push((self.past.slots.len(), self.talon.len()));
            self.talon.push(Card::LOWEST);
            let slot = CardSlot { seat: seat.index(), from_act: self.acts, dealt: false };
            self.past.slots.push(slot);
        }
        self.talon.extend(cards);
        self.past.known[seat.index()] |= cards;
    }

    fn into_history(
        mut self,
        view: View<'_>,
        belief: &Belief,
        dice: &mut SplitMix64,
    ) -> Option<ObservedHistory> {
        let attacker = self.attacker?.index() as u8;
        if self.acts == 0 {
            return None;
        }
        // The open card is known.
        let hidden =
            view.talon_len() - usize::from(view.talon_len() > 0 && view.trump_card().is_some());
        let slot = CardSlot { seat: TALON_OWNER, from_act: NEVER_SEEN, dealt: false };
        self.past.slots.extend(iter::repeat_n(slot, hidden));
        // The hand sizes are the same in all assignments, so any one will do.
        let (lie, world) = (0..MAX_SAMPLING_TRIES).find_map(|_| {
            let world = belief.sample(dice);
            Some((self.past.sample_assignment(belief, &world, dice)?.0, world))
        })?;
        for (slot, &card) in self.past.slots.iter().zip(&lie.0) {
            if slot.dealt {
                self.start.hands[slot.seat].insert(card);
            }
        }
        for &(slot, at) in &self.drawn {
            self.talon[at] = lie.0[slot];
        }
        self.talon.extend(world.talon());
        let hands = self.start.hands;
        let mut position = self.start;
        position.set_hidden_cards(hands, &self.talon);
        (position.attacker, position.to_act, position.phase) = (attacker, attacker, Phase::Attack);
        position.defender = next_seat(position.opponents_mask(attacker), attacker);
        position.attack_limit = position.attack_limit_for(position.defender);
        for &(seat, action, known) in &self.script {
            if seat != self.past.seat {
                let seat = seat.index();
                self.past.moments.push(ObservedAct { position, seat, action, known });
            }
            position.play(action);
        }
        debug_assert_eq!(position.hands, *world.hands());
        Some(self.past)
    }
}

/// The most tries to sample a consistent assignment.
const MAX_SAMPLING_TRIES: usize = 64;
