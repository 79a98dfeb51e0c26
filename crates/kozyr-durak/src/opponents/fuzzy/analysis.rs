//! The opponent at work: samples of the unknown cards, and what the tables say to each.

mod task;
mod unknown_cards;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::{task::ControlQuery, unknown_cards::UnknownCards};
use super::{
    parameters::FuzzyParameters,
    quality::{HandAssessment, Quality},
    tables::{ControlAnswer, ControlCell, ControlTable, ControlTables},
};
use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    decision_view::{AttackView, DecisionView, DefenceView, ThrowInView},
    deck::Deck,
    opponents::decision::cards_beaten_with,
    view::View,
};
use kozyr_core::{game::Seat, opponent::DecisionRng};

/// The unknown cards as they were drawn once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SampledCards {
    /// The opponent's hand: what is known of it and the drawn rest.
    pub held: CardSet,
    /// The cards that come from the talon, the next first: as many as could matter.
    pub talon: Vec<Card>,
}

impl SampledCards {
    /// The form in which an explanation keeps it.
    pub(super) fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("cards are plain data")
    }
}

/// One sample of the unknown cards and what the tables make of it.
#[derive(Clone, PartialEq, Debug)]
pub struct FuzzySample {
    /// The opponent's hand: what is known of it and the sampled rest.
    pub opponent_hand: HandAssessment,
    /// What is read in the rows of the table in force: the card expected from the talon, or the
    /// hand as it would be ([`ControlTable`] says which). `None` where the talon is empty and no card
    /// is expected: then the row of a good card is read, the only one that looks at the opponent, or
    /// [`ControlTable::LeadByOpponent`] alone if the opponent's parameters say so.
    pub row: Option<HandAssessment>,
    /// What is read in the columns, where it is not the opponent's hand alone.
    pub column: HandAssessment,
    /// The cell that fired.
    pub cell: ControlCell,
    /// The cell of [`ControlTable::LeadByOpponent`] that fired after it, if it asked for that.
    pub next_cell: Option<ControlCell>,
    /// What the cells say.
    pub answer: ControlAnswer,
}

/// A course of action, and how the samples speak for it.
#[derive(Clone, PartialEq, Debug)]
pub struct FuzzyPlan {
    /// The answer of the tables that means this course.
    pub answer: ControlAnswer,
    /// What would be played: for a card to be led the lowest of that quality, or of the nearest
    /// that the hand has.
    pub plan: Vec<Action>,
    /// How many samples have spoken for it.
    pub votes: u32,
    /// The mean price of the hand after it, on the average of the samples so far; `None` before
    /// the first, and where it leaves no card.
    pub mean_price_after: Option<f64>,
}

/// A hand under study: the unknown cards are sampled one time after the other, and the majority
/// of what the tables say to the samples is the decision.
///
/// A study is a value of its own and can go on for as long as one likes, a sample at a time,
/// also when it is somebody else's turn.
#[derive(Clone, Debug)]
pub struct FuzzyAnalysis {
    tables: ControlTables,
    trump: Suit,
    deck: Deck,
    own: HandAssessment,
    opponent: Seat,
    unknown: UnknownCards,
    task: ControlQuery,
    courses: Vec<FuzzyPlan>,
    samples: u32,
    fired: BTreeMap<(ControlCell, Option<ControlCell>), u32>,
    last: Option<FuzzySample>,
}

impl FuzzyAnalysis {
    /// Studies what the seat of the view is asked now. If it is asked nothing, or nothing that
    /// the tables would be consulted for, it studies what it would answer to the attack that
    /// lies there, and if there is none either, what it would lead if it had the lead: the plans
    /// of the [courses](Self::courses) are then not legal.
    ///
    /// `None` if the seat has no cards, before the first bout, and after the deal.
    pub fn new(view: View<'_>, tables: &ControlTables) -> Option<Self> {
        FuzzyAnalysis::with_parameters(view, &FuzzyParameters::with_tables(tables.clone()))
    }

