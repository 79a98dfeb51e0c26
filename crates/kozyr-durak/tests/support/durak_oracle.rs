//! A second, independent implementation of the rules of Durak: slow, with plain lists.
//!
//! Cards and actions are texts, so that only the setup and the notation are shared.

#[path = "durak_oracle_legal.rs"]
mod legal;

use kozyr_durak::{
    AfterDrawRule, AfterTakeRule, AttackLimit, Deck, FirstAttackRule, Setup, ThrowInRule,
    TransferRule,
};
use std::collections::BTreeSet;

pub use legal::Card;

use super::chacha20::KeyStream;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OraclePhase {
    Redeal,
    Attack,
    Defend,
    ThrowIn,
    Take,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OracleEnding {
    Fool(usize),
    NobodyLeft,
    Stalled,
}

/// A deal in progress.
pub struct Oracle {
    setup: Setup,
    stream: KeyStream,
    pub hands: Vec<Vec<Card>>,
    /// The publicly known cards of each hand.
    pub known: Vec<Vec<Card>>,
    pub talon: Vec<Card>,
    pub trump_card: Card,
    pub discard: Vec<Card>,
    pub table: Vec<(Card, Option<Card>)>,
    pub stage: OraclePhase,
    /// The seat to act.
    pub turn: usize,
    pub attacker: usize,
    pub defender: usize,
    /// The maximum number of attack cards in the bout.
    pub limit: usize,
    /// The seats that have passed since the last attack card.
    passed: BTreeSet<usize>,
    /// The seats that have asked for a redeal.
    redealt: BTreeSet<usize>,
    /// The seats that have shown a trump to transfer in this deal, or in this bout if the rules
    /// count by bout.
    shown: BTreeSet<usize>,
    pub out: BTreeSet<usize>,
    /// The number of actions since a card was last drawn or discarded.
    actions_without_progress: usize,
    pub end: Option<OracleEnding>,
}

impl Oracle {
    /// A deal with this seed, before the first action.
    pub fn new(setup: &Setup, seed: [u8; 32]) -> Oracle {
        let mut oracle = Oracle {
            setup: *setup,
            stream: KeyStream::new(seed),
            hands: vec![],
            known: vec![],
            talon: vec![],
            trump_card: Card { rank: 2, suit: 's' },
            discard: vec![],
            table: vec![],
            stage: OraclePhase::Redeal,
            turn: 0,
            attacker: 0,
            defender: 0,
            limit: 0,
            passed: BTreeSet::new(),
            redealt: BTreeSet::new(),
            shown: BTreeSet::new(),
            out: BTreeSet::new(),
            actions_without_progress: 0,
            end: None,
        };
        oracle.shuffle_and_deal();
        oracle
    }

    fn players(&self) -> usize {
        self.setup.players
    }

    /// Shuffles, deals and turns up the trump.
    fn shuffle_and_deal(&mut self) {
        let lowest = match self.setup.rules.deck {
            Deck::Cards24 => 9,
            Deck::Cards32 => 7,
            Deck::Cards36 => 6,
            Deck::Cards52 => 2,
        };
        let mut cards = vec![];
        for suit in ['s', 'c', 'd', 'h'] {
            for rank in lowest..=14 {
                cards.push(Card { rank, suit });
            }
        }
        for i in (1..cards.len()).rev() {
            let j = self.stream.next_below(i as u64 + 1);
            cards.swap(i, j);
        }
        self.hands = vec![vec![]; self.players()];
        self.known = vec![vec![]; self.players()];
        let mut last = (0, cards[0]);
        for _ in 0..6 {
            for seat in 0..self.players() {
                last = (seat, cards.remove(0));
                self.hands[seat].push(last.1);
            }
        }
        if cards.is_empty() {
            self.trump_card = last.1;
            self.known[last.0].push(last.1);
        } else {
            self.trump_card = cards.remove(0);
            cards.push(self.trump_card);
        }
        self.talon = cards;
        self.turn = 0;
        if !self.setup.rules.redeal {
            self.choose_first_attacker();
        }
    }

    fn is_trump(&self, card: Card) -> bool {
        card.suit == self.trump_card.suit
    }

    /// Begins the first bout with the attacker that the rules name.
    fn choose_first_attacker(&mut self) {
        let rules = &self.setup.rules;
        let fool = self.setup.standing.last_fool.map(|seat| seat.index());
        let drawn = self.setup.standing.drawn_attacker.map(|seat| seat.index());
        let first = match (fool, drawn) {
            (Some(fool), _) if rules.first_attack == FirstAttackRule::OnTheFool => {
                self.previous_seat(fool)
            }
            (None, Some(drawn)) if rules.after_draw == AfterDrawRule::SamePlayer => drawn,
            (None, Some(drawn)) if rules.after_draw == AfterDrawRule::NextPlayer => {
                self.next_seat(drawn)
            }
            _ => {
                let mut lowest: Option<(usize, usize)> = None;
                for seat in 0..self.players() {
                    for &card in &self.hands[seat] {
                        if self.is_trump(card) && lowest.is_none_or(|(rank, _)| card.rank < rank) {
                            lowest = Some((card.rank, seat));
                        }
                    }
                }
                match lowest {
                    Some((rank, seat)) => {
                        let card = Card { rank, suit: self.trump_card.suit };
                        if !self.known[seat].contains(&card) {
                            self.known[seat].push(card);
                        }
                        seat
                    }
                    None => self.stream.next_below(self.players() as u64),
                }
            }
        };
        self.begin_bout(first);
    }

    /// Returns whether two seats are the same or on the same side.
    fn are_partners(&self, first: usize, second: usize) -> bool {
        if self.setup.rules.partnership { first % 2 == second % 2 } else { first == second }
    }

    fn next_seat(&self, seat: usize) -> usize {
        (seat + 1) % self.players()
    }

    fn previous_seat(&self, seat: usize) -> usize {
        (seat + self.players() - 1) % self.players()
    }

    /// The next opponent in play to the left of a seat.
    fn opponent_to_the_left(&self, seat: usize) -> usize {
        let mut next = self.next_seat(seat);
        while self.out.contains(&next) || self.are_partners(seat, next) {
            next = self.next_seat(next);
        }
        next
    }

    /// The next opponent in play to the right of a seat.
    fn opponent_to_the_right(&self, seat: usize) -> usize {
        let mut next = self.previous_seat(seat);
        while self.out.contains(&next) || self.are_partners(seat, next) {
            next = self.previous_seat(next);
        }
        next
    }

    /// Begins a bout with this attacker.
    fn begin_bout(&mut self, attacker: usize) {
        self.attacker = attacker;
        self.turn = attacker;
        self.stage = OraclePhase::Attack;
        self.set_defender(self.opponent_to_the_left(attacker));
    }

    /// Sets the defender and the attack limit.
    fn set_defender(&mut self, defender: usize) {
        self.defender = defender;
        self.limit = self.hands[defender].len();
        let most = match self.setup.rules.attack_limit {
            AttackLimit::Four => Some(4),
            AttackLimit::Five => Some(5),
            AttackLimit::Six => Some(6),
            AttackLimit::Seven => Some(7),
            AttackLimit::Eight => Some(8),
            AttackLimit::Hand => None,
        };
        if let Some(most) = most {
            self.limit = self.limit.min(most);
        }
        if self.setup.rules.max_five_before_discard && self.discard.is_empty() {
            self.limit = self.limit.min(5);
        }
    }

    /// Removes a card from a seat's hand and its known cards.
    fn remove_card(&mut self, seat: usize, card: Card) {
        self.hands[seat].retain(|&held| held != card);
        self.known[seat].retain(|&held| held != card);
    }

    /// Plays a legal action.
    pub fn play(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let cards: Vec<Card> = words[1..].iter().map(|word| Card::read(word)).collect();
        let seat = self.turn;
        let (undrawn, discarded) = (self.talon.len(), self.discard.len());
        match words[0] {
            "keep" if seat + 1 == self.players() => self.choose_first_attacker(),
            "keep" => self.turn += 1,
            "redeal" => {
                self.redealt.insert(seat);
                self.shuffle_and_deal();
            }
            "attack" => {
                for &card in &cards {
                    self.remove_card(seat, card);
                    self.table.push((card, None));
                }
                self.ask_defender();
            }
            "beat" => {
                self.remove_card(seat, cards[1]);
                for pair in &mut self.table {
                    if pair.0 == cards[0] {
                        pair.1 = Some(cards[1]);
                    }
                }
                if self.table.iter().all(|(_, beaten)| beaten.is_some()) {
                    self.ask_others(OraclePhase::ThrowIn);
                }
            }
            "transfer" => {
                self.remove_card(seat, cards[0]);
                self.table.push((cards[0], None));
                self.finish_transfer(seat);
            }
            "show" => {
                self.shown.insert(seat);
                if !self.known[seat].contains(&cards[0]) {
                    self.known[seat].push(cards[0]);
                }
                self.finish_transfer(seat);
            }
            "throw" => {
                self.remove_card(seat, cards[0]);
                self.table.push((cards[0], None));
                if self.stage == OraclePhase::Take {
                    self.ask_others(OraclePhase::Take)
                } else {
                    self.ask_defender()
                }
            }
            "pass" => {
                self.passed.insert(seat);
                self.ask_next();
            }
            "take" if self.setup.rules.throw_in_after_take == AfterTakeRule::Nobody => {
                self.stage = OraclePhase::Take;
                self.finish_bout();
            }
            "take" => self.ask_others(OraclePhase::Take),
            other => panic!("unknown action `{other}`"),
        }
        self.actions_without_progress += 1;
        if self.talon.len() != undrawn || self.discard.len() != discarded {
            self.actions_without_progress = 0;
        }
        if self.actions_without_progress == 200 && self.end.is_none() {
            self.end_deal(OracleEnding::Stalled);
        }
    }

    /// Makes it the turn of the defender.
    fn ask_defender(&mut self) {
        self.stage = OraclePhase::Defend;
        self.turn = self.defender;
    }

    /// Makes the seat that transferred the attacker, and the next opponent the defender.
    fn finish_transfer(&mut self, seat: usize) {
        self.attacker = seat;
        self.set_defender(self.opponent_to_the_left(seat));
        self.ask_defender();
    }

    /// Starts a round of throwing in.
    fn ask_others(&mut self, stage: OraclePhase) {
        self.stage = stage;
        self.passed.clear();
        self.ask_next();
    }

    /// Gives the turn to the next seat that may throw in, or ends the bout.
    fn ask_next(&mut self) {
        if self.table.len() == self.limit {
            return self.finish_bout();
        }
        let mut seat = self.attacker;
        for _ in 0..self.players() {
            let has_cards = !self.hands[seat].is_empty();
            if self.may_throw(seat) && has_cards && !self.passed.contains(&seat) {
                self.turn = seat;
                return;
            }
            seat = self.next_seat(seat);
        }
        self.finish_bout();
    }

    /// Returns whether the rules allow a seat to throw in.
    fn may_throw(&self, seat: usize) -> bool {
        if self.are_partners(seat, self.defender) {
            return false;
        }
        let only_attacker = self.setup.rules.throw_in_after_take == AfterTakeRule::Attacker;
        if self.stage == OraclePhase::Take && only_attacker && seat != self.attacker {
            return false;
        }
        match self.setup.rules.throwing_in {
            ThrowInRule::All => true,
            ThrowInRule::Attacker => seat == self.attacker,
            ThrowInRule::Neighbours => {
                let left = self.opponent_to_the_left(self.defender);
                let right = self.opponent_to_the_right(self.defender);
                [left, right, self.attacker].contains(&seat)
            }
        }
    }

    /// Ends the bout, lets players draw, and begins the next bout or ends the deal.
    fn finish_bout(&mut self) {
        let taken = self.stage == OraclePhase::Take;
        if self.setup.rules.transfer == TransferRule::ShowingEachBout {
            self.shown.clear();
        }
        let mut cards = vec![];
        for (attack, beaten) in self.table.drain(..) {
            cards.push(attack);
            cards.extend(beaten);
        }
        if taken {
            self.hands[self.defender].extend(&cards);
            self.known[self.defender].extend(&cards);
        } else {
            self.discard.extend(&cards);
        }

        let mut order = vec![];
        let mut seat = self.attacker;
        for _ in 0..self.players() {
            if seat != self.defender && !self.out.contains(&seat) {
                order.push(seat);
            }
            seat = self.next_seat(seat);
        }
        order.push(self.defender);
        for &seat in &order {
            while self.hands[seat].len() < 6 && !self.talon.is_empty() {
                let card = self.talon.remove(0);
                self.hands[seat].push(card);
                if card == self.trump_card {
                    self.known[seat].push(card);
                }
            }
        }
        for seat in order {
            if self.hands[seat].is_empty() {
                self.out.insert(seat);
            }
        }

        let playing: Vec<usize> =
            (0..self.players()).filter(|seat| !self.out.contains(seat)).collect();
        if playing.is_empty() {
            let fool = self.setup.rules.last_defender_is_fool;
            return self.end_deal(if fool {
                OracleEnding::Fool(self.defender)
            } else {
                OracleEnding::NobodyLeft
            });
        }
        if playing.iter().all(|&seat| self.are_partners(seat, playing[0])) {
            let mut fool = self.defender;
            while self.out.contains(&fool) {
                fool = self.next_seat(fool);
            }
            return self.end_deal(OracleEnding::Fool(fool));
        }

        let mut next = if taken { self.next_seat(self.defender) } else { self.defender };
        while self.out.contains(&next) {
            next = self.next_seat(next);
        }
        self.begin_bout(next);
    }

    /// Ends the deal.
    fn end_deal(&mut self, end: OracleEnding) {
        self.end = Some(end);
        self.stage = OraclePhase::Over;
    }
}
