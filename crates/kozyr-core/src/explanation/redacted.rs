//! Explanations without what a viewer may not know.
//!
//! While hands are closed, everything that is displayed, spoken, copied or exported about an
//! opponent's reasons passes through this module.

use serde::Serialize;
use serde_json::Value;

use super::{
    comparison::{Comparison, Contrast},
    explainable_game::ExplainableGame,
    message::{Term, TextArgument, TranslatableText},
    reasons::{Alternative, Explanation},
    sentence,
};
use crate::{counterfactual::change::Counterfactual, game::Seat, opponent::Decision, tree::Bound};

/// The reasons for a decision, without what a viewer may not know.
///
/// The only constructors are [`for_seat`](RedactedExplanation::for_seat), which removes what the
/// viewer may not know, and [`with_nothing_hidden`](RedactedExplanation::with_nothing_hidden), for
/// viewers who may know everything. Code that displays reasons takes this type and never an
/// [`Explanation`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RedactedExplanation<A> {
    action: RedactedPlan<A>,
    sentence: Vec<TranslatableText>,
    rule: TranslatableText,
    alternatives: Vec<RedactedAlternative<A>>,
    terms: Vec<Term>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    samples: Vec<Value>,
    facts: Vec<RedactedContrast>,
    differences: Vec<TranslatableText>,
    unit: Option<String>,
    consequences: Vec<A>,
    counterfactuals: Vec<RedactedCounterfactual<A>>,
    complete: bool,
}

/// An alternative, without what the viewer may not know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RedactedAlternative<A> {
    /// The plan.
    pub plan: RedactedPlan<A>,
    /// The opponent's name for it.
    pub label: Option<TranslatableText>,
    /// The parts of the value.
    pub terms: Vec<Term>,
    /// The value; `None` if the opponent does not compute values.
    pub value: Option<RedactedValue>,
    /// The length of the value's bar beside the others, from 0 to 1; rounded to tenths if the value
    /// is hidden.
    #[serde(skip)]
    pub bar: Option<f64>,
    /// Whether the value is exact or a bound.
    #[serde(skip_serializing_if = "Bound::is_exact")]
    pub bound: Bound,
    /// The value with its [unit](RedactedExplanation::unit), such as «7.6 a card», if both are
    /// known.
    pub amount: Option<TranslatableText>,
    /// Whether it was chosen.
    pub chosen: bool,
}

/// A plan, if the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedactedPlan<A> {
    /// The actions that the viewer may know.
    #[serde(rename = "open")]
    Visible(Vec<A>),
    /// A general description: «leading another plain card».
    Hidden(TranslatableText),
}

/// A value, if the viewer may know it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedactedValue {
    /// The value itself.
    Number(f64),
    /// A bar without a number: the value relative to the other alternatives, in tenths, with 1 for
    /// the greatest. The least is 0 unless the difference is small or may be chance.
    Bar(f64),
}

/// A difference between the decision and the runner-up, without what the viewer may not know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedactedContrast {
    /// The figures themselves.
    #[serde(rename = "open")]
    Exact(Contrast),
    /// Only whether the runner-up has less or more of it.
    #[serde(rename = "way")]
    Direction {
        /// The name of the figure.
        name: String,
        /// Whether the runner-up has less of it.
        less: bool,
    },
}

/// A change after which the decision is different, completely known to the viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RedactedCounterfactual<A> {
    /// The change: «With two cards fewer in the talon».
    pub change: TranslatableText,
    /// The decision after the change.
    #[serde(rename = "then")]
    pub plan: RedactedPlan<A>,
    /// The change and the decision as one sentence.
    #[serde(rename = "told")]
    pub sentence: TranslatableText,
}

impl<A: Copy> RedactedExplanation<A> {
    /// Removes nothing, for viewers who may know everything.
    pub fn with_nothing_hidden<G: ExplainableGame<Action = A>>(decision: &Decision<A>) -> Self {
        RedactedExplanation::redact::<G>(decision, None)
    }

    /// Redacts the reasons for `decider`'s decision for a viewer, by what the viewer can see in a
    /// game. Nothing is removed if the decision was the viewer's own, the game has perfect
    /// information, or the game is over.
    pub fn for_seat<G: ExplainableGame<Action = A>>(
        decision: &Decision<A>,
        decider: Seat,
        game: &G,
        viewer: Seat,
    ) -> Self {
        let may_know = G::HAS_PERFECT_INFORMATION || decider == viewer || game.outcome().is_some();
        RedactedExplanation::redact::<G>(decision, (!may_know).then(|| game.view(viewer)))
    }

