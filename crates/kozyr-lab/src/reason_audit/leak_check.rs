//! Reading what is shown, as people and programs read it.

use std::{collections::BTreeSet, fmt::Display};

use kozyr_core::{
    explanation::{RedactedContrast, RedactedExplanation, RedactedPlan, TranslatableText},
    texts::{Locale, Texts, join_sentences},
};
use serde::Serialize;

use crate::texts::{texts, try_render};

/// Reads reasons in all languages.
pub struct LeakChecker {
    languages: [Texts; Locale::ALL.len()],
}

impl Default for LeakChecker {
    fn default() -> Self {
        LeakChecker { languages: Locale::ALL.map(texts) }
    }
}

impl LeakChecker {
    /// All that is shown, in every language.
    ///
    /// # Errors
    /// What cannot be said.
    pub fn render_all<A: Copy + Display>(
        &self,
        shown: &RedactedExplanation<A>,
    ) -> Result<Vec<String>, String> {
        let mut lines = Vec::new();
        for texts in &self.languages {
            let say = |message: &TranslatableText| {
                try_render(texts, message).map_err(|fault| format!("cannot be said: {fault}"))
            };
            let all = |messages: &[TranslatableText]| {
                messages.iter().map(&say).collect::<Result<Vec<String>, _>>().map(join_sentences)
            };
            lines.push(all(shown.sentence())?);
            lines.push(say(shown.rule())?);
            for one in shown.alternatives() {
                lines.extend(one.label.as_ref().map(&say).transpose()?);
                lines.push(match &one.plan {
                    RedactedPlan::Visible(plan) => format!("{}", ActionList(plan)),
                    RedactedPlan::Hidden(told) => say(told)?,
                });
            }
            let terms = shown.alternatives().iter().flat_map(|one| &one.terms);
            for term in terms.chain(shown.terms()) {
                lines.push(say(&TranslatableText::from_key(term.name.clone()))?);
            }
            for fact in shown.facts() {
                lines.push(say(&RedactedContrast::message(fact))?);
            }
            for one in shown.counterfactuals() {
                lines.push(say(&one.sentence)?);
            }
            lines.push(format!("{}", ActionList(shown.consequences())));
        }
        Ok(lines)
    }

    /// All that is shown, in words and as data, must not have any of some words.
    ///
    /// # Errors
    /// The line that has one, or what cannot be said.
    pub fn check_no_leaks<A: Copy + Display + Serialize>(
        &self,
        shown: &RedactedExplanation<A>,
        hidden: &[String],
    ) -> Result<(), String> {
        let mut lines = self.render_all(shown)?;
        lines.push(serde_json::to_string(shown).map_err(|error| error.to_string())?);
        let hidden: BTreeSet<&str> = hidden.iter().map(String::as_str).collect();
        for line in lines {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            if let Some(word) = words.find(|word| hidden.contains(word)) {
                return Err(format!("{word} is named: {line}"));
            }
        }
        Ok(())
    }
}

/// Actions in notation.
struct ActionList<'a, A>(&'a [A]);

impl<A: Display> Display for ActionList<'_, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|action| write!(f, "{action} "))
    }
}
