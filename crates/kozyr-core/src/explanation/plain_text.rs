//! Explanations as plain text.

use std::fmt::Display;

use super::{
    message::{Term, TranslatableText, rounded},
    reasons::{Alternative, Explanation},
    redacted::{RedactedAlternative, RedactedExplanation, RedactedPlan, RedactedValue},
};
use crate::tree::Bound;

/// Length of a bar in characters.
const BAR_CHARS: usize = 10;

impl<A: Display + Copy> RedactedExplanation<A> {
    /// Formats the explanation in several lines. First come the sentences, why the reader's own
    /// action was not chosen, the rule of thumb, and the rule. The alternatives follow, with the
    /// chosen one marked, then the general figures and the counterfactuals. Ends with a newline.
    ///
    /// `translate` translates a text, and `join_sentences` joins sentences in one line.
    pub fn to_text(
        &self,
        translate: &dyn Fn(&TranslatableText) -> String,
        join_sentences: &dyn Fn(Vec<String>) -> String,
    ) -> String {
        let mut text =
            format!("  {}\n", join_sentences(self.sentence().iter().map(translate).collect()));
        let rule_of_thumb: Vec<TranslatableText> =
            self.rule_of_thumb().into_iter().cloned().collect();
        for texts in [self.reader_answer(), &rule_of_thumb] {
            if !texts.is_empty() {
                text += &format!("  {}\n", join_sentences(texts.iter().map(translate).collect()));
            }
        }
        text += &format!("  {}\n", translate(self.rule()));
        let plan = |alternative: &RedactedAlternative<A>| match &alternative.plan {
            RedactedPlan::Visible(plan) => listed(plan),
            RedactedPlan::Hidden(description) => translate(description),
        };
        let plans: Vec<String> = self.alternatives().iter().map(plan).collect();
        let width = plans.iter().map(|plan| plan.chars().count()).max().unwrap_or(0);
        for (alternative, plan) in self.alternatives().iter().zip(plans) {
            let mark = if alternative.chosen { '>' } else { ' ' };
            let value = match alternative.value {
                Some(RedactedValue::Number(value)) => figure(value, alternative.bound),
                Some(RedactedValue::Bar(share)) => {
                    format!("{:>9}", "#".repeat((share * BAR_CHARS as f64).round() as usize))
                }
                None => " ".repeat(9),
            };
            let label = alternative.label.as_ref().map(translate);
            let terms =
                (!alternative.terms.is_empty()).then(|| terms(&alternative.terms, translate));
            let details: Vec<String> = label.into_iter().chain(terms).collect();
            let line = format!("{mark} {plan:width$}{value}   {}", details.join("; "));
            text += &format!("  {}\n", line.trim_end());
        }
        if !self.terms().is_empty() {
            text += &format!("  {}\n", terms(self.terms(), translate));
        }
        for counterfactual in self.counterfactuals() {
            text += &format!("  {}\n", join_sentences(vec![translate(&counterfactual.sentence)]));
        }
        text
    }
}

/// Formats a value with two decimals, right-aligned in 9 characters, with `≥` or `≤` if it is a
/// bound.
fn figure(value: f64, bound: Bound) -> String {
    format!("{:>9}", format!("{}{value:.2}", bound.sign()))
}

/// Formats actions, separated by commas.
fn listed(plan: &[impl Display]) -> String {
    plan.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl<A: Display> Explanation<A> {
    /// Formats the explanation in several lines: the rule, the alternatives with the chosen one
    /// marked, and the general figures. Ends with a newline.
    ///
    /// `translate` translates a text.
    pub fn to_text(&self, translate: &dyn Fn(&TranslatableText) -> String) -> String {
        let mut text = format!("  {}\n", translate(&self.rule));
        let plans: Vec<String> = self.alternatives.iter().map(plan).collect();
        let width = plans.iter().map(|plan| plan.chars().count()).max().unwrap_or(0);
        for (alternative, plan) in self.alternatives.iter().zip(plans) {
            let mark = if alternative.chosen { '>' } else { ' ' };
            let line = format!("{mark} {plan:width$}{}", reasons(alternative, translate));
            text += &format!("  {}\n", line.trim_end());
        }
        if !self.terms.is_empty() {
            text += &format!("  {}\n", terms(&self.terms, translate));
        }
        text
    }
}

/// Formats the actions of an alternative's plan, separated by commas.
fn plan<A: Display>(alternative: &Alternative<A>) -> String {
    listed(&alternative.plan)
}

/// Formats the value of an alternative in 9 characters, blank if unknown, then its label and terms.
fn reasons<A>(
    alternative: &Alternative<A>,
    translate: &dyn Fn(&TranslatableText) -> String,
) -> String {
    let value = match alternative.value {
        Some(value) => figure(value, alternative.bound),
        None => " ".repeat(9),
    };
    let label = alternative.label.as_ref().map(translate);
    let terms = (!alternative.terms.is_empty()).then(|| terms(&alternative.terms, translate));
    let details: Vec<String> = label.into_iter().chain(terms).collect();
    format!("{value}   {}", details.join("; "))
}

/// Formats named figures, rounded to two decimals; `translate` translates their names.
fn terms(terms: &[Term], translate: &dyn Fn(&TranslatableText) -> String) -> String {
    let term = |term: &Term| {
        let name = translate(&TranslatableText::from_key(term.name.clone()));
        format!("{name}: {}", rounded(term.value))
    };
    terms.iter().map(term).collect::<Vec<_>>().join("; ")
}
