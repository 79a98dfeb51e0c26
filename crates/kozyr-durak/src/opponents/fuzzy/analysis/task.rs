//! What has to be settled, and what hands each answer leads to.

use super::{
    super::{cheapest_defence::way_out, price},
    Course, Sample,
};
use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    decision_view::ThrowInView,
    deck::Deck,
    opponents::fuzzy::{
        price::mean_price,
        quality::Quality,
        tables::{Answer, ControlTable},
    },
    rules::HAND,
    view::View,
};
use kozyr_core::game::Seat;

/// A hand as it would be after drawing.
#[derive(Clone, Copy, Debug)]
struct Supposed {
    /// What it would be before.
    cards: CardSet,
    /// How many unknown cards it would draw.
    drawn: usize,
    /// The open trump, if that would be drawn too.
    trump: CardSet,
}

/// What has to be settled.
#[derive(Clone, Debug)]
pub(super) struct Task {
    /// The table to be asked.
    table: ControlTable,
    /// What is read in the rows; `None` where no card is expected.
    row: Option<Supposed>,
    column: Supposed,
    /// What is played for the answers beat or yes; of no meaning for a lead.
    plan: Vec<Action>,
}

impl Supposed {
    /// A hand that draws nothing.
    fn as_it_is(cards: CardSet) -> Self {
        Supposed { cards, drawn: 0, trump: CardSet::EMPTY }
    }

    /// A hand that draws so many cards, or what is left when so many have been drawn before.
    fn drawing(view: View<'_>, cards: CardSet, wanted: usize, before: usize) -> Self {
        let count = wanted.min(view.talon().saturating_sub(before));
        let last = count > 0 && before + count == view.talon();
        let trump = view.trump_card().filter(|_| last).map_or(CardSet::EMPTY, CardSet::from);
        Supposed { cards, drawn: count - trump.len(), trump }
    }

    /// A hand that draws up to six when so many cards have been drawn before.
    fn drawing_up(view: View<'_>, cards: CardSet, before: usize) -> Self {
        Supposed::drawing(view, cards, HAND.saturating_sub(cards.len()), before)
    }

    fn realised(&self, drawn: &[Card]) -> CardSet {
        self.cards | self.trump | drawn[..self.drawn].iter().copied().collect()
    }
}

impl Task {
    /// What the seat might have to decide.
    pub(super) fn supposed(view: View<'_>, lead_table: ControlTable) -> Self {
        let attacked = !view.open_attacks().is_empty() && view.attacker() != Some(view.seat());
        let defence = if attacked { Task::defend(view) } else { None };
        defence.unwrap_or_else(|| Task::lead(view, lead_table))
    }

    pub(super) fn lead(view: View<'_>, table: ControlTable) -> Self {
        let expected = Supposed::drawing(view, CardSet::EMPTY, 1, 0);
        Task {
            table,
            row: (view.talon() > 0).then_some(expected),
            column: Supposed::as_it_is(view.hand()),
            plan: Vec::new(),
        }
    }

    pub(super) fn defend(view: View<'_>) -> Option<Self> {
        let way = way_out(view)?;
        // The defender draws last.
        let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
        let before = others.map(|seat| missing(view, seat)).sum();
        let taken = view.hand() | view.table_cards();
        Some(Task {
            table: ControlTable::Beat,
            row: Some(Supposed::drawing_up(view, taken, before)),
            column: Supposed::drawing_up(view, view.hand() - way.cards, before),
            plan: way.plan,
        })
    }

    /// The card to be added is the cheapest that fits.
    pub(super) fn add(view: ThrowInView<'_>) -> Option<Self> {
        let takes = view.defender_takes();
        let (trump, deck) = (view.trump(), view.rules().deck);
        let card = view.fitting().iter().min_by_key(|&card| price(card, trump, deck))?;
        let defender = view.defender()?;
        let before = drawn_before(*view);
        // Who beats draws for the cards that he has played, and once more for the card added:
        // what he will draw is reckoned as gone.
        let beaters = |more: usize| if takes { 0 } else { missing(*view, defender) + more };
        let rest = view.hand() - card.into();
        Some(Task {
            table: if takes { ControlTable::AddToTaker } else { ControlTable::AddToBeater },
            row: Some(Supposed::drawing_up(*view, rest, before + beaters(1))),
            column: Supposed::drawing_up(*view, view.hand(), before + beaters(0)),
            plan: vec![Action::ThrowIn(card)],
        })
    }

