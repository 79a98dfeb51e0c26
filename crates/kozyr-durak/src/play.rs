//! The play of a bout.

use super::{
    action::Action,
    bout::Bout,
    card::Card,
    card_set::CardSet,
    event::{DealEnding, Event},
    game::Durak,
    phase::Phase,
    rules::{AfterTakeRule, HAND_SIZE, STALL_ACTIONS, ThrowInRule, TransferRule},
    table_cards::TableCards,
};
use kozyr_core::game::{Seat, Seats};

impl Durak {
    /// Plays an action of the seat to act, which the caller has checked. Then ends the deal if it
    /// has stalled.
    pub(super) fn apply(&mut self, seat: Seat, action: Action) {
        let old_piles = (self.talon.len(), self.discard);
        self.remove(seat, action.played_cards());
        match action {
            Action::Attack(cards) => self.attack(seat, cards),
            Action::Beat { attack, with } => self.beat(seat, attack, with),
            Action::Transfer(card) => self.transfer(seat, card, false),
            Action::ShowTransfer(card) => self.transfer(seat, card, true),
            Action::ThrowIn(card) => self.throw_in(seat, card),
            Action::Pass => self.pass(seat),
            Action::Take => self.take(seat),
            Action::Redeal => self.answer_redeal(seat, true),
            Action::Keep => self.answer_redeal(seat, false),
        }
        let without_progress = old_piles == (self.talon.len(), self.discard);
        self.actions_without_progress =
            if without_progress { self.actions_without_progress + 1 } else { 0 };
        if self.actions_without_progress == STALL_ACTIONS && self.ending.is_none() {
            self.end(DealEnding::Stalled);
        }
    }

