//! The opponent that maximizes relative potential.
//!
//! The potential of a hand is the mean rank of its cards, with a bonus for trumps. Every decision
//! keeps the potential of the remaining cards as high as possible. It is relative because playing a
//! low card raises it. Once the talon is empty, the number of cards matters more.

mod evaluator;
pub(crate) mod parameters;
mod plans;
mod weak_suit;

use self::{evaluator::PotentialEvaluator, plans::PotentialPlan};
use super::decision::{cards_beaten_with, choose_alternative, decide_by_rule, with_comparison};
use crate::{
    action::Action,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    opponent::DurakOpponent,
    view::View,
};
use kozyr_core::{
    explanation::{Comparison, Term},
    opponent::{Budget, Decision, DecisionRng, OpponentError},
};

pub use self::parameters::PotentialParameters;

/// The opponent that maximizes relative potential, with or without shedding cards once the talon is
/// empty.
#[derive(Clone, Copy, Debug)]
pub struct PotentialOpponent {
    parameters: PotentialParameters,
    changes_tactics: bool,
}

impl PotentialOpponent {
    /// Creates the opponent that sheds cards once the talon is empty.
    ///
    /// # Errors
    /// Returns an error if a parameter is out of range.
    pub fn with_shedding(parameters: PotentialParameters) -> Result<Self, OpponentError> {
        PotentialOpponent { parameters, changes_tactics: true }.checked()
    }

    /// Creates the opponent that maximizes potential to the end.
    ///
    /// # Errors
    /// Returns an error if a parameter is out of range.
    pub fn without_shedding(parameters: PotentialParameters) -> Result<Self, OpponentError> {
        PotentialOpponent { parameters, changes_tactics: false }.checked()
    }

    fn checked(self) -> Result<Self, OpponentError> {
        let PotentialParameters { trump_bonus, risk, sharp_drop, finale, awkward } =
            self.parameters;
        PotentialParameters::TRUMP_BONUS.check(trump_bonus.unwrap_or_default())?;
        PotentialParameters::RISK.check(risk)?;
        PotentialParameters::SHARP_DROP.check(sharp_drop)?;
        PotentialParameters::FINALE.check(finale)?;
        PotentialParameters::AWKWARD.check(awkward)?;
        Ok(self)
    }

    fn evaluator(&self, view: View<'_>) -> PotentialEvaluator {
        let shedding = self.changes_tactics && view.talon_len() == 0;
        PotentialEvaluator::new(view, self.parameters.trump_bonus, shedding)
    }
}

