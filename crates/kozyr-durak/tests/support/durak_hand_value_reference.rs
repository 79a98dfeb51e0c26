//! Reference implementation of the hand value opponents: slow, with plain lists of cards, and
//! written from the description alone.
//!
//! It shares only the notation of cards with them. It keeps its own record of a deal: the order of
//! the deck, the cards drawn, and the actions.

use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak, Event, Phase, TransferRule};

/// The formula to use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ReferenceFormula {
    /// What the article's prose describes: the bonus for cards of one rank is in hundredths of a
    /// rank, like the values.
    Prose,
    /// The article's printed code, where that bonus lacks the multiplier.
    PrintedCode,
    /// The program's formula.
    Program,
}

/// The open cards, and the hands in the order received.
pub struct HandValueReference {
    talon: Vec<Card>,
    hands: Vec<Vec<Card>>,
    table: Vec<(Card, Option<Card>)>,
    trump: char,
    /// The number of ranks in the deck.
    ranks: f64,
    /// The number of events read.
    events_read: usize,
}

/// The rank, 2 to 14.
fn rank(card: Card) -> f64 {
    let letters = "23456789TJQKA";
    letters.find(card.to_string().chars().next().unwrap()).unwrap() as f64 + 2.0
}

/// The letter of the suit.
fn suit(card: Card) -> char {
    card.to_string().chars().nth(1).unwrap()
}

impl HandValueReference {
    /// A deal from a deck in this order, before the first action.
    pub fn new(deck: &[Card], players: usize) -> Self {
        let dealt = 6 * players;
        let hands = (0..players)
            .map(|seat| deck[..dealt].iter().skip(seat).step_by(players).copied().collect())
            .collect();
        // The first card after the deal is turned up and put at the bottom.
        let mut talon: Vec<Card> = deck.iter().skip(dealt + 1).copied().collect();
        talon.extend(deck.get(dealt));
        let turned = talon.last().unwrap_or(&deck[dealt - 1]);
        let (trump, ranks) = (suit(*turned), deck.len() as f64 / 4.0);
        HandValueReference { talon, hands, table: Vec::new(), trump, ranks, events_read: 0 }
    }

    /// Brings the hands, the table and the talon up to date with the events since the last call.
    pub fn read_events(&mut self, game: &Durak) {
        for event in &game.history()[self.events_read..] {
            match *event {
                Event::Attacked { seat, cards, .. } => {
                    for card in cards.iter() {
                        self.remove_card(seat.index(), card);
                        self.table.push((card, None));
                    }
                }
                Event::ThrownIn { seat, card }
                | Event::Transferred { seat, card, shown: false, .. } => {
                    self.remove_card(seat.index(), card);
                    self.table.push((card, None));
                }
                Event::Beaten { seat, attack, with } => {
                    self.remove_card(seat.index(), with);
                    self.table.iter_mut().find(|(open, _)| *open == attack).unwrap().1 = Some(with);
                }
                Event::BoutBeaten { .. } => self.table.clear(),
                Event::BoutTaken { seat, .. } => {
                    for (attack, with) in self.table.drain(..) {
                        self.hands[seat.index()].push(attack);
                        self.hands[seat.index()].extend(with);
                    }
                }
                Event::Drawn { seat, count, .. } => {
                    let drawn = self.talon.drain(..usize::from(count));
                    self.hands[seat.index()].extend(drawn);
                }
                _ => {}
            }
        }
        self.events_read = game.history().len();
    }

    /// The cards of a seat in the order received.
    pub fn hand(&self, seat: usize) -> &[Card] {
        &self.hands[seat]
    }

    /// Removes a card from a seat's hand.
    fn remove_card(&mut self, seat: usize, card: Card) {
        self.hands[seat].retain(|&held| held != card);
    }

    /// Returns whether `with` beats `attack`.
    fn beats(&self, with: Card, attack: Card) -> bool {
        if suit(with) == suit(attack) {
            rank(with) > rank(attack)
        } else {
            suit(with) == self.trump
        }
    }