    fn redact<G: ExplainableGame<Action = A>>(
        decision: &Decision<A>,
        viewer: Option<G::View<'_>>,
    ) -> Self {
        let Decision { action, explanation } = decision;
        let filter = RedactionFilter::<G> { viewer };
        let alternatives = filter.alternatives(explanation);
        let mut shown = RedactedExplanation {
            action: filter.plan(&[*action]),
            sentence: Vec::new(),
            rule: filter.message(&explanation.rule),
            alternatives,
            terms: filter.terms(&explanation.terms),
            // Together, the samples reveal what the opponent does not hold itself.
            samples: if filter.hides_nothing() { explanation.samples.clone() } else { Vec::new() },
            facts: explanation.contrasts.iter().map(|fact| filter.fact(fact)).collect(),
            differences: Vec::new(),
            unit: explanation.unit().map(str::to_owned),
            consequences: filter.line(&explanation.expected_line),
            counterfactuals: explanation
                .counterfactuals
                .iter()
                .filter_map(|one| filter.counterfactual(one))
                .collect(),
            complete: filter.hides_nothing(),
        };
        shown.sentence = sentence::reason_sentences(&filter, decision, &shown);
        shown.sentence.extend(explanation.notes.iter().map(|note| filter.message(note)));
        shown.differences = sentence::differences(&filter, explanation, &shown);
        shown
    }

    /// Returns the decision. The action played may differ, for example if a person demanded a move
    /// early.
    pub fn action(&self) -> &RedactedPlan<A> {
        &self.action
    }

    /// Returns the reason in one or two sentences, and one sentence for each note.
    pub fn sentence(&self) -> &[TranslatableText] {
        &self.sentence
    }

    /// Returns the rule that decided.
    pub fn rule(&self) -> &TranslatableText {
        &self.rule
    }

    /// Returns the alternatives.
    pub fn alternatives(&self) -> &[RedactedAlternative<A>] {
        &self.alternatives
    }

    /// Returns the figures common to all alternatives.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Returns the [samples](Explanation::samples) behind the decision.
    pub fn samples(&self) -> &[Value] {
        &self.samples
    }

    /// Returns what separates the decision from the runner-up.
    pub fn contrasts(&self) -> &[RedactedContrast] {
        &self.facts
    }

    /// Returns sentences for the differences that [`sentence`](RedactedExplanation::sentence)
    /// leaves out.
    pub fn differences(&self) -> &[TranslatableText] {
        &self.differences
    }

    /// Returns the unit of the values; `unit-UNIT` is the key of its text. `None` if there are no
    /// values.
    pub fn unit(&self) -> Option<&str> {
        self.unit.as_deref()
    }

    /// Returns the expected line.
    pub fn consequences(&self) -> &[A] {
        &self.consequences
    }

    /// Returns changes after which the decision is different.
    pub fn counterfactuals(&self) -> &[RedactedCounterfactual<A>] {
        &self.counterfactuals
    }

    /// Whether nothing was removed.
    pub fn is_complete(&self) -> bool {
        self.complete
    }
}

/// The filter: without a viewer everything passes, with one only what that viewer may know.
pub(super) struct RedactionFilter<'a, G: ExplainableGame + 'a> {
    viewer: Option<G::View<'a>>,
}

