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

    /// Parses tables as in an opponent's name.
    pub fn read(text: &str) -> Self {
        let tables = text.split('&').map(|table| {
            let (name, rows) = table.split_once('=').unwrap();
            (name.to_owned(), rows.split('.').map(|row| row.chars().collect()).collect())
        });
        ReferenceTables(tables.collect())
    }

    /// The letter in a cell of a table.
    fn cell(&self, table: &str, row: usize, column: usize) -> char {
        self.0[table][row][column]
    }
}

/// The bounds of the membership functions for hands of one size, by counting.
#[derive(Clone, Copy)]
pub struct MembershipBounds {
    /// The mean prices between which a hand turns from bad to medium; `None` if none is bad.
    bad_to_medium: Option<[f64; 2]>,
    /// The mean prices between which a hand turns from medium to good; `None` if none is good.
    medium_to_good: Option<[f64; 2]>,
}

impl MembershipBounds {
    /// The bounds for hands of this size in a deck with this number of ranks.
    pub fn count(ranks: i64, size: usize) -> Self {
        // Ranks up to the ten are bad.
        let last_bad = ranks - 4;
        let three_of_each =
            |from: i64, to: i64| -> Vec<i64> { (from..=to).flat_map(|price| [price; 3]).collect() };
        let classes = [
            three_of_each(1, last_bad),
            three_of_each(last_bad + 1, ranks),
            (ranks + 1..=2 * ranks).collect(),
        ];
        let mut lowest = [f64::MAX; 3];
        let mut highest = [f64::MIN; 3];
        let mut most_without_medium = f64::MIN;
        for bad in 0..=size.min(classes[0].len()) {
            for medium in 0..=(size - bad).min(classes[1].len()) {
                let good = size - bad - medium;
                if good > classes[2].len() {
                    continue;
                }
                let counts = [bad, medium, good];
                let term = if 3 * good > 2 * size {
                    GOOD
                } else if 3 * bad > 2 * size {
                    BAD
                } else {
                    MEDIUM
                };
                let mean_price = |most_expensive: bool| {
                    let class_sums = classes.iter().zip(counts).map(|(class, count)| {
                        let skipped = if most_expensive { class.len() - count } else { 0 };
                        class.iter().skip(skipped).take(count).sum::<i64>()
                    });
                    class_sums.sum::<i64>() as f64 / size as f64
                };
                lowest[term] = lowest[term].min(mean_price(false));
                highest[term] = highest[term].max(mean_price(true));
                if term == MEDIUM && medium == 0 {
                    most_without_medium = most_without_medium.max(mean_price(true));
                }
            }
        }
        let exists = |term: usize| highest[term] >= 0.0;
        if most_without_medium < 0.0 {
            most_without_medium = highest[MEDIUM];
        }
        let ordered = |first: f64, second: f64| [first.min(second), first.max(second)];
        MembershipBounds {
            bad_to_medium: exists(BAD).then(|| ordered(lowest[MEDIUM], highest[BAD])),
            medium_to_good: exists(GOOD).then(|| ordered(lowest[GOOD], most_without_medium)),
        }
    }

    /// The bounds, each moved by the given amount. If two then change places, they are exchanged.
    fn moved(self, [medium_starts, bad_ends, good_starts, medium_ends]: [f64; 4]) -> Self {
        let moved = |span: Option<[f64; 2]>, from: f64, to: f64| {
            span.map(|span| {
                let (first, second) = (span[0] + from, span[1] + to);
                [first.min(second), first.max(second)]
            })
        };
        MembershipBounds {
            bad_to_medium: moved(self.bad_to_medium, medium_starts, bad_ends),
            medium_to_good: moved(self.medium_to_good, good_starts, medium_ends),
        }
    }

    /// The membership degrees in bad, medium and good of a hand with this mean price.
    pub fn degrees(self, mean: f64) -> [f64; 3] {
        let degree = |span: Option<[f64; 2]>, default: f64| match span {
            None => default,
            Some([from, _]) if mean <= from => 0.0,
            Some([_, to]) if mean >= to => 1.0,
            Some([from, to]) => (mean - from) / (to - from),
        };
        let (not_bad, good) = (degree(self.bad_to_medium, 1.0), degree(self.medium_to_good, 0.0));
        [1.0 - not_bad, not_bad.min(1.0 - good), good]
    }
}

/// The readings of the article that an opponent can follow.
#[derive(Clone, Copy, Default)]
pub struct ReferenceReading {
    /// Definitions 4 to 6 name a hand, not its mean price.
    pub terms_by_counting: bool,
    /// The column of tables 5 and 6 is the hand before drawing.
    pub column_before_drawing: bool,
    /// How far the bounds of the membership functions are moved.
    pub moved_bounds: [f64; 4],
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
    reading: ReferenceReading,
    bounds: &'a mut BTreeMap<(i64, usize), MembershipBounds>,
}

