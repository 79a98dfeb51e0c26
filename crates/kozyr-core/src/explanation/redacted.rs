//! What of an explanation somebody may see.
//!
//! This is the one place between the reasons of an opponent and everything that is shown, said
//! aloud, copied or exported of them while hands are closed.

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

/// The reasons for a decision as far as somebody may know them.
///
/// There is no other way to one than through [`to`](Shown::to), which hides what the viewer may
/// not know, and [`openly`](Shown::openly), for those who may know everything. What shows reasons
/// takes this and never an [`Explanation`].
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

/// A course of action that was weighed, as far as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RedactedAlternative<A> {
    /// What would be played.
    pub plan: RedactedPlan<A>,
    /// What the opponent calls it.
    pub label: Option<TranslatableText>,
    /// The parts of the value.
    pub terms: Vec<Term>,
    /// The value; `None` if the opponent does not count.
    pub value: Option<RedactedValue>,
    /// How long the value is as a bar beside the others, from 0 to 1; in tenths where it may not be told.
    #[serde(skip)]
    pub bar: Option<f64>,
    /// Whether it is the value or only a bound of it.
    #[serde(skip_serializing_if = "Bound::is_exact")]
    pub bound: Bound,
    /// The value with its [unit](Shown::unit), if that is known and the value may be: «7.6 a card».
    pub amount: Option<TranslatableText>,
    /// Whether it is the one that was chosen.
    pub chosen: bool,
}

/// Actions, if the viewer may know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedactedPlan<A> {
    /// These.
    #[serde(rename = "open")]
    Visible(Vec<A>),
    /// Something that can be told only in general: «leading another plain card».
    Hidden(TranslatableText),
}

/// A value, if the viewer may know it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedactedValue {
    /// The value itself.
    Number(f64),
    /// How it compares with those of the other alternatives, in tenths, the greatest being 1: a bar without a number.
    /// The least is 0 unless the difference may be chance.
    Bar(f64),
}

/// Something in which the decision and the runner-up differ, as far as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RedactedContrast {
    /// With its figures.
    #[serde(rename = "open")]
    Exact(Contrast),
    /// Only whether the runner-up has less or more of it.
    #[serde(rename = "way")]
    Direction {
        /// What is counted.
        name: String,
        /// Whether the runner-up has less of it.
        less: bool,
    },
}

/// A change after which the decision is another, all of it known to the viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RedactedCounterfactual<A> {
    /// What would have to be otherwise: «With two cards fewer in the talon».
    pub change: TranslatableText,
    /// What would be decided then.
    #[serde(rename = "then")]
    pub plan: RedactedPlan<A>,
    /// What would be decided then, as a sentence with the change.
    #[serde(rename = "told")]
    pub sentence: TranslatableText,
}

impl<A: Copy> RedactedExplanation<A> {
    /// All of it, for those who may know everything.
    pub fn with_nothing_hidden<G: ExplainableGame<Action = A>>(decision: &Decision<A>) -> Self {
        RedactedExplanation::redact::<G>(decision, None)
    }

    /// What a viewer may see of the reasons of the one who has decided, by what the viewer can see
    /// in a game: everything, if the decision was the viewer's own, the game hides nothing, or it
    /// is over.
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
            // The samples together tell what the opponent does not hold itself.
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

    /// What was decided, which need not be what was played: who is told to move early plays
    /// something else perhaps.
    pub fn action(&self) -> &RedactedPlan<A> {
        &self.action
    }

    /// The reason in one sentence or two, and one for each thing that was counted on besides.
    pub fn sentence(&self) -> &[TranslatableText] {
        &self.sentence
    }

    /// The rule that decided.
    pub fn rule(&self) -> &TranslatableText {
        &self.rule
    }

    /// What was weighed.
    pub fn alternatives(&self) -> &[RedactedAlternative<A>] {
        &self.alternatives
    }

    /// Figures that hold for all alternatives.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The [samples](Explanation::samples) on which the decision rests.
    pub fn samples(&self) -> &[Value] {
        &self.samples
    }

    /// What separates the decision from the runner-up.
    pub fn facts(&self) -> &[RedactedContrast] {
        &self.facts
    }

    /// What separates the two in sentences, as far as [the reason](Shown::sentence) does not tell it.
    pub fn differences(&self) -> &[TranslatableText] {
        &self.differences
    }

    /// The unit of the values: `unit-UNIT` is the key of its text. `None` where nothing was counted.
    pub fn unit(&self) -> Option<&str> {
        self.unit.as_deref()
    }

    /// What is expected to follow.
    pub fn consequences(&self) -> &[A] {
        &self.consequences
    }

    /// Changes after which the decision is another.
    pub fn counterfactuals(&self) -> &[RedactedCounterfactual<A>] {
        &self.counterfactuals
    }

    /// Whether nothing is left out.
    pub fn is_complete(&self) -> bool {
        self.complete
    }
}

/// What passes: everything without a viewer, otherwise what that viewer may know.
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

    /// The actions of a plan up to the first that may not be known.
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

    /// Something that might be done instead, as part of a sentence.
    pub(super) fn alternative_phrase(&self, plan: &[G::Action]) -> TranslatableText {
        match self.plan(plan) {
            RedactedPlan::Visible(plan) => G::alternative_phrase(&plan),
            RedactedPlan::Hidden(told) => told,
        }
    }

    /// A message, or that there is one which may not be told.
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

    /// The values at which a bar has no length and all of it. Where a unit has ends and the values may be known they are
    /// these, and else the least and the greatest of them: but differences that are small, or may be chance, stay short.
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

    fn fact(&self, fact: &Contrast) -> RedactedContrast {
        match self.viewer {
            None => RedactedContrast::Exact(fact.clone()),
            Some(_) => RedactedContrast::Direction {
                name: fact.name.to_string(),
                less: fact.runner_up < fact.chosen,
            },
        }
    }

    /// A change of which all may be known; where a card is hidden it would say nothing.
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
    /// The unit in which the alternatives are valued; `None` where nothing was counted.
    fn unit(&self) -> Option<&str> {
        let comparison = self.comparison.as_ref()?;
        comparison.value.map(|_| &*comparison.unit)
    }

    /// A value of an alternative in the unit of the comparison, in words.
    fn amount(&self, one: &Alternative<A>) -> Option<TranslatableText> {
        let value = one.amount.or(one.value)?;
        Some(sentence::amount(self.unit()?, value, one.bound))
    }

    /// The deciding label: what the chosen alternative is called, or else the rule, which alone says why
    /// something was chosen that looked worse than something else.
    pub(super) fn decisive(&self) -> &TranslatableText {
        let is_loose = self.comparison.as_ref().is_some_and(|comparison| comparison.margin < 0.0);
        let label = self.chosen().and_then(|chosen| chosen.label.as_ref());
        label.filter(|_| !is_loose).unwrap_or(&self.rule)
    }
}