    /// The number of cards of a rank in a hand.
    fn count(&self, hand: &[Card], wanted: f64) -> usize {
        hand.iter().filter(|&&card| rank(card) == wanted).count()
    }

    /// The value V of a hand of a seat by a formula.
    fn hand_value(&self, formula: ReferenceFormula, seat: usize, hand: &[Card]) -> f64 {
        let is_program = formula == ReferenceFormula::Program;
        // Truncates a part to an integer; NaN becomes 0.
        let truncate = |part: f64| if part.is_nan() { 0.0 } else { part.trunc() };
        if hand.is_empty() && self.talon.is_empty() {
            return 30_000.0;
        }
        // The article: ace 600, each rank below it 100 less. The program: ace 100·m, likewise.
        let ace = if is_program { self.ranks / 2.0 } else { 6.0 };
        let value = |rank: f64| ace - (14.0 - rank);
        let mut sum = 0.0;
        for &card in hand {
            sum += truncate(100.0 * value(rank(card)));
            if suit(card) == self.trump {
                sum += 1300.0;
            }
        }
        for rank in 2..=14 {
            let rank = f64::from(rank);
            let bonus = [0.0, 0.0, 0.5, 0.75, 1.25][self.count(hand, rank)];
            let unit = if formula == ReferenceFormula::Prose { 100.0 } else { 1.0 };
            sum += truncate(value(rank).max(1.0) * bonus * unit);
        }
        let in_suit =
            |wanted: char| hand.iter().filter(|&&card| suit(card) == wanted).count() as f64;
        let plain: Vec<char> = "scdh".chars().filter(|&suit| suit != self.trump).collect();
        let mean = plain.iter().map(|&suit| in_suit(suit)).sum::<f64>() / 3.0;
        if is_program || mean > 0.0 {
            for suit in plain {
                sum -= truncate(200.0 * ((in_suit(suit) - mean) / mean).abs());
            }
        }
        let held_by_all: usize = self.hands.iter().map(Vec::len).sum();
        let (n, talon) = (hand.len() as i64, self.talon.len() as i64);
        let ratio = if is_program {
            let c = talon + held_by_all as i64 - n;
            if c == 0 { 10.0 } else { (n / c) as f64 }
        } else {
            let c = talon + (held_by_all - self.hands[seat].len()) as i64;
            if c == 0 { 10.0 } else { n as f64 / c as f64 }
        };
        sum + truncate(600.0 * (0.25 - ratio))
    }

    /// The value V of the rest after playing a card, and the bonus for the follow-up cards of the
    /// same rank.
    fn value_after(&self, formula: ReferenceFormula, seat: usize, card: Card) -> f64 {
        let hand = &self.hands[seat];
        let share = [0.0, 0.0, 1.0, 1.5, 2.5][self.count(hand, rank(card))];
        let unit = if rank(card) == 14.0 { 6.0 } else { rank(card) - 8.0 };
        self.hand_value(formula, seat, &without(hand, |held| held == card))
            + (share * unit * 100.0).round()
    }

    /// The action that this opponent plays for the seat to act.
    pub fn decide(&self, formula: ReferenceFormula, game: &Durak) -> Action {
        let seat = game.to_act().unwrap().index();
        let hand = &self.hands[seat];
        let talon = self.talon.len() as f64;
        let current_value = self.hand_value(formula, seat, hand);
        let view = game.view(game.to_act().unwrap());
        match view.phase() {
            Phase::Redeal => {
                let suits = hand.iter().map(|&card| suit(card));
                let is_almost_one_suit =
                    |wanted: char| suits.clone().filter(|&other| other != wanted).count() <= 1;
                let no_trump = suits.clone().all(|suit| suit != self.trump);
                let may_redeal = game.legal_actions().contains(&Action::Redeal);
                if may_redeal && no_trump && "scdh".chars().any(is_almost_one_suit) {
                    Action::Redeal
                } else {
                    Action::Keep
                }
            }
            Phase::Attack => {
                let values = hand.iter().map(|&card| (card, self.value_after(formula, seat, card)));
                Action::Attack(first_best(values).unwrap().0.into())
            }
            Phase::ThrowIn | Phase::Take => {
                let table_ranks = self.ranks_on_table();
                let fitting = hand.iter().filter(|&&card| table_ranks.contains(&rank(card)));
                let values = fitting.map(|&card| (card, self.value_after(formula, seat, card)));
                match first_best(values) {
                    Some((card, sum)) if current_value - sum < 1200.0 - 50.0 * talon => {
                        Action::ThrowIn(card)
                    }
                    _ => Action::Pass,
                }
            }
            Phase::Defend => self
                .transfer(formula, game, seat)
                .unwrap_or_else(|| self.beat_or_take(formula, seat)),
            Phase::Over => unreachable!("somebody is to act"),
        }
    }

