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

    /// Returns the opponent itself, or an error if a parameter is out of range.
    fn checked(self) -> Result<Self, OpponentError> {
        let PotentialParameters { trump_bonus, risk, sharp_drop, finale, awkward, .. } =
            self.parameters;
        PotentialParameters::TRUMP_BONUS.check(trump_bonus.unwrap_or_default())?;
        PotentialParameters::RISK.check(risk)?;
        PotentialParameters::SHARP_DROP.check(sharp_drop)?;
        PotentialParameters::FINALE.check(finale)?;
        PotentialParameters::AWKWARD.check(awkward)?;
        Ok(self)
    }

    /// The evaluator of hands for this view. It sheds cards if the opponent does and the talon is
    /// empty.
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
        let evaluator = self.evaluator(*view);
        let keep = evaluator.potential(view.hand());
        let plans = vec![
            PotentialPlan::keeping_hand("potential-keep-hand", Action::Keep, keep),
            PotentialPlan::keeping_hand(
                "potential-new-hand",
                Action::Redeal,
                evaluator.potential(view.rules().deck.card_set()),
            ),
        ];
        decide_best(
            *view,
            budget,
            "potential-redeal",
            plans,
            vec![Term::new("potential-now", keep)],
        )
    }

    /// Leads the cards that leave the hand of greatest value: the lowest plain card, cards of one
    /// rank, the lowest trump, or the lowest card of the defender's weakest suit.
    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let evaluator = self.evaluator(*view);
        let rule = if evaluator.shedding { "potential-shed-lead" } else { "potential-lead" };
        let plans = plans::leads(*view, &evaluator, self.parameters.awkward);
        decide_best(*view, budget, rule, plans, vec![current_potential_term(*view, &evaluator)])
    }

    /// Throws in the card that leaves the best hand, if the loss of potential is within the risk
    /// limit, which shrinks as the talon does. When shedding, throws in whenever a card fits.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let evaluator = self.evaluator(*view);
        let plans = plans::additions(*view, &evaluator);
        if evaluator.shedding {
            let pass = PotentialPlan::keeping_hand(
                "potential-pass",
                Action::Pass,
                evaluator.value(view.hand()),
            );
            return decide_best(
                *view,
                budget,
                "potential-shed-throw",
                with_plan(plans, pass),
                vec![current_potential_term(*view, &evaluator)],
            );
        }
        let talon_share = view.talon_len() as f64 / evaluator.talon_at_start(*view).max(1) as f64;
        let min_gain = (0.5 - self.parameters.risk) * 2.0 * talon_share;
        let pass_value = evaluator.potential(view.hand()) + min_gain;
        let pass = PotentialPlan::keeping_hand("potential-pass", Action::Pass, pass_value);
        let terms = vec![
            current_potential_term(*view, &evaluator),
            Term::new("potential-talon-share", talon_share),
            Term::new("potential-least-gain", min_gain),
        ];
        decide_best(*view, budget, "potential-throw", with_plan(plans, pass), terms)
    }

    /// Beats all open attacks or transfers, whichever leaves the best hand. Picks up if it must, or
    /// if the defence costs too much long before the end.
    ///
    /// Beating several attacks is one decision, although it is played card by card: its cost counts
    /// from the hand that was attacked.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let evaluator = self.evaluator(*view);
        let mut terms = vec![current_potential_term(*view, &evaluator)];
        let plans = plans::defences(*view, &evaluator);
        if plans.is_empty() {
            let mut decision = decide_by_rule(Action::Take, "potential-forced".into());
            decision.explanation.terms = terms;
            return decision;
        }
        if evaluator.shedding {
            return decide_best(*view, budget, "potential-shed-beat", plans, terms);
        }
        let deck = view.rules().deck.size() as f64;
        if (view.talon_len() as f64) < self.parameters.finale * deck {
            return decide_best(*view, budget, "potential-late-beat", plans, terms);
        }
        let beaten_with = cards_beaten_with(*view);
        let mut potential_before = evaluator.potential(view.hand());
        if !beaten_with.is_empty() && !self.parameters.drop_from_now {
            potential_before = evaluator.potential(view.hand() | beaten_with);
            terms.push(Term::new("potential-at-attack", potential_before));
        }
        let take_value = potential_before - self.parameters.sharp_drop;
        let take = PotentialPlan::keeping_hand("potential-take", Action::Take, take_value);
        decide_best(*view, budget, "potential-beat", with_plan(plans, take), terms)
    }
}

/// The plans with one more at the end.
fn with_plan(mut plans: Vec<PotentialPlan>, last: PotentialPlan) -> Vec<PotentialPlan> {
    plans.push(last);
    plans
}

/// The potential of the current hand, as a term of the explanation.
fn current_potential_term(view: View<'_>, evaluator: &PotentialEvaluator) -> Term {
    Term::new("potential-now", evaluator.potential(view.hand()))
}

/// A decision for the first plan with the greatest value.
fn decide_best(
    view: View<'_>,
    budget: &Budget,
    rule: &'static str,
    plans: Vec<PotentialPlan>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let index = plans::first_best(&plans);
    Decision::with_lazy_explanation(budget, plans[index].action(), || {
        let alternatives = plans.into_iter().map(PotentialPlan::into_alternative).collect();
        let decision = with_comparison(
            view,
            "potential",
            choose_alternative(index, rule, alternatives, terms),
        );
        let mut explanation = decision.explanation;
        if rule.starts_with("potential-shed") {
            explanation.comparison = explanation.comparison.map(compare_in_cards);
            for alternative in &mut explanation.alternatives {
                alternative.amount = alternative.value.map(cards_left);
            }
        }
        explanation
    })
}

/// The number of remaining cards encoded in a value of shedding.
fn cards_left(value: f64) -> f64 {
    (-value).ceil().max(0.0)
}

/// Converts a comparison by number of cards, then potential, to cards. With equal numbers it gives
/// only the order, by potential.
fn compare_in_cards(comparison: Comparison<Action>) -> Comparison<Action> {
    let [chosen, runner_up] =
        [comparison.value, comparison.runner_up_value].map(|value| value.map(cards_left));
    if chosen == runner_up {
        let margin = if comparison.is_tie() { 0.0 } else { 1.0 };
        return Comparison { value: None, runner_up_value: None, margin, ..comparison };
    }
    let margin =
        chosen.zip(runner_up).map_or(comparison.margin, |(chosen, runner_up)| runner_up - chosen);
    let unit = "cards-left".into();
    Comparison { value: chosen, runner_up_value: runner_up, margin, unit, ..comparison }
}
