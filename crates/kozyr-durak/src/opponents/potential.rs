//! The opponent of relative potential.
//!
//! A hand is worth the mean rank of its cards, trumps counting more, and every decision keeps
//! the worth of the cards that remain as high as it can: «relative», so that shedding a low
//! card raises it. Once the talon is empty the number of cards is what counts.

mod evaluator;
pub(crate) mod parameters;
mod plans;
mod weak_suit;

use self::{evaluator::Worth, plans::Course};
use super::decision::{answered, by_rule, choose, compared};
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

pub use self::parameters::Parameters;

/// The opponent of relative potential, with or without the change of tactics once the talon is
/// empty.
#[derive(Clone, Copy, Debug)]
pub struct Potential {
    parameters: Parameters,
    changes_tactics: bool,
}

impl Potential {
    /// The player who gets rid of cards once the talon is empty.
    ///
    /// # Errors
    /// If a parameter is out of bounds.
    pub fn changing(parameters: Parameters) -> Result<Self, OpponentError> {
        Potential { parameters, changes_tactics: true }.checked()
    }

    /// The player who keeps up the potential to the end.
    ///
    /// # Errors
    /// If a parameter is out of bounds.
    pub fn fixed(parameters: Parameters) -> Result<Self, OpponentError> {
        Potential { parameters, changes_tactics: false }.checked()
    }

    fn checked(self) -> Result<Self, OpponentError> {
        let Parameters { trump_bonus, risk, sharp_drop, finale, awkward } = self.parameters;
        Parameters::TRUMP_BONUS.check(trump_bonus.unwrap_or_default())?;
        Parameters::RISK.check(risk)?;
        Parameters::SHARP_DROP.check(sharp_drop)?;
        Parameters::FINALE.check(finale)?;
        Parameters::AWKWARD.check(awkward)?;
        Ok(self)
    }

    fn worth(&self, view: View<'_>) -> Worth {
        let shedding = self.changes_tactics && view.talon() == 0;
        Worth::new(view, self.parameters.trump_bonus, shedding)
    }
}

impl DurakOpponent for Potential {
    /// A new hand may be expected to be worth as much as the whole deck.
    fn redeal(
        &self,
        view: RedealView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        if !view.may_redeal() {
            return by_rule(Action::Keep, "potential-keep".into());
        }
        let worth = self.worth(*view);
        let keep = worth.of(view.hand());
        let courses = vec![
            Course::bare("potential-keep-hand", Action::Keep, keep),
            Course::bare("potential-new-hand", Action::Redeal, worth.of(view.rules().deck.set())),
        ];
        best(*view, budget, "potential-redeal", courses, vec![Term::new("potential-now", keep)])
    }

    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let worth = self.worth(*view);
        let rule = if worth.shedding { "potential-shed-lead" } else { "potential-lead" };
        let courses = plans::leads(*view, &worth, self.parameters.awkward);
        best(*view, budget, rule, courses, vec![now(*view, &worth)])
    }

    /// Adds a card if that costs no more potential than the taste for risk allows, the less the
    /// nearer the end.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let worth = self.worth(*view);
        let courses = plans::additions(*view, &worth);
        if worth.shedding {
            let pass = Course::bare("potential-pass", Action::Pass, worth.value(view.hand()));
            return best(
                *view,
                budget,
                "potential-shed-throw",
                with(courses, pass),
                vec![now(*view, &worth)],
            );
        }
        let talon = view.talon() as f64 / worth.talon_at_start(*view).max(1) as f64;
        let gain = (0.5 - self.parameters.risk) * 2.0 * talon;
        let bar = worth.of(view.hand()) + gain;
        let pass = Course::bare("potential-pass", Action::Pass, bar);
        let terms = vec![
            now(*view, &worth),
            Term::new("potential-talon-share", talon),
            Term::new("potential-least-gain", gain),
        ];
        best(*view, budget, "potential-throw", with(courses, pass), terms)
    }

    /// Beats all open attacks in the way that keeps most, takes if it must, or if beating would
    /// cost too much while the end is far.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        let worth = self.worth(*view);
        // Measured against what is left of the hand in the middle of a plan, it might break off
        // what it has begun.
        let asked = view.hand() | answered(*view);
        let terms = vec![Term::new("potential-now", worth.of(asked))];
        let courses = plans::defences(*view, &worth);
        if courses.is_empty() {
            let mut forced = by_rule(Action::Take, "potential-forced".into());
            forced.explanation.terms = terms;
            return forced;
        }
        if worth.shedding {
            return best(*view, budget, "potential-shed-beat", courses, terms);
        }
        let deck = view.rules().deck.size() as f64;
        if (view.talon() as f64) < self.parameters.finale * deck {
            return best(*view, budget, "potential-late-beat", courses, terms);
        }
        let bar = worth.of(asked) - self.parameters.sharp_drop;
        let take = Course::bare("potential-take", Action::Take, bar);
        best(*view, budget, "potential-beat", with(courses, take), terms)
    }
}

fn with(mut courses: Vec<Course>, last: Course) -> Vec<Course> {
    courses.push(last);
    courses
}

fn now(view: View<'_>, worth: &Worth) -> Term {
    Term::new("potential-now", worth.of(view.hand()))
}

/// The first course of the greatest value.
fn best(
    view: View<'_>,
    budget: &Budget,
    rule: &'static str,
    courses: Vec<Course>,
    terms: Vec<Term>,
) -> Decision<Action> {
    let first = plans::first_best(&courses);
    Decision::told(budget, courses[first].action(), || {
        let alternatives = courses.into_iter().map(Course::into_alternative).collect();
        let decision = compared(view, "potential", choose(first, rule, alternatives, terms));
        let mut explanation = decision.explanation;
        if rule.starts_with("potential-shed") {
            explanation.comparison = explanation.comparison.map(in_cards);
            for one in &mut explanation.alternatives {
                one.amount = one.value.map(cards);
            }
        }
        explanation
    })
}

/// How many cards remain by such a value.
fn cards(value: f64) -> f64 {
    (-value).ceil().max(0.0)
}

/// A comparison of values in which the number of cards comes first, in cards; with equal numbers
/// only the order is told, by potential.
fn in_cards(comparison: Comparison<Action>) -> Comparison<Action> {
    let [chosen, other] =
        [comparison.value, comparison.runner_up_value].map(|value| value.map(cards));
    if chosen == other {
        let margin = if comparison.is_a_tie() { 0.0 } else { 1.0 };
        return Comparison { value: None, runner_up_value: None, margin, ..comparison };
    }
    let margin = chosen.zip(other).map_or(comparison.margin, |(chosen, other)| other - chosen);
    let unit = "cards-left".into();
    Comparison { value: chosen, runner_up_value: other, margin, unit, ..comparison }
}
