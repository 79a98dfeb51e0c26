//! What the others did, and with which hands they may have done it.
//!
//! A card of which it was not known who held it came into a hand by one of its [places](Slot): it was
//! dealt, or it was the so-manieth to be drawn. Which card lay in which place is hidden. Every way to
//! put the cards into the places that goes with what everybody has seen is as likely as any other
//! before it is asked what the players would have done; a [`Lie`] is one such way.

use std::iter;

use super::{
    belief::{Belief, World, undealt},
    position::{Position, next_of},
    split_mix::Dice,
};
use crate::{
    action::Action, card::Card, card_set::CardSet, event::Event, phase::Phase, view::View,
};
use kozyr_core::game::{MAX_SEATS, Seat};

/// How many numbers cards have.
const CARDS: usize = 64;
/// Whose places the cards of the talon lie in.
const TALON: usize = MAX_SEATS;
/// The fate of a card that has not been seen yet.
const UNSEEN: usize = usize::MAX;

/// What the owner of a view has seen of a deal.
#[derive(Clone, Debug)]
pub(super) struct Past {
    seat: Seat,
    slots: Vec<Slot>,
    moments: Vec<Moment>,
    /// For each card that was hidden: who was seen to hold it, and before which moment it was known.
    seen_by: [usize; CARDS],
    until: [usize; CARDS],
    /// Cards that nobody but the owner can have been dealt, and cards that must have been.
    undealt: CardSet,
    dealt: CardSet,
    /// The cards of each hand that are known now.
    known: [CardSet; MAX_SEATS],
}

/// A place from which a hidden card came, or where it lies.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// Whose hand the card came into; [`TALON`] if it is still there.
    seat: usize,
    /// From which moment on it was in the hand.
    opened: usize,
    dealt: bool,
}

/// An act of another.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// The deal before it; of hands only the numbers of cards are as they were.
    pub(super) position: Position,
    pub(super) seat: usize,
    pub(super) action: Action,
    /// What was known of the hand.
    known: CardSet,
}

/// Which card lay in which place.
#[derive(Clone, Debug)]
pub(super) struct Lie(Vec<Card>);

impl Past {
    /// What a view tells; `None` before the first bout, or if nobody else has done anything.
    pub(super) fn of(view: View<'_>, belief: &Belief, dice: &mut Dice) -> Option<Self> {
        let mut reader = Reader::new(view);
        view.history().for_each(|event| reader.read(event));
        reader.past(view, belief, dice)
    }

    /// The acts of the others.
    pub(super) fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// A way in which the cards of a world may have lain, and how many times likelier it is to have
    /// been than to be drawn here, to a factor that is the same for all; `None` if what was drawn goes
    /// against something seen.
    pub(super) fn lie(
        &self,
        belief: &Belief,
        world: &World,
        dice: &mut Dice,
    ) -> Option<(Lie, f64)> {
        let mut cards = vec![Card::LOWEST; self.slots.len()];
        let mut free: Vec<usize> = (0..self.slots.len()).collect();
        let mut weight = 1.0 / belief.weight_of(world);
        let mut put = |card: Card, allowed: &dyn Fn(&Slot) -> bool, dice: &mut Dice| {
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
        seen.sort_by_key(|card| self.until[card.number()]);
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
        Some((Lie(cards), weight))
    }

    /// The places of the talon.
    fn talon(&self) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter(|&at| self.slots[at].seat == TALON)
    }

    /// The cards that have been seen since they came into a hand.
    fn seen(&self) -> impl Iterator<Item = Card> {
        let numbers = (0..CARDS).filter(|&number| self.until[number] != UNSEEN);
        numbers.map(|number| Card::from_bit_number(number as u32))
    }

    /// Whether a card can have lain in a place.
    fn fits(&self, card: Card, slot: &Slot) -> bool {
        let until = self.until[card.number()];
        let in_time = until == UNSEEN
            || slot.seat == self.seen_by[card.number()] && (slot.opened < until || slot.dealt);
        in_time
            && !(slot.dealt && self.undealt.contains(card))
            && (slot.dealt || !self.dealt.contains(card))
    }

    /// Exchanges the cards of two places drawn at random; `None`, and nothing is changed, if that does
    /// not go with what was seen.
    pub(super) fn exchange(&self, lie: &mut Lie, dice: &mut Dice) -> Option<Exchange> {
        let count = self.slots.len();
        let (one, other) = (dice.below(count), dice.below(count));
        let cards = [lie.0[one], lie.0[other]];
        let allowed = one != other
            && [self.slots[one].seat, self.slots[other].seat] != [TALON; 2]
            && self.fits(cards[0], &self.slots[other])
            && self.fits(cards[1], &self.slots[one]);
        allowed.then(|| {
            lie.0.swap(one, other);
            Exchange { places: [one, other], cards }
        })
    }

    /// The cards by which an exchange has changed the hand at a moment: those that are no longer there,
    /// and those that are there now.
    pub(super) fn changed(&self, exchange: &Exchange, moment: usize) -> CardSet {
        let mut changed = CardSet::EMPTY;
        for (card, [before, now]) in exchange.moved() {
            if self.lay(card, before, moment) != self.lay(card, now, moment) {
                changed.insert(card);
            }
        }
        changed
    }