impl<'a> FuzzyReference<'a> {
    /// The reference for the seat to act; `bounds` caches the membership bounds.
    pub fn new(
        game: &'a Durak,
        tables: &'a ReferenceTables,
        reading: ReferenceReading,
        bounds: &'a mut BTreeMap<(i64, usize), MembershipBounds>,
    ) -> Self {
        let view = game.view(game.to_act().unwrap());
        let hand = view.hand().iter().collect();
        FuzzyReference { game, view, prices: Prices::of(view), hand, tables, reading, bounds }
    }

    /// The mean price of a hand.
    pub fn mean(&self, hand: &[Card]) -> f64 {
        hand.iter().map(|&card| self.prices.price(card)).sum::<i64>() as f64 / hand.len() as f64
    }

    /// The membership degrees of a hand in bad, medium and good.
    pub fn degrees(&mut self, hand: &[Card]) -> [f64; 3] {
        let (ranks, size) = (self.prices.ranks, hand.len());
        let bounds = *self
            .bounds
            .entry((ranks, size))
            .or_insert_with(|| MembershipBounds::count(ranks, size));
        bounds.moved(self.reading.moved_bounds).degrees(self.mean(hand))
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
        if self.reading.terms_by_counting || hand.len() == 1 {
            let count = |term| hand.iter().filter(|&&card| self.card_term(card) == term).count();
            let is_most = |term| 3 * count(term) > 2 * hand.len();
            return Some([BAD, GOOD].into_iter().find(|&term| is_most(term)).unwrap_or(MEDIUM));
        }
        let degrees = self.degrees(hand);
        let greatest = degrees.into_iter().fold(0.0, f64::max);
        let mut terms = [BAD, MEDIUM, GOOD].into_iter();
        let term = terms.find(|&term| degrees[term] > greatest - EQUAL)?;
        terms.all(|other| degrees[other] < greatest - EQUAL).then_some(term)
    }

