//! Reference implementation of the fuzzy opponents: slow, with plain lists of cards.
//!
//! From the samples of an explanation it computes the table answers and every action that the
//! description allows for them.

use crate::support::durak_plain_cards as plain;

use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Action, Card, Durak, Event, Phase, View, opponents::fuzzy::SampledCards};
use plain::{Prices, rank, without};
use std::collections::BTreeMap;

const EQUAL: f64 = 1e-9;

/// Bad, medium and good.
pub const BAD: usize = 0;
pub const MEDIUM: usize = 1;
pub const GOOD: usize = 2;

/// The four tables by their letters, row by row, as in an opponent's name.
pub struct ReferenceTables(BTreeMap<String, Vec<Vec<char>>>);

impl ReferenceTables {
    /// The tables as printed in the article.
    pub fn printed() -> Self {
        Self::read(
            "beat=bbb.tbb.ttt&lead=bbb.bmm.bm*&lead_by_opponent=gmb\
             &add_to_taker=ynn.yyn.yyn&add_to_beater=ynn.yyn.yyn",
        )
    }

    pub fn read(text: &str) -> Self {
        let tables = text.split('&').map(|table| {
            let (name, rows) = table.split_once('=').unwrap();
            (name.to_owned(), rows.split('.').map(|row| row.chars().collect()).collect())
        });
        ReferenceTables(tables.collect())
    }

    fn cell(&self, table: &str, row: usize, column: usize) -> char {
        self.0[table][row][column]
    }
}

/// The bounds of the membership functions for hands of one size, by counting.
#[derive(Clone, Copy)]
pub struct MembershipBounds {
    bad_to_medium: Option<[f64; 2]>,
    medium_to_good: Option<[f64; 2]>,
}

impl MembershipBounds {
    /// Counts hands of this size in a deck with this number of ranks.
    pub fn count(ranks: i64, size: usize) -> Self {
        // Ranks up to the ten are bad.
        let last_bad = ranks - 4;
        let thrice =
            |from: i64, to: i64| -> Vec<i64> { (from..=to).flat_map(|price| [price; 3]).collect() };
        let classes =
            [thrice(1, last_bad), thrice(last_bad + 1, ranks), (ranks + 1..=2 * ranks).collect()];
        let mut least = [f64::MAX; 3];
        let mut most = [f64::MIN; 3];
        let mut most_of_good_and_bad = f64::MIN;
        for bad in 0..=size.min(classes[0].len()) {
            for medium in 0..=(size - bad).min(classes[1].len()) {
                let good = size - bad - medium;
                if good > classes[2].len() {
                    continue;
                }
                let numbers = [bad, medium, good];
                let term = if 3 * good > 2 * size {
                    GOOD
                } else if 3 * bad > 2 * size {
                    BAD
                } else {
                    MEDIUM
                };
                let sum = |dear: bool| {
                    let sums = classes.iter().zip(numbers).map(|(class, number)| {
                        let skipped = if dear { class.len() - number } else { 0 };
                        class.iter().skip(skipped).take(number).sum::<i64>()
                    });
                    sums.sum::<i64>() as f64 / size as f64
                };
                least[term] = least[term].min(sum(false));
                most[term] = most[term].max(sum(true));
                if term == MEDIUM && medium == 0 {
                    most_of_good_and_bad = most_of_good_and_bad.max(sum(true));
                }
            }
        }
        let there_is = |term: usize| most[term] >= 0.0;
        if most_of_good_and_bad < 0.0 {
            most_of_good_and_bad = most[MEDIUM];
        }
        let span = |one: f64, other: f64| [one.min(other), one.max(other)];
        MembershipBounds {
            bad_to_medium: there_is(BAD).then(|| span(least[MEDIUM], most[BAD])),
            medium_to_good: there_is(GOOD).then(|| span(least[GOOD], most_of_good_and_bad)),
        }
    }