impl<G: ExplainableGame> RedactionFilter<'_, G> {
    pub(super) fn hides_nothing(&self) -> bool {
        self.viewer.is_none()
    }

    fn is_visible(&self, notation: &str) -> bool {
        self.viewer.is_none_or(|viewer| G::is_visible(viewer, notation))
    }

    pub(super) fn may_know(&self, action: G::Action) -> bool {
        self.is_visible(&action.to_string())
    }

    /// Returns the actions of a plan before the first that the viewer may not know.
    fn line(&self, plan: &[G::Action]) -> Vec<G::Action> {
        let known = |action: &&G::Action| self.is_visible(&action.to_string());
        plan.iter().take_while(known).copied().collect()
    }

    pub(super) fn plan(&self, plan: &[G::Action]) -> RedactedPlan<G::Action> {
        let known = self.line(plan);
        match self.viewer {
            Some(viewer) if known.is_empty() => {
                RedactedPlan::Hidden(G::hidden_alternative_phrase(viewer, plan))
            }
            _ => RedactedPlan::Visible(known),
        }
    }

    /// Describes an alternative as part of a sentence.
    pub(super) fn alternative_phrase(&self, plan: &[G::Action]) -> TranslatableText {
        match self.plan(plan) {
            RedactedPlan::Visible(plan) => G::alternative_phrase(&plan),
            RedactedPlan::Hidden(told) => told,
        }
    }

    /// Returns the message, or a placeholder if the viewer may not know it.
    pub(super) fn message(&self, message: &TranslatableText) -> TranslatableText {
        if self.passes(message) { message.clone() } else { TranslatableText::new("reason-hidden") }
    }

    fn passes(&self, message: &TranslatableText) -> bool {
        message.arguments.iter().all(|(_, argument)| match argument {
            TextArgument::Number(_) => true,
            TextArgument::Notation(text) => self.is_visible(text),
            TextArgument::Nested(part) => self.passes(part),
        })
    }

    fn terms(&self, terms: &[Term]) -> Vec<Term> {
        let passing = terms.iter().filter(|term| self.hides_nothing() || G::is_public(term));
        passing.cloned().collect()
    }

    fn alternatives(
        &self,
        explanation: &Explanation<G::Action>,
    ) -> Vec<RedactedAlternative<G::Action>> {
        let alternatives = &explanation.alternatives;
        let amount = |one: &Alternative<G::Action>| {
            explanation.amount(one).filter(|_| self.viewer.is_none())
        };
        let [least, greatest] = self.bar_range(explanation);
        let bar = |value: f64| {
            let share = if greatest > least { (value - least) / (greatest - least) } else { 1.0 };
            if self.viewer.is_none() { share } else { (share * 10.0).round() / 10.0 }
        };
        let figure = |value: f64| match self.viewer {
            None => RedactedValue::Number(value),
            Some(_) => RedactedValue::Bar(bar(value)),
        };
        let shown = |one: &Alternative<G::Action>| RedactedAlternative {
            plan: self.plan(&one.plan),
            label: one.label.as_ref().map(|label| self.message(label)),
            terms: self.terms(&one.terms),
            value: one.value.map(figure),
            bar: one.value.map(bar),
            bound: one.bound,
            amount: amount(one),
            chosen: one.chosen,
        };
        alternatives.iter().map(shown).collect()
    }

    /// The values of an empty and of a full bar. They are the ends of the unit if it has any and
    /// the values are visible, otherwise the least and the greatest value. In the second case,
    /// differences that are small or may be chance stay short.
    fn bar_range(&self, explanation: &Explanation<G::Action>) -> [f64; 2] {
        let comparison = explanation.comparison.as_ref();
        if let Some(range) =
            comparison.and_then(Comparison::range).filter(|_| self.viewer.is_none())
        {
            return range;
        }
        let values = || explanation.alternatives.iter().filter_map(|one| one.value);
        let greatest = values().fold(f64::NEG_INFINITY, f64::max);
        let large = comparison.map_or(0.0, Comparison::large_difference);
        [values().fold(greatest - large, f64::min), greatest]
    }

    /// Returns a difference as the viewer may know it: with its figures if there is no viewer,
    /// otherwise only its direction.
    fn fact(&self, fact: &Contrast) -> RedactedContrast {
        match self.viewer {
            None => RedactedContrast::Exact(fact.clone()),
            Some(_) => RedactedContrast::Direction {
                name: fact.name.to_string(),
                less: fact.runner_up < fact.chosen,
            },
        }
    }

    /// Returns a change that the viewer may know completely; with a card hidden it would mean
    /// nothing.
    fn counterfactual(
        &self,
        one: &Counterfactual<G::Action>,
    ) -> Option<RedactedCounterfactual<G::Action>> {
        if !self.passes(&one.change) {
            return None;
        }
        let then = self.plan(&[one.action]);
        let told = TranslatableText::new("reason-otherwise")
            .with_nested("change", one.change.clone())
            .with_nested("then", self.alternative_phrase(&[one.action]));
        Some(RedactedCounterfactual { change: one.change.clone(), plan: then, sentence: told })
    }
}

impl<A> Explanation<A> {
    /// Returns the unit of the values; `None` if there are no values.
    fn unit(&self) -> Option<&str> {
        let comparison = self.comparison.as_ref()?;
        comparison.value.map(|_| &*comparison.unit)
    }

    /// Formats the value of an alternative in the unit of the comparison.
    fn amount(&self, one: &Alternative<A>) -> Option<TranslatableText> {
        let value = one.amount.or(one.value)?;
        Some(sentence::amount(self.unit()?, value, one.bound))
    }

    /// Returns the deciding label: that of the chosen alternative, or else the rule. Only the rule
    /// can explain why an alternative was chosen that looked worse than another.
    pub(super) fn decisive(&self) -> &TranslatableText {
        let is_loose = self.comparison.as_ref().is_some_and(|comparison| comparison.margin < 0.0);
        let label = self.chosen().and_then(|chosen| chosen.label.as_ref());
        label.filter(|_| !is_loose).unwrap_or(&self.rule)
    }
}
