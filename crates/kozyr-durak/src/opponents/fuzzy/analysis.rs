//! The analysis behind a decision: samples of the unknown cards, and the answers of the tables.

mod task;
mod unknown_cards;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::{task::ControlQuery, unknown_cards::UnknownCards};
use super::{
    membership::MembershipFunctions,
    parameters::FuzzyParameters,
    quality::{HandAssessment, HandAssessor, Quality},
    tables::{ControlAnswer, ControlCell, ControlTable, ControlTables},
};
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    decision_view::{AttackView, DecisionView, DefenceView, ThrowInView},
    opponents::decision::cards_beaten_with,
    view::View,
};
use kozyr_core::{game::Seat, opponent::DecisionRng};

/// One sample of the unknown cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SampledCards {
    /// The opponent's hand: the known cards and the sampled rest.
    pub held: CardSet,
    /// The cards drawn from the talon, the next first, as many as matter.
    pub talon: Vec<Card>,
}

impl SampledCards {
    /// The form stored in an explanation.
    pub(super) fn to_json(&self) -> Value {
        serde_json::to_value(self).expect("cards are plain data")
    }
}

/// One sample of the unknown cards and the answer of the tables.
#[derive(Clone, PartialEq, Debug)]
pub struct FuzzySample {
    /// The opponent's hand: the known cards and the sampled rest.
    pub opponent_hand: HandAssessment,
    /// The table row: the card expected from the talon, or the expected hand, depending on the
    /// [`ControlTable`].
    ///
    /// `None` if the talon is empty and no card is expected. The row of a good card is then used,
    /// the only one that takes the opponent into account, or only [`ControlTable::LeadByOpponent`],
    /// depending on the parameters.
    pub row: Option<HandAssessment>,
    /// The table column, unless only the opponent's hand matters.
    pub column: HandAssessment,
    /// The cell that fired.
    pub cell: ControlCell,
    /// The cell of [`ControlTable::LeadByOpponent`] that fired after it, if the first cell refers
    /// to that table.
    pub next_cell: Option<ControlCell>,
    /// The answer of the cells.
    pub answer: ControlAnswer,
}

/// A plan and the votes of the samples for it.
#[derive(Clone, PartialEq, Debug)]
pub struct FuzzyPlan {
    /// The table answer that leads to this plan.
    pub answer: ControlAnswer,
    /// The actions. A lead is the lowest card of the answer's quality, or of the nearest quality in
    /// the hand.
    pub plan: Vec<Action>,
    /// The number of samples that voted for it.
    pub votes: u32,
    /// The mean price of the hand after it, averaged over the samples so far. `None` before the
    /// first sample and if no cards are left.
    pub mean_price_after: Option<f64>,
}

/// The analysis of a decision: samples the unknown cards one at a time and takes the majority of
/// the table answers.
///
/// An analysis is independent of the game. It can take any number of samples, also when it is
/// another seat's turn.
#[derive(Clone, Debug)]
pub struct FuzzyAnalysis {
    tables: ControlTables,
    assessor: HandAssessor,
    own: HandAssessment,
    opponent: Seat,
    unknown: UnknownCards,
    query: ControlQuery,
    plans: Vec<FuzzyPlan>,
    samples: u32,
    /// How often each cell has fired, with the cell it referred to.
    fired: BTreeMap<(ControlCell, Option<ControlCell>), u32>,
    last: Option<FuzzySample>,
}

impl FuzzyAnalysis {
    /// Creates the analysis of the current decision of the view's seat. Returns `None` if the seat
    /// has no cards, before the first bout, and after the deal.
    ///
    /// If the seat has no decision to make, or none that needs the tables, the analysis is about
    /// beating the current attack. If there is no attack that the seat can beat, it is about
    /// leading. In both cases the [plans](Self::plans) may be illegal.
    pub fn new(view: View<'_>, tables: &ControlTables) -> Option<Self> {
        FuzzyAnalysis::with_parameters(view, &FuzzyParameters::with_tables(tables.clone()))
    }

    /// Like [`new`](Self::new), but for an opponent with these [parameters](FuzzyParameters).
    pub fn with_parameters(view: View<'_>, parameters: &FuzzyParameters) -> Option<Self> {
        FuzzyAnalysis::for_decision(view, parameters).or_else(|| {
            let playing = view.attacker().is_some() && view.ending().is_none();
            let query = (playing && !view.hand().is_empty())
                .then(|| ControlQuery::hypothetical(view, parameters.lead_table(view)))?;
            Some(FuzzyAnalysis::for_query(view, parameters, query))
        })
    }

