//! The course of a bout on bitboards.

use super::position::{Position, first_seat_from, last_seat_before, next_seat, seat_bit};
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    event::DealEnding,
    phase::Phase,
    rules::{AfterTakeRule, HAND_SIZE, STALL_ACTIONS, ThrowInRule, TransferRule},
};
use kozyr_core::game::Seat;

impl Position {
    /// Plays an action, which must be legal and not a redeal decision: no position precedes the
    /// first bout. Debug builds panic at a redeal decision.
    pub fn play(&mut self, action: Action) {
        match action {
            Action::Attack(cards) => self.attack(cards),
            Action::Beat { attack, with } => self.beat(attack, with),
            Action::Transfer(card) => self.transfer(card, false),
            Action::ShowTransfer(card) => self.transfer(card, true),
            Action::ThrowIn(card) => self.throw_in(card),
            Action::Pass => self.pass(),
            Action::Take => self.take(),
            // There is no position before the first bout.
            Action::Redeal | Action::Keep => debug_assert!(false, "{action} belongs before bouts"),
        }
    }

    /// Leads these cards.
    pub(super) fn attack(&mut self, cards: CardSet) {
        self.hands[usize::from(self.attacker)] -= cards;
        self.open = cards;
        self.attack_count = cards.len() as u8;
        (self.phase, self.to_act) = (Phase::Defend, self.defender);
        self.count_actions(1);
    }

    /// Beats an open attack with a card.
    pub(super) fn beat(&mut self, attack: Card, with: Card) {
        self.hands[usize::from(self.defender)].remove(with);
        self.open.remove(attack);
        self.beaten |= CardSet::from(attack) | with.into();
        if self.open.is_empty() {
            self.ask_throwers(Phase::ThrowIn);
        }
        self.count_actions(1);
    }

    /// Beats all open attacks at once, with the same effect as one by one.
    pub(super) fn beat_all(&mut self, with: CardSet) {
        let beats = self.open.len() as u8;
        self.hands[usize::from(self.defender)] -= with;
        self.beaten |= self.open | with;
        self.open = CardSet::EMPTY;
        // Only the last of them can end the bout.
        self.actions_without_progress += beats - 1;
        if self.actions_without_progress >= STALL_ACTIONS as u8 {
            return self.end(DealEnding::Stalled);
        }
        self.ask_throwers(Phase::ThrowIn);
        self.count_actions(1);
    }

    /// Transfers the attack with a card, which is played or only shown.
    pub(super) fn transfer(&mut self, card: Card, shown: bool) {
        let seat = self.defender;
        if shown {
            if self.rules.transfer != TransferRule::ShowingAlways {
                self.shown |= seat_bit(seat);
            }
        } else {
            self.hands[usize::from(seat)].remove(card);
            self.open.insert(card);
            self.attack_count += 1;
        }
        self.attacker = seat;
        self.defender = next_seat(self.opponents_mask(seat), seat);
        self.attack_limit = self.attack_limit_for(self.defender);
        self.to_act = self.defender;
        self.count_actions(1);
    }

    /// Throws in a card of the seat to act.
    pub(super) fn throw_in(&mut self, card: Card) {
        self.hands[usize::from(self.to_act)].remove(card);
        self.open.insert(card);
        self.attack_count += 1;
        self.passed = 0;
        if self.phase == Phase::Take {
            self.ask_next_thrower();
        } else {
            (self.phase, self.to_act) = (Phase::Defend, self.defender);
        }
        self.count_actions(1);
    }

    /// Throws in all these cards after a pick-up, with two players left, then passes unless that
    /// has already ended the bout.
    pub(super) fn throw_in_all(&mut self, cards: CardSet) {
        let seat = self.to_act;
        let can_throw_more = cards.len() < self.attacks_left() && self.held(seat) != cards;
        cards.iter().for_each(|card| self.throw_in(card));
        if can_throw_more && self.ending.is_none() {
            self.pass();
        }
    }

    /// Passes the right to throw in, and asks the next player or ends the bout.
    pub(super) fn pass(&mut self) {
        self.passed |= seat_bit(self.to_act);
        self.ask_next_thrower();
        self.count_actions(1);
    }

    /// Makes the defender take the cards on the table: at once, or after throw-ins if the rules
    /// allow them.
    pub(super) fn take(&mut self) {
        if self.rules.throw_in_after_take == AfterTakeRule::Nobody {
            self.phase = Phase::Take;
            self.end_bout();
        } else {
            self.ask_throwers(Phase::Take);
        }
        self.count_actions(1);
    }