    /// The membership degrees in bad, medium and good of a hand with this mean price.
    pub fn degrees(self, mean: f64) -> [f64; 3] {
        let rise = |span: Option<[f64; 2]>, without: f64| match span {
            None => without,
            Some([from, _]) if mean <= from => 0.0,
            Some([_, to]) if mean >= to => 1.0,
            Some([from, to]) => (mean - from) / (to - from),
        };
        let (not_bad, good) = (rise(self.bad_to_medium, 1.0), rise(self.medium_to_good, 0.0));
        [1.0 - not_bad, not_bad.min(1.0 - good), good]
    }
}

/// The decision of a seat.
pub enum FuzzyReferenceDecision {
    /// No table: these actions are allowed.
    Certain(Vec<Action>),
    /// By tables: the actions allowed for each answer, by its letter.
    Tables(Vec<(char, Vec<Action>)>),
    /// Too large to compute.
    Unknown,
}

/// The seat to act.
pub struct FuzzyReference<'a> {
    game: &'a Durak,
    view: View<'a>,
    prices: Prices,
    hand: Vec<Card>,
    tables: &'a ReferenceTables,
    bounds: &'a mut BTreeMap<(i64, usize), MembershipBounds>,
}

impl<'a> FuzzyReference<'a> {
    pub fn new(
        game: &'a Durak,
        tables: &'a ReferenceTables,
        bounds: &'a mut BTreeMap<(i64, usize), MembershipBounds>,
    ) -> Self {
        let view = game.view(game.to_act().unwrap());
        let hand = view.hand().iter().collect();
        FuzzyReference { game, view, prices: Prices::of(view), hand, tables, bounds }
    }

    pub fn mean(&self, hand: &[Card]) -> f64 {
        hand.iter().map(|&card| self.prices.price(card)).sum::<i64>() as f64 / hand.len() as f64
    }

    pub fn degrees(&mut self, hand: &[Card]) -> [f64; 3] {
        let (ranks, size) = (self.prices.ranks, hand.len());
        let bounds = *self
            .bounds
            .entry((ranks, size))
            .or_insert_with(|| MembershipBounds::count(ranks, size));
        bounds.degrees(self.mean(hand))
    }

    /// The mean price of the own hand and its membership degrees.
    pub fn own(&mut self) -> (f64, [f64; 3]) {
        let hand = self.hand.clone();
        (self.mean(&hand), self.degrees(&hand))
    }

    /// The term with the greatest degree; an empty hand is good. `None` if two are almost equal,
    /// because rounding then decides.
    fn quality(&mut self, hand: &[Card]) -> Option<usize> {
        if hand.is_empty() {
            return Some(GOOD);
        }
        let degrees = self.degrees(hand);
        let greatest = degrees.into_iter().fold(0.0, f64::max);
        let mut terms = [BAD, MEDIUM, GOOD].into_iter();
        let term = terms.find(|&term| degrees[term] > greatest - EQUAL)?;
        terms.all(|other| degrees[other] < greatest - EQUAL).then_some(term)
    }

    fn of_card(&self, card: Card) -> usize {
        if self.prices.is_trump(card) {
            GOOD
        } else if rank(card) <= 10 {
            BAD
        } else {
            MEDIUM
        }
    }