    /// Removes cards from a seat's hand and from its publicly known cards.
    fn remove(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat.index()] -= cards;
        self.known[seat.index()] -= cards;
    }

    /// Sets the phase and the seat to act.
    fn ask(&mut self, phase: Phase, seat: Seat) {
        self.phase = phase;
        self.to_act = Some(seat);
    }

    /// Starts a bout against the attacker's next opponent to the left, and asks the attacker to
    /// lead.
    pub(super) fn open_bout(&mut self, attacker: Seat) {
        let defender = self.next_opponent(attacker);
        self.bout = Bout::new(attacker, defender, self.attack_limit(defender));
        self.ask(Phase::Attack, attacker);
    }

    /// The attack limit for a defender with their current hand.
    fn attack_limit(&self, defender: Seat) -> usize {
        self.setup.rules.attack_limit_for(self.hand(defender).len(), !self.discard.is_empty())
    }

    /// Puts the cards led on the table and asks the defender.
    fn attack(&mut self, seat: Seat, cards: CardSet) {
        let defender = self.bout.defender;
        cards.iter().for_each(|card| self.bout.table.attack(card));
        self.history.push(Event::Attacked { seat, defender, cards });
        self.ask(Phase::Defend, defender);
    }

    /// Beats an attack card. Once none is open, asks the first seat that may throw in, or ends the
    /// bout if there is none.
    fn beat(&mut self, seat: Seat, attack: Card, with: Card) {
        self.bout.table.beat(attack, with);
        self.history.push(Event::Beaten { seat, attack, with });
        if self.bout.table.open().is_empty() {
            self.ask_throwers(Phase::ThrowIn);
        }
    }

    /// Transfers the attack with a card that joins it, or that is only shown. The defender becomes
    /// the attacker, and the limit depends on the new defender's hand.
    fn transfer(&mut self, seat: Seat, card: Card, shown: bool) {
        if shown {
            if self.setup.rules.transfer != TransferRule::ShowingAlways {
                self.shown.insert(seat);
            }
            self.known[seat.index()].insert(card);
        } else {
            self.bout.table.attack(card);
        }
        let defender = self.next_opponent(seat);
        self.bout.attacker = seat;
        self.bout.defender = defender;
        self.bout.attack_limit = self.attack_limit(defender);
        self.history.push(Event::Transferred { seat, defender, card, shown });
        self.ask(Phase::Defend, defender);
    }

    /// Adds an attack card; those who have passed may throw in again. Asks the defender or, if the
    /// defender takes, the first seat that may throw in.
    fn throw_in(&mut self, seat: Seat, card: Card) {
        self.bout.table.attack(card);
        self.bout.passed = Seats::EMPTY;
        self.history.push(Event::ThrownIn { seat, card });
        if self.phase == Phase::Take {
            self.ask_throwers(Phase::Take);
        } else {
            self.ask(Phase::Defend, self.bout.defender);
        }
    }

    /// Records a pass and asks the next seat that may throw in, or ends the bout if there is none
    /// left.
    fn pass(&mut self, seat: Seat) {
        self.bout.passed.insert(seat);
        self.history.push(Event::Passed { seat });
        self.ask_next_thrower();
    }

    /// Records that the defender takes. Then the others may throw in, or the bout ends, as the
    /// rules say.
    fn take(&mut self, seat: Seat) {
        self.history.push(Event::Took { seat });
        if self.setup.rules.throw_in_after_take == AfterTakeRule::Nobody {
            self.phase = Phase::Take;
            self.end_bout();
        } else {
            self.ask_throwers(Phase::Take);
        }
    }

    /// Starts a phase in which seats may throw in. Asks the first one, or ends the bout if there is
    /// none.
    fn ask_throwers(&mut self, phase: Phase) {
        self.phase = phase;
        self.ask_next_thrower();
    }

    /// Asks the first seat that may throw in and has not passed since the last attack card,
    /// clockwise starting with the attacker. Ends the bout if there is none or the attack limit is
    /// reached.
    ///
    /// A seat's cards are hidden, so every seat with cards is asked, even if none of its cards
    /// fits.
    fn ask_next_thrower(&mut self) {
        let waiting = |seat: &Seat| {
            self.may_throw_in(*seat)
                && !self.hand(*seat).is_empty()
                && !self.bout.passed.contains(*seat)
        };
        match self
            .clockwise_from(self.bout.attacker)
            .find(waiting)
            .filter(|_| self.bout.attacks_left() > 0)
        {
            Some(seat) => self.to_act = Some(seat),
            None => self.end_bout(),
        }
    }

    /// Returns whether the rules let a seat throw in during this phase, whatever it holds.
    fn may_throw_in(&self, seat: Seat) -> bool {
        let Bout { attacker, defender, .. } = self.bout;
        let rules = self.setup.rules;
        if self.phase == Phase::Take && rules.throw_in_after_take == AfterTakeRule::Attacker {
            return seat == attacker;
        }
        // A partner never throws in, and the defender is on their own side.
        !self.setup.side(defender).contains(seat)
            && match rules.throwing_in {
                ThrowInRule::All => true,
                ThrowInRule::Attacker => seat == attacker,
                // The neighbours are the nearest players who are not partners. The attacker need
                // not be one of them once players of a side are out.
                ThrowInRule::Neighbours => {
                    seat == attacker
                        || seat == self.next_opponent(defender)
                        || seat == self.previous_opponent(defender)
                }
            }
    }

    /// Ends the bout: its cards are picked up or discarded, players draw, and the next bout opens
    /// or the deal ends.
    fn end_bout(&mut self) {
        let (defender, cards) = (self.bout.defender, self.bout.table.cards());
        let taken = self.phase == Phase::Take;
        if taken {
            self.hands[defender.index()] |= cards;
            self.known[defender.index()] |= cards;
            self.history.push(Event::BoutTaken { seat: defender, cards });
        } else {
            self.discard |= cards;
            self.history.push(Event::BoutBeaten { seat: defender, cards });
        }
        self.bout.table = TableCards::EMPTY;
        if self.setup.rules.transfer == TransferRule::ShowingEachBout {
            self.shown = Seats::EMPTY;
        }
        self.draw();
        if let Some(ending) = self.natural_ending() {
            return self.end(ending);
        }
        // A defender who has beaten everything attacks next; one who picked up loses a turn.
        let beat_all = !taken && !self.out.contains(defender);
        self.open_bout(if beat_all { defender } else { self.next_playing(defender) });
    }

    /// Lets every seat draw until it has six cards: first the attacker, then the others clockwise,
    /// last the defender. Seats without cards are then out.
    fn draw(&mut self) {
        let Bout { attacker, defender, .. } = self.bout;
        let out = self.out;
        let waiting = move |seat: &Seat| *seat != defender && !out.contains(*seat);
        let order = self.clockwise_from(attacker).filter(waiting).chain([defender]);
        order.clone().for_each(|seat| self.draw_up(seat));
        for seat in order {
            if self.hand(seat).is_empty() {
                self.out.insert(seat);
                self.history.push(Event::SeatOut { seat });
            }
        }
    }

    /// Draws cards for a seat until it has six or the talon is empty.
    fn draw_up(&mut self, seat: Seat) {
        let missing = HAND_SIZE.saturating_sub(self.hand(seat).len());
        let cards = self.talon.draw(missing);
        if cards.is_empty() {
            return;
        }
        self.hands[seat.index()] |= cards;
        self.known[seat.index()] |= cards & self.trump_card.into();
        self.history.push(Event::Drawn { seat, count: cards.len() as u8, cards });
    }

    /// The result of the deal if it is over after this bout; `None` while two sides have cards.
    fn natural_ending(&self) -> Option<DealEnding> {
        let defender = self.bout.defender;
        let playing = |seat: &Seat| !self.out.contains(*seat);
        let mut left = self.clockwise_from(defender).filter(playing);
        let Some(first) = left.next() else {
            let fool = self.setup.rules.last_defender_is_fool;
            return Some(if fool { DealEnding::Fool(defender) } else { DealEnding::NobodyLeft });
        };
        let side = self.setup.side(first);
        left.all(|seat| side.contains(seat)).then_some(DealEnding::Fool(first))
    }

    /// Ends the deal.
    fn end(&mut self, ending: DealEnding) {
        self.ending = Some(ending);
        self.phase = Phase::Over;
        self.to_act = None;
        self.history.push(Event::DealOver { ending });
    }

    /// The next seat to the left that still plays.
    fn next_playing(&self, seat: Seat) -> Seat {
        let next = self.clockwise_from(seat).skip(1).find(|&next| !self.out.contains(next));
        next.expect("at least two still play")
    }

    /// The next opponent to the left who still plays.
    pub(super) fn next_opponent(&self, seat: Seat) -> Seat {
        self.opponents(seat).next().expect("the deal ends with the last opponent")
    }

    /// The next opponent to the right who still plays.
    fn previous_opponent(&self, seat: Seat) -> Seat {
        self.opponents(seat).last().expect("the deal ends with the last opponent")
    }

    /// The opponents who still play, from the left neighbour round to the right one.
    fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let side = self.setup.side(seat);
        self.clockwise_from(seat)
            .filter(move |&other| !self.out.contains(other) && !side.contains(other))
    }

    /// All seats clockwise, starting with this one.
    fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let players = self.setup.players;
        (0..players).map(move |step| Seat::new((seat.index() + step) % players))
    }
}