    /// Restores the analysis of a decision from the [samples] in its explanation. Returns `None` if
    /// the decision does not need the tables or the samples come from another opponent or decision.
    ///
    /// [samples]: kozyr_core::explanation::Explanation::samples
    pub fn from_samples(
        view: View<'_>,
        parameters: &FuzzyParameters,
        samples: &[Value],
    ) -> Option<Self> {
        let mut analysis = FuzzyAnalysis::for_decision(view, parameters)?;
        for sample in samples {
            let sampled = SampledCards::deserialize(sample).ok()?;
            if sampled.talon.len() != analysis.query.most_drawn() {
                return None;
            }
            analysis.count_sample(&sampled);
        }
        Some(analysis)
    }

    /// The analysis of the seat's current decision, or `None` if it needs no table.
    fn for_decision(view: View<'_>, parameters: &FuzzyParameters) -> Option<Self> {
        match DecisionView::from_view(view)? {
            DecisionView::Attack(view) => Some(FuzzyAnalysis::for_lead(view, parameters)),
            DecisionView::Defend(view) => FuzzyAnalysis::for_defence(view, parameters),
            DecisionView::ThrowIn(view) => FuzzyAnalysis::for_throw_in(view, parameters),
            DecisionView::Redeal(_) => None,
        }
    }

    /// The analysis of a lead.
    pub(super) fn for_lead(view: AttackView<'_>, parameters: &FuzzyParameters) -> Self {
        let query = ControlQuery::lead(*view, parameters.lead_table(*view));
        FuzzyAnalysis::for_query(*view, parameters, query)
    }

    /// The analysis of a defence, or `None` if it needs no table: there is no choice, or the seat
    /// has chosen before. A seat that has begun to beat continues, and once the talon is empty it
    /// beats whatever it can.
    pub(super) fn for_defence(view: DefenceView<'_>, parameters: &FuzzyParameters) -> Option<Self> {
        let open = view.talon_len() > 0 && cards_beaten_with(*view).is_empty();
        let query = if open { ControlQuery::defend(*view) } else { None };
        query.map(|query| FuzzyAnalysis::for_query(*view, parameters, query))
    }

    /// The analysis of a throw-in, or `None` if no card fits.
    pub(super) fn for_throw_in(
        view: ThrowInView<'_>,
        parameters: &FuzzyParameters,
    ) -> Option<Self> {
        ControlQuery::throw_in(view, parameters.column_before_drawing == 1)
            .map(|query| FuzzyAnalysis::for_query(*view, parameters, query))
    }

    /// The analysis of a query to a control table, without samples.
    fn for_query(view: View<'_>, parameters: &FuzzyParameters, query: ControlQuery) -> Self {
        let assessor = parameters.assessor(view);
        let opponent = query.opponent(view);
        let plans = query.courses(view);
        FuzzyAnalysis {
            tables: parameters.tables.clone(),
            assessor,
            own: assessor.assess(view.hand()),
            opponent,
            unknown: UnknownCards::of(view, opponent),
            plans,
            query,
            samples: 0,
            fired: BTreeMap::new(),
            last: None,
        }
    }

    /// Samples the unknown cards, queries the tables, and counts the answer.
    pub fn sample(&mut self, rng: &mut DecisionRng) -> &FuzzySample {
        let sampled = self.draw(rng);
        self.count_sample(&sampled)
    }

    /// Samples the unknown cards, without counting the sample.
    pub(super) fn draw(&mut self, rng: &mut DecisionRng) -> SampledCards {
        let (held, talon) = self.unknown.sample(self.query.most_drawn(), rng);
        SampledCards { held, talon: talon.to_vec() }
    }

    /// Queries the tables for a sample of the unknown cards, and counts the answer as a vote.
    pub(super) fn count_sample(&mut self, sampled: &SampledCards) -> &FuzzySample {
        let sample = self.evaluate_sample(sampled);
        self.samples += 1;
        *self.fired.entry((sample.cell, sample.next_cell)).or_default() += 1;
        for plan in &mut self.plans {
            if plan.answer == sample.answer {
                plan.votes += 1;
            }
            let mean = self.query.mean_after(plan, &sample, &self.assessor);
            let mean_before = plan.mean_price_after.unwrap_or_default();
            plan.mean_price_after =
                mean.map(|mean| mean_before + (mean - mean_before) / f64::from(self.samples));
        }
        self.last.insert(sample)
    }

