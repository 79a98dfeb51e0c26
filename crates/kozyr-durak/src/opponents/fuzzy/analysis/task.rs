//! The query to a control table, and the expected hand after each answer.

use super::{
    super::{cheapest_defence::cheapest_defence, price},
    FuzzyPlan, FuzzySample,
};
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    decision_view::ThrowInView,
    opponents::fuzzy::{
        price::mean_price,
        quality::{HandAssessor, Quality},
        tables::{ControlAnswer, ControlTable},
    },
    rules::HAND_SIZE,
    view::View,
};
use kozyr_core::game::Seat;

/// The expected hand after drawing.
#[derive(Clone, Copy, Debug)]
struct ExpectedHand {
    /// The hand before drawing.
    cards: CardSet,
    /// The number of unknown cards it draws.
    drawn: usize,
    /// The open trump, if it is drawn too.
    trump: CardSet,
}

/// The query to a control table.
#[derive(Clone, Debug)]
pub(super) struct ControlQuery {
    /// The table.
    table: ControlTable,
    /// The hand that selects the row; `None` if no card is expected.
    row: Option<ExpectedHand>,
    column: ExpectedHand,
    /// The plan for the answers beat and yes; meaningless for a lead.
    plan: Vec<Action>,
}

impl ExpectedHand {
    /// A hand that draws nothing.
    fn without_draw(cards: CardSet) -> Self {
        ExpectedHand { cards, drawn: 0, trump: CardSet::EMPTY }
    }

    /// A hand that draws the wanted number of cards, or as many as the talon has left after
    /// `already_drawn` cards.
    fn drawing(view: View<'_>, cards: CardSet, wanted: usize, already_drawn: usize) -> Self {
        let draw_count = wanted.min(view.talon_len().saturating_sub(already_drawn));
        let draws_last = draw_count > 0 && already_drawn + draw_count == view.talon_len();
        let trump = view.trump_card().filter(|_| draws_last).map_or(CardSet::EMPTY, CardSet::from);
        ExpectedHand { cards, drawn: draw_count - trump.len(), trump }
    }

    /// A hand that draws until it has six cards, or as many as the talon has left after
    /// `already_drawn` cards.
    fn drawing_up(view: View<'_>, cards: CardSet, already_drawn: usize) -> Self {
        ExpectedHand::drawing(view, cards, HAND_SIZE.saturating_sub(cards.len()), already_drawn)
    }

    /// The hand after drawing, given the next unknown cards of the talon, of which it takes as many
    /// as it draws.
    fn with_drawn(&self, drawn: &[Card]) -> CardSet {
        self.cards | self.trump | drawn[..self.drawn].iter().copied().collect()
    }
}

impl ControlQuery {
    /// A query for a seat whose situation needs no table. It is about beating another player's open
    /// attacks, whoever defends, if the seat could. Otherwise it is about a lead.
    pub(super) fn hypothetical(view: View<'_>, lead_table: ControlTable) -> Self {
        let is_attacked = !view.open_attacks().is_empty() && view.attacker() != Some(view.seat());
        let defence = if is_attacked { ControlQuery::defend(view) } else { None };
        defence.unwrap_or_else(|| ControlQuery::lead(view, lead_table))
    }

    /// A query about what to lead.
    pub(super) fn lead(view: View<'_>, table: ControlTable) -> Self {
        let expected = ExpectedHand::drawing(view, CardSet::EMPTY, 1, 0);
        ControlQuery {
            table,
            row: (view.talon_len() > 0).then_some(expected),
            column: ExpectedHand::without_draw(view.hand()),
            plan: Vec::new(),
        }
    }

    /// A query about beating or taking; `None` if the seat can only take.
    pub(super) fn defend(view: View<'_>) -> Option<Self> {
        let defence = cheapest_defence(view)?;
        // The defender draws last.
        let others = Seat::all(view.players()).filter(|&seat| seat != view.seat());
        let already_drawn = others.map(|seat| cards_to_draw(view, seat)).sum();
        let hand_after_take = view.hand() | view.table_cards();
        Some(ControlQuery {
            table: ControlTable::Beat,
            row: Some(ExpectedHand::drawing_up(view, hand_after_take, already_drawn)),
            column: ExpectedHand::drawing_up(view, view.hand() - defence.cards, already_drawn),
            plan: defence.plan,
        })
    }

    /// A query about throwing in the cheapest card that fits; `None` if no card fits. The column is
    /// the hand without throwing in, after or before drawing.
    pub(super) fn throw_in(view: ThrowInView<'_>, column_before_drawing: bool) -> Option<Self> {
        let defender_takes = view.defender_takes();
        let (trump, deck) = (view.trump(), view.rules().deck);
        let card = view.throwable_cards().iter().min_by_key(|&card| price(card, trump, deck))?;
        let defender = view.defender()?;
        let already_drawn = drawn_before(*view);
        // A defender who beats draws for the cards already played and for the card thrown in. These
        // draws are treated as taken from the talon.
        let defender_draws =
            |more: usize| if defender_takes { 0 } else { cards_to_draw(*view, defender) + more };
        let rest = view.hand() - card.into();
        let column = if column_before_drawing {
            ExpectedHand::without_draw(view.hand())
        } else {
            ExpectedHand::drawing_up(*view, view.hand(), already_drawn + defender_draws(0))
        };
        Some(ControlQuery {
            table: if defender_takes {
                ControlTable::ThrowInOnTake
            } else {
                ControlTable::ThrowInOnBeat
            },
            row: Some(ExpectedHand::drawing_up(*view, rest, already_drawn + defender_draws(1))),
            column,
            plan: vec![Action::ThrowIn(card)],
        })
    }

