//! Texts in the languages that the program speaks, written in [Fluent](https://projectfluent.org).
//!
//! The texts themselves stand in files outside this crate: whoever shows them says which.

mod locale;

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use crate::explanation::message::{TextArgument, TranslatableText, rounded};

pub use fluent_bundle::FluentValue;
pub use locale::Locale;

/// The texts of one language, found by their keys.
pub struct Texts {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
}

/// Why a text cannot be shown as it was meant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// The language has no text of that key.
    #[error("there is no text `{key}` in {language}", language = .locale.name())]
    Missing {
        /// The key.
        key: String,
        /// The language.
        locale: Locale,
    },
    /// The text asks for something that was not given.
    #[error("text `{key}` in {language}: {reason}", language = .locale.name())]
    Incomplete {
        /// The key.
        key: String,
        /// The language.
        locale: Locale,
        /// What is missing.
        reason: String,
        /// The text with its gaps.
        text: String,
    },
}

impl TextError {
    /// What can be shown all the same: the text with its gaps, or else the key.
    pub fn into_text(self) -> String {
        match self {
            TextError::Missing { key, .. } => key,
            TextError::Incomplete { text, .. } => text,
        }
    }
}

impl Texts {
    /// The texts of a language from the contents of its Fluent files.
    ///
    /// What is wrong with these is told by [`faults`](Texts::faults); the rest of them is used.
    pub fn new(locale: Locale, files: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
        // Most fonts and terminals draw the marks that isolate right-to-left text as boxes.
        bundle.set_use_isolating(false);
        let written =
            if locale.decimal_mark() == ',' { with_decimal_comma } else { with_decimal_point };
        bundle.set_formatter(Some(written));
        let mut faults = Vec::new();
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(ToString::to_string));
            }
        }
        Texts { locale, bundle, faults }
    }

    /// Lets every piece of every text be said otherwise. What is filled in stays as it is, unless it
    /// is a text itself.
    #[must_use]
    pub fn with_transform(mut self, reword: fn(&str) -> Cow<'_, str>) -> Self {
        self.bundle.set_transform(Some(reword));
        self
    }

    /// The language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// What could not be read of the files, or was there twice.
    pub fn errors(&self) -> &[String] {
        &self.faults
    }

    /// Whether there is a text of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a key, with its arguments filled in.
    ///
    /// # Errors
    /// If there is none, or it asks for an argument that is not given.
    pub fn format(
        &self,
        key: &str,
        arguments: &[(&str, FluentValue<'_>)],
    ) -> Result<String, TextError> {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return Err(TextError::Missing { key: key.into(), locale: self.locale });
        };
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(TextError::Incomplete {
                key: key.into(),
                locale: self.locale,
                reason: error.to_string(),
                text,
            }),
        }
    }

    /// A sentence of an explanation. Figures get at most two decimals; cards and squares are
    /// written as `notation` says.
    ///
    /// # Errors
    /// As of [`format`](Texts::format).
    pub fn format_text(
        &self,
        message: &TranslatableText,
        notation: impl Fn(&str) -> String,
    ) -> Result<String, TextError> {
        self.filled(message, &notation)
    }

    fn filled(
        &self,
        message: &TranslatableText,
        notation: &dyn Fn(&str) -> String,
    ) -> Result<String, TextError> {
        let mut arguments: Vec<(&str, FluentValue<'_>)> = Vec::new();
        for (name, argument) in &message.arguments {
            let value = match argument {
                TextArgument::Number(number) => FluentValue::from(rounded(*number)),
                TextArgument::Notation(text) => FluentValue::from(notation(text)),
                TextArgument::Nested(part) => FluentValue::from(self.filled(part, notation)?),
            };
            arguments.push((name, value));
        }
        self.format(&message.key, &arguments)
    }
}

/// A number as it is written where a point stands before its decimals, below 0 with the sign of a
/// minus; which plural form goes with it is found before.
fn with_decimal_point<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

/// The same where a comma stands there.
fn with_decimal_comma<M>(value: &FluentValue<'_>, memory: &M) -> Option<String> {
    with_decimal_point(value, memory).map(|text| text.replacen('.', ",", 1))
}

/// Sentences in a row, each with a capital letter: where one begins with a part that has a text of
/// its own, that is written small.
pub fn join_sentences(sentences: Vec<String>) -> String {
    let begun = sentences.into_iter().map(|sentence| {
        let mut letters = sentence.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect::<String>()
    });
    begun.collect::<Vec<_>>().join(" ")
}