    /// The term of a single card.
    fn card_term(&self, card: Card) -> usize {
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
                let has_bad_hand =
                    self.quality(&hand) == Some(BAD) && legal.contains(&Action::Redeal);
                FuzzyReferenceDecision::Certain(vec![if has_bad_hand {
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
                let cards = self.cheapest_throw_ins();
                if cards.is_empty() {
                    return FuzzyReferenceDecision::Certain(vec![Action::Pass]);
                }
                let cards = cards.into_iter().map(Action::ThrowIn).collect();
                FuzzyReferenceDecision::Tables(vec![('y', cards), ('n', vec![Action::Pass])])
            }
            Phase::Defend => {
                let Some(defences) = self.cheapest_defences() else {
                    return FuzzyReferenceDecision::Unknown;
                };
                let actions: Vec<Action> =
                    defences.into_iter().flat_map(|(actions, _)| actions).collect();
                // It continues with the attacks that were on the table when it began.
                let last = self.view.history().next_back();
                let has_begun = matches!(last, Some(Event::Beaten { .. }));
                if actions.is_empty() {
                    FuzzyReferenceDecision::Certain(vec![Action::Take])
                } else if self.view.talon_len() == 0 || has_begun {
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
        let cards_of = |term: usize| {
            let cards = self.hand.iter().copied();
            cards.filter(|&card| self.card_term(card) == term).collect::<Vec<_>>()
        };
        let cards = order.into_iter().map(cards_of).find(|cards| !cards.is_empty()).unwrap();
        self.cheapest(cards).into_iter().map(|card| Action::Attack(card.into())).collect()
    }

    /// The cards of the lowest price.
    fn cheapest(&self, cards: Vec<Card>) -> Vec<Card> {
        let lowest = cards.iter().map(|&card| self.prices.price(card)).min();
        cards.into_iter().filter(|&card| Some(self.prices.price(card)) == lowest).collect()
    }

    /// The cheapest cards that may be thrown in.
    fn cheapest_throw_ins(&self) -> Vec<Card> {
        let legal = self.game.legal_actions().into_iter();
        let cards = legal.filter_map(|action| match action {
            Action::ThrowIn(card) => Some(card),
            _ => None,
        });
        self.cheapest(cards.collect())
    }

    /// The cheapest defences: the possible first actions of each, and the cards it costs. A
    /// transfer wins ties. `None` if there are too many.
    fn cheapest_defences(&self) -> Option<Vec<(Vec<Action>, Vec<Card>)>> {
        let open: Vec<Card> = self.view.open_attacks().iter().collect();
        let sum = |cards: &[Card]| cards.iter().map(|&card| self.prices.price(card)).sum::<i64>();
        let mut defences: Vec<(i64, Vec<Action>, Vec<Card>)> = Vec::new();
        for cards in self.prices.covers(&open, &self.hand)? {
            let beats = open.iter().zip(&cards);
            let beats = beats.map(|(&attack, &with)| Action::Beat { attack, with }).collect();
            defences.push((2 * sum(&cards) + 1, beats, cards));
        }
        for action in self.game.legal_actions() {
            match action {
                Action::Transfer(card) => {
                    defences.push((2 * sum(&[card]), vec![action], vec![card]));
                }
                Action::ShowTransfer(_) => defences.push((0, vec![action], vec![])),
                _ => {}
            }
        }
        let least = defences.iter().map(|defence| defence.0).min();
        let cheapest = defences.into_iter().filter(|defence| Some(defence.0) == least);
        Some(cheapest.map(|(_, actions, cards)| (actions, cards)).collect())
    }

    /// The letter of the tables' answer to a sample, or `None` if several plans would give
    /// different answers.
    pub fn answer(&mut self, sample: &SampledCards) -> Option<char> {
        match self.view.phase() {
            Phase::Attack => self.answer_lead(sample),
            Phase::Defend => {
                let table: Vec<Card> = self.view.table_cards().iter().collect();
                let drawn_before = self.drawn_before(self.view.seat());
                let hand_after_take =
                    self.filled([self.hand.clone(), table].concat(), drawn_before, sample);
                let hand_after_take = self.quality(&hand_after_take)?;
                let mut answers: Vec<char> = Vec::new();
                for (_, spent) in self.cheapest_defences()? {
                    let hand_after = self.drawing(&spent, drawn_before, sample);
                    let column = self.quality(&hand_after)?;
                    answers.push(self.tables.cell("beat", hand_after_take, column));
                }
                answers.iter().all(|answer| *answer == answers[0]).then_some(answers[0])
            }
            _ => {
                let defender_takes = self.view.phase() == Phase::Take;
                let drawn_before = self.drawn_before(self.view.seat());
                let defender = self.view.defender().unwrap();
                // A defender who beats also draws, and one card more if another is thrown in.
                let defender_draws = if defender_takes {
                    0
                } else {
                    6usize.saturating_sub(self.view.hand_size(defender))
                };
                let extra_draw = usize::from(!defender_takes);
                // With more than six cards they would draw none, which the opponent ignores. Near
                // the end of the talon the answer is left open.
                if !defender_takes
                    && self.view.hand_size(defender) > 6
                    && self.view.talon_len() < drawn_before + 7
                {
                    return None;
                }
                let hand_without_throw_in = if self.reading.column_before_drawing {
                    self.hand.clone()
                } else {
                    self.drawing(&[], drawn_before + defender_draws, sample)
                };
                let column = self.quality(&hand_without_throw_in)?;
                let table = if defender_takes { "add_to_taker" } else { "add_to_beater" };
                let mut answers: Vec<char> = Vec::new();
                for card in self.cheapest_throw_ins() {
                    let hand_after =
                        self.drawing(&[card], drawn_before + defender_draws + extra_draw, sample);
                    let row = self.quality(&hand_after)?;
                    answers.push(self.tables.cell(table, row, column));
                }
                answers.iter().all(|answer| *answer == answers[0]).then_some(answers[0])
            }
        }
    }

    /// The answer of the tables to a sample for a lead.
    fn answer_lead(&mut self, sample: &SampledCards) -> Option<char> {
        // If no card is expected, the last row is used.
        let expected = match (self.view.talon_len(), self.view.trump_card()) {
            (0, _) => GOOD,
            (1, Some(open)) => self.card_term(open),
            _ => self.card_term(sample.talon[0]),
        };
        let hand = self.hand.clone();
        let own_term = self.quality(&hand)?;
        Some(match self.tables.cell("lead", expected, own_term) {
            '*' => {
                let held: Vec<Card> = sample.held.iter().collect();
                let opponent_term = self.quality(&held)?;
                self.tables.cell("lead_by_opponent", 0, opponent_term)
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
        order.retain(|&other| other != defender);
        order.push(defender);
        let earlier = order.into_iter().take_while(|&other| other != seat.index()).map(Seat::new);
        let drawing = earlier.filter(|&other| !self.view.out_seats().contains(other));
        drawing.map(|other| 6usize.saturating_sub(self.view.hand_size(other))).sum()
    }

    /// The hand without the spent cards, filled up to six after others have drawn `drawn_before`
    /// cards.
    fn drawing(&self, spent: &[Card], drawn_before: usize, sample: &SampledCards) -> Vec<Card> {
        self.filled(without(&self.hand, spent), drawn_before, sample)
    }

    /// The hand filled up to six from a sample, after others have drawn `drawn_before` cards.
    fn filled(&self, mut hand: Vec<Card>, drawn_before: usize, sample: &SampledCards) -> Vec<Card> {
        let left = self.view.talon_len().saturating_sub(drawn_before);
        let count = 6usize.saturating_sub(hand.len()).min(left);
        if count > 0 && count == left {
            hand.extend(&sample.talon[..count - 1]);
            hand.extend(self.view.trump_card());
        } else {
            hand.extend(&sample.talon[..count]);
        }
        hand
    }
}
