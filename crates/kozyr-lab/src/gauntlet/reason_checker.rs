//! Checks that explanations can be rendered.

use kozyr_core::{
    explanation::{Explanation, TranslatableText},
    opponent::Decision,
    texts::{Locale, Texts},
};
use std::{collections::HashSet, fmt};

use crate::texts::{texts, try_render};

/// Checks explanations; each kind of sentence is rendered only once.
pub struct ReasonChecker {
    languages: [Texts; Locale::ALL.len()],
    /// The kinds of sentences already checked: key and argument names.
    checked: HashSet<String>,
}

impl Default for ReasonChecker {
    fn default() -> Self {
        ReasonChecker { languages: Locale::ALL.map(texts), checked: HashSet::new() }
    }
}

impl ReasonChecker {
    /// Checks that a decision's explanation can be rendered in every language, that no figure is
    /// NaN, and that of the alternatives, if any, only one is chosen and begins with the action.
    ///
    /// # Errors
    /// A description of the first fault.
    pub fn check_decision<A: PartialEq + fmt::Display>(
        &mut self,
        decision: &Decision<A>,
    ) -> Result<(), String> {
        let Decision { action, explanation } = decision;
        let Explanation { rule, alternatives, terms, .. } = explanation;
        let labels = alternatives.iter().filter_map(|alternative| alternative.label.as_ref());
        labels.chain([rule]).try_for_each(|message| self.check(message))?;
        let names = alternatives.iter().flat_map(|alternative| &alternative.terms).chain(terms);
        for term in names {
            if term.value.is_nan() {
                return Err(format!("`{}` is NaN", term.name));
            }
            self.check(&TranslatableText { key: term.name.clone(), arguments: Vec::new() })?;
        }
        let mut chosen = alternatives.iter().filter(|alternative| alternative.chosen);
        match (alternatives.is_empty(), chosen.next(), chosen.next()) {
            (true, ..) => Ok(()),
            (false, Some(alternative), None) if alternative.plan.first() == Some(action) => Ok(()),
            (false, Some(_), None) => Err("the chosen alternative is not the action played".into()),
            (false, None, _) => Err("no alternative is chosen".into()),
            (false, Some(_), Some(_)) => Err("two alternatives are chosen".into()),
        }
    }

    /// Checks that a message can be rendered in every language, unless one of its kind was checked
    /// before.
    fn check(&mut self, message: &TranslatableText) -> Result<(), String> {
        let mut kind = message.key.to_string();
        for (name, _) in &message.arguments {
            kind.push(' ');
            kind += name;
        }
        if self.checked.contains(&kind) {
            return Ok(());
        }
        for texts in &self.languages {
            try_render(texts, message)
                .map_err(|fault| format!("`{kind}` cannot be rendered: {fault}"))?;
        }
        self.checked.insert(kind);
        Ok(())
    }
}
