//! Checks the visible texts and data of explanations for hidden cards.

use std::{collections::BTreeSet, fmt::Display};

use kozyr_core::{
    explanation::{RedactedContrast, RedactedExplanation, RedactedPlan, TranslatableText},
    texts::{Locale, Texts, join_sentences},
};
use serde::Serialize;

use crate::texts::{texts, try_render};

/// Renders explanations in all languages and checks them.
pub struct LeakChecker {
    languages: [Texts; Locale::ALL.len()],
}

impl Default for LeakChecker {
    fn default() -> Self {
        LeakChecker { languages: Locale::ALL.map(texts) }
    }
}

impl LeakChecker {
    /// Renders everything visible in every language.
    ///
    /// # Errors
    /// The first text that cannot be rendered.
    pub fn render_all<A: Copy + Display>(
        &self,
        explanation: &RedactedExplanation<A>,
    ) -> Result<Vec<String>, String> {
        let mut lines = Vec::new();
        for texts in &self.languages {
            let render = |message: &TranslatableText| {
                try_render(texts, message).map_err(|fault| format!("cannot be rendered: {fault}"))
            };
            let join = |messages: &[TranslatableText]| {
                messages.iter().map(&render).collect::<Result<Vec<String>, _>>().map(join_sentences)
            };
            lines.push(join(explanation.sentence())?);
            lines.push(render(explanation.rule())?);
            for alternative in explanation.alternatives() {
                lines.extend(alternative.label.as_ref().map(&render).transpose()?);
                lines.push(match &alternative.plan {
                    RedactedPlan::Visible(plan) => format!("{}", ActionList(plan)),
                    RedactedPlan::Hidden(text) => render(text)?,
                });
            }
            let terms =
                explanation.alternatives().iter().flat_map(|alternative| &alternative.terms);
            for term in terms.chain(explanation.terms()) {
                lines.push(render(&TranslatableText::from_key(term.name.clone()))?);
            }
            for contrast in explanation.contrasts() {
                lines.push(render(&RedactedContrast::message(contrast))?);
            }
            for counterfactual in explanation.counterfactuals() {
                lines.push(render(&counterfactual.sentence)?);
            }
            lines.push(format!("{}", ActionList(explanation.consequences())));
        }
        Ok(lines)
    }

    /// Checks that the visible texts and data contain none of the `hidden` words.
    ///
    /// # Errors
    /// The line that contains such a word, or the text that cannot be rendered.
    pub fn check_no_leaks<A: Copy + Display + Serialize>(
        &self,
        explanation: &RedactedExplanation<A>,
        hidden: &[String],
    ) -> Result<(), String> {
        let mut lines = self.render_all(explanation)?;
        lines.push(serde_json::to_string(explanation).map_err(|error| error.to_string())?);
        let hidden: BTreeSet<&str> = hidden.iter().map(String::as_str).collect();
        for line in lines {
            let mut words = line.split(|letter: char| !letter.is_alphanumeric());
            if let Some(word) = words.find(|word| hidden.contains(word)) {
                return Err(format!("{word} is revealed: {line}"));
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