    /// Adds to the number of actions without progress, or restarts it if the current action made
    /// progress. Ends the deal as stalled once there are too many.
    fn count_actions(&mut self, actions: u8) {
        // After progress the counter has its greatest value and wraps to zero.
        self.actions_without_progress = self.actions_without_progress.wrapping_add(actions);
        if self.actions_without_progress == STALL_ACTIONS as u8 && self.ending.is_none() {
            self.end(DealEnding::Stalled);
        }
    }

    /// Records that the current action drew or discarded a card, so that the count restarts.
    fn note_progress(&mut self) {
        self.actions_without_progress = u8::MAX;
    }

    /// Sets the phase, and asks the first player who may throw in or ends the bout.
    fn ask_throwers(&mut self, phase: Phase) {
        self.phase = phase;
        self.ask_next_thrower();
    }

    /// Asks the next player who may throw in, or ends the bout.
    fn ask_next_thrower(&mut self) {
        let mut waiting = self.throwers() & !self.passed;
        while self.attacks_left() > 0 && waiting != 0 {
            let seat = first_seat_from(waiting, self.attacker);
            if !self.held(seat).is_empty() {
                self.to_act = seat;
                return;
            }
            waiting &= !seat_bit(seat);
        }
        self.end_bout();
    }

    /// Returns the mask of the seats that may throw in, including those that have passed or have no
    /// cards.
    pub(super) fn throwers(&self) -> u8 {
        let opponents = self.opponents_mask(self.defender);
        let only_attacker =
            self.phase == Phase::Take && self.rules.throw_in_after_take == AfterTakeRule::Attacker;
        match self.rules.throwing_in {
            _ if only_attacker => seat_bit(self.attacker) & opponents,
            ThrowInRule::All => opponents,
            ThrowInRule::Attacker => seat_bit(self.attacker) & opponents,
            ThrowInRule::Neighbours => {
                let left = next_seat(opponents, self.defender);
                let right = last_seat_before(opponents, self.defender);
                (seat_bit(self.attacker) | seat_bit(left) | seat_bit(right)) & opponents
            }
        }
    }

    /// Moves the cards on the table to the defender or the discard pile and refills hands. Then
    /// ends the deal or begins the next bout.
    fn end_bout(&mut self) {
        let is_taken = self.phase == Phase::Take;
        if is_taken {
            self.hands[usize::from(self.defender)] |= self.table_cards();
        } else {
            self.discarded = true;
            self.note_progress();
        }
        self.open = CardSet::EMPTY;
        self.beaten = CardSet::EMPTY;
        self.attack_count = 0;
        if self.rules.transfer == TransferRule::ShowingEachBout {
            self.shown = 0;
        }
        self.draw();
        if self.end_naturally() {
            return;
        }
        let defender = self.defender;
        let has_beaten_all = !is_taken && self.out & seat_bit(defender) == 0;
        let attacker =
            if has_beaten_all { defender } else { next_seat(self.playing_mask(), defender) };
        self.attacker = attacker;
        self.defender = next_seat(self.opponents_mask(attacker), attacker);
        self.attack_limit = self.attack_limit_for(self.defender);
        self.passed = 0;
        (self.phase, self.to_act) = (Phase::Attack, attacker);
    }

    /// Refills hands to six cards, the defender's last. Players without cards are then out.
    fn draw(&mut self) {
        let mut waiting = self.playing_mask() & !seat_bit(self.defender);
        while self.talon_len() > 0 && waiting != 0 {
            let seat = first_seat_from(waiting, self.attacker);
            self.draw_up(seat);
            waiting &= !seat_bit(seat);
        }
        self.draw_up(self.defender);
        for seat in 0..self.players {
            if self.held(seat).is_empty() {
                self.out |= seat_bit(seat);
            }
        }
    }

    /// Refills a hand to six cards, as far as the talon suffices.
    fn draw_up(&mut self, seat: u8) {
        for _ in self.held(seat).len()..HAND_SIZE {
            let Some(card) = self.draw_card() else { break };
            self.hands[usize::from(seat)].insert(card);
            self.note_progress();
        }
    }

    /// Ends the deal if no player or only one side is left, and returns whether it did.
    fn end_naturally(&mut self) -> bool {
        let playing = self.playing_mask();
        if playing == 0 {
            let ending = if self.rules.last_defender_is_fool {
                DealEnding::Fool(Seat::new(self.defender.into()))
            } else {
                DealEnding::NobodyLeft
            };
            self.end(ending);
            return true;
        }
        let first = first_seat_from(playing, self.defender);
        let is_over = playing & !self.side_mask(first) == 0;
        if is_over {
            self.end(DealEnding::Fool(Seat::new(first.into())));
        }
        is_over
    }

    /// Ends the deal.
    fn end(&mut self, ending: DealEnding) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
    }
}