    /// The same for an opponent with any [parameters](Parameters).
    pub fn with_parameters(view: View<'_>, parameters: &FuzzyParameters) -> Option<Self> {
        FuzzyAnalysis::for_decision(view, parameters).or_else(|| {
            let playing = view.attacker().is_some() && view.ending().is_none();
            let task = (playing && !view.hand().is_empty())
                .then(|| ControlQuery::hypothetical(view, parameters.lead_table(view)))?;
            Some(FuzzyAnalysis::for_query(view, &parameters.tables, task))
        })
    }

    /// The study from which a decision came, by the [samples] in its explanation. `None` if the
    /// seat of the view is asked nothing that the tables are consulted for, or the samples are those of
    /// another opponent.
    ///
    /// [samples]: kozyr_core::explanation::Explanation::samples
    pub fn from_samples(
        view: View<'_>,
        parameters: &FuzzyParameters,
        samples: &[Value],
    ) -> Option<Self> {
        let mut study = FuzzyAnalysis::for_decision(view, parameters)?;
        for sample in samples {
            study.count_sample(&SampledCards::deserialize(sample).ok()?);
        }
        Some(study)
    }

    /// Studies what the seat is asked; `None` if no table is needed for it.
    fn for_decision(view: View<'_>, parameters: &FuzzyParameters) -> Option<Self> {
        match DecisionView::from_view(view)? {
            DecisionView::Attack(view) => Some(FuzzyAnalysis::for_lead(view, parameters)),
            DecisionView::Defend(view) => FuzzyAnalysis::for_defence(view, parameters),
            DecisionView::ThrowIn(view) => FuzzyAnalysis::for_throw_in(view, parameters),
            DecisionView::Redeal(_) => None,
        }
    }

    /// Studies what to lead.
    pub(super) fn for_lead(view: AttackView<'_>, parameters: &FuzzyParameters) -> Self {
        let task = ControlQuery::lead(*view, parameters.lead_table(*view));
        FuzzyAnalysis::for_query(*view, &parameters.tables, task)
    }

    /// Studies how to answer an attack; `None` if no table is needed for it: there is no choice,
    /// or the choice was made before. Once the seat has begun to beat it goes on, and once the
    /// talon is empty it beats whatever it can.
    pub(super) fn for_defence(view: DefenceView<'_>, parameters: &FuzzyParameters) -> Option<Self> {
        let open = view.talon_len() > 0 && cards_beaten_with(*view).is_empty();
        let task = if open { ControlQuery::defend(*view) } else { None };
        task.map(|task| FuzzyAnalysis::for_query(*view, &parameters.tables, task))
    }

    /// Studies whether to throw in; `None` if no card fits.
    pub(super) fn for_throw_in(
        view: ThrowInView<'_>,
        parameters: &FuzzyParameters,
    ) -> Option<Self> {
        ControlQuery::throw_in(view)
            .map(|task| FuzzyAnalysis::for_query(*view, &parameters.tables, task))
    }

    fn for_query(view: View<'_>, tables: &ControlTables, task: ControlQuery) -> Self {
        let (trump, deck) = (view.trump(), view.rules().deck);
        let opponent = task.opponent(view);
        let courses = task.courses(view);
        FuzzyAnalysis {
            tables: tables.clone(),
            trump,
            deck,
            own: HandAssessment::new(view.hand(), trump, deck),
            opponent,
            unknown: UnknownCards::of(view, opponent),
            courses,
            task,
            samples: 0,
            fired: BTreeMap::new(),
            last: None,
        }
    }

    /// Draws the unknown cards once more, asks the tables, and counts what they say.
    pub fn sample(&mut self, rng: &mut DecisionRng) -> &FuzzySample {
        let draw = self.draw(rng);
        self.count_sample(&draw)
    }

    /// Draws the unknown cards once more.
    pub(super) fn draw(&mut self, rng: &mut DecisionRng) -> SampledCards {
        let (held, talon) = self.unknown.sample(self.task.most_drawn(), rng);
        SampledCards { held, talon: talon.to_vec() }
    }

    /// Asks the tables what to do if the unknown cards are those, and counts what they say.
    pub(super) fn count_sample(&mut self, draw: &SampledCards) -> &FuzzySample {
        let sample = self.evaluate_sample(draw);
        self.samples += 1;
        *self.fired.entry((sample.cell, sample.next_cell)).or_default() += 1;
        for course in &mut self.courses {
            if course.answer == sample.answer {
                course.votes += 1;
            }
            let mean = self.task.mean_after(course, &sample, self.trump, self.deck);
            let before = course.mean_price_after.unwrap_or_default();
            course.mean_price_after =
                mean.map(|mean| before + (mean - before) / f64::from(self.samples));
        }
        self.last.insert(sample)
    }

