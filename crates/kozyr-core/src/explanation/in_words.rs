//! Explanations as plain text.

use std::fmt::Display;

use super::{Alternative, Explanation, Message, Term, rounded};

impl<A: Display> Explanation<A> {
    /// The explanation in several lines: the rule, the alternatives with the one chosen marked,
    /// and the figures that hold for all. The last line has its end.
    ///
    /// `say` puts a message into the reader's language.
    pub fn in_words(&self, say: &dyn Fn(&Message) -> String) -> String {
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
    alternative.plan.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Value, label and terms of an alternative.
fn reasons<A>(alternative: &Alternative<A>, say: &dyn Fn(&Message) -> String) -> String {
    let value = match alternative.value {
        Some(value) => format!("{value:9.2}"),
        None => " ".repeat(9),
    };
    let label = alternative.label.as_ref().map(say);
    let terms = (!alternative.terms.is_empty()).then(|| terms(&alternative.terms, say));
    let details: Vec<String> = label.into_iter().chain(terms).collect();
    format!("{value}   {}", details.join("; "))
}

fn terms(terms: &[Term], say: &dyn Fn(&Message) -> String) -> String {
    let term = |term: &Term| {
        let name = say(&Message::of_key(term.name.clone()));
        format!("{name}: {}", rounded(term.value))
    };
    terms.iter().map(term).collect::<Vec<_>>().join("; ")
}