    pub(super) fn table(&self) -> ControlTable {
        self.table
    }

    /// Whose hand matters: the defender's, or the lead attacker's if the seat defends.
    pub(super) fn opponent(&self, view: View<'_>) -> Seat {
        let supposed_defender = self.table == ControlTable::Beat;
        let defends = supposed_defender || view.defender() == Some(view.seat());
        let opponent = if defends { view.attacker() } else { view.defender() };
        opponent.expect("a bout is going on")
    }

    /// How many unknown cards have to be drawn from the talon at most.
    pub(super) fn most_drawn(&self) -> usize {
        self.column.drawn.max(self.row.map_or(0, |row| row.drawn))
    }

    pub(super) fn row(&self, drawn: &[Card]) -> Option<CardSet> {
        self.row.map(|row| row.realised(drawn))
    }

    pub(super) fn column(&self, drawn: &[Card]) -> CardSet {
        self.column.realised(drawn)
    }

    /// The courses that are open, one for each answer.
    pub(super) fn courses(&self, view: View<'_>) -> Vec<Course> {
        let course = |answer, plan| Course { answer, plan, votes: 0, mean_after: None };
        match self.table {
            ControlTable::Lead | ControlTable::LeadByOpponent => {
                let lead = |(answer, quality)| {
                    let card = nearest(view, quality).expect("an attacker has cards");
                    course(answer, vec![Action::Attack(card.into())])
                };
                let answers = [Answer::Bad, Answer::Medium, Answer::Good];
                answers.into_iter().zip(Quality::ALL).map(lead).collect()
            }
            ControlTable::Beat => vec![
                course(Answer::Beat, self.plan.clone()),
                course(Answer::Take, vec![Action::Take]),
            ],
            ControlTable::AddToTaker | ControlTable::AddToBeater => {
                vec![course(Answer::Yes, self.plan.clone()), course(Answer::No, vec![Action::Pass])]
            }
        }
    }

    /// The mean price of the hand after a course, if a sample is right.
    pub(super) fn mean_after(
        &self,
        course: &Course,
        sample: &Sample,
        trump: Suit,
        deck: Deck,
    ) -> Option<f64> {
        match course.answer {
            Answer::Beat | Answer::No => sample.column.mean,
            Answer::Take | Answer::Yes => sample.row.and_then(|row| row.mean),
            _ => {
                let played = course.plan.iter().map(|action| action.played());
                let rest = played.fold(self.column.cards, |rest, cards| rest - cards);
                mean_price(rest, trump, deck)
            }
        }
    }
}

/// How many cards a seat would draw if the bout ended now and there were enough.
fn missing(view: View<'_>, seat: Seat) -> usize {
    if view.out().contains(seat) { 0 } else { HAND.saturating_sub(view.count(seat)) }
}

/// How many cards those draw who draw before the seat: from the lead attacker clockwise, the
/// defender last.
fn drawn_before(view: View<'_>) -> usize {
    let seats = view.players();
    let lead = view.attacker().expect("a bout is going on");
    let clockwise = std::iter::successors(Some(lead), |seat| Some(seat.next(seats)));
    let before = clockwise.take(seats).take_while(|&seat| seat != view.seat());
    before.filter(|&seat| view.defender() != Some(seat)).map(|seat| missing(view, seat)).sum()
}

/// The lowest card of a quality, or of the nearest lower, or of the nearest higher.
fn nearest(view: View<'_>, quality: Quality) -> Option<Card> {
    let (trump, deck) = (view.trump(), view.rules().deck);
    let lowest = |wanted: Quality| {
        let cards = view.hand().iter().filter(|&card| Quality::of_card(card, trump) == wanted);
        cards.min_by_key(|&card| price(card, trump, deck))
    };
    let (lower, higher) = Quality::ALL.split_at(quality as usize + 1);
    lower.iter().rev().chain(higher).find_map(|&quality| lowest(quality))
}