    /// The control table in question.
    pub(super) fn table(&self) -> ControlTable {
        self.table
    }

    /// The seat whose hand matters: the defender, or the attacker if the seat defends.
    pub(super) fn opponent(&self, view: View<'_>) -> Seat {
        let is_about_defence = self.table == ControlTable::Beat;
        let faces_attacker = is_about_defence || view.defender() == Some(view.seat());
        let opponent = if faces_attacker { view.attacker() } else { view.defender() };
        opponent.expect("a bout is going on")
    }

    /// The number of unknown cards of the talon that [`row`](Self::row) and
    /// [`column`](Self::column) need.
    pub(super) fn most_drawn(&self) -> usize {
        self.column.drawn.max(self.row.map_or(0, |row| row.drawn))
    }

    /// The hand that selects the row, after its draws. They come from the start of `drawn`, which
    /// holds the next unknown cards of the talon, at least [`most_drawn`](Self::most_drawn). `None`
    /// for a lead without a talon, because no card is expected then.
    pub(super) fn row(&self, drawn: &[Card]) -> Option<CardSet> {
        self.row.map(|row| row.with_drawn(drawn))
    }

    /// The hand that selects the column, after its draws from `drawn`, as for [`row`](Self::row).
    pub(super) fn column(&self, drawn: &[Card]) -> CardSet {
        self.column.with_drawn(drawn)
    }

    /// The possible plans, one per answer.
    pub(super) fn courses(&self, view: View<'_>) -> Vec<FuzzyPlan> {
        let fuzzy_plan =
            |answer, plan| FuzzyPlan { answer, plan, votes: 0, mean_price_after: None };
        match self.table {
            ControlTable::Lead | ControlTable::LeadByOpponent => {
                let lead = |(answer, quality)| {
                    let card = nearest(view, quality).expect("an attacker has cards");
                    fuzzy_plan(answer, vec![Action::Attack(card.into())])
                };
                let answers = [ControlAnswer::Bad, ControlAnswer::Medium, ControlAnswer::Good];
                answers.into_iter().zip(Quality::ALL).map(lead).collect()
            }
            ControlTable::Beat => vec![
                fuzzy_plan(ControlAnswer::Beat, self.plan.clone()),
                fuzzy_plan(ControlAnswer::Take, vec![Action::Take]),
            ],
            ControlTable::ThrowInOnTake | ControlTable::ThrowInOnBeat => {
                vec![
                    fuzzy_plan(ControlAnswer::Yes, self.plan.clone()),
                    fuzzy_plan(ControlAnswer::No, vec![Action::Pass]),
                ]
            }
        }
    }

    /// The mean price of the hand after a plan, given a sample; `None` if no cards are left.
    pub(super) fn mean_after(
        &self,
        plan: &FuzzyPlan,
        sample: &FuzzySample,
        assessor: &HandAssessor,
    ) -> Option<f64> {
        match plan.answer {
            ControlAnswer::Beat | ControlAnswer::No => sample.column.mean_price,
            ControlAnswer::Take | ControlAnswer::Yes => sample.row.and_then(|row| row.mean_price),
            _ => {
                let played = plan.plan.iter().map(|action| action.played_cards());
                let rest = played.fold(self.column.cards, |rest, cards| rest - cards);
                mean_price(rest, assessor.trump, assessor.deck)
            }
        }
    }
}

/// The number of cards a seat would draw if the bout ended now, given enough cards.
fn cards_to_draw(view: View<'_>, seat: Seat) -> usize {
    if view.out_seats().contains(seat) { 0 } else { HAND_SIZE.saturating_sub(view.hand_size(seat)) }
}

/// The number of cards drawn before the seat draws: clockwise from the attacker, the defender last.
fn drawn_before(view: View<'_>) -> usize {
    let seats = view.players();
    let attacker = view.attacker().expect("a bout is going on");
    let clockwise = std::iter::successors(Some(attacker), |seat| Some(seat.next(seats)));
    let earlier_seats = clockwise.take(seats).take_while(|&seat| seat != view.seat());
    earlier_seats
        .filter(|&seat| view.defender() != Some(seat))
        .map(|seat| cards_to_draw(view, seat))
        .sum()
}

/// The lowest card of the hand of a quality, or else of the nearest lower quality, or else of the
/// nearest higher one. `None` if the hand is empty.
fn nearest(view: View<'_>, quality: Quality) -> Option<Card> {
    let (trump, deck) = (view.trump(), view.rules().deck);
    let lowest = |wanted: Quality| {
        let cards = view.hand().iter().filter(|&card| Quality::of_card(card, trump) == wanted);
        cards.min_by_key(|&card| price(card, trump, deck))
    };
    let (lower, higher) = Quality::ALL.split_at(quality as usize + 1);
    lower.iter().rev().chain(higher).find_map(|&quality| lowest(quality))
}
