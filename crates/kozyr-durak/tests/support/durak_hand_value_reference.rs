//! Reference implementation of the hand value opponents: slow, with plain lists of cards, and
//! written from the description alone.
//!
//! It shares only the notation of cards with them. It keeps its own record of a deal: the order of
//! the deck, the cards drawn, and the actions.

use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak, Event, Phase, TransferRule};

/// Smaller differences are rounding errors.
const EQUAL: f64 = 1e-6;

/// The formula to use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ReferenceFormula {
    /// The article's formula.
    Text,
    /// The program's formula.
    Program,
}

/// The open cards, and the hands in the order received.
pub struct HandValueReference {
    talon: Vec<Card>,
    hands: Vec<Vec<Card>>,
    table: Vec<(Card, Option<Card>)>,
    trump: char,
    ranks: f64,
    read: usize,
}

fn rank(card: Card) -> f64 {
    let letters = "23456789TJQKA";
    letters.find(card.to_string().chars().next().unwrap()).unwrap() as f64 + 2.0
}

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
        HandValueReference { talon, hands, table: Vec::new(), trump, ranks, read: 0 }
    }

    /// Reads the events since the last call.
    pub fn read_events(&mut self, game: &Durak) {
        for event in &game.history()[self.read..] {
            match *event {
                Event::Attacked { seat, cards, .. } => {
                    for card in cards.iter() {
                        self.put(seat.index(), card);
                        self.table.push((card, None));
                    }
                }
                Event::ThrownIn { seat, card }
                | Event::Transferred { seat, card, shown: false, .. } => {
                    self.put(seat.index(), card);
                    self.table.push((card, None));
                }
                Event::Beaten { seat, attack, with } => {
                    self.put(seat.index(), with);
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
        self.read = game.history().len();
    }

    /// The cards of a seat in the order received.
    pub fn hand(&self, seat: usize) -> &[Card] {
        &self.hands[seat]
    }

    fn put(&mut self, seat: usize, card: Card) {
        self.hands[seat].retain(|&held| held != card);
    }

    fn beats(&self, with: Card, attack: Card) -> bool {
        if suit(with) == suit(attack) {
            rank(with) > rank(attack)
        } else {
            suit(with) == self.trump
        }
    }

    fn count(&self, hand: &[Card], wanted: f64) -> usize {
        hand.iter().filter(|&&card| rank(card) == wanted).count()
    }

    /// V of a hand for a seat.
    fn worth(&self, author: ReferenceFormula, seat: usize, hand: &[Card]) -> f64 {
        let program = author == ReferenceFormula::Program;
        // Truncates a part to an integer; NaN becomes 0.
        let cut = |part: f64| {
            if !program {
                part
            } else if part.is_nan() {
                0.0
            } else {
                part.trunc()
            }
        };
        if hand.is_empty() && self.talon.is_empty() {
            return 30_000.0;
        }
        // The article: ace 600, each rank below it 100 less. The program: ace 100·m, likewise.
        let ace = if program { self.ranks / 2.0 } else { 6.0 };
        let value = |rank: f64| ace - (14.0 - rank);
        let mut sum = 0.0;
        for &card in hand {
            sum += cut(100.0 * value(rank(card)));
            if suit(card) == self.trump {
                sum += 1300.0;
            }
        }
        for one in 2..=14 {
            let one = f64::from(one);
            let bonus = [0.0, 0.0, 0.5, 0.75, 1.25][self.count(hand, one)];
            let unit = if program { 1.0 } else { 100.0 };
            sum += cut(value(one).max(1.0) * bonus * unit);
        }
        let in_suit =
            |wanted: char| hand.iter().filter(|&&card| suit(card) == wanted).count() as f64;
        let plain: Vec<char> = "scdh".chars().filter(|&one| one != self.trump).collect();
        let mean = plain.iter().map(|&one| in_suit(one)).sum::<f64>() / 3.0;
        if program || mean > 0.0 {
            for one in plain {
                sum -= cut(200.0 * ((in_suit(one) - mean) / mean).abs());
            }
        }
        let held: usize = self.hands.iter().map(Vec::len).sum();
        let (n, talon) = (hand.len() as i64, self.talon.len() as i64);
        let ratio = if program {
            let c = talon + held as i64 - n;
            if c == 0 { 10.0 } else { (n / c) as f64 }
        } else {
            let c = talon + (held - self.hands[seat].len()) as i64;
            if c == 0 { 10.0 } else { n as f64 / c as f64 }
        };
        sum + cut(600.0 * (0.25 - ratio))
    }

    /// V(rest) and the bonus for the follow-up cards of the same rank.
    fn playing(&self, author: ReferenceFormula, seat: usize, card: Card) -> f64 {
        let hand = &self.hands[seat];
        let share = [0.0, 0.0, 1.0, 1.5, 2.5][self.count(hand, rank(card))];
        let unit = if rank(card) == 14.0 { 6.0 } else { rank(card) - 8.0 };
        self.worth(author, seat, &without(hand, |one| one == card)) + (share * unit * 100.0).round()
    }

    /// The action that this opponent plays for the seat to act.
    pub fn decide(&self, author: ReferenceFormula, game: &Durak) -> Action {
        let seat = game.to_act().unwrap().index();
        let hand = &self.hands[seat];
        let talon = self.talon.len() as f64;
        let now = self.worth(author, seat, hand);
        let view = game.view(game.to_act().unwrap());
        match view.phase() {
            Phase::Redeal => {
                let suits = hand.iter().map(|&card| suit(card));
                let one_suit =
                    |wanted: char| suits.clone().filter(|&other| other != wanted).count() <= 1;
                let no_trump = suits.clone().all(|one| one != self.trump);
                let may = game.legal_actions().contains(&Action::Redeal);
                if may && no_trump && "scdh".chars().any(one_suit) {
                    Action::Redeal
                } else {
                    Action::Keep
                }
            }
            Phase::Attack => {
                let values = hand.iter().map(|&card| (card, self.playing(author, seat, card)));
                Action::Attack(first_best(values).unwrap().0.into())
            }
            Phase::ThrowIn | Phase::Take => {
                let lies = self.ranks_on_table();
                let fitting = hand.iter().filter(|&&card| lies.contains(&rank(card)));
                let values = fitting.map(|&card| (card, self.playing(author, seat, card)));
                match first_best(values) {
                    Some((card, sum)) if now - sum + EQUAL < 1200.0 - 50.0 * talon => {
                        Action::ThrowIn(card)
                    }
                    _ => Action::Pass,
                }
            }
            Phase::Defend => {
                self.passing_on(author, game, seat).unwrap_or_else(|| self.beating(author, seat))
            }
            Phase::Over => unreachable!("somebody is to act"),
        }
    }

    fn ranks_on_table(&self) -> Vec<f64> {
        let cards = self.table.iter().flat_map(|&(attack, with)| [Some(attack), with]).flatten();
        cards.map(rank).collect()
    }

    fn passing_on(&self, author: ReferenceFormula, game: &Durak, seat: usize) -> Option<Action> {
        let rules = game.setup().rules;
        let beaten = self.table.iter().any(|(_, with)| with.is_some());
        if rules.transfer == TransferRule::Off || beaten {
            return None;
        }
        let hand = &self.hands[seat];
        let wanted = rank(self.table[0].0);
        let equals: Vec<Card> = hand.iter().copied().filter(|&one| rank(one) == wanted).collect();
        let first_plain = equals.iter().find(|&&one| suit(one) != self.trump);
        let card = *first_plain.or(equals.first())?;
        // The rules decide whether the next player holds enough cards.
        if !game.legal_actions().contains(&Action::Transfer(card)) {
            return None;
        }
        let all = without(hand, |one| rank(one) == wanted);
        let plain = without(hand, |one| rank(one) == wanted && suit(one) != self.trump);
        let [all, plain] = [all, plain].map(|rest| self.worth(author, seat, &rest));
        let now = self.worth(author, seat, hand);
        (all.max(plain) > now - 400.0 + EQUAL).then_some(Action::Transfer(card))
    }

    fn beating(&self, author: ReferenceFormula, seat: usize) -> Action {
        let hand = &self.hands[seat];
        let talon = self.talon.len() as f64;
        let attack = self.table.iter().find(|(_, with)| with.is_none()).unwrap().0;
        let lies = self.ranks_on_table();
        let beating = hand.iter().filter(|&&card| self.beats(card, attack));
        let values = beating.map(|&card| {
            let bonus = if lies.contains(&rank(card)) { 300.0 } else { 0.0 };
            (card, self.worth(author, seat, &without(hand, |one| one == card)) + bonus)
        });
        let Some((with, value)) = first_best(values) else { return Action::Take };
        let mut all = hand.clone();
        all.extend(self.table.iter().flat_map(|&(attack, with)| [Some(attack), with]).flatten());
        let cheap = self.worth(author, seat, hand) - value + EQUAL < 800.0;
        let dear_to_take = self.worth(author, seat, &all) - value + EQUAL < 2000.0 - 40.0 * talon;
        if cheap || dear_to_take || self.talon.is_empty() {
            Action::Beat { attack, with }
        } else {
            Action::Take
        }
    }
}

fn without(hand: &[Card], gone: impl Fn(Card) -> bool) -> Vec<Card> {
    hand.iter().copied().filter(|&card| !gone(card)).collect()
}

/// The first card with the greatest value.
fn first_best(values: impl Iterator<Item = (Card, f64)>) -> Option<(Card, f64)> {
    values.fold(None, |best, one| match best {
        Some((_, most)) if most + EQUAL >= one.1 => best,
        _ => Some(one),
    })
}