    fn evaluate_sample(&self, draw: &SampledCards) -> FuzzySample {
        let assess = |cards| HandAssessment::new(cards, self.trump, self.deck);
        let opponent = assess(draw.held);
        let row = self.task.row(&draw.talon).map(assess);
        let column = assess(self.task.column(&draw.talon));
        let (cell, then) = self.read(row.as_ref(), &column, &opponent);
        let answer = self.tables.get(then.unwrap_or(cell));
        FuzzySample { opponent_hand: opponent, row, column, cell, next_cell: then, answer }
    }

    /// The cell that is read, and the one that it refers to.
    fn read(
        &self,
        row: Option<&HandAssessment>,
        column: &HandAssessment,
        opponent: &HandAssessment,
    ) -> (ControlCell, Option<ControlCell>) {
        let row = row.map_or(Quality::Good, |row| row.quality);
        if self.table() == ControlTable::LeadByOpponent {
            return (self.table().cell(row, opponent.quality), None);
        }
        let cell = self.table().cell(row, column.quality);
        let then = (self.tables.get(cell) == ControlAnswer::Opponent)
            .then(|| ControlTable::LeadByOpponent.cell(row, opponent.quality));
        (cell, then)
    }

    /// The table in force, which says what is studied.
    pub fn table(&self) -> ControlTable {
        self.task.table()
    }

    /// The tables that are asked.
    pub fn tables(&self) -> &ControlTables {
        &self.tables
    }

    /// The own hand.
    pub fn own(&self) -> &HandAssessment {
        &self.own
    }

    /// The opponent whose hand is sampled: the defender, or the lead attacker if the seat defends.
    pub fn opponent(&self) -> Seat {
        self.opponent
    }

    /// How many cards are unknown: in the hands of others or in the talon.
    pub fn unknown_count(&self) -> usize {
        self.unknown.len()
    }

    /// How many of them the opponent holds.
    pub fn opponent_hidden_count(&self) -> usize {
        self.unknown.hidden()
    }

    /// The uncertainty about the opponent's hand in bits: log₂ of the number of hands that they may
    /// have. At the first move of two players it is log₂ C(29, 6) = 18.9, or a little less
    /// where they have shown a trump.
    pub fn uncertainty_bits(&self) -> f64 {
        self.unknown.bits()
    }

    /// Whether every sample must be the same, because the opponent holds all unknown cards.
    pub fn is_certain(&self) -> bool {
        self.unknown.hidden() == self.unknown.len()
    }

    /// How many samples have been drawn.
    pub fn samples(&self) -> u32 {
        self.samples
    }

    /// The last sample; `None` before the first.
    pub fn last(&self) -> Option<&FuzzySample> {
        self.last.as_ref()
    }

    /// How often a cell has fired.
    pub fn times_fired(&self, cell: ControlCell) -> u32 {
        let counts = self.fired.iter();
        counts.filter(|((one, then), _)| *one == cell || *then == Some(cell)).map(|(_, n)| n).sum()
    }

    /// What can be done, with the votes of the samples so far.
    pub fn plans(&self) -> &[FuzzyPlan] {
        &self.courses
    }

    /// The course with most votes, of equals the first; `None` before the first sample.
    pub fn majority(&self) -> Option<&FuzzyPlan> {
        let most = self.courses.iter().map(|course| course.votes).max()?;
        self.courses.iter().find(|course| course.votes == most && most > 0)
    }

    /// The cells that fired most often for an answer.
    pub(super) fn most_fired(
        &self,
        answer: ControlAnswer,
    ) -> Option<(ControlCell, Option<ControlCell>)> {
        let speaks = |(cell, then): &(ControlCell, Option<ControlCell>)| {
            self.tables.get(then.unwrap_or(*cell)) == answer
        };
        let counts = self.fired.iter().filter(|(cells, _)| speaks(cells));
        counts.max_by_key(|(_, count)| **count).map(|(cells, _)| *cells)
    }
}
