//! What the others did, and with which hands they may have done it.
//!
//! A card of which it was not known who held it came into a hand by one of its [places](Slot): it was
//! dealt, or it was the so-manieth to be drawn. Which card lay in which place is hidden. Every way to
//! put the cards into the places that goes with what everybody has seen is as likely as any other
//! before it is asked what the players would have done; a [`Lie`] is one such way.

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

/// How many numbers cards have.
const CARD_INDICES: usize = 64;
/// Whose places the cards of the talon lie in.
const TALON_OWNER: usize = MAX_SEATS;
/// The fate of a card that has not been seen yet.
const NEVER_SEEN: usize = usize::MAX;

/// What the owner of a view has seen of a deal.
#[derive(Clone, Debug)]
pub(super) struct ObservedHistory {
    seat: Seat,
    slots: Vec<CardSlot>,
    moments: Vec<ObservedAct>,
    /// For each card that was hidden: who was seen to hold it, and before which moment it was known.
    seen_by: [usize; CARD_INDICES],
    known_from: [usize; CARD_INDICES],
    /// Cards that nobody but the owner can have been dealt, and cards that must have been.
    undealt: CardSet,
    dealt: CardSet,
    /// The cards of each hand that are known now.
    known: [CardSet; MAX_SEATS],
}

/// A place from which a hidden card came, or where it lies.
#[derive(Clone, Copy, Debug)]
struct CardSlot {
    /// Whose hand the card came into; [`TALON`] if it is still there.
    seat: usize,
    /// From which moment on it was in the hand.
    from_act: usize,
    dealt: bool,
}

/// An act of another.
#[derive(Clone, Debug)]
pub(super) struct ObservedAct {
    /// The deal before it; of hands only the numbers of cards are as they were.
    pub(super) position: Position,
    pub(super) seat: usize,
    pub(super) action: Action,
    /// What was known of the hand.
    known: CardSet,
}

/// Which card lay in which place.
#[derive(Clone, Debug)]
pub(super) struct SlotAssignment(Vec<Card>);

impl ObservedHistory {
    /// What a view tells; `None` before the first bout, or if nobody else has done anything.
    pub(super) fn from_view(
        view: View<'_>,
        belief: &Belief,
        dice: &mut SplitMix64,
    ) -> Option<Self> {
        let mut reader = HistoryReader::new(view);
        view.history().for_each(|event| reader.read(event));
        reader.into_history(view, belief, dice)
    }

    /// The acts of the others.
    pub(super) fn acts(&self) -> &[ObservedAct] {
        &self.moments
    }

    /// A way in which the cards of a world may have lain, and how many times likelier it is to have
    /// been than to be drawn here, to a factor that is the same for all; `None` if what was drawn goes
    /// against something seen.
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
        // In the order in which they were seen, since of those that came later there are more places.
        let mut seen: Vec<Card> = self.seen().collect();
        seen.sort_by_key(|card| self.known_from[card.index()]);
        for card in seen {
            if !put(card, &|_| true, dice) {
                return None;
            }
        }
        for seat in (0..MAX_SEATS).filter(|&seat| seat != self.seat.index()) {
            let hidden = world.hands()[seat] - self.known[seat];
            // Those first that cannot have come from everywhere.
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

    /// The places of the talon.
    fn talon(&self) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter(|&at| self.slots[at].seat == TALON_OWNER)
    }

    /// The cards that have been seen since they came into a hand.
    fn seen(&self) -> impl Iterator<Item = Card> {
        let numbers = (0..CARD_INDICES).filter(|&number| self.known_from[number] != NEVER_SEEN);
        numbers.map(|number| Card::from_index(number as u32))
    }

    /// Whether a card can have lain in a place.
    fn fits(&self, card: Card, slot: &CardSlot) -> bool {
        let until = self.known_from[card.index()];
        let in_time = until == NEVER_SEEN
            || slot.seat == self.seen_by[card.index()] && (slot.from_act < until || slot.dealt);
        in_time
            && !(slot.dealt && self.undealt.contains(card))
            && (slot.dealt || !self.dealt.contains(card))
    }