    /// Queries the tables for a sample of the unknown cards: assesses the opponent's hand, the row
    /// and the column. The answer is that of the last cell that fires.
    fn evaluate_sample(&self, sampled: &SampledCards) -> FuzzySample {
        let assess = |cards| self.assessor.assess(cards);
        let opponent = assess(sampled.held);
        let row = self.query.row(&sampled.talon).map(assess);
        let column = assess(self.query.column(&sampled.talon));
        let (cell, next_cell) = self.fired_cells(row.as_ref(), &column, &opponent);
        let answer = self.tables.get(next_cell.unwrap_or(cell));
        FuzzySample { opponent_hand: opponent, row, column, cell, next_cell, answer }
    }

    /// The cell that fires, and the cell it refers to.
    fn fired_cells(
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
        let next_cell = (self.tables.get(cell) == ControlAnswer::Opponent)
            .then(|| ControlTable::LeadByOpponent.cell(row, opponent.quality));
        (cell, next_cell)
    }

    /// The table in use, which determines the kind of decision.
    pub fn table(&self) -> ControlTable {
        self.query.table()
    }

    /// All control tables.
    pub fn tables(&self) -> &ControlTables {
        &self.tables
    }

    /// The membership functions for hands of this size, which must not be 0.
    pub fn membership_functions(&self, cards: usize) -> MembershipFunctions {
        self.assessor.functions(cards)
    }

    /// The seat's own hand.
    pub fn own(&self) -> &HandAssessment {
        &self.own
    }

    /// The opponent whose hand is sampled: the defender, or the attacker if the seat defends.
    pub fn opponent(&self) -> Seat {
        self.opponent
    }

    /// The number of unknown cards, in the hands of others or in the talon.
    pub fn unknown_count(&self) -> usize {
        self.unknown.len()
    }

    /// The number of unknown cards that the opponent holds.
    pub fn opponent_hidden_count(&self) -> usize {
        self.unknown.hidden()
    }

    /// The uncertainty about the opponent's hand in bits: log₂ of the number of possible hands.
    ///
    /// For two players at the first move it is log₂ C(29, 6) = 18.9, or a little less if the
    /// opponent has shown a trump.
    pub fn uncertainty_bits(&self) -> f64 {
        self.unknown.bits()
    }

    /// Returns whether all samples are equal because the opponent holds all unknown cards.
    pub fn is_certain(&self) -> bool {
        self.unknown.hidden() == self.unknown.len()
    }

    /// The number of samples so far.
    pub fn samples(&self) -> u32 {
        self.samples
    }

    /// The last sample, or `None` before the first.
    pub fn last(&self) -> Option<&FuzzySample> {
        self.last.as_ref()
    }

    /// The number of times a cell has fired.
    pub fn times_fired(&self, cell: ControlCell) -> u32 {
        let counts = self.fired.iter();
        counts
            .filter(|((first, next), _)| *first == cell || *next == Some(cell))
            .map(|(_, n)| n)
            .sum()
    }

    /// The possible plans, with the votes so far.
    pub fn plans(&self) -> &[FuzzyPlan] {
        &self.plans
    }

    /// The plan with the most votes, the first if tied; `None` before the first sample.
    pub fn majority(&self) -> Option<&FuzzyPlan> {
        let most_votes = self.plans.iter().map(|plan| plan.votes).max()?;
        self.plans.iter().find(|plan| plan.votes == most_votes && most_votes > 0)
    }

    /// The cell that fired most often of those that give an answer, with the cell it refers to, if
    /// any. `None` if no sample gave this answer.
    pub(super) fn most_fired(
        &self,
        answer: ControlAnswer,
    ) -> Option<(ControlCell, Option<ControlCell>)> {
        let gives_answer = |(cell, next_cell): &(ControlCell, Option<ControlCell>)| {
            self.tables.get(next_cell.unwrap_or(*cell)) == answer
        };
        let counts = self.fired.iter().filter(|(cells, _)| gives_answer(cells));
        counts.max_by_key(|(_, count)| **count).map(|(cells, _)| *cells)
    }
}
