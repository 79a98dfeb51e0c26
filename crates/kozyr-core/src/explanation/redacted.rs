//! Explanations without what a viewer may not know.
//!
//! While hands are closed, everything that is displayed, spoken, copied or exported about an
//! opponent's reasons passes through this module.

use serde::Serialize;
use serde_json::Value;

use super::{
    coaching::{self, CoachingTexts},
    comparison::{Comparison, Contrast},
    explainable_game::{ExplainableGame, PhraseForm},
    headline::Verdict,
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
    /// The sentences as advice to the player whose turn it is; as in `sentence` if there is no
    /// headline.
    #[serde(skip)]
    advice: Vec<TranslatableText>,
    #[serde(skip)]
    point: Option<TranslatableText>,
    #[serde(skip)]
    kind: ReasonKind,
    /// The subject of the headline; `None` without a headline.
    #[serde(skip)]
    subject: Option<String>,
    /// Why the reader's own action was not chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reader_answer: Vec<TranslatableText>,
    /// The id of the cause, with the cards or squares that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<RedactedCause>,
    rule: TranslatableText,
    alternatives: Vec<RedactedAlternative<A>>,
    terms: Vec<Term>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    samples: Vec<Value>,
    #[serde(rename = "facts")]
    contrasts: Vec<RedactedContrast>,
    differences: Vec<TranslatableText>,
    unit: Option<String>,
    consequences: Vec<A>,
    counterfactuals: Vec<RedactedCounterfactual<A>>,
    /// Whether nothing was removed.
    complete: bool,
}

/// The cause of a decision, without what the viewer may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RedactedCause {
    /// The id of the cause.
    pub id: String,
    /// The cards or squares that it is about, in notation, separated by spaces; empty if it is
    /// about none in particular, or the viewer may not know them.
    pub subject: String,
}

/// What kind of reason an explanation gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReasonKind {
    /// A cause, or the rule of an opponent that follows rules.
    Cause,
    /// Several actions are about equally good.
    CloseCall,
    /// There was nothing to choose, or no reason is known.
    Other,
}

impl From<&Verdict> for ReasonKind {
    /// Returns the kind of a headline with this verdict.
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Cause(_) | Verdict::OwnRule => ReasonKind::Cause,
            Verdict::CloseCall => ReasonKind::CloseCall,
            _ => ReasonKind::Other,
        }
    }
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
    /// The same as a sentence that a player can use in another game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule_of_thumb: Option<TranslatableText>,
}

impl<A: Copy> RedactedExplanation<A> {
    /// Returns all reasons for a decision, for viewers who may know everything.
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

