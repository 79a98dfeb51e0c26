//! The opponent that decides by fuzzy rules.
//!
//! The linguistic terms for cards and hands are bad, medium and good. The opponent samples the
//! unknown cards: the other player's hand and the cards to be drawn. For each sample a rule base,
//! the control tables, gives an answer, and the majority decides. After A. F. Lyakhov and I. M.
//! Trishin, «Алгоритмы и программы управления компьютером в азартных играх, созданные на основе
//! теории нечётких множеств», 2005.
//!
//! [`price`] and [`mean_price`] evaluate cards, [`Quality`] is the linguistic term, and
//! [`MembershipFunctions`] give the membership degrees of a hand. [`ControlTables`] are the rule
//! base and can be changed. A [`FuzzyAnalysis`] exposes the details of a decision.

mod analysis;
mod cheapest_defence;
mod explanation;
mod membership;
pub(crate) mod parameters;
pub(crate) mod price;
mod quality;
mod tables;

pub use analysis::{FuzzyAnalysis, FuzzyPlan, FuzzySample, SampledCards};
pub use membership::MembershipFunctions;
pub use parameters::{CurveShifts, FuzzyParameters};
pub use price::{mean_price, price};
pub use quality::{HandAssessment, Quality};
pub use tables::{
    ControlAnswer, ControlAnswerError, ControlCell, ControlTable, ControlTables, ParseTablesError,
};

use self::cheapest_defence::{CheapestDefence, cheapest_defence};
use super::decision::{cards_beaten_with, decide_by_rule, with_trumps_spent};
use crate::{
    action::Action,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    opponent::DurakOpponent,
    view::View,
};
use kozyr_core::{
    explanation::{Explanation, TranslatableText},
    opponent::{Budget, Decision, DecisionRng, OpponentError},
};

/// The opponent that decides by fuzzy rules.
#[derive(Clone, Debug)]
pub struct FuzzyOpponent {
    parameters: FuzzyParameters,
}

impl FuzzyOpponent {
    /// Creates the opponent with these parameters.
    ///
    /// # Errors
    /// Returns an error if a parameter is out of range.
    pub fn new(parameters: FuzzyParameters) -> Result<Self, OpponentError> {
        parameters.check()?;
        Ok(FuzzyOpponent { parameters })
    }
}

impl DurakOpponent for FuzzyOpponent {
    /// Exchanges only a bad hand.
    fn redeal(&self, view: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        // An average hand is medium, so only a bad one is exchanged.
        let assessment = self.parameters.assessor(*view).assess(view.hand());
        let (action, rule) = if !view.may_redeal() {
            (Action::Keep, "fuzzy-keep")
        } else if assessment.quality == Quality::Bad {
            (Action::Redeal, "fuzzy-redeal")
        } else {
            (Action::Keep, "fuzzy-keep-hand")
        };
        self.decide_without_tables(*view, action, rule)
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        self.decide_by_tables(*view, FuzzyAnalysis::for_lead(view, &self.parameters), budget, rng)
    }

    /// Decides by the tables while there is a talon, unless the seat has just beaten one of several
    /// open attacks. Otherwise plays the first action of the cheapest defence, which may be a
    /// transfer. Takes if there is no defence.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        if let Some(analysis) = FuzzyAnalysis::for_defence(view, &self.parameters) {
            return self.decide_by_tables(*view, analysis, budget, rng);
        }
        let Some(CheapestDefence { plan, .. }) = cheapest_defence(*view) else {
            return self.decide_without_tables(*view, Action::Take, "fuzzy-forced");
        };
        let has_begun = !cards_beaten_with(*view).is_empty();
        let rule = if has_begun { "fuzzy-finish" } else { "fuzzy-late-beat" };
        self.decide_without_tables(*view, plan[0], rule)
    }

    /// Decides by the tables, or passes if no card fits.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        match FuzzyAnalysis::for_throw_in(view, &self.parameters) {
            Some(analysis) => self.decide_by_tables(*view, analysis, budget, rng),
            None => self.decide_without_tables(*view, Action::Pass, "fuzzy-nothing-fits"),
        }
    }
}

impl FuzzyOpponent {
    /// Samples the unknown cards until the budget is spent, at least once, and takes the majority
    /// answer of the tables.
    fn decide_by_tables(
        &self,
        view: View<'_>,
        mut analysis: FuzzyAnalysis,
        budget: &Budget,
        rng: &mut DecisionRng,
    ) -> Decision<Action> {
        let deadline = budget.deadline();
        let sample_count = budget.nodes.unwrap_or(self.parameters.samples.into()).max(1);
        // Without unknown cards every sample is the same.
        let sample_count = if analysis.is_certain() { 1 } else { sample_count };
        let mut samples = Vec::new();
        while samples.is_empty() || (samples.len() as u64) < sample_count && !deadline.has_passed()
        {
            let sample = analysis.draw(rng);
            analysis.count_sample(&sample);
            samples.push(sample);
        }
        let chosen = analysis.majority().expect("there is at least one sample");
        Decision::with_lazy_explanation(budget, chosen.plan[0], || {
            let samples = samples.iter().map(SampledCards::to_json).collect();
            let explanation =
                Explanation { samples, ..explanation::explanation(&analysis, chosen) };
            with_trumps_spent(view, explanation)
        })
    }

    /// A decision by a rule that needs no table, with the assessment of the hand as terms of its
    /// explanation.
    fn decide_without_tables(
        &self,
        view: View<'_>,
        action: Action,
        rule: &'static str,
    ) -> Decision<Action> {
        let assessment = self.parameters.assessor(view).assess(view.hand());
        let mut decision = decide_by_rule(action, TranslatableText::new(rule));
        decision.explanation.terms = explanation::hand(&assessment);
        decision
    }
}