    /// Whether a card that came into a hand by a place lay in it, hidden, at a moment.
    fn lay(&self, card: Card, place: usize, moment: usize) -> bool {
        let slot = &self.slots[place];
        slot.seat == self.moments[moment].seat
            && slot.opened <= moment
            && moment < self.until[card.number()]
    }

    /// The hand with which somebody acted.
    pub(super) fn hand_at(&self, lie: &Lie, moment: usize) -> CardSet {
        let places = (0..).zip(&lie.0).filter(|&(place, &card)| self.lay(card, place, moment));
        places.fold(self.moments[moment].known, |hand, (_, &card)| hand | card.into())
    }

    /// Where the cards are now; the order of the talon is drawn.
    pub(super) fn world(&self, lie: &Lie, belief: &Belief, dice: &mut Dice) -> World {
        let mut hands = self.known;
        hands[self.seat.index()] = belief.known(self.seat);
        let mut talon = Vec::new();
        for (slot, &card) in self.slots.iter().zip(&lie.0) {
            if slot.seat == TALON {
                talon.push(card);
            } else if self.until[card.number()] == UNSEEN {
                hands[slot.seat].insert(card);
            }
        }
        World::new(hands, &mut talon, belief, dice)
    }
}

impl Lie {
    /// Takes an exchange back.
    pub(super) fn take_back(&mut self, exchange: &Exchange) {
        let [one, other] = exchange.places;
        self.0.swap(one, other);
    }
}

/// Two places have exchanged their cards.
pub(super) struct Exchange {
    places: [usize; 2],
    /// What lay in them before.
    cards: [Card; 2],
}

impl Exchange {
    /// Each card with the place where it lay before and the one where it lies now.
    fn moved(&self) -> [(Card, [usize; 2]); 2] {
        let [one, other] = self.places;
        [(self.cards[0], [one, other]), (self.cards[1], [other, one])]
    }
}

/// A deal as far as its history has been read.
struct Reader<'a> {
    view: View<'a>,
    past: Past,
    start: Position,
    script: Vec<(Seat, Action, CardSet)>,
    /// The talon as far as it was drawn, and where hidden cards of it went.
    talon: Vec<Card>,
    drawn: Vec<(usize, usize)>,
    acts: usize,
    attacker: Option<Seat>,
}

impl<'a> Reader<'a> {
    fn new(view: View<'a>) -> Self {
        let past = Past {
            seat: view.seat(),
            slots: Vec::new(),
            moments: Vec::new(),
            seen_by: [TALON; CARDS],
            until: [UNSEEN; CARDS],
            undealt: CardSet::EMPTY,
            dealt: CardSet::EMPTY,
            known: [CardSet::EMPTY; MAX_SEATS],
        };
        Reader {
            view,
            past,
            start: Position::bare(view.players(), view.trump(), *view.rules(), false),
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
                let slot = Slot { seat: seat.index(), opened: 0, dealt: true };
                self.past.slots.extend(iter::repeat_n(slot, count.into()));
            }
            Event::Redealt { .. } => *self = Reader::new(self.view),
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
                self.past.seen_by[card.number()] = seat.index();
                self.past.until[card.number()] = self.acts;
            }
        }
        self.past.known[seat.index()] = known - cards;
    }

    /// A card that was dealt is shown before the first attack.
    fn show_dealt(&mut self, seat: Seat, card: Card) {
        if seat != self.past.seat && !self.past.known[seat.index()].contains(card) {
            self.past.known[seat.index()].insert(card);
            self.past.dealt.insert(card);
            self.past.seen_by[card.number()] = seat.index();
            // From the first moment on it is known, and before it there is none.
            self.past.until[card.number()] = self.acts;
        }
    }

    /// The first attacker showed the lowest trump of all, or nobody had one.
    fn read_first(&mut self, seat: Seat, lowest: Option<Card>) {
        self.past.undealt = undealt(self.view, lowest);
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
            let slot = Slot { seat: seat.index(), opened: self.acts, dealt: false };
            self.past.slots.push(slot);
        }
        self.talon.extend(cards);
        self.past.known[seat.index()] |= cards;
    }

    fn past(mut self, view: View<'_>, belief: &Belief, dice: &mut Dice) -> Option<Past> {
        let attacker = self.attacker?.index() as u8;
        if self.acts == 0 {
            return None;
        }
        // The card that lies open is no secret.
        let hidden = view.talon() - usize::from(view.talon() > 0 && view.trump_card().is_some());
        let slot = Slot { seat: TALON, opened: UNSEEN, dealt: false };
        self.past.slots.extend(iter::repeat_n(slot, hidden));
        // Any way in which the cards may have lain has the same numbers of them everywhere.
        let (lie, world) = (0..TRIES).find_map(|_| {
            let world = belief.sample(dice);
            Some((self.past.lie(belief, &world, dice)?.0, world))
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
        position.place_hidden(hands, &self.talon);
        (position.lead, position.to_act, position.phase) = (attacker, attacker, Phase::Attack);
        position.defender = next_of(position.opponents(attacker), attacker);
        position.limit = position.limit_for(position.defender);
        for &(seat, action, known) in &self.script {
            if seat != self.past.seat {
                let seat = seat.index();
                self.past.moments.push(Moment { position, seat, action, known });
            }
            position.play(action);
        }
        debug_assert_eq!(position.hands, *world.hands());
        Some(self.past)
    }
}

/// So often it is tried to find a way in which the cards may have lain.
const TRIES: usize = 64;