    /// The decision, and the actions allowed for each answer.
    pub fn decision(&mut self) -> FuzzyReferenceDecision {
        let legal = self.game.legal_actions();
        match self.view.phase() {
            Phase::Redeal => {
                let hand = self.hand.clone();
                let bad = self.quality(&hand) == Some(BAD) && legal.contains(&Action::Redeal);
                FuzzyReferenceDecision::Certain(vec![if bad {
                    Action::Redeal
                } else {
                    Action::Keep
                }])
            }
            Phase::Attack => FuzzyReferenceDecision::Tables(
                [('b', BAD), ('m', MEDIUM), ('g', GOOD)]
                    .map(|(letter, term)| (letter, self.leads(term)))
                    .into(),
            ),
            Phase::ThrowIn | Phase::Take => {
                let cheapest = self.cheapest_added();
                if cheapest.is_empty() {
                    return FuzzyReferenceDecision::Certain(vec![Action::Pass]);
                }
                let cards = cheapest.into_iter().map(Action::ThrowIn).collect();
                FuzzyReferenceDecision::Tables(vec![('y', cards), ('n', vec![Action::Pass])])
            }
            Phase::Defend => {
                let Some(ways) = self.ways() else { return FuzzyReferenceDecision::Unknown };
                let actions: Vec<Action> =
                    ways.into_iter().flat_map(|(actions, _)| actions).collect();
                // It continues with the attacks that were on the table when it began.
                let last = self.view.history().next_back();
                let begun = matches!(last, Some(Event::Beaten { .. }));
                if actions.is_empty() {
                    FuzzyReferenceDecision::Certain(vec![Action::Take])
                } else if self.view.talon_len() == 0 || begun {
                    FuzzyReferenceDecision::Certain(actions)
                } else {
                    FuzzyReferenceDecision::Tables(vec![('b', actions), ('t', vec![Action::Take])])
                }
            }
            Phase::Over => unreachable!("somebody is to act"),
        }
    }

    /// The lowest cards of a term, or of the nearest lower one, or of the nearest higher one.
    fn leads(&self, term: usize) -> Vec<Action> {
        let order = [[BAD, MEDIUM, GOOD], [MEDIUM, BAD, GOOD], [GOOD, MEDIUM, BAD]][term];
        let of = |term: usize| {
            let cards = self.hand.iter().copied();
            cards.filter(|&card| self.of_card(card) == term).collect::<Vec<_>>()
        };
        let cards = order.into_iter().map(of).find(|cards| !cards.is_empty()).unwrap();
        self.cheapest(cards).into_iter().map(|card| Action::Attack(card.into())).collect()
    }

    fn cheapest(&self, cards: Vec<Card>) -> Vec<Card> {
        let least = cards.iter().map(|&card| self.prices.price(card)).min();
        cards.into_iter().filter(|&card| Some(self.prices.price(card)) == least).collect()
    }

    fn cheapest_added(&self) -> Vec<Card> {
        let legal = self.game.legal_actions().into_iter();
        let cards = legal.filter_map(|action| match action {
            Action::ThrowIn(card) => Some(card),
            _ => None,
        });
        self.cheapest(cards.collect())
    }

    /// The cheapest defences: the possible first actions, and the cards they cost. A transfer wins
    /// ties.
    fn ways(&self) -> Option<Vec<(Vec<Action>, Vec<Card>)>> {
        let open: Vec<Card> = self.view.open_attacks().iter().collect();
        let sum = |cards: &[Card]| cards.iter().map(|&card| self.prices.price(card)).sum::<i64>();
        let mut ways: Vec<(i64, Vec<Action>, Vec<Card>)> = Vec::new();
        for way in self.prices.covers(&open, &self.hand)? {
            let beats = open.iter().zip(&way);
            let beats = beats.map(|(&attack, &with)| Action::Beat { attack, with }).collect();
            ways.push((2 * sum(&way) + 1, beats, way));
        }
        for action in self.game.legal_actions() {
            match action {
                Action::Transfer(card) => {
                    ways.push((2 * sum(&[card]), vec![action], vec![card]));
                }
                Action::ShowTransfer(_) => ways.push((0, vec![action], vec![])),
                _ => {}
            }
        }
        let least = ways.iter().map(|way| way.0).min();
        let cheapest = ways.into_iter().filter(|way| Some(way.0) == least);
        Some(cheapest.map(|(_, actions, cards)| (actions, cards)).collect())
    }