impl DurakOpponent for PotentialOpponent {
    /// A redeal is valued like the whole deck, the expected potential of a new hand.
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        if !view.may_redeal() {
            return decide_by_rule(Action::Keep, "potential-keep".into());
        }
        let worth = self.evaluator(*view);
        let keep = worth.potential(view.hand());
        let courses = vec![
            PotentialPlan::keeping_hand("potential-keep-hand", Action::Keep, keep),
            PotentialPlan::keeping_hand(
                "potential-new-hand",
                Action::Redeal,
                worth.potential(view.rules().deck.card_set()),
            ),
        ];
        decide_best(
            *view,
            budget,
            "potential-redeal",
            courses,
            vec![Term::new("potential-now", keep)],
        )
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let worth = self.evaluator(*view);
        let rule = if worth.shedding { "potential-shed-lead" } else { "potential-lead" };
        let courses = plans::leads(*view, &worth, self.parameters.awkward);
        decide_best(*view, budget, rule, courses, vec![current_potential_term(*view, &worth)])
    }

    /// Throws in a card if the loss of potential is within the risk limit, which shrinks as the
    /// talon does.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let worth = self.evaluator(*view);
        let courses = plans::additions(*view, &worth);
        if worth.shedding {
            let pass = PotentialPlan::keeping_hand(
                "potential-pass",
                Action::Pass,
                worth.value(view.hand()),
            );
            return decide_best(
                *view,
                budget,
                "potential-shed-throw",
                with_plan(courses, pass),
                vec![current_potential_term(*view, &worth)],
            );
        }
        let talon = view.talon_len() as f64 / worth.talon_at_start(*view).max(1) as f64;
        let gain = (0.5 - self.parameters.risk) * 2.0 * talon;
        let bar = worth.potential(view.hand()) + gain;
        let pass = PotentialPlan::keeping_hand("potential-pass", Action::Pass, bar);
        let terms = vec![
            current_potential_term(*view, &worth),
            Term::new("potential-talon-share", talon),
            Term::new("potential-least-gain", gain),
        ];
        decide_best(*view, budget, "potential-throw", with_plan(courses, pass), terms)
    }

    /// Beats all open attacks with the best remaining hand. Picks up if it must, or if beating
    /// costs too much long before the end.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let worth = self.evaluator(*view);
        // Measured against the rest of the hand in the middle of a plan, it might abandon the plan.
        let asked = view.hand() | cards_beaten_with(*view);
        let terms = vec![Term::new("potential-now", worth.potential(asked))];
        let courses = plans::defences(*view, &worth);
        if courses.is_empty() {
            let mut forced = decide_by_rule(Action::Take, "potential-forced".into());
            forced.explanation.terms = terms;
            return forced;
        }
        if worth.shedding {
            return decide_best(*view, budget, "potential-shed-beat", courses, terms);
        }
        let deck = view.rules().deck.size() as f64;
        if (view.talon_len() as f64) < self.parameters.finale * deck {
            return decide_best(*view, budget, "potential-late-beat", courses, terms);
        }
        let bar = worth.potential(asked) - self.parameters.sharp_drop;
        let take = PotentialPlan::keeping_hand("potential-take", Action::Take, bar);
        decide_best(*view, budget, "potential-beat", with_plan(courses, take), terms)
    }
}

fn with_plan(mut courses: Vec<PotentialPlan>, last: PotentialPlan) -> Vec<PotentialPlan> {
    courses.push(last);
    courses
}

fn current_potential_term(view: View<'_>, worth: &PotentialEvaluator) -> Term {
    Term::new("potential-now", worth.potential(view.hand()))
}

/// The first plan with the greatest value.
fn decide_best(
    view: View<'_>,
    budget: &Budget,
    rule: &'static str,
    courses: Vec<PotentialPlan>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let first = plans::first_best(&courses);
    Decision::with_lazy_explanation(budget, courses[first].action(), || {
        let alternatives = courses.into_iter().map(PotentialPlan::into_alternative).collect();
        let decision = with_comparison(
            view,
            "potential",
            choose_alternative(first, rule, alternatives, terms),
        );
        let mut explanation = decision.explanation;
        if rule.starts_with("potential-shed") {
            explanation.comparison = explanation.comparison.map(compare_in_cards);
            for one in &mut explanation.alternatives {
                one.amount = one.value.map(cards);
            }
        }
        explanation
    })
}

/// The number of remaining cards encoded in a value.
fn cards(value: f64) -> f64 {
    (-value).ceil().max(0.0)
}

/// Converts a comparison by number of cards, then potential, to cards. With equal numbers it gives
/// only the order, by potential.
fn compare_in_cards(comparison: Comparison<Action>) -> Comparison<Action> {
    let [chosen, other] =
        [comparison.value, comparison.runner_up_value].map(|value| value.map(cards));
    if chosen == other {
        let margin = if comparison.is_tie() { 0.0 } else { 1.0 };
        return Comparison { value: None, runner_up_value: None, margin, ..comparison };
    }
    let margin = chosen.zip(other).map_or(comparison.margin, |(chosen, other)| other - chosen);
    let unit = "cards-left".into();
    Comparison { value: chosen, runner_up_value: other, margin, unit, ..comparison }
}
