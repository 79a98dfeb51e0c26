//! Reading what is shown, as people and programs read it.

use std::{collections::BTreeSet, fmt::Display};

use kozyr_core::{
    explanation::{Message, Shown, ShownFact, ShownPlan},
    texts::{Locale, Texts, in_a_row},
};
use serde::Serialize;

use crate::texts::{sentence, texts};

/// Reads reasons in all languages.
pub struct Reader {
    languages: [Texts; Locale::ALL.len()],
}

impl Default for Reader {
    fn default() -> Self {
        Reader { languages: Locale::ALL.map(texts) }
    }
}

impl Reader {
    /// All that is shown, in every language.
    ///
    /// # Errors
    /// What cannot be said.
    pub fn read_all<A: Copy + Display>(&self, shown: &Shown<A>) -> Result<Vec<String>, String> {
        let mut lines = Vec::new();
        for texts in &self.languages {
            let say = |message: &Message| {
                sentence(texts, message).map_err(|fault| format!("cannot be said: {fault}"))
            };
            let all = |messages: &[Message]| {
                messages.iter().map(&say).collect::<Result<Vec<String>, _>>().map(in_a_row)
            };
            lines.push(all(shown.sentence())?);
            lines.push(say(shown.rule())?);
            for one in shown.alternatives() {
                lines.extend(one.label.as_ref().map(&say).transpose()?);
                lines.push(match &one.plan {
                    ShownPlan::Open(plan) => format!("{}", Listed(plan)),
                    ShownPlan::Hidden(told) => say(told)?,
                });
            }
            let terms = shown.alternatives().iter().flat_map(|one| &one.terms);
            for term in terms.chain(shown.terms()) {
                lines.push(say(&Message::of_key(term.name.clone()))?);
            }
            for fact in shown.facts() {
                lines.push(say(&ShownFact::told(fact))?);
            }
            for one in shown.counterfactuals() {
                lines.push(say(&one.told)?);
            }
            lines.push(format!("{}", Listed(shown.consequences())));
        }
        Ok(lines)
    }

    /// All that is shown, in words and as data, must not have any of some words.
    ///
    /// # Errors
    /// The line that has one, or what cannot be said.
    pub fn read_closed<A: Copy + Display + Serialize>(
        &self,
        shown: &Shown<A>,
        hidden: &[String],
    ) -> Result<(), String> {
        let mut lines = self.read_all(shown)?;
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
struct Listed<'a, A>(&'a [A]);

impl<A: Display> Display for Listed<'_, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|action| write!(f, "{action} "))
    }
}
