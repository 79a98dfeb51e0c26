//! Counts the habits of a seat from the public events of a deal.

use super::{
    habit::Habit,
    player_profile::{HabitTally, PlayerProfile},
};
use crate::{
    card::{Card, Rank, Suit},
    card_set::CardSet,
    event::{DealEnding, Event},
    view::View,
};
use kozyr_core::game::Seat;

/// Accumulates the profile of one seat, event by event.
pub(super) struct HabitObserver {
    seat: Seat,
    players: usize,
    deck: CardSet,
    trump: Suit,
    trumps: CardSet,
    /// The turned-up trump card, which is public when drawn.
    turned: CardSet,
    profile: PlayerProfile,
    /// The publicly known cards of the hand, and the number of its other cards.
    known: CardSet,
    hidden: usize,
    talon: usize,
    open: CardSet,
    table: CardSet,
    /// Whether the defender has decided to take.
    taking: bool,
    discard: CardSet,
    acts: Vec<PendingObservation>,
}

/// An act whose alternatives are still unknown.
struct PendingObservation {
    habit: Habit,
    /// If the hand had one of these, the act shows the habit.
    did: CardSet,
    /// If the hand had one of these, the act shows the opposite.
    did_not: CardSet,
    /// The weight of a card if it is seen now.
    weight: f64,
}

/// The weight of a card left in hand at a lead: each of them is evidence, and most of that evidence
/// overlaps.
const REPEATED_EVIDENCE_WEIGHT: f64 = 0.25;

impl HabitObserver {
    pub(super) fn new(view: View<'_>, seat: Seat) -> Self {
        let trump = view.trump();
        HabitObserver {
            seat,
            players: view.players(),
            deck: view.rules().deck.card_set(),
            trump,
            trumps: CardSet::of_suit(trump),
            turned: CardSet::EMPTY,
            profile: PlayerProfile { deals: 1, ..PlayerProfile::default() },
            known: CardSet::EMPTY,
            hidden: 0,
            talon: view.rules().deck.size(),
            open: CardSet::EMPTY,
            table: CardSet::EMPTY,
            taking: false,
            discard: CardSet::EMPTY,
            acts: Vec::new(),
        }
    }

    pub(super) fn profile(self) -> PlayerProfile {
        self.profile
    }

    pub(super) fn see(&mut self, event: Event) {
        match event {
            Event::Dealt { seat, count, .. } => self.deal(seat, count.into()),
            Event::TrumpTurned { card, holder } => {
                self.turned = card.into();
                if holder == Some(self.seat) {
                    self.show(card);
                }
            }
            Event::FirstAttacker { seat, lowest_trump: Some(card) } if seat == self.seat => {
                self.show(card);
            }
            Event::Attacked { seat, cards, .. } => self.see_lead(seat, cards),
            Event::Beaten { seat, attack, with } => self.see_beat(seat, attack, with),
            Event::Transferred { seat, card, shown, .. } => self.see_transfer(seat, card, shown),
            Event::ThrownIn { seat, card } => self.see_throw(seat, card),
            Event::Passed { seat } if seat == self.seat && !self.taking => self.see_pass(),
            Event::Took { seat } => self.see_take(seat),
            Event::BoutTaken { seat, cards } => {
                if seat == self.seat {
                    self.known |= cards;
                }
                self.clear_table();
            }
            Event::BoutBeaten { cards, .. } => {
                self.discard |= cards;
                self.clear_table();
            }
            Event::Drawn { seat, count, cards } => self.draw(seat, count.into(), cards),
            Event::DealOver { ending: DealEnding::Fool(fool) } if fool == self.seat => {
                self.see_rest()
            }
            _ => {}
        }
    }

    fn deal(&mut self, seat: Seat, count: usize) {
        self.talon = self.deck.len().saturating_sub(count * self.players);
        if seat == self.seat {
            // A redeal starts over.
            (self.known, self.hidden) = (CardSet::EMPTY, count);
            self.acts.clear();
        }
    }

    fn draw(&mut self, seat: Seat, count: usize, cards: CardSet) {
        self.talon = self.talon.saturating_sub(count);
        if seat != self.seat {
            return;
        }
        let seen = cards & self.turned;
        let new = count - seen.len();
        let share = self.hidden as f64 / (self.hidden + new).max(1) as f64;
        self.acts.iter_mut().for_each(|act| act.weight *= share);
        self.hidden += new;
        self.known |= seen;
    }

    fn has_talon(&self) -> bool {
        self.talon > 0
    }

    fn count(&mut self, habit: Habit, done: bool, weight: f64) {
        let HabitTally { done: did, opportunities: chances } =
            &mut self.profile.tallies[habit as usize];
        *did += if done { weight } else { 0.0 };
        *chances += weight;
    }