    /// Removes what the viewer may not know from the reasons for a decision; nothing without a
    /// viewer.
    fn redact<G: ExplainableGame<Action = A>>(
        decision: &Decision<A>,
        viewer: Option<G::View<'_>>,
    ) -> Self {
        let Decision { action, explanation } = decision;
        let filter = RedactionFilter::<G> { viewer };
        let alternatives = filter.alternatives(explanation);
        let mut redacted = RedactedExplanation {
            action: filter.plan(&[*action]),
            sentence: Vec::new(),
            advice: Vec::new(),
            point: None,
            kind: ReasonKind::Other,
            subject: None,
            reader_answer: Vec::new(),
            cause: None,
            rule: filter.message(&explanation.rule),
            alternatives,
            terms: filter.terms(&explanation.terms),
            // Together, the samples reveal what the opponent does not hold itself.
            samples: if filter.hides_nothing() { explanation.samples.clone() } else { Vec::new() },
            contrasts: explanation
                .contrasts
                .iter()
                .map(|contrast| filter.contrast(contrast))
                .collect(),
            differences: Vec::new(),
            unit: explanation.unit().map(str::to_owned),
            consequences: filter.line(&explanation.expected_line),
            counterfactuals: explanation
                .counterfactuals
                .iter()
                .filter_map(|counterfactual| filter.counterfactual(counterfactual))
                .collect(),
            complete: filter.hides_nothing(),
        };
        if let Some(headline) = explanation.headline.as_ref().filter(|_| filter.may_know(*action)) {
            let texts = CoachingTexts::new(&filter, *action, headline, explanation.unit());
            redacted.sentence = vec![texts.statement];
            redacted.advice = vec![texts.advice];
            redacted.sentence.extend(texts.why_not.clone());
            redacted.advice.extend(texts.why_not);
            redacted.point = Some(texts.point);
            redacted.kind = ReasonKind::from(&headline.verdict);
            redacted.subject = Some(filter.visible(&headline.subject).to_owned());
            redacted.cause = headline.cause().map(|id| RedactedCause {
                id: id.to_owned(),
                subject: filter.visible(&headline.subject).to_owned(),
            });
        } else {
            let (sentences, point) = sentence::reason_sentences(&filter, decision, &redacted);
            redacted.sentence = sentences;
            redacted.advice = redacted.sentence.clone();
            if point.is_some() {
                redacted.kind = ReasonKind::Cause;
            }
            redacted.point = point;
        }
        let contrast = explanation.reader_contrast.as_ref().filter(|_| filter.may_know(*action));
        redacted.reader_answer = contrast.map_or_else(Vec::new, |headline| {
            let obvious = explanation.headline.as_ref();
            coaching::reader_answer(&filter, headline, obvious, explanation.unit())
        });
        redacted.sentence.extend(explanation.notes.iter().map(|note| filter.message(note)));
        redacted.differences = sentence::differences(&filter, explanation, &redacted);
        redacted
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

    /// Returns the reason like [`sentence`](RedactedExplanation::sentence), as advice to the player
    /// whose turn it is, without the notes.
    pub fn advice(&self) -> &[TranslatableText] {
        &self.advice
    }

    /// Returns the reason without the action, as a sentence; `None` if there is no single reason,
    /// or the viewer may not know the decision.
    pub fn point(&self) -> Option<&TranslatableText> {
        self.point.as_ref()
    }

    /// Returns what kind of reason the point is.
    pub fn reason_kind(&self) -> ReasonKind {
        self.kind
    }

    /// Returns the cards or squares that the reason is about, in notation, separated by spaces;
    /// empty if it is about none in particular, or the viewer may not know them. `None` if the
    /// opponent does not reduce its decision to one reason.
    pub fn subject(&self) -> Option<&str> {
        self.subject.as_deref()
    }

    /// Returns all sentences but the first: one about the obvious alternative, if there is any, and
    /// one for each note. With a headline, the former asks and answers why it was not chosen. It is
    /// missing if the viewer may not know its value.
    pub fn remarks(&self) -> impl Iterator<Item = &TranslatableText> {
        self.sentence.iter().skip(1)
    }

    /// Returns why the reader's own action was not chosen, in one or two sentences: the question
    /// and the reason, or that the action is about as good. Empty if it was not compared, or the
    /// viewer may not know it.
    pub fn reader_answer(&self) -> &[TranslatableText] {
        &self.reader_answer
    }

    /// Whether the first of the [remarks](Self::remarks) asks about the obvious alternative.
    pub fn asks_about_alternative(&self) -> bool {
        self.sentence.get(1).is_some_and(|text| text.key.starts_with("headline-why-not"))
    }

    /// Returns the cause of the decision; `None` if none is named.
    pub fn cause(&self) -> Option<&RedactedCause> {
        self.cause.as_ref()
    }

    /// Returns the rule that decided, or a placeholder if the viewer may not know it.
    pub fn rule(&self) -> &TranslatableText {
        &self.rule
    }

    /// Returns all alternatives, each without what the viewer may not know.
    pub fn alternatives(&self) -> &[RedactedAlternative<A>] {
        &self.alternatives
    }

    /// Returns the figures common to all alternatives that the viewer may know.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Returns the [samples](Explanation::samples) behind the decision; none if it was redacted for
    /// a viewer.
    pub fn samples(&self) -> &[Value] {
        &self.samples
    }

    /// Returns what separates the decision from the runner-up, the most telling first.
    pub fn contrasts(&self) -> &[RedactedContrast] {
        &self.contrasts
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

    /// Returns the expected line, up to the first action that the viewer may not know.
    pub fn consequences(&self) -> &[A] {
        &self.consequences
    }

    /// Returns changes after which the decision is different; only those that the viewer may know
    /// completely.
    pub fn counterfactuals(&self) -> &[RedactedCounterfactual<A>] {
        &self.counterfactuals
    }

    /// Returns the one counterfactual that a player can use in another game, as a sentence, if
    /// there is any.
    pub fn rule_of_thumb(&self) -> Option<&TranslatableText> {
        self.counterfactuals.iter().find_map(|found| found.rule_of_thumb.as_ref())
    }

    /// Whether it was made for a viewer who may know everything, so that nothing was removed.
    pub fn is_complete(&self) -> bool {
        self.complete
    }
}

/// The filter: without a viewer everything passes, with one only what that viewer may know.
pub(super) struct RedactionFilter<'a, G: ExplainableGame + 'a> {
    viewer: Option<G::View<'a>>,
}

impl<G: ExplainableGame> RedactionFilter<'_, G> {
    /// Creates a filter that lets everything pass.
    pub(super) fn without_viewer() -> Self {
        RedactionFilter { viewer: None }
    }

    /// Whether everything passes, since there is no viewer.
    pub(super) fn hides_nothing(&self) -> bool {
        self.viewer.is_none()
    }

    /// Whether the viewer may know everything that a notation names.
    pub(super) fn is_visible(&self, notation: &str) -> bool {
        self.viewer.is_none_or(|viewer| G::is_visible(viewer, notation))
    }

    /// Returns a notation, or nothing if the viewer may not know everything that it names.
    pub(super) fn visible<'n>(&self, notation: &'n str) -> &'n str {
        if self.is_visible(notation) { notation } else { "" }
    }

    /// Whether the viewer may know an action.
    pub(super) fn may_know(&self, action: G::Action) -> bool {
        self.is_visible(&action.to_string())
    }

    /// Returns the actions of a plan before the first that the viewer may not know; without a
    /// viewer, all actions.
    fn line(&self, plan: &[G::Action]) -> Vec<G::Action> {
        let known = |action: &&G::Action| self.is_visible(&action.to_string());
        plan.iter().take_while(known).copied().collect()
    }

    /// Returns the actions of a plan before the first that the viewer may not know, or a general
    /// description if that leaves none. Without a viewer, returns the whole plan, even if empty.
    pub(super) fn plan(&self, plan: &[G::Action]) -> RedactedPlan<G::Action> {
        let known = self.line(plan);
        match self.viewer {
            Some(viewer) if known.is_empty() => {
                RedactedPlan::Hidden(G::hidden_alternative_phrase(viewer, plan))
            }
            _ => RedactedPlan::Visible(known),
        }
    }

    /// Describes a plan as an alternative, up to the first action that the viewer may not know; in
    /// general terms if that leaves none.
    pub(super) fn alternative_phrase(&self, plan: &[G::Action]) -> TranslatableText {
        match self.plan(plan) {
            RedactedPlan::Visible(plan) => G::phrase(PhraseForm::Alternative, &plan),
            RedactedPlan::Hidden(description) => description,
        }
    }

    /// Returns the message, or a placeholder if the viewer may not know all that it names.
    pub(super) fn message(&self, message: &TranslatableText) -> TranslatableText {
        if self.passes(message) { message.clone() } else { TranslatableText::new("reason-hidden") }
    }

    /// Whether the viewer may know everything that a message and its nested texts name; numbers
    /// always pass.
    fn passes(&self, message: &TranslatableText) -> bool {
        message.arguments.iter().all(|(_, argument)| match argument {
            TextArgument::Number(_) => true,
            TextArgument::Notation(text) => self.is_visible(text),
            TextArgument::Nested(part) => self.passes(part),
        })
    }

    /// Returns the figures that the viewer may know.
    fn terms(&self, terms: &[Term]) -> Vec<Term> {
        let passing = terms.iter().filter(|term| self.hides_nothing() || G::is_public(term));
        passing.cloned().collect()
    }

    /// Returns the alternatives of an explanation as the viewer may know them.
    fn alternatives(
        &self,
        explanation: &Explanation<G::Action>,
    ) -> Vec<RedactedAlternative<G::Action>> {
        let alternatives = &explanation.alternatives;
        let amount = |alternative: &Alternative<G::Action>| {
            explanation.amount(alternative).filter(|_| self.viewer.is_none())
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
        let redacted = |alternative: &Alternative<G::Action>| RedactedAlternative {
            plan: self.plan(&alternative.plan),
            label: alternative.label.as_ref().map(|label| self.message(label)),
            terms: self.terms(&alternative.terms),
            value: alternative.value.map(figure),
            bar: alternative.value.map(bar),
            bound: alternative.bound,
            amount: amount(alternative),
            chosen: alternative.chosen,
        };
        alternatives.iter().map(redacted).collect()
    }

    /// Returns the values of an empty and of a full bar. They are the ends of the unit if it has
    /// any and the values are visible, otherwise the least and the greatest value. In the second
    /// case, differences that are small or may be chance stay short.
    fn bar_range(&self, explanation: &Explanation<G::Action>) -> [f64; 2] {
        let comparison = explanation.comparison.as_ref();
        if let Some(range) =
            comparison.and_then(Comparison::range).filter(|_| self.viewer.is_none())
        {
            return range;
        }
        let values = || explanation.alternatives.iter().filter_map(|alternative| alternative.value);
        let greatest = values().fold(f64::NEG_INFINITY, f64::max);
        let large = comparison.map_or(0.0, Comparison::large_difference);
        [values().fold(greatest - large, f64::min), greatest]
    }

    /// Returns a difference as the viewer may know it: with its figures if there is no viewer,
    /// otherwise only its direction.
    fn contrast(&self, contrast: &Contrast) -> RedactedContrast {
        match self.viewer {
            None => RedactedContrast::Exact(contrast.clone()),
            Some(_) => RedactedContrast::Direction {
                name: contrast.name.to_string(),
                less: contrast.runner_up < contrast.chosen,
            },
        }
    }

    /// Returns a counterfactual; `None` if the viewer may not know the change completely, since
    /// with a card hidden it would mean nothing.
    fn counterfactual(
        &self,
        counterfactual: &Counterfactual<G::Action>,
    ) -> Option<RedactedCounterfactual<G::Action>> {
        if !self.passes(&counterfactual.change) {
            return None;
        }
        let plan = self.plan(&[counterfactual.action]);
        let sentence = TranslatableText::new("reason-otherwise")
            .with_nested("change", counterfactual.change.clone())
            .with_nested("then", self.alternative_phrase(&[counterfactual.action]));
        let (change, rule_of_thumb) =
            (counterfactual.change.clone(), counterfactual.rule_of_thumb.clone());
        Some(RedactedCounterfactual { change, plan, sentence, rule_of_thumb })
    }
}

impl<A> Explanation<A> {
    /// Returns the unit of the values; `None` if there are no values.
    fn unit(&self) -> Option<&str> {
        let comparison = self.comparison.as_ref()?;
        comparison.value.map(|_| &*comparison.unit)
    }

    /// Formats the amount or else the value of an alternative in the unit of the comparison; `None`
    /// if either is unknown.
    fn amount(&self, alternative: &Alternative<A>) -> Option<TranslatableText> {
        let value = alternative.amount.or(alternative.value)?;
        Some(sentence::amount(self.unit()?, value, alternative.bound))
    }

    /// Returns the deciding label: that of the chosen alternative, or else the rule. Only the rule
    /// can explain why an alternative was chosen that looked worse than another.
    pub(super) fn decisive(&self) -> &TranslatableText {
        let is_suboptimal =
            self.comparison.as_ref().is_some_and(|comparison| comparison.margin < 0.0);
        let label = self.chosen().and_then(|chosen| chosen.label.as_ref());
        label.filter(|_| !is_suboptimal).unwrap_or(&self.rule)
    }
}