    /// Exchanges the cards of two places drawn at random; `None`, and nothing is changed, if that does
    /// not go with what was seen.
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

    /// The cards by which an exchange has changed the hand at a moment: those that are no longer there,
    /// and those that are there now.
    pub(super) fn changed_cards(&self, exchange: &CardSwap, moment: usize) -> CardSet {
        let mut changed = CardSet::EMPTY;
        for (card, [before, now]) in exchange.moved() {
            if self.was_hidden_in(card, before, moment) != self.was_hidden_in(card, now, moment) {
                changed.insert(card);
            }
        }
        changed
    }

    /// Whether a card that came into a hand by a place lay in it, hidden, at a moment.
    fn was_hidden_in(&self, card: Card, place: usize, moment: usize) -> bool {
        let slot = &self.slots[place];
        slot.seat == self.moments[moment].seat
            && slot.from_act <= moment
            && moment < self.known_from[card.index()]
    }

    /// The hand with which somebody acted.
    pub(super) fn hand_at(&self, lie: &SlotAssignment, moment: usize) -> CardSet {
        let places =
            (0..).zip(&lie.0).filter(|&(place, &card)| self.was_hidden_in(card, place, moment));
        places.fold(self.moments[moment].known, |hand, (_, &card)| hand | card.into())
    }

    /// Where the cards are now; the order of the talon is drawn.
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
    /// Takes an exchange back.
    pub(super) fn revert_swap(&mut self, exchange: &CardSwap) {
        let [one, other] = exchange.places;
        self.0.swap(one, other);
    }
}

/// Two places have exchanged their cards.
pub(super) struct CardSwap {
    places: [usize; 2],
    /// What lay in them before.
    cards: [Card; 2],
}

impl CardSwap {
    /// Each card with the place where it lay before and the one where it lies now.
    fn moved(&self) -> [(Card, [usize; 2]); 2] {
        let [one, other] = self.places;
        [(self.cards[0], [one, other]), (self.cards[1], [other, one])]
    }
}

/// A deal as far as its history has been read.
struct HistoryReader<'a> {
    view: View<'a>,
    past: ObservedHistory,
    start: Position,
    script: Vec<(Seat, Action, CardSet)>,
    /// The talon as far as it was drawn, and where hidden cards of it went.
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

    /// An act, by which these cards leave the hand.
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

    /// A card that was dealt is shown before the first attack.
    fn show_dealt(&mut self, seat: Seat, card: Card) {
        if seat != self.past.seat && !self.past.known[seat.index()].contains(card) {
            self.past.known[seat.index()].insert(card);
            self.past.dealt.insert(card);
            self.past.seen_by[card.index()] = seat.index();
            // From the first moment on it is known, and before it there is none.
            self.past.known_from[card.index()] = self.acts;
        }
    }

    /// The first attacker showed the lowest trump of all, or nobody had one.
    fn read_first(&mut self, seat: Seat, lowest: Option<Card>) {
        self.past.undealt = undealt_trumps(self.view, lowest);
        if let Some(card) = lowest {
            self.show_dealt(seat, card);
        }
        self.attacker = Some(seat);
    }

    fn draw(&mut self, seat: Seat, count: usize, cards: CardSet) {
        // What the owner draws is known, and of the others' only the card that lay open, the last.
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
        // The card that lies open is no secret.
        let hidden =
            view.talon_len() - usize::from(view.talon_len() > 0 && view.trump_card().is_some());
        let slot = CardSlot { seat: TALON_OWNER, from_act: NEVER_SEEN, dealt: false };
        self.past.slots.extend(iter::repeat_n(slot, hidden));
        // Any way in which the cards may have lain has the same numbers of them everywhere.
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

/// So often it is tried to find a way in which the cards may have lain.
const MAX_SAMPLING_TRIES: usize = 64;
