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
    /// Formats the explanation in several lines: the sentences, the rule, the alternatives with the
    /// chosen one marked, the general figures, and the counterfactuals. Ends with a newline.
    ///
    /// `say` translates a text, and `in_a_row` joins sentences in one line.
    pub fn to_text(
        &self,
        say: &dyn Fn(&TranslatableText) -> String,
        in_a_row: &dyn Fn(Vec<String>) -> String,
    ) -> String {
        let mut text = format!("  {}\n", in_a_row(self.sentence().iter().map(say).collect()));
        text += &format!("  {}\n", say(self.rule()));
        let plan = |one: &RedactedAlternative<A>| match &one.plan {
            RedactedPlan::Visible(plan) => listed(plan),
            RedactedPlan::Hidden(told) => say(told),
        };
        let plans: Vec<String> = self.alternatives().iter().map(plan).collect();
        let width = plans.iter().map(|plan| plan.chars().count()).max().unwrap_or(0);
        for (one, plan) in self.alternatives().iter().zip(plans) {
            let mark = if one.chosen { '>' } else { ' ' };
            let value = match one.value {
                Some(RedactedValue::Number(value)) => figure(value, one.bound),
                Some(RedactedValue::Bar(share)) => {
                    format!("{:>9}", "#".repeat((share * BAR_CHARS as f64).round() as usize))
                }
                None => " ".repeat(9),
            };
            let label = one.label.as_ref().map(say);
            let terms = (!one.terms.is_empty()).then(|| terms(&one.terms, say));
            let details: Vec<String> = label.into_iter().chain(terms).collect();
            let line = format!("{mark} {plan:width$}{value}   {}", details.join("; "));
            text += &format!("  {}\n", line.trim_end());
        }
        if !self.terms().is_empty() {
            text += &format!("  {}\n", terms(self.terms(), say));
        }
        for one in self.counterfactuals() {
            text += &format!("  {}\n", in_a_row(vec![say(&one.sentence)]));
        }
        text
    }
}

/// Formats a right-aligned value, with a sign if it is a bound.
fn figure(value: f64, bound: Bound) -> String {
    format!("{:>9}", format!("{}{value:.2}", bound.sign()))
}

fn listed(plan: &[impl Display]) -> String {
    plan.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl<A: Display> Explanation<A> {
    /// Formats the explanation in several lines: the rule, the alternatives with the chosen one
    /// marked, and the general figures. Ends with a newline.
    ///
    /// `say` translates a text.
    pub fn to_text(&self, say: &dyn Fn(&TranslatableText) -> String) -> String {
        let mut text = format!("  {}\n", say(&self.rule));
        let plans: Vec<String> = self.alternatives.iter().map(plan).collect();
        let width = plans.iter().map(|plan| plan.chars().count()).max().unwrap_or(0);
        for (alternative, plan) in self.alternatives.iter().zip(plans) {
            let mark = if alternative.chosen { '>' } else { ' ' };
            let line = format!("{mark} {plan:width$}{}", reasons(alternative, say));
            text += &format!("  {}\n", line.trim_end());
        }
        if !self.terms.is_empty() {
            text += &format!("  {}\n", terms(&self.terms, say));
        }
        text
    }
}

fn plan<A: Display>(alternative: &Alternative<A>) -> String {
    listed(&alternative.plan)
}

/// Formats the value, label and terms of an alternative.
fn reasons<A>(alternative: &Alternative<A>, say: &dyn Fn(&TranslatableText) -> String) -> String {
    let value = match alternative.value {
        Some(value) => figure(value, alternative.bound),
        None => " ".repeat(9),
    };
    let label = alternative.label.as_ref().map(say);
    let terms = (!alternative.terms.is_empty()).then(|| terms(&alternative.terms, say));
    let details: Vec<String> = label.into_iter().chain(terms).collect();
    format!("{value}   {}", details.join("; "))
}

fn terms(terms: &[Term], say: &dyn Fn(&TranslatableText) -> String) -> String {
    let term = |term: &Term| {
        let name = say(&TranslatableText::from_key(term.name.clone()));
        format!("{name}: {}", rounded(term.value))
    };
    terms.iter().map(term).collect::<Vec<_>>().join("; ")
}