    /// The ranks of all cards on the table.
    fn ranks_on_table(&self) -> Vec<f64> {
        let cards = self.table.iter().flat_map(|&(attack, with)| [Some(attack), with]).flatten();
        cards.map(rank).collect()
    }

    /// The transfer that this opponent plays, or `None` if it prefers to beat or take.
    fn transfer(&self, formula: ReferenceFormula, game: &Durak, seat: usize) -> Option<Action> {
        let rules = game.setup().rules;
        let beaten = self.table.iter().any(|(_, with)| with.is_some());
        if rules.transfer == TransferRule::Off || beaten {
            return None;
        }
        let hand = &self.hands[seat];
        let wanted = rank(self.table[0].0);
        let equals: Vec<Card> = hand.iter().copied().filter(|&card| rank(card) == wanted).collect();
        let first_plain = equals.iter().find(|&&card| suit(card) != self.trump);
        let card = *first_plain.or(equals.first())?;
        // The rules decide whether the next player holds enough cards.
        if !game.legal_actions().contains(&Action::Transfer(card)) {
            return None;
        }
        let all = without(hand, |card| rank(card) == wanted);
        let plain = without(hand, |card| rank(card) == wanted && suit(card) != self.trump);
        let [all, plain] = [all, plain].map(|rest| self.hand_value(formula, seat, &rest));
        let current_value = self.hand_value(formula, seat, hand);
        (all.max(plain) > current_value - 400.0).then_some(Action::Transfer(card))
    }

    /// Beats the first open attack, or takes.
    fn beat_or_take(&self, formula: ReferenceFormula, seat: usize) -> Action {
        let hand = &self.hands[seat];
        let talon = self.talon.len() as f64;
        let attack = self.table.iter().find(|(_, with)| with.is_none()).unwrap().0;
        let table_ranks = self.ranks_on_table();
        let beating_cards = hand.iter().filter(|&&card| self.beats(card, attack));
        let values = beating_cards.map(|&card| {
            let bonus = if table_ranks.contains(&rank(card)) { 300.0 } else { 0.0 };
            (card, self.hand_value(formula, seat, &without(hand, |held| held == card)) + bonus)
        });
        let Some((with, value)) = first_best(values) else { return Action::Take };
        let mut hand_after_take = hand.clone();
        hand_after_take
            .extend(self.table.iter().flat_map(|&(attack, with)| [Some(attack), with]).flatten());
        let is_cheap = self.hand_value(formula, seat, hand) - value < 800.0;
        let taking_is_worse =
            self.hand_value(formula, seat, &hand_after_take) - value < 2000.0 - 40.0 * talon;
        if is_cheap || taking_is_worse || self.talon.is_empty() {
            Action::Beat { attack, with }
        } else {
            Action::Take
        }
    }
}

/// The cards of a hand that are not removed.
fn without(hand: &[Card], is_removed: impl Fn(Card) -> bool) -> Vec<Card> {
    hand.iter().copied().filter(|&card| !is_removed(card)).collect()
}

/// The first card with the greatest value; `None` without cards.
fn first_best(values: impl Iterator<Item = (Card, f64)>) -> Option<(Card, f64)> {
    values.fold(None, |best, candidate| match best {
        Some((_, greatest)) if greatest >= candidate.1 => best,
        _ => Some(candidate),
    })
}
