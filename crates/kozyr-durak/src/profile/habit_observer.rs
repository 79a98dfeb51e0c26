//! Counts the habits of a seat from the public events of a deal.

use super::{habit::Habit, player_profile::PlayerProfile};
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
    /// The number of cards in the talon.
    talon: usize,
    /// The attack cards not yet beaten.
    open: CardSet,
    /// All cards on the table.
    table: CardSet,
    /// Whether the defender has decided to take.
    taking: bool,
    discard: CardSet,
    pending: Vec<PendingObservation>,
}

/// An action that shows a habit or its opposite once more cards of the hand are seen.
struct PendingObservation {
    habit: Habit,
    /// If the hand had one of these, the action shows the habit.
    supporting: CardSet,
    /// If the hand had one of these, the action shows the opposite.
    opposing: CardSet,
    /// The weight of a card if it is seen now. Hidden cards drawn later lower it.
    weight: f64,
}

/// The weight of a card left in hand at a lead: each of them is evidence, and most of that evidence
/// overlaps.
const REPEATED_EVIDENCE_WEIGHT: f64 = 0.25;

impl HabitObserver {
    /// Creates an observer of this seat that has seen no events of the deal.
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
            pending: Vec::new(),
        }
    }

    /// Returns the profile from the events so far.
    pub(super) fn profile(self) -> PlayerProfile {
        self.profile
    }

    /// Updates the state with the next event and counts the habits that the event shows.
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

    /// Records that a seat was dealt `count` cards, like every player, and sets the size of the
    /// talon. Resets the hand of the observed seat.
    fn deal(&mut self, seat: Seat, count: usize) {
        self.talon = self.deck.len().saturating_sub(count * self.players);
        if seat == self.seat {
            // A redeal starts over.
            (self.known, self.hidden) = (CardSet::EMPTY, count);
            self.pending.clear();
        }
    }

    /// Records that a seat drew `count` cards, and that the owner of the view saw `cards` among
    /// them. For the observed seat, only the turned-up trump becomes known. Its other new cards
    /// lower the weights of the pending observations.
    fn draw(&mut self, seat: Seat, count: usize, cards: CardSet) {
        self.talon = self.talon.saturating_sub(count);
        if seat != self.seat {
            return;
        }
        let public = cards & self.turned;
        let new_hidden = count - public.len();
        let old_share = self.hidden as f64 / (self.hidden + new_hidden).max(1) as f64;
        self.pending.iter_mut().for_each(|observation| observation.weight *= old_share);
        self.hidden += new_hidden;
        self.known |= public;
    }

    /// Whether the talon has cards.
    fn has_talon(&self) -> bool {
        self.talon > 0
    }

    /// Counts an opportunity for a habit with this weight, and the habit as done if `done`.
    fn count(&mut self, habit: Habit, done: bool, weight: f64) {
        let tally = &mut self.profile.tallies[habit as usize];
        tally.done += if done { weight } else { 0.0 };
        tally.opportunities += weight;
    }

    /// Records an action that shows a habit for each `supporting` card in the hand, and the
    /// opposite for each `opposing` one. Cards known to be in the hand are counted at once with
    /// this weight, hidden ones when they are seen.
    fn observe(&mut self, habit: Habit, supporting: CardSet, opposing: CardSet, weight: f64) {
        for _ in supporting & self.known {
            self.count(habit, true, weight);
        }
        for _ in opposing & self.known {
            self.count(habit, false, weight);
        }
        let (supporting, opposing) = (supporting - self.known, opposing - self.known);
        self.pending.push(PendingObservation { habit, supporting, opposing, weight });
    }

    /// Records that a card of the hand is seen, and counts the card for each pending observation
    /// that it supports or opposes. These stay pending for other cards. Does nothing if the card is
    /// already known.
    fn show(&mut self, card: Card) {
        if self.known.contains(card) {
            return;
        }
        self.known.insert(card);
        self.hidden = self.hidden.saturating_sub(1);
        for index in 0..self.pending.len() {
            let PendingObservation { habit, supporting, opposing, weight } = self.pending[index];
            if supporting.contains(card) || opposing.contains(card) {
                self.count(habit, supporting.contains(card), weight);
            }
        }
    }

    /// Records that the observed seat plays a card, which is thereby seen and leaves the hand.
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
        self.observe(Habit::LeadsHigh, lower, plain - lower - equal, REPEATED_EVIDENCE_WEIGHT);
        if (cards & plain).len() > 1 {
            self.count(Habit::LeadsGroups, true, 1.0);
        } else {
            self.observe(Habit::LeadsGroups, CardSet::EMPTY, equal - cards, 1.0);
        }
    }

    /// Records a beat. It shows habits only if the observed seat beat.
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
        let beating = CardSet::beating(attack, self.trump);
        let higher = CardSet::above(with);
        let higher = if with_trump { higher } else { higher | self.trumps };
        let lower = beating - higher - with.into();
        self.observe(Habit::BeatsWithHighCards, lower, beating & higher, REPEATED_EVIDENCE_WEIGHT);
    }

    /// Records a transfer with a card, which is only shown if `shown`. A transfer is no habit
    /// itself.
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

    /// Records a throw-in. It shows habits only if the observed seat threw in while the defender
    /// beat.
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

    /// Records that the observed seat passed while the defender beat, holding back any cards that
    /// fit.
    fn see_pass(&mut self) {
        let fitting = self.table.all_of_same_ranks() & (self.deck - self.table);
        let plain = fitting - self.trumps;
        let low = plain & CardSet::below_rank(Rank::Jack);
        self.observe(Habit::KeepsLowCards, low, CardSet::EMPTY, 1.0);
        self.observe(Habit::KeepsHighCards, plain - low, CardSet::EMPTY, 1.0);
        if self.has_talon() {
            self.observe(Habit::ThrowsTrumps, CardSet::EMPTY, fitting & self.trumps, 1.0);
        }
    }

    /// Records that a defender takes. That shows habits only for the observed seat and a single
    /// open attack.
    fn see_take(&mut self, seat: Seat) {
        self.taking = true;
        let [attack] = Vec::from(self.open)[..] else { return };
        if seat != self.seat {
            return;
        }
        self.observe(Habit::TakesEarly, CardSet::above(attack) - self.trumps, CardSet::EMPTY, 1.0);
        if self.has_talon() && !self.trumps.contains(attack) {
            self.observe(Habit::HoardsTrumps, self.trumps, CardSet::EMPTY, 1.0);
        }
    }

    /// Clears the table at the end of a bout.
    fn clear_table(&mut self) {
        (self.open, self.table, self.taking) = (CardSet::EMPTY, CardSet::EMPTY, false);
    }

    /// Records all cards that are not discarded as seen. Valid once the observed seat is the fool,
    /// since these cards are its hand.
    fn see_rest(&mut self) {
        for card in self.deck - self.discard - self.known {
            self.show(card);
        }
    }
}