    /// Records an act with the cards that would make it the habit or its opposite. Known cards are
    /// counted at once, hidden ones when they are seen.
    fn note(&mut self, habit: Habit, did: CardSet, did_not: CardSet, weight: f64) {
        for _ in did & self.known {
            self.count(habit, true, weight);
        }
        for _ in did_not & self.known {
            self.count(habit, false, weight);
        }
        let (did, did_not) = (did - self.known, did_not - self.known);
        self.acts.push(PendingObservation { habit, did, did_not, weight });
    }

    /// Records that a card of the hand is seen.
    fn show(&mut self, card: Card) {
        if self.known.contains(card) {
            return;
        }
        self.known.insert(card);
        self.hidden = self.hidden.saturating_sub(1);
        for index in 0..self.acts.len() {
            let PendingObservation { habit, did, did_not, weight } = self.acts[index];
            if did.contains(card) || did_not.contains(card) {
                self.count(habit, did.contains(card), weight);
            }
        }
    }

    fn play(&mut self, card: Card) {
        self.show(card);
        self.known.remove(card);
    }

    /// Records a lead. It shows habits only if the observed seat led.
    fn see_lead(&mut self, seat: Seat, cards: CardSet) {
        self.open |= cards;
        self.table |= cards;
        if seat != self.seat {
            return;
        }
        cards.iter().for_each(|card| self.play(card));
        let plain = self.deck - self.trumps;
        if self.has_talon() {
            self.count(Habit::LeadsTrumps, (cards & plain).is_empty(), 1.0);
        }
        let Some(card) = (cards & plain).first() else { return };
        let lower = plain & CardSet::below_rank(card.rank());
        let equal = plain & CardSet::of_rank(card.rank());
        self.note(Habit::LeadsHigh, lower, plain - lower - equal, REPEATED_EVIDENCE_WEIGHT);
        if (cards & plain).len() > 1 {
            self.count(Habit::LeadsGroups, true, 1.0);
        } else {
            self.note(Habit::LeadsGroups, CardSet::EMPTY, equal - cards, 1.0);
        }
    }

    fn see_beat(&mut self, seat: Seat, attack: Card, with: Card) {
        self.open.remove(attack);
        self.table.insert(with);
        if seat != self.seat {
            return;
        }
        self.play(with);
        let with_trump = self.trumps.contains(with);
        if !with_trump {
            self.count(Habit::TakesEarly, false, 1.0);
        } else if !self.trumps.contains(attack) && self.has_talon() {
            self.count(Habit::HoardsTrumps, false, 1.0);
        }
        let would_do = CardSet::beating(attack, self.trump);
        let dearer = CardSet::above(with);
        let dearer = if with_trump { dearer } else { dearer | self.trumps };
        let cheaper = would_do - dearer - with.into();
        self.note(Habit::BeatsWithHighCards, cheaper, would_do & dearer, REPEATED_EVIDENCE_WEIGHT);
    }

    fn see_transfer(&mut self, seat: Seat, card: Card, shown: bool) {
        if !shown {
            self.open.insert(card);
            self.table.insert(card);
        }
        match (seat == self.seat, shown) {
            (true, true) => self.show(card),
            (true, false) => self.play(card),
            (false, _) => {}
        }
    }

    fn see_throw(&mut self, seat: Seat, card: Card) {
        self.open.insert(card);
        self.table.insert(card);
        if seat != self.seat {
            return;
        }
        self.play(card);
        if self.taking {
            return;
        }
        if self.trumps.contains(card) {
            if self.has_talon() {
                self.count(Habit::ThrowsTrumps, true, 1.0);
            }
        } else if card.rank() < Rank::Jack {
            self.count(Habit::KeepsLowCards, false, 1.0);
        } else {
            self.count(Habit::KeepsHighCards, false, 1.0);
        }
    }

    fn see_pass(&mut self) {
        let fitting = self.table.all_of_same_ranks() & (self.deck - self.table);
        let plain = fitting - self.trumps;
        let low = plain & CardSet::below_rank(Rank::Jack);
        self.note(Habit::KeepsLowCards, low, CardSet::EMPTY, 1.0);
        self.note(Habit::KeepsHighCards, plain - low, CardSet::EMPTY, 1.0);
        if self.has_talon() {
            self.note(Habit::ThrowsTrumps, CardSet::EMPTY, fitting & self.trumps, 1.0);
        }
    }

    fn see_take(&mut self, seat: Seat) {
        self.taking = true;
        let [attack] = Vec::from(self.open)[..] else { return };
        if seat != self.seat {
            return;
        }
        self.note(Habit::TakesEarly, CardSet::above(attack) - self.trumps, CardSet::EMPTY, 1.0);
        if self.has_talon() && !self.trumps.contains(attack) {
            self.note(Habit::HoardsTrumps, self.trumps, CardSet::EMPTY, 1.0);
        }
    }

    fn clear_table(&mut self) {
        (self.open, self.table, self.taking) = (CardSet::EMPTY, CardSet::EMPTY, false);
    }

    /// Shows the fool's remaining hand, which is public knowledge.
    fn see_rest(&mut self) {
        for card in self.deck - self.discard - self.known {
            self.show(card);
        }
    }
}