    /// The letter of the tables' answer to a sample, or `None` if several plans would give
    /// different answers.
    pub fn answer(&mut self, draw: &SampledCards) -> Option<char> {
        match self.view.phase() {
            Phase::Attack => self.answer_lead(draw),
            Phase::Defend => {
                let table: Vec<Card> = self.view.table_cards().iter().collect();
                let before = self.drawn_before(self.view.seat());
                let taken = self.filled([self.hand.clone(), table].concat(), before, draw);
                let taken = self.quality(&taken)?;
                let mut said: Vec<char> = Vec::new();
                for (_, gone) in self.ways()? {
                    let after = self.drawing(&gone, before, draw);
                    let column = self.quality(&after)?;
                    said.push(self.tables.cell("beat", taken, column));
                }
                said.iter().all(|one| *one == said[0]).then_some(said[0])
            }
            _ => {
                let takes = self.view.phase() == Phase::Take;
                let before = self.drawn_before(self.view.seat());
                let defender = self.view.defender().unwrap();
                // A defender who beats also draws, and one card more if another is thrown in.
                let theirs =
                    if takes { 0 } else { 6usize.saturating_sub(self.view.hand_size(defender)) };
                let more = usize::from(!takes);
                // With more than six cards they would draw none, which the opponent ignores. Near
                // the end of the talon the answer is left open.
                if !takes && self.view.hand_size(defender) > 6 && self.view.talon_len() < before + 7
                {
                    return None;
                }
                let without = self.drawing(&[], before + theirs, draw);
                let column = self.quality(&without)?;
                let table = if takes { "add_to_taker" } else { "add_to_beater" };
                let mut said: Vec<char> = Vec::new();
                for card in self.cheapest_added() {
                    let after = self.drawing(&[card], before + theirs + more, draw);
                    let row = self.quality(&after)?;
                    said.push(self.tables.cell(table, row, column));
                }
                said.iter().all(|one| *one == said[0]).then_some(said[0])
            }
        }
    }

    fn answer_lead(&mut self, draw: &SampledCards) -> Option<char> {
        // If no card is expected, the last row is used.
        let expected = match (self.view.talon_len(), self.view.trump_card()) {
            (0, _) => GOOD,
            (1, Some(open)) => self.of_card(open),
            _ => self.of_card(draw.talon[0]),
        };
        let hand = self.hand.clone();
        let own = self.quality(&hand)?;
        Some(match self.tables.cell("lead", expected, own) {
            '*' => {
                let held: Vec<Card> = draw.held.iter().collect();
                let theirs = self.quality(&held)?;
                self.tables.cell("lead_by_opponent", 0, theirs)
            }
            letter => letter,
        })
    }

    /// The number of cards drawn before a seat draws: clockwise from the attacker, the defender
    /// last.
    fn drawn_before(&self, seat: Seat) -> usize {
        let players = self.view.players();
        let (attacker, defender) =
            (self.view.attacker().unwrap().index(), self.view.defender().unwrap().index());
        let mut order: Vec<usize> = (0..players).map(|step| (attacker + step) % players).collect();
        order.retain(|&one| one != defender);
        order.push(defender);
        let earlier = order.into_iter().take_while(|&one| one != seat.index()).map(Seat::new);
        let drawing = earlier.filter(|&one| !self.view.out_seats().contains(one));
        drawing.map(|one| 6usize.saturating_sub(self.view.hand_size(one))).sum()
    }

    /// The hand without some cards, filled up to six after others have drawn `before` cards.
    fn drawing(&self, gone: &[Card], before: usize, draw: &SampledCards) -> Vec<Card> {
        self.filled(without(&self.hand, gone), before, draw)
    }

    fn filled(&self, mut hand: Vec<Card>, before: usize, draw: &SampledCards) -> Vec<Card> {
        let left = self.view.talon_len().saturating_sub(before);
        let number = 6usize.saturating_sub(hand.len()).min(left);
        if number > 0 && number == left {
            hand.extend(&draw.talon[..number - 1]);
            hand.extend(self.view.trump_card());
        } else {
            hand.extend(&draw.talon[..number]);
        }
        hand
    }
}
